"""Everything on the table leads to its rules: a click on a thing opens the rulebook at a rule that is there."""

from __future__ import annotations

from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS, EDITIONS, TYPES
from kasztelan.games.citadels.rule_ids import RULE_OF
from tests.games.citadels.test_rulebook import rulebook


def things() -> list[str]:
    """The key of the name of every character, district and type."""
    families = {"character": CHARACTER_IDS, "district": CARD_IDS, "type": TYPES}
    return [f"{family}-{one}" for family, ids in families.items() for one in ids]


def test_every_thing_leads_to_a_rule() -> None:
    assert [thing for thing in things() if thing not in RULE_OF] == []


def test_every_rule_led_to_is_in_the_rulebook() -> None:
    known = rulebook("en").ids
    assert {thing: rule for thing, rule in RULE_OF.items() if rule not in known} == {}


def test_a_dialect_has_rules_of_its_own_only_for_what_there_is() -> None:
    dialects = tuple(f"-{edition}" for edition in EDITIONS)
    told = [thing.rpartition("-")[0] for thing in RULE_OF if thing.endswith(dialects)]
    assert told
    assert [thing for thing in told if thing not in things()] == []
