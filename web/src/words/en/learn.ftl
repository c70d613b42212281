### The guided first game.

learn-title = Learn by playing
learn-how = Nothing can go wrong: the bots are friendly, every choice says what it does, and you may take steps back.
learn-begin = Sit down
learn-next = Got it
learn-count = { $done } of { $count }
learn-none = There is no guided game for this one yet.
learn-pupil = Pupil

learn-citadels-what = In Citadels everybody builds a city. Each round you secretly become another character, and the others guess who you are. This table starts in the middle of a game, so you will see the end of it in about ten minutes.
learn-citadels-welcome = Welcome. These are four cities, half built. When somebody completes seven districts, the round is played to its end and the most points win.
learn-citadels-cities = Your city is below. A tower is as high as it was dear; its colour is its type: gold noble, blue religious, green trade, red military, purple unique.
learn-citadels-hand = Your hand lies beside your city. The coin on a card is its price, and also the points it brings once it is built.
learn-citadels-pick = You hold the crown, so you choose your character first, in secret; the rest goes on to your left. The Merchant would suit your green districts: he earns gold for them.
learn-citadels-choose = You hold the crown, so you choose your character first, in secret; the rest goes on to your left. Point at a card to read what it can do.
learn-citadels-secret = The others choose in secret too. Nobody knows who you are, and you do not know who they are: that is the heart of the game.
learn-citadels-called = Characters are called by rank, from 1 upwards. Whoever has the one called shows it and takes a turn.
learn-citadels-gather = Your turn. First gather: take 2 gold, or draw 2 cards and keep 1. Click the choice in the ribbon, or press its key.
learn-citadels-keep = Keep one of the cards; the other goes back under the deck. Nobody sees them but you.
learn-citadels-income = Your character earns 1 gold for each district of its colour in your city. Take it before or after building, once in a turn.
learn-citadels-ability = Every character can do something the others cannot. Point at your character to read it; what it can do now stands in the ribbon.
learn-citadels-build = Now you may build: cards that glow can be paid. One district a turn, never one that you already have.
learn-citadels-dear = Some cards cannot be built now; the card says why. Save your gold, or gather more next time.
learn-citadels-end = When you have done what you wanted, end your turn.
learn-citadels-killed = The Assassin has killed a character: its turn is lost. That could have been you: next time think which character they expect you to be.
learn-citadels-robbed = The Thief has named a character: when it is called, all its gold goes to the Thief.
learn-citadels-again = A new round. Whoever was King has the crown and chooses first. Choose again: what do you need now, gold, cards or safety?
learn-citadels-unique = Your Laboratory is a unique district: purple, and with a rule of its own. Point at it to read the rule.
learn-citadels-near = Somebody needs only one more district. The Warlord can tear districts down, and the Bishop’s city is safe from him.
learn-citadels-last = A city is complete: this is the last round. The first complete city brings 4 points more, every other one 2.
learn-citadels-over = That was the whole game. Look at the scores by source; then play again, or read on in the rules book. Well played.
