### Châteauma, the automa of Burgundy, in Polish. Every event of hers names the rule that she follows.

automa-chateauma = Châteauma

## Options

option-automa = Châteauma
    .help = Wirtualna przeciwniczka: w pojedynkę grasz przeciw niej, a we dwoje lub troje może dołączyć jako jeszcze jeden gracz. Poziom określa, ile warte są jej karty.
choice-automa-none = nie gra
choice-automa-easy = łatwa
choice-automa-medium = średnia
choice-automa-hard = trudna
option-modifiers = Modyfikatory trudności
    .help = Dowolnie wiele: bez żadnego jest łatwo, z jednym średnio, z dwoma lub więcej trudno.
choice-modifiers-A = A: pięć pól jej księstwa jest zakrytych od początku
choice-modifiers-B = B: budynek, kopalnia i zamek na początek
choice-modifiers-C = C: zaczyna Châteauma
choice-modifiers-D = D: dodatkowe akcje w jej księstwie
preset-against_chateauma = W pojedynkę przeciw Châteaumie
    .about = Jedna osoba przeciw automie, poziom średni, księstwo 1.
problem-one_too_many = z Châteaumą to o jednego gracza za dużo
problem-not_with_automa = nie łączy się z Châteaumą: { $expansion ->
        [inns] karczmy
       *[other] { $expansion }
    }
allowed-needs_automa = nic, gdy Châteauma nie gra
allowed-hidden_there = nic tam, gdzie modyfikator A położył zakryty heks
allowed-a_list = lista

## Choices

action-draw_card = Dobierz kartę { $card }
    .short = { $card }
    .group = Dobierz kartę
action-automa_roll = Châteauma wyrzuca { $value }
    .short = { $value }
    .group = Kość Châteaumy

## Questions

decision-draw_card =
    { $side ->
        [left] Jaka karta trafia do Châteaumy z lewej?
       *[right] Jaka karta trafia do Châteaumy z prawej?
    }
    .waiting = Dobierana jest karta Châteaumy.
    .short = dobieranie karty Châteaumy
decision-automa_roll = Co wypada na kości Châteaumy?
    .waiting = Châteauma rzuca kością.
    .short = rzut kością Châteaumy
decision-automa_mark = Jaki budynek leży od początku w księstwie Châteaumy?
    .waiting = Dobierany jest budynek dla Châteaumy.
    .short = budynek dla Châteaumy

## Events

event-automa_began = Châteauma zaczyna, mając { $silver_acc } i dobra: { $goods } ({ $rule }).
event-automa_card =
    { $side ->
        [left] Châteauma dostaje z lewej kartę { $card } ({ $rule }).
       *[right] Châteauma dostaje z prawej kartę { $card } ({ $rule }).
    }
event-automa_selected =
    { $rule ->
        [BUR-SEEK-7]
            { $side ->
                [left] Na wybranej karcie nie ma miejsca, więc Châteauma używa lewej karty, { $card } ({ $rule }).
               *[right] Na wybranej karcie nie ma miejsca, więc Châteauma używa prawej karty, { $card } ({ $rule }).
            }
       *[other]
            { $side ->
                [left] Biała kość wybiera lewą kartę Châteaumy, { $card } ({ $rule }).
               *[right] Biała kość wybiera prawą kartę Châteaumy, { $card } ({ $rule }).
            }
    }
event-automa_rolled = Châteauma wyrzuca { $value } i od tego magazynu szuka heksa ({ $rule }).
event-automa_does =
    { $rule ->
        [BUR-SEEK-6] Châteauma, krok { $step }: nic nie pasuje, więc bierze 2 srebrne monety ({ $rule }).
        [BUR-SEEK-7] Châteauma, krok { $step }: żadna karta nie ma miejsca, więc zamiast tego sprzedaje dobra ({ $rule }).
        [BUR-GIFT-1] Châteauma, krok { $step }: zamek pozwala wybrać jeszcze raz, od magazynu białej kości ({ $rule }).
        [BUR-GIFT-2] Châteauma, krok { $step }: premia budynku ({ $rule }).
        [BUR-GIFT-7] Châteauma, krok { $step }: punktują zwierzęta ({ $rule }).
        [BUR-GIFT-8] Châteauma, krok { $step }: statek zabiera dobra i przesuwa znacznik ({ $rule }).
        [BUR-CARD-1] Châteauma, krok { $step }: symbol na karcie sprzedaje dobra ({ $rule }).
        [BUR-CARD-6] Châteauma, krok { $step }: kolor w jej księstwie jest zakryty ({ $rule }).
        [BUR-MOD-4] Châteauma, krok { $step }: pole jej księstwa daje dodatkową akcję ({ $rule }).
        [BUR-WITH-1] Châteauma, krok { $step }: dźwig działa jak zamek ({ $rule }).
        [BUR-WITH-2] Châteauma, krok { $step }: gęsi liczą jej największe stado ({ $rule }).
        [BUR-WITH-3] Châteauma, krok { $step }: biały zamek nie znajduje heksa, więc bierze 1 srebrną monetę ({ $rule }).
        [BUR-WITH-5] Châteauma, krok { $step }: jej trzecia karta z posterunkiem granicznym ({ $rule }).
        [BUR-WITH-6] Châteauma, krok { $step }: ze szlakami handlowymi 1 dodatkowy punkt ({ $rule }).
       *[other] Châteauma, krok { $step } ({ $rule }).
    }
