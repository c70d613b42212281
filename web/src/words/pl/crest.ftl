### The crest that somebody chooses.

crest-title = Herb
crest-why = Nosisz go przy każdym stole, o ile nie ma go już ktoś na wcześniejszym miejscu.
