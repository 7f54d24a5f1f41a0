# One command a job, the same here and in CI; `make help` lists them. What a command needs, it builds and installs first.
PYTHON ?= python3
PORT ?= 8000
# the shell of Chromium that never opens a window does the same work with a quarter less
CHROMIUM ?= /usr/bin/chromium-headless-shell
FIREFOX ?= /usr/bin/firefox-esr
PY := .venv/bin/python
RUNTIME := widgets/runtime
PYODIDE := node_modules/pyodide
# dates inside built files: the first of January 2026, so that the same sources give the same bytes
EPOCH := SOURCE_DATE_EPOCH=1767225600
# the site's own date: that of the commit, or the same for all where there is none
COMMITTED = SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)
export CHROMIUM
export FIREFOX
export NO_MKDOCS_2_WARNING := 1
export PYTHONDONTWRITEBYTECODE := 1

# folders are listed too: they change when a file comes or goes
ENGINE := $(shell find engine -name '*.py' -o -type d ! -name __pycache__)
WIDGETS := $(shell find widgets -maxdepth 1 -name '*.py') $(shell find widgets/labs widgets/packs -name '*.py' -o -type d ! -name __pycache__) $(shell find widgets -name '*.mo') widgets widgets/pyproject.toml
PAGES := $(shell find docs/fr docs/es translations widgets/shell widgets/theme) mkdocs.yml

BROWSERS ?= 2
REST = $(MAKE) --no-print-directory

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup serve docs site runtime library test lint unit browser-test verify second-statement catalogs confirm pictures lock clean
.PHONY: bench bench-web browser browsers deep fuzz mutants walks

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' Makefile

serve: site ## build everything and serve the site on http://127.0.0.1:8000 (another port: make serve PORT=8080)
	@node $(RUNTIME)/serve.mjs site $(PORT)

test: lint runtime browser ## run every check, browser tests included
	@mkdir -p build
	@echo "The tests that need no browser run beside all the rest; what they say comes last."
	@nice $(PY) -m pytest --ignore=tests/browser > build/unit-tests.log 2>&1 & unit=$$!; \
		trap 'kill $$unit' INT TERM; \
		$(REST) verify browser-test; browser=$$?; \
		wait $$unit; unit=$$?; cat build/unit-tests.log; exit $$((browser > 0 || unit > 0))

docs: runtime ## the authors' live preview: pages are rebuilt as they are saved
	$(PY) -m mkdocs serve --dev-addr 127.0.0.1:$(PORT)

lint: setup ## style and types of Python and JavaScript, catalogs that are up to date, sections in step
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	node_modules/.bin/tsc --project .
	$(PY) -m widgets.catalogs --check
	$(PY) -m widgets.sections_record

unit: setup runtime ## the tests that need no browser
	$(PY) -m pytest --ignore=tests/browser

walks: site browser ## walk every lab, drill and sheet in both languages, by keyboard and by touch, to its end
	WALKS=all $(PY) -m pytest tests/browser/test_walks.py

browser-test: site browser ## the tests in Chromium, BROWSERS at a time (2)
	$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/browser

# what drives the three engines, in an environment of its own
.venv-browsers/.ready: tests/browsers/requirements.txt
	@sh .ci/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv-browsers
	.venv-browsers/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r tests/browsers/requirements.txt
	@touch $@

browsers: site browser .venv-browsers/.ready ## walk the main flows in Chromium, Firefox and WebKitGTK (ENGINES=firefox for some); writes tests/BROWSERS.md
	@sh .ci/need firefox
	@sh .ci/need webkit
	.venv-browsers/bin/python -m tests.browsers.run $(ENGINES)

second-statement: setup ## compare the engine with the second statement of the rules on a hundred thousand deals
	DEALS=100000 $(PY) -m pytest tests/reference

deep: setup ## ten thousand whole deals of each game, and ten thousand endings against plain minimax
	MANY=10000 $(PY) -m pytest tests/properties/test_many_deals.py
	ENDINGS=10000 $(PY) -m pytest tests/engine/alsos/test_analysis.py tests/engine/alcalde/test_analysis.py

fuzz: setup ## read a million texts, spoilt and made up: an error of the contract, never a traceback (RUNS=, SEED=)
	$(PY) -m tests.fuzz.run

verify: setup ## check every worked example on every page
	$(PY) -m engine verify docs

catalogs: setup ## bring the translation catalogs up to date with the code, and compile them
	$(PY) -m widgets.catalogs

confirm: setup ## say that sections say the same in every language, all or some (PAGE=alsos/index.md SECTION=cards)
	$(PY) -m widgets.sections_record --confirm --page "$(PAGE)" --section "$(SECTION)"

pictures: setup browser ## draw the pictures that links to the site show elsewhere
	$(PY) -m widgets.social

browser:
	@sh .ci/need chromium

# ---- set-up: done once, and again when a lock file changes

setup: .venv/.ready node_modules/.ready ## install what the other commands need (they do so by themselves)

.venv/.ready: requirements.txt
	@sh .ci/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv
	$(PY) -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r requirements.txt
	@touch $@

node_modules/.ready: package.json package-lock.json
	@sh .ci/need node
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# pyodide-build and what it imports, for the browser's Python
build/compiler/.ready: $(RUNTIME)/compiler.txt .venv/.ready
	rm -rf $(@D)
	$(PY) -m pip download -qq --disable-pip-version-check --no-deps --python-version 3.14 --only-binary :all: \
		--require-hashes -r $(RUNTIME)/compiler.txt -d $(@D)
	@touch $@

