### The crest that somebody chooses.

crest-title = Crest
crest-why = You wear it at every table where nobody in a seat before yours has it.
