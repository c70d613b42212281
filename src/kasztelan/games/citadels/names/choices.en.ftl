### What can be chosen at a Citadels table, in English: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.

action-crown_first = { $seat } gets the first crown
    .short = { $seat }
    .group = First crown
    .you = You get the first crown
    .you_short = You
action-cast = The { $character } joins the cast
    .short = { $character }
    .group = Cast
action-include = Put the { $card } into the deck
    .short = { $card }
    .group = Deck
action-lay_open = Lay the { $character } face up
    .short = { $character }
    .group = Lay face up
action-lay_aside = Lay the { $character } face down
    .short = { $character }
    .group = Lay face down
action-draw = Draw the { $card }
    .short = { $card }
    .group = Draw
action-lose_card = Lose the { $card }
    .short = { $card }
    .group = Lose
action-theater_draw = Draw the { $character }
    .short = { $character }
    .group = Draw

action-pick = Choose the { $character }
    .short = { $character }
    .group = Choose
action-discard = Discard the { $character }
    .short = { $character }
    .group = Discard
action-swap_characters = Swap character cards with { $seat }
    .short = { $seat }
    .group = Swap characters
action-offer_character = Offer the { $character }
    .short = { $character }
    .group = Offer

action-gather_gold =
    { $gold ->
        [none] Take gold
       *[other] Take { $gold_text }
    }
    .short =
        { $gold ->
            [none] Take gold
           *[other] { $gold_text }
        }
action-gather_cards =
    { $keep ->
        [none]
            { $count ->
                [none] Draw cards
               *[other] Draw { $count_text }
            }
       *[other] Draw { $count_text } and keep { $keep }
    }
    .short = Draw cards
action-keep = Keep the { $card }
    .short = { $card }
    .group = Keep
action-build =
    { $price ->
        [none] Build the { $card }
       *[other] Build the { $card } for { $price_text }
    }
    .short = { $card }
    .group = Build
action-build_with_framework = Build the { $card } by destroying the { district-framework }
    .short = { $card } ({ district-framework })
    .group = Destroy the { district-framework } to build
action-build_by_sacrifice = Build the { district-necropolis } by destroying your { mark-beautified }{ $card }
    .short = { district-necropolis } ({ $card })
    .group = Build the { district-necropolis }
action-build_with_cards =
    { $price ->
        [none] Build the { district-thieves_den } and pay { $count_text } from your hand
        [0] Build the { district-thieves_den } for { $count_text } from your hand
       *[other] Build the { district-thieves_den } for { $count_text } from your hand and { $price_text }
    }
    .short = { district-thieves_den } ({ $count_text })
    .group = Build the { district-thieves_den }
action-build_with_loan =
    { $price ->
        [none] Build the { $card } with another player’s gold
       *[other] Build the { $card } for { $price_text }, with another player’s gold
    }
    .short = { $card } (another’s gold)
    .group = Build with another’s gold
action-borrow_from =
    { $gold ->
        [none] Take the missing gold from { $seat }
       *[other] Take { $gold_text } from { $seat }
    }
    .short = { $seat }
    .group = Take gold
action-pay_card = Pay with the { $card }
    .short = { $card }
    .group = Pay
action-give =
    { $other ->
        [none] Give the { $card }
       *[other] Give the { $card } to { $other }
    }
    .short = { $card }
    .group = Give

action-kill =
    { $dialect ->
        [classic] Murder the { $character }
       *[other] Kill the { $character }
    }
    .short = { $character }
    .group =
        { $dialect ->
            [classic] Murder
           *[other] Kill
        }
action-bewitch = Bewitch the { $character }
    .short = { $character }
    .group = Bewitch
action-sign_warrant = Put the signed warrant on the { $character }
    .short = { $character }
    .group = Signed warrant
action-warrant = Put an unsigned warrant on the { $character }
    .short = { $character }
    .group = Unsigned warrant
action-confiscate =
    { $card ->
        [none] Confiscate the district
       *[other] Confiscate the { $card }
    }
    .short = Confiscate
action-rob = Rob the { $character }
    .short = { $character }
    .group = Rob
action-spy = Spy on { $seat } for { $type } districts
    .short = { $seat }: { $type }
    .group = Spy
action-threaten_with_flower = Put the flowered threat on the { $character }
    .short = { $character }
    .group = Flowered threat
action-threaten = Put the plain threat on the { $character }
    .short = { $character }
    .group = Plain threat
action-bribe =
    { $gold ->
        [none] Pay the bribe
       *[other] Pay the bribe of { $gold_text }
    }
    .short = Pay
action-refuse = Refuse to pay
    .short = Refuse
action-reveal_threat = Reveal the threat
    .short = Reveal
action-swap_hands = Exchange hands with { $seat }
    .short = { $seat }
    .group = Exchange hands
action-redraw = Put the { $card } under the deck
    .short = { $card }
    .group = Replace cards
action-look = Look at { $seat }’s hand
    .short = { $seat }
    .group = Look at a hand
action-take = Take the { $card }
    .short = { $card }
    .group = Take
action-to_hand = Put the card into your hand
    .short = To hand
action-divine = Take a random card from every other player
    .short = 1 card from each
action-take_crown = Take the crown
    .short = Take the crown
action-give_crown = Give the crown to { $seat }
    .short = { $seat }
    .group = Give the crown
action-take_gold =
    { $other ->
        [none] Take 1 gold
       *[other] Take 1 gold from { $other }
    }
    .short = 1 gold
