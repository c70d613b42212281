### The duchy editor of Burgundy.

burgundy-drawing-title = Duchy editor
burgundy-drawing-back = Back to the new table
burgundy-drawing-colours = Colour
burgundy-drawing-numbers = Number
burgundy-drawing-eraser = Erase
burgundy-drawing-count = { $has } of { $needs }
burgundy-drawing-number = Number { $number }: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
burgundy-drawing-keys = Keys: letters for colours, 1 to 6 for numbers, arrows to move, Delete to erase.
burgundy-drawing-map = The duchy, row by row
burgundy-drawing-space = Row { $row }, space { $place }: { $colour ->
    [none] no colour
   *[other] { $colour }
}, { $number ->
    [none] no number
   *[other] { $number }
}{ $wrong ->
    [yes] , contradiction
   *[no] { "" }
}
burgundy-drawing-undo = Undo
burgundy-drawing-redo = Redo
burgundy-drawing-random = Random duchy
burgundy-drawing-clear = Clear
burgundy-drawing-from = Start from
burgundy-drawing-duchy = Duchy { $number }
burgundy-drawing-check = Check
burgundy-drawing-fine = Ready to play
burgundy-drawing-fine-why = All colours are there, and no two equal numbers touch.
burgundy-drawing-wrong = Wrong:
burgundy-drawing-missing = Missing:
burgundy-drawing-lost = The server cannot be reached, so nobody checks this just now.
burgundy-drawing-mine = My duchy
burgundy-drawing-name = Name
burgundy-drawing-file = duchy
burgundy-drawing-open = Open a file
burgundy-drawing-save = Save a file
burgundy-drawing-unreadable = { $name } is not a duchy: it needs seven rows of 4, 5, 6, 7, 6, 5 and 4 spaces.
burgundy-drawing-use = Use at a table
burgundy-drawing-first = { $n ->
    [one] mend { $n } thing first
   *[other] mend { $n } things first
}
burgundy-drawing-text = Show the file as text
