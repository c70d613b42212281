### The team game of Burgundy, in Polish.

## Options

option-teams = Gra drużynowa
    .help = Przy czterech graczach: dwoje na dwoje, każda drużyna na jednym dużym księstwie. Miejsca 1 i 2 grają przeciw 3 i 4.
option-team_duchy = Księstwo drużyny
    .help = Na pierwszą grę najlepsze jest podstawowe; na zaawansowanym drużyna wybiera pole zamku startowego.
choice-team_duchy-standard = podstawowe
choice-team_duchy-advanced = zaawansowane
preset-team = Gra drużynowa
    .about = Dwoje na dwoje: partnerzy mają wspólne księstwo, srebro, robotników i dobra.
preset-vineyards = Z winnicami
    .about = Każdy sadzi obok księstwa winnicę i punktuje za jej winorośle.
problem-not_in_teams = posterunki graniczne, szlaki handlowe, tarcze i winnice nie łączą się z grą drużynową
problem-shared_with_partner = resztę partnerzy mają wspólną i podaje się ją przy pierwszym z nich

## Choices

action-place_shared = Umieść { $hex_acc } ze wspólnego pola z kluczem
    .short = { $hex } (wspólne)
    .group = Umieść heks ze wspólnego pola
action-discard_shared = Odrzuć { $hex_acc } ze wspólnego pola z kluczem
    .short = { $hex } (wspólne)
    .group = Zwolnij wspólne pole
action-keep =
    { $storage ->
        [own] Połóż na własnym polu z kluczem
       *[shared] Połóż na wspólnym polu z kluczem
    }
    .short =
        { $storage ->
            [own] Własne
           *[shared] Wspólne
        }
    .group = Pole z kluczem

## Questions

decision-keep = Na którym polu z kluczem kładziesz { $hex_acc }?
    .waiting = { $seat } wybiera, gdzie położyć { $hex_acc }.
    .short = wybór pola z kluczem

## What happened

event-kept_in_common = { $seat } kładzie { $hex_acc } na wspólnym polu z kluczem.
    .you = Kładziesz { $hex_acc } na wspólnym polu z kluczem.
event-placed_shared = { $seat } bierze { $hex_acc } ze wspólnego pola z kluczem.
    .you = Bierzesz { $hex_acc } ze wspólnego pola z kluczem.
event-discarded_shared = { $seat } odrzuca { $hex_acc } ze wspólnego pola z kluczem.
    .you = Odrzucasz { $hex_acc } ze wspólnego pola z kluczem.
event-team_scored =
    { $why ->
        [unsold_goods] Niesprzedane dobra drużyny ({ $seat }): { $points_text }.
        [silver] Srebro drużyny ({ $seat }): { $points_text }.
       *[workers] Robotnicy drużyny ({ $seat }): { $points_text }.
    }
    .you =
        { $why ->
            [unsold_goods] Twoja drużyna zdobywa { $points_acc } za niesprzedane dobra.
            [silver] Twoja drużyna zdobywa { $points_acc } za srebro.
           *[workers] Twoja drużyna zdobywa { $points_acc } za robotników.
        }
event-team_monastery = { $hex } drużyny ({ $seat }): { $points_text }.
    .you = Twoja drużyna zdobywa { $points_acc } za { $hex_acc }.
