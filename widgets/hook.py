"""How the site's build asks the card table: which event of MkDocs is which work of `SiteBuild`.

No other module knows MkDocs. mkdocs-static-i18n builds the languages one after the other: the second build runs inside
the last event of the first.
All mistakes are logged as errors, each with its file and line, as soon as they are known; `--strict` fails the build.
"""

from __future__ import annotations

import logging
import posixpath
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import CombinedEvent, event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from widgets.embed_page import Home
from widgets.i18n import LANGUAGES, load
from widgets.packs.choice import pack_files
from widgets.page_build import SiteBuild
from widgets.page_frame import described, not_found, other_language
from widgets.runtime.place import place
from widgets.sections_record import RECORD, read_record
from widgets.site_index import robots, search_index, sitemap, web_manifest
from widgets.social import HEIGHT, WIDTH, picture_name, picture_words

log = logging.getLogger("mkdocs.plugins.card_table")

SEARCHES = ("material/search", "search")
_build: list[SiteBuild] = []
"""The site under way: one, from the first event of the first language to the last of the last."""


def on_config(config: MkDocsConfig) -> None:
    """Read and check all pages before the first language is built."""
    i18n: Any = config.plugins.get("i18n")
    if i18n is None or set(i18n.all_languages) != set(LANGUAGES):
        raise PluginError(f"the card table needs the plugin i18n with the languages {' and '.join(LANGUAGES)}")
    if not i18n.building:
        project = Path(config.config_file_path).parent
        roots = {language: _root(config, language) for language in LANGUAGES}
        record = project / RECORD
        confirmed = read_record(record) if record.exists() else None
        _build[:] = [SiteBuild(Path(config.docs_dir), roots, lambda path: _shown(path, project), confirmed)]
    # MkDocs does not know the steps of an example (#parti-76/7); SiteBuild.check_links does.
    config.validation.links.anchors = logging.DEBUG
    _tell()


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rules get their titles, blanks their figures, examples a place; the window is named after the first heading."""
    if title := _site().title(*_where(page, config)):
        page.meta.setdefault("title", title)
    return _site().markdown(*_where(page, config), markdown, _base(page.url, config))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The words of the glossary get their tips; the anchors and links are remembered; a description is found."""
    page.meta.setdefault("description", described(html))
    return _site().content(*_where(page, config), page.url, html, _base(page.url, config))


def on_env(env: Any, config: MkDocsConfig, files: Files) -> None:
    """All pages of a language are read: tell what is wrong; with the last language, check the links of all."""
    if _is_last(config):
        _site().check_links()
    _tell()


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """What the templates without a page (404) know of the languages."""
    config.extra["alternate"] = True
    homes = {language: _site_path(config) + _root(config, language) for language in LANGUAGES}
    return context | {
        "card_table": {
            "others": [other_language(load(other), homes[other]) for other in LANGUAGES if other != _language(config)],
            "languages": [not_found(load(language), home) for language, home in homes.items()],
        }
    }


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any) -> dict[str, Any]:
    """What a page's frame knows of the same page in the other languages; no link in the head, see `site_index`."""
    config.extra["alternate"] = True
    alternates: dict[str, Any] = getattr(page.file, "alternates", {})
    others = {language: file.url for language, file in alternates.items() if language != _language(config)}
    known = {
        "others": [other_language(load(at), url) for at, url in others.items()],
        "picture": _picture(config),
        "manifest": f"{_root(config, _language(config))}manifest.webmanifest",
    }
    return context | {"card_table": known}


