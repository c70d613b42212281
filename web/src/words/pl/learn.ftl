### Pierwsza gra z przewodnikiem.

learn-title = Ucz się, grając
learn-how = Nic złego się nie stanie: boty są przyjazne, każdy wybór mówi, co robi, a kroki można cofać.
learn-begin = Siadam do stołu
learn-next = Rozumiem
learn-chapter = Rozdział { $chapter } z { $of }
learn-advised = spróbuj tego
learn-none = Ta gra nie ma jeszcze przewodnika.
learn-pupil = Uczeń
