"""How the cards fall, packet by packet, until the talon lies in the middle (alsos.deal.packets).

The reader sits in the non-dealer's place and sees what is seen from there: the own first eight, the indicator, the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.alsos import Deal, Seat, Talon, dealt, start, visible_to
from engine.alsos.deal import Packet, PacketKind, packets
from engine.alsos.values import FIRST_CARDS, HIDDEN_CARDS, PACK, TALON_SIZE
from engine.cards import Card
from engine.samples import shuffled
from widgets.cards_view import card_picture
from widgets.hands_view import hand_words, seat_view
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import seated
from widgets.labs.controls import act, acts, number_field
from widgets.labs.lab import Drawn, Field, Lab, Settings, number
from widgets.markup import NOTHING, Markup, classes, join, tag
from widgets.said import Line
from widgets.setting import Setting
from widgets.table_alsos import PLACES
from widgets.talon_view import indicator_view, talon_view
from widgets.words import the_card

SHUFFLES = 99
"""How many shuffles there are to choose from."""

ROLES = {Seat.NON_DEALER: N_("non-dealer, your seat"), Seat.DEALER: N_("dealer")}


def _seen(shuffle: int) -> tuple[Packet, ...]:
    """The packets of that shuffle, as the non-dealer sees them."""
    return packets(_visible(dealt(shuffled(PACK, Random(shuffle)))))


def _visible(deal: Deal) -> Deal:
    return visible_to(start(deal), Seat.NON_DEALER).deal


STEPS = len(_seen(1))


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The table after so many packets, and what the last one was."""
    shuffle, step = settings["shuffle"], settings["step"]
    setting = seated(base)
    fallen = _seen(shuffle)[:step]
    where = _("Packet {number} of {count}", number=step, count=STEPS) if step else _("Before the first packet")
    return Drawn(_controls(shuffle, step, _), _scene(fallen, setting, _), _lines(fallen, setting, _), where)


def _controls(shuffle: int, step: int, _: Translator) -> Markup:
    on = (_("Next packet"), step + 1) if step < STEPS else (_("From the start"), 0)
    steps = (
        act("back", _("Back"), {"step": str(max(step - 1, 0))}, is_dim=not step),
        act("next", on[0], {"step": str(on[1])}, is_main=True),
        act("all", _("All the packets"), {"step": str(STEPS)}, is_dim=step == STEPS),
    )
    another = act("another", _("Another shuffle"), {"shuffle": str(shuffle % SHUFFLES + 1)})
    chosen = tag("div", number_field(_("Shuffle"), "shuffle", shuffle, 1, SHUFFLES), another, class_="lab-act")
    return acts(_("Packet by packet"), steps) + chosen


def _scene(fallen: Sequence[Packet], setting: Setting, _: Translator) -> Markup:
    middle = tag("div", _talon(fallen, _), _pack(_left(fallen), _), class_="middle")
    far, near = (_seat(fallen, seat, setting, _) for seat in (Seat.DEALER, Seat.NON_DEALER))
    return tag("div", far, middle, near, class_="table lab-deal")


def _left(fallen: Sequence[Packet]) -> int:
    return fallen[-1].left if fallen else len(PACK)


def _seat(fallen: Sequence[Packet], seat: Seat, setting: Setting, _: Translator) -> Markup:
    own = (_packet(packet, packet is fallen[-1], _) for packet in fallen if packet.seat is seat)
    return seat_view(seat, tag("div", *own, class_="packets"), setting, place=PLACES[seat], roles=(_(ROLES[seat]),))


def _packet(packet: Packet, is_newest: bool, _: Translator) -> Markup:
    words = hand_words(packet.cards, _)
    if packet.kind is PacketKind.LAST:
        count = len(packet.cards)
        words = _.plural("{count} card kept apart, face down", "{count} cards kept apart, face down", count)
    pictures = join(card_picture(card, _) for card in packet.cards)
    names = classes("packet", packet.kind.value, "newest" if is_newest else None)
    return tag("div", pictures, class_=names, role="img", aria_label=words)


def _talon(fallen: Sequence[Packet], _: Translator) -> Markup:
    """The middle of the table: nothing yet, the indicator alone, what lies across it."""
    laid = {packet.kind: packet.cards for packet in fallen if packet.seat is None}
    if PacketKind.INDICATOR not in laid:
        return tag("div", tag("span", class_="card gone"), class_="talon", aria_hidden="true")
    indicator = _open(laid[PacketKind.INDICATOR])
    newest = "newest" if fallen[-1].seat is None else None
    if PacketKind.HIDDEN not in laid:
        return tag("div", indicator_view(indicator, _), class_=newest)
    top = _open(laid[PacketKind.TOP]) if PacketKind.TOP in laid else None
    return tag("div", talon_view(Talon(indicator, None, laid[PacketKind.HIDDEN], top), _), class_=newest)


def _open(cards: Sequence[Card | None]) -> Card:
    (card,) = cards
    assert card is not None
    return card


def _pack(left: int, _: Translator) -> Markup:
    """What the dealer still holds."""
    if not left:
        return NOTHING
    words = _.plural("{count} card to deal", "{count} cards to deal", left)
    return tag("div", card_picture(None, _), tag("span", words, class_="caption"), class_="pack-left")


def _lines(fallen: Sequence[Packet], setting: Setting, _: Translator) -> tuple[Line, ...]:
    rule = "alsos.deal.packets"
    names = {"dealer": setting.name(Seat.DEALER), "player": setting.name(Seat.NON_DEALER)}
    if fallen:
        told = Line(_told(fallen, fallen[-1], setting, _), rule)
    else:
        told = Line(_("{dealer} has shuffled, {player} has cut, and nothing has been dealt yet.", **names), rule)
    left = _left(fallen)
    if not left:
        return (told,)
    return (told, Line(_.plural("{count} card is left to deal.", "{count} cards are left to deal.", left)))


def _told(fallen: Sequence[Packet], packet: Packet, setting: Setting, _: Translator) -> str:
    """What the last packet was, and to whom it went."""
    size = len(packet.cards)
    match packet.kind:
        case PacketKind.INDICATOR:
            card = the_card(_open(packet.cards), _)
            return _("Face up in the middle comes {card}: it is the indicator, whose suit is offered.", card=card)
        case PacketKind.HIDDEN:
            return _("{size} cards go face down, crosswise, on the indicator: nobody sees them.", size=size)
        case PacketKind.TOP:
            return _(
                "The last card, {card}, is turned up on top. The talon is complete, {talon} cards: the indicator at the"
                " bottom, {hidden} hidden, one on top. Nothing is left to deal.",
                card=the_card(_open(packet.cards), _),
                talon=TALON_SIZE,
                hidden=HIDDEN_CARDS,
            )
    assert packet.seat is not None
    player = setting.name(packet.seat)
    if packet.kind is PacketKind.LAST:
        return _(
            "{player} gets {size} more, face down: they are kept apart, and nobody looks at them yet.",
            player=player,
            size=size,
        )
    held = sum(len(one.cards) for one in fallen if one.seat is packet.seat)
    if len(fallen) == 1:
        return _("{player} does not deal and so comes first: {size} cards in one go.", player=player, size=size)
    if held < FIRST_CARDS:
        return _("{player} gets {size} cards in one go, too.", player=player, size=size)
    return _(
        "{player} gets {size} more and has {held}: these are the cards to bid with.",
        player=player,
        size=size,
        held=held,
    )


LAB = Lab(
    "alsos",
    N_("Watch the packets fall"),
    {"shuffle": Field("1", number(1, SHUFFLES)), "step": Field(str(STEPS), number(0, STEPS))},
    draw,
)
