"""What our plays are measured against: the card games of four packages from PyPI, each driven by its own API.

A contender deals a game ready for its first card and plays it out: list the legal cards, pick one at random, play it.
All pick alike. Where a package keeps a log of the plays, it is kept; nothing is drawn or encoded for learning.
"""

from typing import Any

import numpy
import pyspiel
from jass.game.const import HEARTS
from jass.game.game_sim import GameSim
from jass.game.game_util import deal_random_hand
from jass.game.rule_schieber import RuleSchieber
from naipes.games.brisca import GameState
from rlcard.games.bridge.game import BridgeGame
from rlcard.games.bridge.utils.action_event import BidAction, PassAction

from bench.contender import Contender, chance

BRIDGE_PLAYS = 52
"""Plays of a bridge deal; as many are one open-spiel playout."""

_SPIEL = pyspiel.load_game("bridge(use_double_dummy_result=false)")
_ONE_CLUB_AND_THREE_PASSES = (55, 52, 52, 52)


def deal_open_spiel() -> Any:
    """A bridge deal after the auction."""
    state = _SPIEL.new_initial_state()
    while state.is_chance_node():
        cards = state.legal_actions()
        state.apply_action(cards[int(chance() * len(cards))])
    for call in _ONE_CLUB_AND_THREE_PASSES:
        state.apply_action(call)
    return state


def play_open_spiel(state: Any) -> int:
    """The 52 plays of a bridge deal: one open-spiel playout."""
    for _ in range(BRIDGE_PLAYS):
        cards = state.legal_actions()
        state.apply_action(cards[int(chance() * len(cards))])
    return BRIDGE_PLAYS


def deal_rlcard() -> Any:
    """A bridge deal after the auction, as a game object without an environment around it."""
    game = BridgeGame()
    game.init_game()
    for call in (BidAction(1, "C"), PassAction(), PassAction(), PassAction()):
        game.step(call)
    return game


def play_rlcard(game: Any) -> int:
    """The 52 plays of a bridge deal; legal cards come from the game's judge."""
    legal, play = game.judger.get_legal_actions, game.step
    for _ in range(BRIDGE_PLAYS):
        cards = legal()
        play(cards[int(chance() * len(cards))])
    return BRIDGE_PLAYS


def deal_naipes() -> Any:
    """A deal of brisca for two."""
    return GameState.new(int(chance() * 2**32))


def play_naipes(state: Any) -> int:
    """The 40 plays of brisca, where every card is legal."""
    plays = 0
    while not state.is_finished():
        player = state.leader if state.pending_leader_card is None else state.pending_leader.other()
        state.play_card(player, int(chance() * len(state.hand_of(player))))
        plays += 1
    return plays


def deal_jass_kit() -> Any:
    """A deal of Schieber, hearts trumps."""
    game = GameSim(rule=RuleSchieber())
    game.init_from_cards(hands=deal_random_hand(), dealer=0)
    game.action_trump(HEARTS)
    return game


def play_jass_kit(game: Any) -> int:
    """The 36 plays of Schieber."""
    plays = 0
    while not game.is_done():
        cards = numpy.flatnonzero(game.rule.get_valid_cards_from_state(game.state))
        game.action_play_card(cards[int(chance() * len(cards))])
        plays += 1
    return plays


OPEN_SPIEL = Contender("open-spiel bridge", deal_open_spiel, play_open_spiel)
RLCARD = Contender("rlcard bridge", deal_rlcard, play_rlcard)
NAIPES = Contender("naipes brisca", deal_naipes, play_naipes)
JASS_KIT = Contender("jass-kit Schieber", deal_jass_kit, play_jass_kit)