def on_post_template(output: str, template_name: str, config: MkDocsConfig) -> str:
    """One 404 page for all languages, one sitemap for each."""
    site, language = _site(), _language(config)
    if template_name == "404.html":
        return site.framed(language, output, _site_path(config), _has_search(config)) if _is_first(config) else ""
    if template_name != "sitemap.xml":
        return output
    root = urljoin(config.site_url or "", site.roots[language])
    others = [urljoin(config.site_url or "", at) for other, at in site.roots.items() if other != language and at]
    own = sitemap(output, root, [other for other in others if other.startswith(root)])
    if _is_first(config):
        return own
    _write(config, f"{site.roots[language]}sitemap.xml", own)
    return ""


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The replays, the checker, the drawings and the frame of the finished page; its widgets on pages of their own."""
    language, path = _where(page, config)
    base = _base(page.url, config)
    html = _site().finished(language, path, output, base)
    for name, text in _site().beside(language, path):
        _write(config, posixpath.join(posixpath.dirname(page.file.dest_uri), name), text)
    title = f"{_site().title(language, path) or page.title} — {config.site_name}"
    for url, text in _site().embeds(language, path, Home(page.url, title, html)):
        _write(config, f"{url}index.html", text)
    return _site().framed(language, html, base, _has_search(config))


@event_priority(100)  # before mkdocs-static-i18n builds the next language and forgets the entries of this one
def _keep_files(config: MkDocsConfig) -> None:
    language, root = _language(config), _root(config, _language(config))
    described = load(language), str(config.site_name), str(config.site_description)
    _site().files[f"{root}manifest.webmanifest"] = web_manifest(*described, root)
    search: Any = next((config.plugins[name] for name in SEARCHES if name in config.plugins), None)
    if search is not None:
        index = search.search_index
        _site().files[f"{root}search/search_index.json"] = search_index(index.config, index.entries, language, root)


@event_priority(-200)  # after mkdocs-static-i18n has built the other languages and mixed their search indexes
def _finish(config: MkDocsConfig) -> None:
    _tell()
    if _i18n(config).building:
        return
    for path, text in (*_site().files.items(), *pack_files()):
        _write(config, path, text)
    if config.site_url:
        maps = (urljoin(config.site_url, f"{root}sitemap.xml") for root in _site().roots.values())
        _write(config, "robots.txt", robots(maps))
    if (config.extra.get("card_table") or {}).get("runtime") is not False:
        try:
            place(Path(config.site_dir))
        except FileNotFoundError as error:
            raise PluginError(str(error)) from error


on_post_build = CombinedEvent(_keep_files, _finish)


def on_serve(server: Any, config: MkDocsConfig, builder: Any) -> None:
    """The preview follows the shell and the templates, too; Python is read once."""
    for folder in ("shell", "theme"):
        server.watch(str(Path(__file__).parent / folder))


def _site() -> SiteBuild:
    return _build[0]


def _tell() -> None:
    for problem in _site().problems.take():
        log.error("%s", problem)


def _i18n(config: MkDocsConfig) -> Any:
    return config.plugins["i18n"]


def _language(config: MkDocsConfig) -> str:
    return str(_i18n(config).current_language)


def _is_first(config: MkDocsConfig) -> bool:
    return not _i18n(config).building


def _is_last(config: MkDocsConfig) -> bool:
    i18n = _i18n(config)
    others = [language for language in i18n.build_languages if language != i18n.default_language]
    return bool(_language(config) == [i18n.default_language, *others][-1])


def _root(config: MkDocsConfig, language: str) -> str:
    return "" if language == _i18n(config).default_language else f"{language}/"


def _where(page: Page, config: MkDocsConfig) -> tuple[str, str]:
    """The language of a page, and its path in that language's folder."""
    language = _language(config)
    if not page.file.src_uri.startswith(f"{language}/"):
        raise PluginError(f"{page.file.src_uri}:1: a page stands in the folder of its language")
    return language, page.file.src_uri.removeprefix(f"{language}/")


def _base(url: str, config: MkDocsConfig) -> str:
    """The way from a page to its language's root: `./`, `../`."""
    root = _root(config, _language(config))
    return posixpath.relpath(root or ".", posixpath.dirname(url) or ".") + "/"


def _site_path(config: MkDocsConfig) -> str:
    return urlsplit(config.site_url or "/").path or "/"


def _picture(config: MkDocsConfig) -> dict[str, Any] | None:
    """The picture of a language, where there is one and the site knows its own address."""
    name = picture_name(_language(config))
    if not config.site_url or not Path(config.docs_dir, name).is_file():
        return None
    words = picture_words(load(_language(config)))
    return {"url": urljoin(config.site_url, name), "width": WIDTH, "height": HEIGHT, "words": words}


def _has_search(config: MkDocsConfig) -> bool:
    return any(name in config.plugins for name in SEARCHES)


def _shown(path: Path, project: Path) -> str:
    return path.relative_to(project).as_posix() if path.is_relative_to(project) else path.as_posix()


def _write(config: MkDocsConfig, path: str, text: str) -> None:
    target = Path(config.site_dir, path)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
