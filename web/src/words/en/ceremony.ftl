### After the last card: the points are counted before everybody's eyes.

ceremony = The ceremony
ceremony-see = See the ceremony
ceremony-begins = The points are counted.
ceremony-hasten = Click, tap or press Space for the next count.
ceremony-skip = Skip
ceremony-save = Save the picture
ceremony-save-failed = This browser cannot save the picture.
ceremony-gain = { $name } { $points }
ceremony-count = { $count }: { $gains }.
ceremony-alone = { $name }: { $source } { $points }.
ceremony-leads = { $name } takes the lead.
ceremony-you-lead = You take the lead.
ceremony-other-points = other points
ceremony-counts = Count by count
ceremony-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ceremony-my-place =
    { $place ->
        [1] You are first of { $of }
        [2] You are second of { $of }
        [3] You are third of { $of }
        [4] You are fourth of { $of }
        [5] You are fifth of { $of }
        [6] You are sixth of { $of }
        [7] You are seventh of { $of }
        [8] You are eighth of { $of }
       *[other] You are number { $place } of { $of }
    }
ceremony-my-team = { $team ->
    [yes] Your team: place { $place } of { $of }
   *[no] { ceremony-my-place }
}
ceremony-shared = You share the victory
ceremony-lost = The game is lost
ceremony-decided = level on points, the tie-break decides
