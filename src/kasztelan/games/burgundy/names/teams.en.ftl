### The team game of Burgundy, in English.

## Options

option-teams = Team game
    .help = With four players: two against two, each team on one large duchy. Seats 1 and 2 play against seats 3 and 4.
option-team_duchy = Team duchy
    .help = The standard duchy is good for a first team game; on the advanced one each team chooses the space of its start castle.
choice-team_duchy-standard = standard
choice-team_duchy-advanced = advanced
preset-team = Team game
    .about = Two against two: partners share duchy, silver, workers and goods.
preset-vineyards = With vineyards
    .about = Everybody plants a vineyard beside the duchy and scores its vines.
problem-not_in_teams = border posts, trade routes, shields and vineyards do not go with the team game
problem-shared_with_partner = partners share everything else, and it is described at the first of them

## Choices

action-place_shared = Place { $hex_acc } from the shared storage
    .short = { $hex } (shared)
    .group = Place a hex from the shared storage
action-discard_shared = Discard { $hex_acc } from the shared storage
    .short = { $hex } (shared)
    .group = Make room in the shared storage
action-keep =
    { $storage ->
        [own] Keep it in your own storage
       *[shared] Keep it in the shared storage
    }
    .short =
        { $storage ->
            [own] Own
           *[shared] Shared
        }
    .group = Storage

## Questions

decision-keep = Where do you keep { $hex_acc }?
    .waiting = Waiting for { $seat } to put { $hex_acc } into a storage.
    .short = choosing a storage

## What happened

event-kept_in_common = { $seat } keeps { $hex_acc } in the shared storage.
    .you = You keep { $hex_acc } in the shared storage.
event-placed_shared = { $seat } takes { $hex_acc } out of the shared storage.
    .you = You take { $hex_acc } out of the shared storage.
event-discarded_shared = { $seat } discards { $hex_acc } from the shared storage.
    .you = You discard { $hex_acc } from the shared storage.
event-team_scored =
    { $why ->
        [unsold_goods] The team of { $seat } scores { $points_text } for unsold goods.
        [silver] The team of { $seat } scores { $points_text } for silver.
       *[workers] The team of { $seat } scores { $points_text } for workers.
    }
    .you =
        { $why ->
            [unsold_goods] Your team scores { $points_text } for unsold goods.
            [silver] Your team scores { $points_text } for silver.
           *[workers] Your team scores { $points_text } for workers.
        }
event-team_monastery = The team of { $seat } scores { $points_text } for { $hex_acc }.
    .you = Your team scores { $points_text } for { $hex_acc }.