action-take_card =
    { $decision ->
        [lighthouse_search] Look through the deck and take a card
        [none] Take a card
       *[other] Take a random card from { $other }
    }
    .short = 1 card
action-give_gold =
    { $other ->
        [none] Give 1 gold
       *[other] Give 1 gold to { $other }
    }
    .short = 1 gold
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Take income
               *[other] Take income: { $count_text }
            }
       *[other] Take income: { $gold_text }
    }
    .short =
        { $gold ->
            [none]
                { $count ->
                    [none] Income
                   *[other] Income: { $count_text }
                }
           *[other] Income: { $gold_text }
        }
action-income_split =
    { $count ->
        [none] Take income: { $gold_text }, the rest in cards
        [0] Take income: { $gold_text }
       *[other]
            { $gold ->
                [0] Take income: { $count_text }
               *[other] Take income: { $gold_text } and { $count_text }
            }
    }
    .short =
        { $count ->
            [none] { $gold_text }
            [0] { $gold_text }
           *[other]
                { $gold ->
                    [0] { $count_text }
                   *[other] { $gold_text }, { $count_text }
                }
        }
    .group = Income
action-tithe = Take 1 gold from { $seat }
    .short = 1 gold from { $seat }
    .group = Take 1 gold
action-merchant_gold = Take 1 extra gold
    .short = 1 extra gold
action-architect_cards = Take 2 extra cards
    .short = 2 extra cards
action-navigator_gold = Take 4 extra gold
    .short = 4 extra gold
action-navigator_cards = Take 4 extra cards
    .short = 4 extra cards
action-study = Look through 7 cards and keep 1
    .short = Look at 7 cards
action-destroy =
    { $price ->
        [none] Destroy { $seat }’s { mark-beautified }{ $card }
       *[other] Destroy { $seat }’s { mark-beautified }{ $card } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = Destroy
    .you =
        { $price ->
            [none] Destroy your own { mark-beautified }{ $card }
           *[other] Destroy your own { mark-beautified }{ $card } ({ $price_text })
        }
    .you_short = { $card } (yours)
action-exchange = Exchange a district for { $seat }’s { mark-beautified }{ $card }
    .short = { $card } ({ $seat })
    .group = Exchange
action-give_district =
    { $price ->
        [none] Give your { mark-beautified }{ $card }
        [0] Give your { mark-beautified }{ $card }
       *[other] Give your { mark-beautified }{ $card } and pay { $price_text }
    }
    .short = { $card }
    .group = Give
action-seize =
    { $price ->
        [none] Seize { $seat }’s { mark-beautified }{ $card }
       *[other] Seize { $seat }’s { mark-beautified }{ $card } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = Seize
    .you = Seize your own { mark-beautified }{ $card }
    .you_short = { $card } (yours)
action-royal_gift = Take 3 gold for sitting beside the character of rank 4
    .short = 3 gold
action-beautify = Beautify the { $card } (1 gold)
    .short = { $card }
    .group = Beautify
action-collect_tax =
    { $gold ->
        [none] Collect the tax
       *[other] Collect the tax: { $gold_text }
    }
    .short =
        { $gold ->
            [none] Collect the tax
           *[other] Tax: { $gold_text }
        }

action-armory = Destroy the { district-armory } and with it { $seat }’s { mark-beautified }{ $card }
    .short = { $card } ({ $seat })
    .group = { district-armory }
    .you = Destroy the { district-armory } and with it your own { mark-beautified }{ $card }
    .you_short = { $card } (yours)
action-laboratory =
    { $gold ->
        [none] Discard the { $card } for gold ({ district-laboratory })
       *[other] Discard the { $card } for { $gold_text } ({ district-laboratory })
    }
    .short = { district-laboratory }: { $card }
    .group = { district-laboratory }
action-museum = Put the { $card } under the { district-museum }
    .short = { district-museum }: { $card }
    .group = { district-museum }
action-smithy = Pay 2 gold for 3 cards ({ district-smithy })
    .short = { district-smithy }
action-search = Take the { $card } from the deck
    .short = { $card }
    .group = Take from the deck
action-ring_bell = Announce that one district fewer completes a city
    .short = Announce
action-recover =
    { $card ->
        [none] Pay 1 gold and take the destroyed card
       *[other] Pay 1 gold and take the { $card }
    }
    .short = Pay and take
action-use_hospital = Use the { district-hospital } and gather
    .short = Use it
action-use_effect =
    { $card ->
        [none] Use the effect of the district
       *[other]
            { $gold ->
                [none]
                    { $count ->
                        [none] Use the { $card }
                       *[other] Use the { $card }: { $count_text }
                    }
               *[other] Use the { $card }: { $gold_text }
            }
    }
    .short = Use it

action-done =
    { $decision ->
        [redrawing] Done: take as many new cards
        [beautifying] Done: beautify no more
       *[other] Done
    }
    .short =
        { $decision ->
            [redrawing] Take the new cards
           *[other] Done
        }
action-pass =
    { $decision ->
        [confiscation] Leave the warrant face down
        [threat_reveal] Leave the threat face down
        [theater_seat] Keep your character
        [lighthouse_search] Leave the deck alone
        [bell] Announce nothing
        [grave] Let the card go
        [hospital_call] Do not use the { district-hospital }
        [effect] Do not use the { $card }
       *[other] Pass
    }
    .short =
        { $decision ->
            [theater_seat] Keep yours
            [none] Pass
            [turn] Pass
           *[other] No
        }
action-end_turn = End your turn
    .short = End turn
