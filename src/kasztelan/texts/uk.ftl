### What every part of the program says, in Ukrainian.

## Refused input: one line that names the field, the problem and what is allowed

refusal = { $field }: { $problem }; дозволено: { $allowed }

## Problems that come up in many places

problem-missing = цього поля бракує
problem-not-known = невідоме поле
problem-no-option = ця гра не має такого параметра
problem-no-object = це не об’єкт
problem-no-list = це не список
problem-no-json = це не цілий запис JSON
problem-no-hex = це не шістнадцяткове число
problem-edited = не відповідає вмісту: запис урізано або змінено
problem-after-end = стоїть після кінця гри
problem-unknown = невідоме значення { $value }
problem-does-not-play = { $value } не грає в { $game }
problem-impossible = неможливе значення { $value }
problem-outside = { $value } виходить за межі
problem-not-in-cast = { $value } не входить до складу
problem-no-district = { $value } — не квартал
problem-no-seat = за цим столом немає місця { $value }
problem-no-field = { $value } не має такого поля
problem-is = вказано { $value }
