### The stage: what happens at the table is shown step by step.

stage-speed = Speed
stage-times = speed { $n }
stage-at-once = at once
stage-skip = Skip
stage-skip-to-me = Skip to my turn
stage-more = { $n } more
stage-away = While you were away
stage-skipped = What you skipped
stage-away-mine = What concerns you
stage-away-others = The others
stage-away-rest = { $n ->
    [one] and { $n } thing more
   *[other] and { $n } things more
}
stage-show-me = Show me
stage-go-on = Go on
stage-see-again = See it again
stage-waits = waiting for you
