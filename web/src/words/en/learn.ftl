### The guided first game.

learn-title = Learn by playing
learn-how = Nothing can go wrong: the bots are friendly, every choice says what it does, and you may take steps back.
learn-begin = Sit down
learn-next = Got it
learn-chapter = Chapter { $chapter } of { $of }
learn-advised = try this
learn-none = There is no guided game for this one yet.
learn-pupil = Pupil
