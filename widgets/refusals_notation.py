"""What is wrong with a text that cannot be read, and how to mend it: one sentence or two for each case.

The blanks are the facts of the error. The first sentence is said whose blanks all have something to say, or the last.
"""

from __future__ import annotations

from collections.abc import Mapping

from widgets.i18n import N_

SENTENCES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("notation.size", "too-large"): (
        N_("This text is too large: {size} bytes, where {limit} are the limit. Put one example in one text."),
    ),
    ("notation.toml", "not-utf8"): (N_("From here on the text is not UTF-8. Save it as UTF-8 and try again."),),
    ("notation.toml", "twice"): (N_("`{key}` was given before. Keep one of the two."),),
    ("notation.toml", "no-equals-sign"): (N_("A key stands here without a value. Write `=` and the value after it."),),
    ("notation.toml", "equals-sign-twice"): (
        N_("One equals sign is enough between a key and its value. Leave the other out."),
    ),
    ("notation.toml", "colon"): (N_("A colon stands after the key. Write `=` between a key and its value."),),
    ("notation.toml", "no-value"): (N_("The value after the equals sign is missing. Write it in the same line."),),
    ("notation.toml", "no-comma"): (
        N_("A comma is missing after `{after}`. Write one between each entry and the next."),
    ),
    ("notation.toml", "comma-too-many"): (N_("There is a comma too many in this line. Leave it out."),),
    ("notation.toml", "unclosed"): (
        N_("The `{opening}` of this line is never closed. Write `{closing}` in the place where it should end."),
    ),
    ("notation.toml", "unopened"): (
        N_("The `{mark}` in this line closes nothing. Open the bracket before it, or leave it out."),
    ),
    ("notation.toml", "table-in-one-line"): (
        N_("A table in braces has to end in its own line. Close it there, or give it a header in square brackets."),
    ),
    ("notation.toml", "round-brackets"): (
        N_("A list has square brackets. Write `[` and `]` in place of the round ones."),
    ),
    ("notation.toml", "header"): (
        N_("This header of a table is not whole. Write it between square brackets, alone in its line: `[deal]`."),
    ),
    ("notation.toml", "no-key"): (
        N_("A key should stand here. Write letters, digits and hyphens, or any text between straight quotation marks."),
    ),
    ("notation.toml", "bare-key"): (
        N_(
            "The key `{word}` needs straight quotation marks. "
            "Without them a key has nothing but letters without accents, digits and hyphens."
        ),
    ),
    ("notation.toml", "bare-value"): (
        N_("`{word}` needs straight quotation marks. Without them may stand only whole numbers, `true` and `false`."),
    ),
    ("notation.toml", "unpaired-quotation-mark"): (
        N_("A quotation mark of this line has no counterpart. Put one before each text and the same one after it."),
    ),
    ("notation.toml", "book-quotation-marks"): (
        N_('The quotation marks of this line are those of a book. Write straight ones: `"deal"`.'),
    ),
    ("notation.toml", "unseen"): (
        N_("A character that cannot be seen stands here ({code}). Delete it, or put an ordinary space in its place."),
    ),
    ("notation.toml", "line-goes-on"): (
        N_(
            "The line should have ended before `{found}`. "
            "Write one key a line, and commas between the entries of a list."
        ),
    ),
    ("notation.toml", "fence"): (
        N_(
            "The mark of a fence belongs to a page, not to an example. Leave this line out, and the one that closes it."
        ),
    ),
    ("notation.toml", "backslash"): (N_("A backslash has no place in this text. Leave it out, or write it twice."),),
    ("notation.toml", "unreadable-value"): (
        N_("No value can be read here. Texts stand between straight quotation marks, numbers and `true` without them."),
    ),
    ("notation.value", "too-deep"): (
        N_("Lists and tables are nested too deep. No example needs more than {limit} within each other."),
    ),
    ("notation.value", "too-great"): (N_("This number is too great. Whole numbers go up to {limit}."),),
    ("notation.value", "not-whole"): (N_("Only whole numbers may stand here. Write the number without a point."),),
    ("notation.value", "date-or-time"): (
        N_("A date or a time has no place in an example. Leave it out, or put it between quotation marks."),
    ),
    ("notation.value", "not-a-table"): (
        N_("`{key}` should be a table. Give it keys of its own, each with a value, in braces or under a header."),
    ),
    ("notation.value", "not-true-or-false"): (
        N_("`{key}` says yes or no. Write `true` or `false`, without quotation marks."),
    ),
    ("notation.value", "not-a-number"): (N_("A whole number should stand here. Write it without quotation marks."),),
    ("notation.value", "not-a-text"): (N_("A text should stand here. Put it between straight quotation marks."),),
    ("notation.value", "not-a-list"): (
        N_("A list should stand here. Put its entries between square brackets, with commas between them."),
    ),
    ("notation.value", "no-colon"): (
        N_("A colon is missing in `{entry}`. Write the player, a colon, then what is said: `Anna: pass`."),
    ),
    ("notation.value", "empty-entry"): (N_("This entry is empty. Write the player who leads, then the cards."),),
    ("notation.value", "trick-size"): (
        N_("Wrong number of cards in this line: {found}. Write all the cards of the trick, {needed} in number."),
    ),
    ("notation.value", "one-trick"): (
        N_("A single trick is one line of `plays`. Number of lines here: {found}. For more, record a whole deal."),
    ),
    ("notation.value", "nothing-taken"): (
        N_("`take` is empty. Name the indicator first, then whatever else is taken, in order."),
    ),
    ("notation.value", "two-packets"): (
        N_(
            "A hand is dealt in two packets: a text with the first eight cards, another with the last four. "
            "Found: {found}."
        ),
    ),
    ("notation.value", "talon-parts"): (
        N_("The talon has three parts with `|` between them: indicator, six hidden cards, top card. Found: {found}."),
    ),
    ("notation.value", "not-a-pair"): (
        N_("The units of a deal are a pair, one number for each player. Numbers found: {found}."),
    ),
    ("notation.value", "nothing-said"): (N_("Nothing is said in `{entry}`. Write `pass`, or what the player says."),),
    ("notation.value", "pass-and-more"): (
        N_("`{entry}` passes and speaks at once. Write either `pass` alone, or what is said with commas between."),
    ),
    ("notation.value", "item-not-named"): (
        N_("`{word}` must name what it answers. Write for instance `{word} parti`."),
    ),
    ("notation.value", "suit-not-named"): (N_("`bid` must name a suit. Write for instance `bid S`."),),
    ("notation.value", "unknown-word-near"): (
        N_("`{word}` is not a word that may stand here. Did you mean `{nearest}`?"),
    ),
    ("notation.value", "unknown-word"): (
        N_("`{word}` is not a word that may stand here. These may: {known}."),
        N_("`{word}` is not a word that may stand here. Leave it out."),
    ),
    ("notation.value", "not-a-suit"): (N_("`{word}` is not a suit. Write one of these: {suits}."),),
    ("notation.value", "not-a-suit-near"): (N_("`{word}` is not a suit. Did you mean `{nearest}`?"),),
    ("notation.value", "unfit-id"): (
        N_("`{id}` cannot be the end of a link. Use only letters without accents, digits and hyphens."),
    ),
    ("notation.value", "misplaced-fence"): (
        N_(
            "No example can be shown here: in a list, a quotation, a note, a tab or a comment. "
            "Begin its fence at the left edge of the page, with nothing before it in the line."
        ),
    ),
    ("notation.value", "id-taken"): (
        N_("Another example on this page is already called `{id}`. Give each an `id` of its own."),
    ),
    ("notation.value", "unknown-variant"): (
        N_("No variant is called `{variant}`. Leave `variant` out to play the game as described."),
    ),
    ("notation.value", "not-a-move"): (N_("`{word}` is not something one can do in this game."),),
    ("notation.key", "unknown-near"): (N_("The key `{key}` is unknown. Did you mean `{nearest}`?"),),
    ("notation.key", "unknown"): (
        N_("The key `{key}` is unknown. Here may stand: {known}."),
        N_("The key `{key}` is unknown, and no key may stand here. Leave it out."),
    ),
    ("notation.key", "no-language"): (
        N_("`{key}` is no language. Name it by its two or three small letters, as in `fr` or `es`."),
    ),
    ("notation.key", "missing-outcome"): (
        N_("`outcomes` does not say whether `{key}` was won. Add it: `true` if so, `false` if not."),
    ),
    ("notation.value", "missing"): (
        N_("The key `{key}` is missing. Add it above the first header in square brackets."),
    ),
    ("notation.value", "missing-the-table"): (
        N_("The table `{key}` is missing. Add it at the end, under its header `[{key}]`."),
    ),
    ("notation.value", "missing-in-table"): (N_("The key `{key}` is missing in `{table}`. Add it."),),
    ("notation.key", "swallowed"): (
        N_("`{key}` stands under the header `[{table}]` and so belongs to it. Move `{key}` above that header."),
    ),
    ("notation.key", "not-in-this-kind"): (
        N_("`{key}` has no place in an example of the kind `{kind}`. Leave it out, or change `kind`."),
    ),
    ("notation.key", "no-such-entry"): (
        N_("The note `{key}` belongs to no entry. Entries are counted from 0: `plays.0` is the first of `plays`."),
    ),
    ("notation.key", "note-twice"): (N_("`{key}` has a note already. Put all that is to be said of it into one."),),
    ("notation.key", "nothing-expected"): (
        N_("An example on a page says what is expected of it. Add `[expect]` at the end, with at least one result."),
    ),
    ("notation.player", "unknown-near"): (N_("`{name}` is not at this table. Did you mean `{nearest}`?"),),
    ("notation.player", "unknown"): (N_("`{name}` is not at this table. The players are {players}."),),
    ("notation.player", "nobody-named"): (
        N_("Nobody is named before the colon in `{entry}`. The players are {players}; write who it is."),
    ),
    ("notation.player", "reserved-name"): (
        N_("No player can be called `{name}`: the word has a meaning of its own here. Choose another name."),
    ),
    ("notation.player", "unfit-name"): (
        N_("`{name}` cannot be a player’s name. Choose one without a space, a colon, a comma or a dot."),
    ),
    ("notation.player", "equal-names"): (N_("Two players are called `{name}`. Give each a name of their own."),),
    ("notation.player", "too-few"): (N_("Too few players: {found}. This game needs {needed}; name all of them."),),
    ("notation.player", "too-many"): (N_("Too many players: {found}. This game needs {needed}; name only these."),),
    ("notation.card", "not-in-pack"): (
        N_("This game is played without {card}. Write a card that belongs to its pack."),
    ),
    ("notation.card", "unknown-near"): (
        N_("`{word}` is not a card. Did you mean {nearest}? Write the rank, then the suit."),
    ),
    ("notation.card", "exchange-meant"): (N_("`{word}` is not a card. Did you mean the word `{nearest}`?"),),
    ("notation.card", "unknown"): (
        N_("`{word}` is not a card. Write the rank, then the suit: `10S`, `QH`; between cards, a space."),
    ),
}
