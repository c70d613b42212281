### Pierwsza gra z przewodnikiem.

learn-title = Ucz się, grając
learn-how = Nic złego się nie stanie: boty są przyjazne, każdy wybór mówi, co robi, a kroki można cofać.
learn-begin = Siadam do stołu
learn-next = Rozumiem
learn-count = { $done } z { $count }
learn-none = Ta gra nie ma jeszcze przewodnika.
learn-pupil = Uczeń

learn-citadels-what = W Cytadeli każdy buduje miasto. W każdej rundzie wcielasz się potajemnie w inną postać, a pozostali zgadują, kim jesteś. Ten stół zaczyna w środku gry, więc jej koniec zobaczysz po około dziesięciu minutach.
learn-citadels-welcome = Witaj. Oto cztery miasta, zbudowane do połowy. Gdy ktoś ukończy siedem dzielnic, runda toczy się do końca i wygrywa ten, kto ma najwięcej punktów.
learn-citadels-cities = Twoje miasto jest na dole. Wieża jest tak wysoka, jak droga; jej kolor to rodzaj: złota szlachecka, niebieska religijna, zielona handlowa, czerwona wojskowa, fioletowa unikatowa.
learn-citadels-hand = Twoja ręka leży obok miasta. Moneta na karcie to jej koszt, a po zbudowaniu także jej punkty.
learn-citadels-pick = Masz koronę, więc jako pierwszy wybierasz potajemnie postać; reszta idzie w lewo. Do twoich zielonych dzielnic pasowałby Kupiec: dostaje za nie złoto.
learn-citadels-choose = Masz koronę, więc jako pierwszy wybierasz potajemnie postać; reszta idzie w lewo. Wskaż kartę, aby przeczytać, co umie.
learn-citadels-secret = Inni też wybierają w tajemnicy. Nikt nie wie, kim jesteś, a ty nie wiesz, kim są oni: to sedno gry.
learn-citadels-called = Postacie wywołuje się według rangi, od 1 w górę. Kto ma wywołaną postać, pokazuje ją i rozgrywa turę.
learn-citadels-gather = Twoja tura. Najpierw zbierz zasoby: weź 2 złota albo dobierz 2 karty i zatrzymaj 1. Kliknij wybór na wstędze lub naciśnij jego klawisz.
learn-citadels-keep = Zatrzymaj jedną z kart; druga wraca pod talię. Nikt poza tobą ich nie widzi.
learn-citadels-income = Twoja postać dostaje 1 złota za każdą dzielnicę swojego koloru w twoim mieście. Raz na turę, przed budową lub po niej.
learn-citadels-ability = Każda postać umie coś, czego nie umieją inne. Wskaż swoją postać, aby o tym przeczytać; to, co może teraz, stoi na wstędze.
learn-citadels-build = Teraz możesz budować: na karty, które świecą, wystarczy ci złota. Jedna dzielnica na turę i nigdy taka, którą już masz.
learn-citadels-dear = Niektórych kart nie możesz teraz zbudować; karta mówi dlaczego. Oszczędzaj złoto albo zbierz więcej następnym razem.
learn-citadels-end = Gdy zrobisz, co chcesz, zakończ turę.
learn-citadels-killed = Zabójczyni zabiła postać: traci ona turę. To mogło spotkać ciebie: następnym razem pomyśl, kogo inni się po tobie spodziewają.
learn-citadels-robbed = Złodziej wskazał postać: gdy zostanie wywołana, odda mu całe złoto.
learn-citadels-again = Nowa runda. Kto był Królem, ma koronę i wybiera pierwszy. Wybierz znowu: czego ci trzeba, złota, kart czy bezpieczeństwa?
learn-citadels-unique = Twoje Laboratorium to dzielnica unikatowa: fioletowa i z własną zasadą. Wskaż ją, aby przeczytać zasadę.
learn-citadels-near = Komuś brakuje tylko jednej dzielnicy. Generał może burzyć dzielnice, ale miasto Biskupa jest przed nim bezpieczne.
learn-citadels-last = Miasto jest ukończone: to ostatnia runda. Pierwsze ukończone miasto daje 4 punkty więcej, każde następne 2.
learn-citadels-over = To była cała gra. Zobacz punkty według źródeł, a potem zagraj jeszcze raz albo czytaj dalej w księdze zasad. Dobra gra.
