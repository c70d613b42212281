### Options of Citadels in English.

## Options

option-players = Number of players
    .help = How many seats the table has: 2 to 8. In the classic edition 8 players need a ninth character.

option-edition = Edition
    .help = Whose rules and cards are used. The classic edition has fewer characters and a city of 8 districts for any number of players.

option-set = Set
    .help = Which characters and unique districts are in the game: a ready-made set, a random one or your own.

option-characters = Characters
    .help = For your own set: exactly one character of each rank from 1 to 8, and of rank 9 if a ninth is used.

option-districts = Unique districts
    .help = For your own set: the unique districts shuffled in with the 54 basic ones; 14 of them in the revised edition.

option-removed = Base districts taken out
    .help = Classic edition: whoever adds more than 3 starred districts takes out as many of the base purple ones.

option-nine = Ninth character
    .help = Whether a character of rank 9 is used. Revised edition: always with 3 or 8 players, never with 2, otherwise as you like. Classic edition: as you like with 4 to 7, always with 8, never with 2 or 3.

option-crown = First crown
    .help = Who holds the crown in the first round: a random player or the seat you name.

option-round_limit = Round limit
    .help = The game ends after this many rounds even if nobody has completed a city. It is meant for experiments; the rulebooks have no such limit.

option-short_game = Short game
    .help = Classic edition: a city is complete with 7 districts instead of 8.

option-wizard_before_gathering = Wizard may build before gathering
    .help = Whether the Wizard may build the card he chose at once even before he has gathered.

option-armory_hits_keep = Armory may destroy the Keep
    .help = The Keep is safe from rank 8. This says whether the Armory, which is not a character, may destroy it.

option-great_wall_diplomat = Great Wall and Diplomat
    .help = How the wall makes an exchange more expensive when the Diplomat gives a district that costs more than the one he takes.

option-tie_break = Tie-break
    .help = Players with equal points are ranked by their highest character of the last round. This says which characters count.

option-artist_at_once = Artist beautifies at one moment
    .help = If yes, the Artist chooses both districts at the same moment; if no, one may come before building and one after.

option-monument_scales = Monument’s limit grows with the city
    .help = Whether the Monument’s limit of 5 districts rises with 2 or 3 players, where a city needs 8 districts instead of 7.

option-diplomat_gives_keep = Diplomat may give away his Keep
    .help = Rank 8 cannot take the Keep. This says whether the Diplomat may hand over his own Keep in an exchange.

option-cardinal_refund = Cardinal’s refund
    .help = What the Cardinal gets back when the Magistrate takes a district that he paid for partly with another player’s gold.

option-queen_when_bewitched = Bewitched Queen
    .help = Whose neighbours count when the Witch plays on as the Queen.

option-classic_swaps = Characters replaced
    .help = Classic edition: how many of the eight base characters may be replaced by starred ones; the rulebook allows 2.

option-wizard_duplicates = Wizard’s duplicates
    .help = Classic edition: what the Wizard may build although an identical district stands in his city.

option-bell_tower_stacks = Bell Tower shortens the short game
    .help = Classic edition: whether in a short game the Bell Tower lowers the number of districts once more, from 7 to 6.

option-library_observatory = Library with Observatory
    .help = Classic edition: how many of the 3 drawn cards stay in hand when both stand in one city.

option-ask_effects = Ask before effects that only help
    .help = Park, Poor House, Gold Mine, Library and Observatory work by themselves. If yes, their owner is asked every time.

option-cards = Card values
    .help = A file that corrects what districts cost and how many of each there are, such as a print with other numbers. It adds no cards.

## Choices

choice-yes = yes
choice-no = no
choice-nine-auto = as the number of players wants it
choice-crown-random = random player
choice-crown-seat = seat { $seat }
choice-great_wall_diplomat-one_more = always 1 extra gold, even if no difference is due
choice-great_wall_diplomat-added_to_cost = 1 is added to the cost of the district taken, then the difference is calculated
choice-tie_break-revealed = characters revealed in the last round
choice-tie_break-chosen = characters chosen in the last round, revealed or not
choice-cardinal_refund-full = the full price
choice-cardinal_refund-own_part = only his own gold
choice-queen_when_bewitched-witch_seat = neighbours of the Witch’s seat
choice-queen_when_bewitched-queen_seat = neighbours of the seat that holds the Queen
choice-wizard_duplicates-that_card = only the card he took
choice-wizard_duplicates-whole_turn = anything he builds that turn
choice-library_observatory-keep_two = 2 cards
choice-library_observatory-keep_all = all 3 cards

## What a table cannot agree on

problem-nine_does_not_fit = does not fit { $count } characters
problem-not_in_edition =
    { $edition ->
        [classic] { $thing } is not in the classic edition
       *[revised] { $thing } is not in the revised edition
    }
problem-only_in_edition =
    { $edition ->
        [classic] only in the classic edition
       *[revised] only in the revised edition
    }
problem-same_rank = { $characters } both have rank { $rank }
problem-barred =
    { $players ->
       *[other] { $character } may not play with { $players } players
    }
problem-rank_missing = nobody has rank { $rank }
problem-too_many_starred = { $count } are starred: { $characters }
problem-wrong_cast_size = { $count } characters with { $players } players
problem-not_starred = { $card } is not a starred district of the classic edition
allowed-one_for_each_rank = one character for each rank from 1 to 8, and for rank 9 if it is used
allowed-starred_at_most = at most { $count } starred characters of rank 1 to 8
allowed-cast_size = { $count } characters
allowed-removed_for_starred = { $count } base districts taken out for { $starred } starred ones
