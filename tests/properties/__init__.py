"""Properties over whole deals, and where each is tried.

Deals are drawn by `strategies.py`, act by act from what is legal, in both games: auctions with other suits and with
none, both phases of announcements with kontra and rekontra, exchanges with chains, all the tricks. `other_worlds.py`
deals what a player has not seen anew. The tests named stand in this folder where nothing else is said.

| property | tests |
|---|---|
| everything that can happen comes up | test_all_of_alsos_comes_up, test_all_of_alcalde_comes_up |
| every card exactly once in every state | test_every_card_of_alsos_once, test_every_card_of_alcalde_once |
| a view gives nothing away | test_alsos_hides_what_it_must, test_alcalde_hides_what_it_must |
| nor does the row of views | test_nor_is_there_anything_in_looking_back |
| the opponents of Alcalde see each other's hands | test_the_opponents_know_the_same |
| what is rightful is all there | engine/alsos/test_visible.py: test_nothing_but_what_is_rightful |
| a leak would be found | test_a_leak_would_be_noticed |
| record → TOML → record is the identity | test_written_and_read_it_is_the_same |
| a record tells the whole deal | test_the_replay_ends_where_the_play_did |
| what an example comes to can be expected of it | test_a_record_that_expects_its_own_result_holds |
| a prefix of a legal deal is legal | test_a_prefix_of_a_legal_deal_is_legal |
| a prefix of a legal record of Alsós is legal | test_a_record_of_alsos_cut_short_holds |
| and of Alcalde | test_a_record_of_alcalde_cut_short_holds |
| items settled alone make the whole | test_every_item_stands_alone, test_totals_and_outcomes_are_enough |
| settled from scratch it is the same | test_alsos_reckoned_from_scratch, test_alcalde_counted_from_scratch |
| no point is lost on the way | test_points_come_trick_by_trick, test_alsos_loses_nothing, test_alcalde_loses_nothing |
| the players of Alsós mirrored | test_who_dealt_does_not_matter_after_the_auction, test_each_keeps_what_is_hers |
| names and suits are only names and suits | test_names_are_only_names, test_suits_are_only_suits |
| suits are alike in the tricks of Alsós | test_plain_suits_are_alike_in_the_tricks |
| a deal comes to an end | test_alsos_ends_in_time, engine/alsos/test_game.py: test_a_deal_goes_on_until_its_end |
| listed is exactly what is accepted | engine/alsos/test_game.py: test_listed_is_exactly_what_is_accepted |
| the same in Alcalde | engine/alcalde/test_game.py: test_what_is_listed_is_accepted_and_nothing_else |
| fast tables agree with states | engine/alsos/test_table_play.py, engine/alcalde/test_table_play.py |
| two statements of the rules agree | reference/test_second_statement.py |
| hostile documents are answered | engine/notation/test_document.py, engine/notation/test_mutations.py |
"""
