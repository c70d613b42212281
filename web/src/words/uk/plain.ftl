### Гра, яка не має власного столу або власних слів.

plain-asked = Ваше рішення: { $what }
plain-waiting = { $name } вирішує: { $what }
plain-chance-decides = Вирішує жереб: { $what }
plain-goes-on = Гра триває.
plain-over = Кінець гри.
plain-chance = Жереб
plain-yes = так
plain-no = ні
plain-nothing = нічого
plain-on-the-table = На столі
plain-players = Навколо столу
plain-mine = Що бачите лише ви
plain-you = Ви
