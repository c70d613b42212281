### Scena: to, co dzieje się przy stole, widać krok po kroku.

stage-speed = Tempo
stage-times = tempo { $n }
stage-at-once = od razu
stage-skip = Pomiń
stage-skip-to-me = Do mojej tury
stage-more = jeszcze { $n }
stage-away = Pod twoją nieobecność
stage-skipped = Co się działo
stage-away-mine = To dotyczy ciebie
stage-away-others = Pozostali
stage-away-rest = { $n ->
    [one] i jeszcze { $n } zdarzenie
    [few] i jeszcze { $n } zdarzenia
   *[other] i jeszcze { $n } zdarzeń
}
stage-show-me = Pokaż
stage-go-on = Dalej
stage-see-again = Jeszcze raz
stage-waits = czeka na ciebie