event-automa_misses =
    { $rule ->
        [BUR-GIFT-3] Châteauma, krok { $step }: w magazynach nie ma budynku ({ $rule }).
        [BUR-GIFT-4] Châteauma, krok { $step }: w magazynach nie ma zamku, kopalni ani klasztoru ({ $rule }).
        [BUR-GIFT-5] Châteauma, krok { $step }: w magazynach nie ma statku ani zwierząt ({ $rule }).
        [BUR-GIFT-6] Châteauma, krok { $step }: nic z jej rezerwy nie pasuje ({ $rule }).
        [BUR-GIFT-8] Châteauma, krok { $step }: w magazynach nie ma dóbr, więc tylko przesuwa znacznik ({ $rule }).
        [BUR-GIFT-10] Châteauma, krok { $step }: nie ma dóbr na sprzedaż ({ $rule }).
        [BUR-WITH-5] Châteauma, krok { $step }: za trzecią kartę z posterunkiem granicznym nie ma już kafelka premiowego ({ $rule }).
        [BUR-WITH-7] Châteauma, krok { $step }: nie ma już tarcz ({ $rule }).
        [BUR-WITH-9] Châteauma, krok { $step }: magazyn winnicy jest pusty ({ $rule }).
       *[other] Châteauma, krok { $step } ({ $rule }).
    }
event-automa_placed =
    { $from ->
        [depot] Châteauma bierze { $hex_acc } z magazynu { $depot } i kładzie na karcie { $card }, pole { $space } ({ $rule }).
        [reserve]
            { $rule ->
                [BUR-GIFT-6] Ratusz: Châteauma kładzie { $hex_acc } z rezerwy na karcie { $card }, pole { $space } ({ $rule }).
               *[other] W magazynach nic nie pasuje do karty: Châteauma kładzie { $hex_acc } z rezerwy na karcie { $card }, pole { $space } ({ $rule }).
            }
        [wild] Ani w magazynach, ani w rezerwie nic nie pasuje: Châteauma kładzie dziki heks na karcie { $card }, pole { $space }: { $hex } ({ $rule }).
       *[other] Châteauma zaczyna, mając { $hex_acc } na karcie { $card }, pole { $space } ({ $rule }).
    }
event-automa_reserved =
    { $from ->
        [depot]
            { $rule ->
                [BUR-GIFT-3] Warsztat ciesielski: Châteauma bierze { $hex_acc } z magazynu { $depot } do rezerwy ({ $rule }).
                [BUR-GIFT-4] Kościół: Châteauma bierze { $hex_acc } z magazynu { $depot } do rezerwy ({ $rule }).
                [BUR-GIFT-5] Targ: Châteauma bierze { $hex_acc } z magazynu { $depot } do rezerwy ({ $rule }).
               *[other] Biały zamek: Châteauma bierze { $hex_acc } z magazynu { $depot } do rezerwy ({ $rule }).
            }
       *[black]
            { $wild ->
                [yes] Nic nie pasuje: Châteauma bierze pierwszy heks z czarnego magazynu zakryty do rezerwy jako dziki heks: { $hex } ({ $rule }).
               *[no] Châteauma kupuje { $hex_acc } z czarnego magazynu do rezerwy za { $silver_acc } ({ $rule }).
            }
    }
event-automa_completed = Châteauma kompletuje kartę { $card }: { $points_text } ({ $rule }).
event-automa_moved =
    { $rule ->
        [BUR-MOD-2] Châteauma zaczyna, mając w księstwie { $hex_acc }, pole { $space } tego koloru ({ $rule }).
       *[other]
            { $space ->
                [0] Châteauma kładzie { $hex_acc } na innych heksach księstwa ({ $rule }).
               *[other] Châteauma przenosi { $hex_acc } do księstwa, pole { $space } tego koloru ({ $rule }).
            }
    }
event-automa_hidden = Pole księstwa Châteaumy zakrywa heks, którego nikt nie widział: { $type_colour } { $space } ({ $rule }).
event-automa_slid = Châteauma przesuwa kartę { $card } w lewo ({ $rule }).
event-automa_posts = Châteauma kompletuje drugą kartę z posterunkiem granicznym: { $points_text } ({ $rule }).
event-automa_shield = Châteauma bierze tarczę { $shield } z magazynu { $depot } i trzyma ją zakrytą ({ $rule }).
event-automa_vines =
    { $silver ->
        [0] Symbol na karcie: Châteauma bierze { $hex_acc } z magazynu winnicy, miejsce { $slot } od lewej ({ $rule }).
       *[other] Châteauma kupuje { $hex_acc } w sklepie winnicy za { $silver_acc }, miejsce { $slot } od lewej ({ $rule }).
    }

## What points come from

source-cards = karty
source-reserve = rezerwa
source-unfinished = nieskompletowane karty
