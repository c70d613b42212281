### Co mówią własne strony serwera, po polsku.

no-client-title = Klient WWW nie został zbudowany
no-client-how = W katalogu ze źródłami buduje go to polecenie; potem odśwież tę stronę:
no-client-package = Zainstalowany pakiet, w którym go nie ma, zbudowano z KASZTELAN_NO_CLIENT=1.
no-client-works = Sam serwer ma się dobrze: stoły, boty i programy działają.
