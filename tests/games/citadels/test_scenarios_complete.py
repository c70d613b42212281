"""Every worked scenario of Citadels is played by a test, and no test names one that does not exist."""

from __future__ import annotations

from typing import Final

from tests.marks import TESTS, uses

SCENARIOS: Final = [
    "T001", "T002", "T004", "T005", "T006", "T008", "T009", "T010", "T012", "T013", "T014", "T016",
    "T017", "T018", "T020", "T021", "T022", "T024", "T025", "T026", "T028", "T029", "T030", "T032",
    "T033", "T034", "T036", "T037", "T038", "T040", "T041", "T042", "T044", "T045", "T046", "T048",
    "T049", "T050", "T052", "T053", "T054", "T056", "T057", "T058", "T060", "T061", "T062", "T064",
    "T065", "T066", "T068", "T069", "T070", "T072", "T073", "T074", "T076", "T077", "T078", "T080",
    "T081", "T082", "T084", "T085", "T086", "T088", "T089", "T090", "T092", "T093", "T094", "T096",
    "T097", "T098", "T100", "T101", "T102", "T104", "T105", "T106", "T108", "T109", "T110", "T112",
    "T113", "T114", "T116", "T117", "T118", "T120", "T121", "T122", "T124", "T125", "T126", "T128",
    "T129", "T130", "T132", "T133", "T134", "T136", "T137", "T138", "T140", "T141", "T142", "T144",
    "T145", "T146", "T148", "T149", "T150", "T152", "T153", "T154", "T155", "T156", "T157", "T158",
    "T159", "T160", "T161", "T162",
]  # fmt: skip
"""Their numbers, which have gaps."""


def test_the_tests_play_exactly_the_known_scenarios() -> None:
    named = {number for use in uses("scenario", TESTS / "games" / "citadels") for number in use.names}
    assert sorted(named) == SCENARIOS
