### The team game of Burgundy, in Ukrainian.

## Options

option-teams = Командна гра
    .help = Для чотирьох гравців: двоє на двоє, кожна команда на одному великому герцогстві. Місця 1 і 2 грають проти 3 і 4.
option-team_duchy = Герцогство команди
    .help = Для першої гри найкраще звичайне; на складнішому команда сама обирає клітинку стартового замку.
choice-team_duchy-standard = звичайне
choice-team_duchy-advanced = складніше
preset-team = Командна гра
    .about = Двоє на двоє: у партнерів спільні герцогство, срібло, робітники й товари.
preset-vineyards = З виноградниками
    .about = Кожен садить біля герцогства виноградник і отримує бали за його лозу.
problem-not_in_teams = прикордонні пости, торговельні шляхи, щити й виноградники не поєднуються з командною грою
problem-shared_with_partner = решта в партнерів спільна, її описують у першого з них

## Choices

action-place_shared = Розмістити { $hex_acc } зі спільного сховища
    .short = { $hex } (спільне)
    .group = Розмістити гекс зі спільного сховища
action-discard_shared = Скинути { $hex_acc } зі спільного сховища
    .short = { $hex } (спільне)
    .group = Звільнити спільне сховище
action-keep =
    { $storage ->
        [own] Покласти у власне сховище
       *[shared] Покласти у спільне сховище
    }
    .short =
        { $storage ->
            [own] Власне
           *[shared] Спільне
        }
    .group = Сховище

## Questions

decision-keep = Куди ви кладете { $hex_acc }?
    .waiting = { $seat } обирає, куди покласти { $hex_acc }.
    .short = вибір сховища

## What happened

event-kept_in_common = { $seat } кладе { $hex_acc } у спільне сховище.
    .you = Ви кладете { $hex_acc } у спільне сховище.
event-placed_shared = { $seat } бере { $hex_acc } зі спільного сховища.
    .you = Ви берете { $hex_acc } зі спільного сховища.
event-discarded_shared = { $seat } скидає { $hex_acc } зі спільного сховища.
    .you = Ви скидаєте { $hex_acc } зі спільного сховища.
event-team_scored =
    { $why ->
        [unsold_goods] Непродані товари команди ({ $seat }): { $points_text }.
        [silver] Срібло команди ({ $seat }): { $points_text }.
       *[workers] Робітники команди ({ $seat }): { $points_text }.
    }
    .you =
        { $why ->
            [unsold_goods] Ваша команда отримує { $points_acc } за непродані товари.
            [silver] Ваша команда отримує { $points_acc } за срібло.
           *[workers] Ваша команда отримує { $points_acc } за робітників.
        }
event-team_monastery = { $hex } команди ({ $seat }): { $points_text }.
    .you = Ваша команда отримує { $points_acc } за { $hex_acc }.
