### What the server's own pages say, in English.

no-client-title = The web client has not been built
no-client-how = In a checkout of the sources this builds it; then load this page again:
no-client-package = An installed package without it was built with KASZTELAN_NO_CLIENT=1.
no-client-works = The server itself is well: tables, bots and programs work.