lock: .venv/.ready ## write the lock files anew from package.json, requirements.in and compiler.in
	$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install -qq --disable-pip-version-check uv
	build/uv/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--default-index https://pypi.org/simple requirements.in -o requirements.txt
	build/uv/bin/uv pip compile -q --upgrade --universal --python-version 3.14 --generate-hashes --no-header --no-annotate --no-deps \
		--default-index https://pypi.org/simple $(RUNTIME)/compiler.in -o $(RUNTIME)/compiler.txt
	build/uv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--default-index https://pypi.org/simple bench/requirements.in -o bench/requirements.txt
	build/uv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--default-index https://pypi.org/simple bench/build.in -o bench/build.txt
	build/uv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--default-index https://pypi.org/simple bench/web/requirements.in -o bench/web/requirements.txt
	build/uv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--default-index https://pypi.org/simple tests/mutants/requirements.in -o tests/mutants/requirements.txt
	build/uv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--default-index https://pypi.org/simple tests/browsers/requirements.in -o tests/browsers/requirements.txt
	npm install --package-lock-only --no-audit --no-fund
	cd bench/web && npm install --package-lock-only --no-audit --no-fund

# ---- what the browser loads

runtime: build/runtime/manifest.json build/fonts/.ready ## build what the browser loads: Python, its library, the wheels, the typefaces

library: runtime ## write widgets/runtime/library.txt anew: which files of Python's library travel
	$(PY) -m widgets.runtime.library_trace

build/library/python_stdlib.zip: $(RUNTIME)/library.txt $(RUNTIME)/library.py $(RUNTIME)/compile.mjs build/compiler/.ready node_modules/.ready
	@mkdir -p $(@D)
	$(PY) -m widgets.runtime.library $(PYODIDE)/python_stdlib.zip $@
	$(EPOCH) node $(RUNTIME)/compile.mjs $(PYODIDE) build/compiler library $@

build/packages/pyodide-lock.json: $(ENGINE) $(WIDGETS) pyproject.toml $(RUNTIME)/packages.py $(RUNTIME)/compile.mjs build/compiler/.ready node_modules/.ready
	rm -rf $(@D)
	$(EPOCH) $(PY) -m hatchling build --target wheel --directory $(@D) >/dev/null
	cd widgets && $(EPOCH) ../$(PY) -m hatchling build --target wheel --directory ../$(@D) >/dev/null
	$(PY) -m widgets.runtime.packages $(PYODIDE) $(@D)
	$(EPOCH) node $(RUNTIME)/compile.mjs $(PYODIDE) build/compiler packages $(@D)

build/runtime/manifest.json: build/library/python_stdlib.zip build/packages/pyodide-lock.json $(RUNTIME)/assemble.py
	$(PY) -m widgets.runtime.assemble $(PYODIDE) build/library/python_stdlib.zip build/packages build/runtime

build/fonts/.ready: $(RUNTIME)/fonts.py .venv/.ready node_modules/.ready
	$(PY) -m widgets.runtime.fonts node_modules/@fontsource-variable $(@D)
	@touch $@

# ---- the site

site: site/.ready ## build the site

site/.ready: $(PAGES) $(ENGINE) $(WIDGETS) $(wildcard $(RUNTIME)/*.py $(RUNTIME)/*.mjs $(RUNTIME)/hosts/*) build/runtime/manifest.json build/fonts/.ready
	$(PY) -m widgets.catalogs --check
	$(COMMITTED) $(PY) -m mkdocs build --strict --quiet
	node $(RUNTIME)/bundle.mjs site/assets/shell
	$(PY) -m widgets.runtime.seal site build/hosts
	node $(RUNTIME)/compress.mjs site build/compressed
	node $(RUNTIME)/offline.mjs site build/compressed
	@touch $@

# the peers that ours is measured against, in an environment of their own
.venv-bench/.ready: bench/requirements.txt bench/build.txt
	@sh .ci/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv-bench
	.venv-bench/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r bench/build.txt
	.venv-bench/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-build-isolation \
		--only-binary :all: --no-binary rlcard -r bench/requirements.txt
	@touch $@

bench: .venv-bench/.ready node_modules/.ready ## measure the engine against its peers and its goals, and write bench/RESULTS.md
	.venv-bench/bin/python -m bench.run

# the pages of peers in the browser, and Lighthouse, each in an environment of its own
.venv-bench-web/.ready: bench/web/requirements.txt
	@sh .ci/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv-bench-web
	.venv-bench-web/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r bench/web/requirements.txt
	@touch $@

bench/web/node_modules/.ready: bench/web/package.json bench/web/package-lock.json
	@sh .ci/need node
	cd bench/web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

bench-web: site browser .venv-bench-web/.ready bench/web/node_modules/.ready ## measure the site in the browser, and write bench/WEB.md (PAGES=/alsos/ for Lighthouse on some)
	$(PY) -m bench.web.run

# what makes the mutants of the engine, in an environment of its own
.venv-mutants/.ready: tests/mutants/requirements.txt bench/build.txt
	@sh .ci/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv-mutants
	.venv-mutants/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r bench/build.txt
	.venv-mutants/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-build-isolation \
		--only-binary :all: --no-binary yattag -r tests/mutants/requirements.txt
	@touch $@

mutants: setup .venv-mutants/.ready ## change the engine in a thousand small ways and see whether a test notices; writes tests/MUTANTS.md
	.venv-mutants/bin/python -m tests.mutants.listing
	$(PY) -m tests.mutants.run

clean: ## remove what was built (not what was installed)
	rm -rf build site .mypy_cache .pytest_cache .ruff_cache .hypothesis
