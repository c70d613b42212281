### Options of Burgundy in Ukrainian.

## Options

option-players = Кількість гравців
    .help = Скільки людей грає: від 1 до 4; з Шатомою від 1 до 3. Наодинці без неї грають соло-гру.
option-duchies = Герцогства
    .help = Чи всі грають на однаковому герцогстві, чи отримують випадкове, чи обирають.
option-duchy = Герцогство
    .help = Герцогство, на якому грають усі; для першої гри добрі 1 і 2.
option-duchy_file = Власне герцогство
    .help = Файл із власним герцогством, сім рядів клітинок, на якому грають усі.
option-first = Перший гравець
    .help = Хто починає: випадковий гравець або вказане місце.
option-tie_spaces = Нічия: порожні клітинки
    .help = Хто перемагає за нічиєї: за правилами той, у кого менше порожніх клітинок.
option-tie_track = Нічия: трек черговості
    .help = Якщо клітинки не вирішують: перемагає той, хто попереду, чи той, хто позаду.

## Choices

choice-yes = так
choice-no = ні
choice-duchies-same = однакове для всіх
choice-duchies-random = випадкові
choice-duchies-chosen = кожен обирає
choice-first-random = випадковий гравець
choice-first-seat = місце { $seat }
choice-tie_spaces-fewest = менше порожніх клітинок
choice-tie_spaces-most = більше порожніх клітинок
choice-tie_track-ahead = далі попереду
choice-tie_track-behind = далі позаду

## Ready-made games

preset-first_game = Перша гра
    .about = Усі грають на герцогстві 1: з нього найкраще починати.
preset-own_choice = Кожен обирає
    .about = Кожен грає на обраному герцогстві.

## What is wrong with a duchy of your own

problem-duchy_rows = це не один список «rows» із { $count } рядів
problem-duchy_row = ряд { $row } має мати { $count_spaces_acc }: { $value }
problem-duchy_space = ряд { $row }: { $value } — це не клітинка
problem-duchy_colours = { $type_plural }: { $count_spaces } замість { $needs }
problem-duchy_numbers = ряд { $row }, клітинка { $place } і ряд { $row_beside }, клітинка { $place_beside } межують і мають однакове число { $number }
problem-duchy_no_colour = { $count_spaces } без кольору, перша в ряду { $row }: клітинка { $place }
problem-duchy_no_number = { $count_spaces } без числа, перша в ряду { $row }: клітинка { $place }
allowed-duchy_file = сім рядів по 4, 5, 6, 7, 6, 5 і 4 клітинки, кожна — літера (C, M, S, G, B або Y) і число від 1 до 6
