# Trismegistus: the facts and refusals of its alternative Automa, in the terms of the game.

name-earth = earth
name-fire = fire
name-water = water
name-air = air
name-iron = iron
name-mercury = mercury
name-tin = tin
name-copper = copper
name-lead = lead
name-wild = wild
name-amber = amber
name-bot = bot
name-dice = dice
name-black-die = black die
name-basic = yellow (basic)
name-specialization = green (specialization)
name-personality = violet (personality)
name-bonus-ethereal = an ethereal die
name-bonus-vp5 = 5 VP
name-bonus-advance = a step on the nearest track
name-experiments = the experiments on display
name-artifacts = the artifacts on display
name-element = the element of the bowl
name-card = the next bot card
name-deck = the deck
name-discards = the discard pile
name-left = left
name-right = right
name-masterpiece = the masterpiece
name-symbols = the symbols on the tracks
name-formula-vp = the VP of the formulas
name-track-vp = the VP of the mastery tracks
name-human-vp = your final VP

name-experiment = an experiment
name-advance-nearest = a step on the nearest track
name-artifact = an artifact
name-gold = 1 gold
name-advance-track = a step on a track
name-vp5 = 5 VP
name-of-die = the element of the die's bowl
name-violet-into = where the violet cards go at level 3
name-tokens-leave = a bonus token leaves its track at the end of the turn that reaches it

name-player = you chose
name-only = there was no other
name-potency = potency
name-picture = place of the picture
name-colour = order of colours
name-symbol = order of symbols
name-symbol-and-colour = symbol and colour
name-not-pictured = neither symbol nor colour of one picture
name-symbol-not-pictured = the symbol is not pictured
name-colour-not-pictured = the colour is not pictured
name-shortfall = too little potency
name-exhausted = no potency is left
name-requirement = the requirement
name-requirement-met = the requirement is met
name-printed = the element printed on the card
name-nearest = the nearest to a bonus or to its end
name-cube = the yellow cube for ties
name-below-cube = the first tied track below the yellow cube
name-from-cube = place below the yellow cube
name-advance-track-earth = a step on the earth track
name-advance-track-fire = a step on the fire track
name-advance-track-water = a step on the water track
name-advance-track-air = a step on the air track
name-advance-track-of-die = a step on the track of the die's bowl
name-repeat-type = a type that it has already
name-no-experiment = there is no experiment
name-gold-suffices = there is enough gold
name-gold-missing = there is too little gold
name-more-experiments = more experiments solved
name-types-and-bought = one formula for each type, and those bought
name-cost = cost
name-overflow = the marker is at the last step
name-at-the-end = the marker is at the last step
name-lacking-type = a type that it lacks
name-vp = VP
name-area = order of areas
name-place = place from the left
name-cubes = cubes
name-face-down = it is turned face down

name-bot-cards = the faces of the bot cards
name-removed-cards = the cards removed at each level
name-basic-cards = the number of yellow cards
name-track-order = the order of the mastery tracks
name-track-length = the length of the mastery tracks
name-bonus-tokens = the bonus tokens
name-track-symbols = the symbols on the mastery tracks
name-track-points = the points of the mastery tracks
name-bowl-elements = the elements of the bowls
name-masterpieces = the masterpieces
name-achievement-vp = the VP of the achievements

trismegistus-game-began = A game at level { $level } against the Automa.{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}The cards come from an example pack: they are made up and are not those of the printed deck.
       *[no] {""}
      }
  } The yellow cube for ties is on the { NAME($automa-cube) } track.
    .short = Level { $level }; tie cube: { NAME($automa-cube) }
trismegistus-round-began = Round { $round } begins, with { $first ->
    [human] your turn
   *[automa] the Automa's turn
  }.
    .short = Round { $round }; first: { $first ->
        [human] you
       *[other] { NAME($first) }
      }
trismegistus-dice-rolled = { $named ->
    [yes] The dice lie in their bowls as entered.
   *[no] { $again-count ->
        [0] Dice in the bowls: { DICE($bowls) }.
       *[other] A bowl held too many dice ({ NAME($again) }), so these are rolled again. Dice in the bowls now: { DICE($bowls) }.
      }
  }
    .short = Dice: { DICE($bowls) }
trismegistus-round-ended = Round { $round } is over; { $first-done ->
    [human] you exhausted your three dice first.
   *[automa] the Automa exhausted its three dice first.
  }
    .short = Round { $round } is over
trismegistus-turn-paused = The Automa's turn waits: enter { $asks ->
    [black_die] what the black die shows
    [card] the next bot card
    [experiments] the experiments on display
    [artifacts] the artifacts on display
   *[element] the element of the bowl
  }.
    .short = { $asks ->
        [black_die] Roll the black die
        [card] Draw a bot card
        [experiments] Enter the experiments on display
        [artifacts] Enter the artifacts on display
       *[element] Enter the bowl's element
      }
trismegistus-turn-ended = { $seat ->
    [human] Your turn is over
   *[automa] The Automa's turn is over
  }; { $next ->
    [human] { $seat ->
        [human] the Automa has exhausted its three dice, so you play again
       *[automa] you are next
      }
    [automa] { $seat ->
        [human] the Automa is next
       *[automa] you have exhausted your three dice, so the Automa plays again
      }
   *[none] both have exhausted three dice
  }.
    .short = { $next ->
        [none] Both have passed
       *[other] Next turn: { $next ->
            [human] you
           *[other] { NAME($next) }
          }
      }
trismegistus-table-reported = The table was updated.{ $bowls ->
    [none] {""}
   *[other] { $bowls-count ->
        [0] {" "}The bowls are empty.
       *[other] {" "}In the bowls: { DICE($bowls) }.
      }
  }{ $human ->
    [none] {""}
   *[other] { $human-die ->
        [none] {" "}You have no active die.
       *[other] {" "}Your active die: { NAME($human-die-colour) } ({ NAME($human-die-symbol) }), potency { $human-die-potency }.
      }{ $human-spent-count ->
        [0] {""}
       *[other] {" "}Your exhausted dice: { NAME($human-spent) }.
      }
  }
    .short = Table updated
trismegistus-token-removed = The bonus token at level { $step } of the { NAME($track) } track ({ PLACE($track) }{ $step }) is taken away.
    .short = Remove the bonus token at { PLACE($track) }{ $step }
trismegistus-game-ended = { $winner ->
    [human] You win
    [automa] The Automa wins
   *[none] It is a tie
  }: { $human } VP for you, { $automa } VP for the Automa.{ $solved ->
    [none] {""}
   *[other] {" "}Experiments solved: you { $solved-human }, the Automa { $solved-automa }.
  }
    .short = You { $human } VP, Automa { $automa } VP

trismegistus-card-drawn = The Automa draws the { NAME($kind) } card{ $name ->
    [none] {""}
   *[other] {" "}“{ $name }”
  }{ $dice-count ->
    [0] {""}
   *[other] : it shows { NAME($dice) }{ $potency-cost ->
        [none] {""}
       *[other] , takes { $potency-cost } potency
      }{ $actions-count ->
        [0] {""}
       *[other] , action: { NAME($actions) }
      }
  }. { $left ->
    [0] The deck is empty now
    [one] 1 card is left in the deck
   *[other] { $left } cards are left in the deck
  }.
    .short = { $name ->
        [none] { $kind ->
            [basic] Yellow card
            [specialization] Green card
           *[personality] Violet card
          }
       *[other] Card { $name }
      }
trismegistus-card-discarded = The card goes to the Automa's discard pile.
    .short = Card → discard pile
trismegistus-deck-renewed = The deck was empty: shuffle the { $cards ->
    [one] 1 discarded bot card
   *[other] { $cards } discarded bot cards
  } into a new one.
    .short = Reshuffle { $cards } bot cards
trismegistus-black-die-rolled = The black die shows { $result }{ $counts ->
    [yes] {""}
   *[no] , which points to nothing: it is rolled again
  }.
    .short = Black die: { $result }{ $counts ->
        [no] , roll again
       *[yes] {""}
      }
trismegistus-cube-placed = Put a yellow cube on the { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } achievement from the left; it has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } now.
    .short = Yellow cube → achievement { $place } (now { $cubes })
trismegistus-cube-not-placed = No achievement is face up, so no cube is placed.
    .short = No cube placed
trismegistus-achievement-scored = With three cubes on it the { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } achievement from the left brings the Automa { $vp } VP, { $total } in all. Turn it face down and take the cubes off.
    .short = Achievement { $place }: VP +{ $vp }, turn down
trismegistus-achievement-completed = You complete the { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } achievement from the left. Turn it face down{ $cubes ->
    [0] {""}
    [one] {" "}and take the cube off
   *[other] {" "}and take the { $cubes } cubes off
  }.
    .short = Turn achievement { $place } face down

trismegistus-die-taken = { $seat ->
    [human] You take
   *[automa] The Automa takes
  } a { NAME($colour) } die from the { NAME($symbol) } bowl ({ PLACE($symbol) }), at potency { $potency }.{ $found-in ->
    [symbol_and_colour] {" "}It matches the card in symbol and colour.
    [symbol] {" "}No die matches the card in both symbol and colour; this one matches in symbol.
    [colour] {" "}No die matches the card in symbol; this one matches in colour.
    [potency] {" "}No die matches the card in symbol or colour.
   *[none] {""}
  }{ $decided-by ->
    [only] {" "}It is the only one.
    [potency] {" "}It has the highest potency.
    [wild] {" "}Tie for the highest potency: a wild die goes first.
    [picture] {" "}Tie for the highest potency: the one pictured on the left goes first.
    [colour] {" "}Tie for the highest potency: order black, white, red.
    [symbol] {" "}Tie for the highest potency: order iron, mercury, tin, copper, lead.
   *[player] {""}
  }
    .short = Die { PLACE($symbol) } → tracker card, space { $potency }
trismegistus-ethereal-die-spent = { $seat ->
    [human] You spend
   *[automa] The Automa spends
  } an ethereal die: the potency rises by 1 to { $potency }{ $left ->
    [none] {""}
    [0] ; none is left
   *[other] ; it has { $left } left
  }.
    .short = Ethereal die −1; potency → { $potency }
trismegistus-potency-spent = { $seat ->
    [human] Your die
   *[automa] The Automa's die
  } loses { $cost ->
    [0] no
   *[other] { $cost }
  } potency: { $potency ->
    [0] none
   *[other] { $potency }
  } left.
    .short = Potency −{ $cost } → { $potency }
trismegistus-die-set-aside = { $seat ->
    [human] Your { NAME($colour) } die is exhausted
   *[automa] The Automa's { NAME($colour) } die goes to the right side of the tracker card
  }{ $shortfall ->
    [0] {""}
   *[other] , since the card takes { $shortfall } potency more than it has
  }; it is the { $number ->
    [1] first
    [2] second
   *[other] third
  } of three.
    .short = Die → right side ({ $number } of 3)

trismegistus-marker-advanced = The Automa's marker advances 1 step to level { $to } of the { NAME($track) } track ({ PLACE($track) }{ $to }){ $decided-by ->
    [requirement] { $required ->
        [none] , towards the requirement
       *[other] ; the experiment requires level { $required }
      }
    [experiment] : the experiment's requirement is met already
    [printed] , which the card names
    [element] , which belongs to the die's bowl
    [nearest] , the nearest to a bonus or to its end
    [cube] , which of the equally near ones has the yellow cube
    [below_cube] , of the equally near ones the first below the yellow cube
   *[only] , the only one that is not at its end
  }.
    .short = Marker → { PLACE($track) }{ $to }
trismegistus-token-reached = There it reaches a bonus token ({ NAME($kind) }).
    .short = Bonus: { NAME($kind) }
trismegistus-gold-gained = The Automa gains { $amount } gold{ $why ->
    [no_experiment] , as there is no experiment to take,
    [repeat_type] , as it already had an experiment of this type,
   *[none] {""}
  } and has { $total }.
    .short = Gold +{ $amount } → { $total }
trismegistus-vp-gained = The Automa gains { $amount } VP{ $why ->
    [overflow] { $full ->
        [none] {" "}instead of a step, as all its markers stand at the end of their tracks,
       *[other] {" "}instead of a step, as its marker stands at the end of the { NAME($full) } track,
      }
   *[none] {""}
  } and has { $total }.
    .short = VP +{ $amount } → { $total }
trismegistus-ethereal-gained = { $round ->
    [none] The Automa
   *[other] Before round { $round } the Automa
  } gains { $amount ->
    [one] 1 ethereal die
   *[other] { $amount } ethereal dice
  } and has { $total }.
    .short = Ethereal dice +{ $amount } → { $total }
trismegistus-experiments-shown = { $experiments-count ->
    [0] There is no experiment on display.
    [one] There is 1 experiment on display.
   *[other] There are { $experiments-count } experiments on display.
  }
    .short = Experiments on display: { $experiments-count }
trismegistus-experiment-taken = The Automa takes and solves { A($experiment-type) } experiment{ $experiment-area ->
    [none] {""}
   *[other] {" "}beside the { NAME($experiment-area) } bowl ({ PLACE($experiment-area) })
  }{ $place ->
    [none] {""}
    [1] , the first from the left
    [2] , the second from the left
    [3] , the third from the left
   *[other] , number { $place } from the left
  } (level { $experiment-requirement } of the { NAME($experiment-track) } track, { $experiment-vp } VP).{ $decided-by ->
    [lacking_type] {" "}It is the only one of a type that the Automa lacks.
    [vp] { $lacking ->
        [yes] {" "}Of those of a type that the Automa lacks it is worth the most VP.
       *[no] {" "}The Automa has all of these types, and this one is worth the most VP.
      }
    [area] { $lacking ->
        [yes] {" "}Of those of a type that the Automa lacks several are worth the most VP; the area of this one comes first.
       *[no] {" "}The Automa has all of these types, and several are worth the most VP; the area of this one comes first.
      }
    [place] { $lacking ->
        [yes] {" "}Of those of a type that the Automa lacks several are worth the most VP; this one lies furthest left.
       *[no] {" "}The Automa has all of these types, and several are worth the most VP; this one lies furthest left.
      }
   *[only] {""}
  }
    .short = { $experiment-area ->
        [none] { $place ->
            [none] Take the experiment
           *[other] Experiment no. { $place }: take it
          }
       *[other] { $place ->
            [none] Experiment { PLACE($experiment-area) }: take it
           *[other] Experiment { PLACE($experiment-area) }, no. { $place }: take it
          }
      }
trismegistus-no-experiment = There is no experiment for the Automa to take.
    .short = No experiment to take
trismegistus-artifacts-shown = { $number ->
    [0] There is no { $colour ->
        [none] artifact of the colour
       *[other] { NAME($colour) } artifact
      } on display.
    [one] There is 1 { $colour ->
        [none] artifact of the colour
       *[other] { NAME($colour) } artifact
      } on display.
   *[other] There are { $number } { $colour ->
        [none] artifacts of the colour
       *[other] { NAME($colour) } artifacts
      } on display.
  }
    .short = Artifacts on display: { $number }
trismegistus-artifact-taken = The Automa takes the { $place ->
    [left] left
    [right] right
   *[only] only
  } { NAME($colour) } artifact ({ NAME($element) }).
    .short = { $place ->
        [left] Take the left artifact
        [right] Take the right artifact
       *[only] Take the only artifact
      }
trismegistus-no-artifact = There is no { NAME($colour) } artifact for the Automa to take.
    .short = No artifact to take
trismegistus-bowl-element-told = The essence of the { NAME($symbol) } bowl { $element ->
    [none] has no element
   *[other] belongs to { NAME($element) }
  }.
    .short = Bowl { PLACE($symbol) }: { $element ->
        [none] no element
       *[other] { NAME($element) }
      }

trismegistus-scoring-began = The third round is over: the final scoring begins.
    .short = Final scoring
trismegistus-masterpiece-solved = The Automa solves its masterpiece for { $masterpiece-vp } VP{ $gold ->
    [0] {""}
    [one] , paying 1 gold for the missing step,
   *[other] , paying { $gold } gold for the { $gold } missing steps,
  } and has { $total } VP.
    .short = Masterpiece: VP +{ $masterpiece-vp } → { $total }{ $gold ->
        [0] {""}
       *[other] ; gold −{ $gold }
      }
trismegistus-masterpiece-missed = The masterpiece stays unsolved: { $missing ->
    [one] 1 step is missing
   *[other] { $missing } steps are missing
  }, and the Automa has { $gold } gold, which it keeps.
    .short = Masterpiece not solved
trismegistus-experiments-scored = { $count ->
    [one] 1 solved experiment brings
   *[other] { $count } solved experiments bring
  } { $vp } VP; the Automa has { $total } VP.
    .short = Experiments: VP +{ $vp } → { $total }
trismegistus-symbols-scored = Elemental symbols: { $experiments } on experiments, { $artifacts } on artifacts, { $tracks } on tracks; at { $each } VP each they bring { $vp } VP, and the Automa has { $total } VP.
    .short = Symbols: VP +{ $vp } → { $total }
trismegistus-formula-bought = The Automa buys a further formula for { $cost } gold; { $gold } gold is left.
    .short = Formula: gold −{ $cost } → { $gold }
trismegistus-formulas-scored = Formulas: { $types } for types of experiments and { $bought } bought bring { $vp } VP; the Automa has { $total } VP.
    .short = Formulas: VP +{ $vp } → { $total }
trismegistus-remainders-scored = { $gold } gold and { $ethereal ->
    [one] 1 ethereal die
   *[other] { $ethereal } ethereal dice
  } that are left bring { $vp } VP; the Automa has { $total } VP.
    .short = Left over: VP +{ $vp } → { $total }
trismegistus-tracks-scored = The mastery tracks bring { $vp } VP; the Automa has { $total } VP.
    .short = Tracks: VP +{ $vp } → { $total }
trismegistus-human-scored = You have { $vp } VP.
    .short = You: { $vp } VP

trismegistus-ask-dice = { $mode ->
    [physical] Roll all dice of the round{ $dice-count ->
        [0] {""}
       *[other] : { DICE($dice) }
      }. Then enter how they lie in their bowls.
   *[virtual] { $dice-count ->
        [0] Enter how many dice of each colour there are; the service rolls them.
       *[other] Let the service roll all dice of the round: { DICE($dice) }.
      }
  }
    .short = Roll all dice of the round
trismegistus-ask-black-die = Roll the black die and enter what it shows.{ $places-count ->
    [0] {""}
   *[other] {" "}Results that count: { $places }; any other is rolled again.
  }
    .short = Black die: result?
trismegistus-ask-card = Draw the next bot card and enter its name or what is printed on it.
    .short = Which bot card?
trismegistus-ask-experiments = Enter { $area ->
    [none] all experiments on display and the bowl beside which each lies
   *[other] the experiments on display beside the { NAME($area) } bowl
  }, from left to right.
    .short = { $area ->
        [none] All experiments, from the left?
       *[other] Experiments by { PLACE($area) }, from the left?
      }
trismegistus-ask-artifacts = Enter the { NAME($colour) } artifacts on display, from left to right.{ $roll ->
    [yes] {" "}If there are two, roll the black die as well and enter what it shows.
   *[no] {""}
  }
    .short = { START($colour) } artifacts, from the left?
trismegistus-ask-element = Enter the element of the essence of the { NAME($symbol) } bowl, or say that it has no element.
    .short = Bowl { PLACE($symbol) }: which element?
trismegistus-ask-masterpiece = Draw a masterpiece for the Automa and enter what is printed on it.
    .short = Draw the Automa's masterpiece
trismegistus-ask-symbols = { $experiments ->
    [none] Count the elemental symbols that the Automa has reached on the mastery tracks, and those on its experiments and its solved masterpiece, and enter both numbers. One for each level makes { $tracks } on the tracks. Those on artifacts ({ $artifacts }) are counted already.
   *[other] Count the elemental symbols that the Automa has reached on the mastery tracks and enter how many there are; one for each level makes { $tracks }. Those on experiments ({ $experiments }) and on artifacts ({ $artifacts }) are counted already.
  }
    .short = Count the Automa's symbols
trismegistus-ask-formula-vp = Enter how many VP { $formulas ->
    [one] the Automa's formula brings
   *[other] the Automa's { $formulas } formulas bring in all
  }.
    .short = VP of { $formulas } formulas?
trismegistus-ask-track-vp = Enter how many VP the four mastery tracks bring the Automa in all. Its markers stand at: { NAME($markers) }.
    .short = VP of the Automa's tracks?
trismegistus-ask-human-vp = Enter your final VP; the Automa has { $automa } VP. If you have as many, enter also how many experiments you have solved; the Automa has solved { $experiments }.
    .short = Your final VP?

trismegistus-at-automa-cube = the yellow cube for ties
trismegistus-at-automa-markers = { $items-count ->
    [0] the Automa's markers
   *[other] the Automa's marker on the { NAME($items) } track
  }
trismegistus-at-automa-vp = the Automa's VP
trismegistus-at-automa-gold = the Automa's gold
trismegistus-at-automa-ethereal = the Automa's ethereal dice
trismegistus-at-automa-artifacts = the Automa's artifacts
trismegistus-at-automa-experiments = the Automa's experiments
trismegistus-at-automa-die = the Automa's active die
trismegistus-at-automa-spent = the Automa's exhausted dice
trismegistus-at-automa = the Automa's things
trismegistus-at-human-die = your active die
trismegistus-at-human-spent = your exhausted dice
trismegistus-at-human = your dice
trismegistus-at-bowls = { $items-count ->
    [0] the dice in the bowls
   *[other] the dice in the bowls ({ NAME($items) })
  }
trismegistus-at-dice = { $items-count ->
    [0] the dice of the game
   *[other] the dice of the game ({ NAME($items) })
  }
trismegistus-at-tracks = { $place ->
    [none] the mastery tracks
   *[other] mastery track { $place } from the top
  }
trismegistus-at-tracks-tokens = { $place ->
    [none] the bonus tokens
   *[other] the bonus tokens of mastery track { $place } from the top
  }
trismegistus-at-achievements = { $place ->
    [none] the achievements
   *[other] achievement { $place } from the left
  }
trismegistus-at-tracks-length = the length of mastery track { $place } from the top
trismegistus-at-tracks-tokens-there = whether the bonus token lies on mastery track { $place } from the top
trismegistus-at-tracks-tokens-served = whether the Automa has had the bonus token of mastery track { $place } from the top
trismegistus-at-achievements-vp = the VP of achievement { $place } from the left
trismegistus-at-achievements-cubes = the cubes on achievement { $place } from the left
trismegistus-at-achievements-face-up = whether achievement { $place } from the left is face up
trismegistus-at-deck = the bot deck
trismegistus-at-cards = the faces of the bot cards
trismegistus-at-bowl-elements = { $items-count ->
    [0] the elements of the bowls
   *[other] the element of the bowl ({ NAME($items) })
  }
trismegistus-at-formula-vp = the VP of the formulas
trismegistus-at-round = the round
trismegistus-at-turn = whose turn it is
trismegistus-at-first-done = who exhausted three dice first
trismegistus-at-options = the options of the game
trismegistus-at-level = the level

trismegistus-rejected-achievement-not-there = Achievement { $place } is not face up.{ $face-up-count ->
    [0] {""}
   *[other] {" "}Face up: { $face-up }.
  }
trismegistus-rejected-area-required = The die is wild. Enter for each experiment which bowl it is next to.
trismegistus-rejected-bowl-overfull = The { NAME($symbol) } bowl holds at most { $most } dice, not { $dice }.
trismegistus-rejected-bowls-required = Enter which dice are in which bowls.
trismegistus-rejected-card-face-required = The service does not know this card yet. Enter the symbols printed on it.
trismegistus-rejected-card-incomplete = The card is incomplete or has errors.
trismegistus-rejected-card-not-in-deck = This card is not in the deck.{ $in-deck-count ->
    [0] {" "}The deck is empty.
   *[other] {""}
  }
trismegistus-rejected-card-required = Draw a bot card and enter its name or what is printed on it.
trismegistus-rejected-cards-not-conserved = The bot cards do not add up.{ $needed ->
    [none] {""}
   *[other] {" "}The total is { $there } instead of { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Missing: { $missing-count }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Too many: { $surplus-count }.
  }
trismegistus-rejected-deck-left-behind = The bot deck depends on the level, the achievements and the options, so they cannot change during a game. Start a new game, or one from this position.
trismegistus-rejected-dice-are-rolled-here = The service rolls the dice of this game. Do not enter them.
trismegistus-rejected-dice-count-required = Enter how many dice of each colour there are.
trismegistus-rejected-cubes-face-down = Achievement { $place } is face down, so no cube can be on it.
trismegistus-rejected-dice-not-conserved = The dice do not add up: { $dice-count ->
    [0] none
   *[other] { DICE($dice) }
  } instead of { DICE($needed) }.
trismegistus-rejected-die-active = You already have an active die: { NAME($colour) } ({ NAME($symbol) }). Put it away to take another.
trismegistus-rejected-die-not-there = This die is not on the board. { $on-board-count ->
    [0] The bowls are empty
   *[other] On the board: { NAME($on-board) }
  }.
trismegistus-rejected-die-required = Take a die first.
trismegistus-rejected-experiments-required = The totals are equal. Enter how many experiments you have solved; the Automa has solved { $automa }.
trismegistus-rejected-game-over = The game is over.
trismegistus-rejected-marker-beyond-track = The { NAME($track) } track ends at level { $length }; a marker cannot be at level { $step }.
trismegistus-rejected-markers-not-complete = Enter where the marker is on each of the four tracks.
trismegistus-rejected-no-dice = There are no dice on the board.
trismegistus-rejected-no-question-open = No question is open now.
trismegistus-rejected-not-an-automas-turn = It is your turn, not the Automa's.
trismegistus-rejected-not-your-turn = It is { WHOSE($turn) } turn, not yours.
trismegistus-rejected-pack-required = A virtual deck needs a card pack, because the service does not know the printed cards.
trismegistus-rejected-points-impossible = The { NAME($track) } track needs { $needed } figures, one for each level from 0, not { $points }.
trismegistus-rejected-potency-too-low = The die has only { $potency } potency, not { $cost }.
trismegistus-rejected-question-open = First answer the open question: { NAME($question) }.
trismegistus-rejected-requirement-beyond-track = The { NAME($track) } track ends at level { $length }, so a requirement of level { $requirement } cannot be met.
trismegistus-rejected-roll-not-needed = The black die is rolled only if there are two artifacts.
trismegistus-rejected-roll-required = There are two artifacts. Roll the black die and enter its result.
trismegistus-rejected-symbols-impossible = The symbols of the { NAME($track) } track must be on different levels up to { $length }.
trismegistus-rejected-symbols-required = The symbols of these experiments are not known yet: { $experiments }. Enter how many there are on all experiments.
trismegistus-rejected-token-not-there = There is no token at level { $step } of the { NAME($track) } track.{ $tokens-count ->
    [0] {""}
   *[other] {" "}There are tokens at: { $tokens }.
  }
trismegistus-rejected-tokens-impossible = The tokens of the { NAME($track) } track must be on different levels up to { $length }.
trismegistus-rejected-too-many-dice = { $seat ->
    [human] You
   *[other] { CAPITAL(WHO($seat)) }
  } can have at most three dice in a round, not { $dice }.
trismegistus-rejected-tracks-not-complete = Enter each of the four mastery tracks exactly once.
trismegistus-rejected-turn-has-passed = { $turn ->
    [human] You have exhausted three dice and passed, so it cannot be your turn.
   *[other] { CAPITAL(WHO($turn)) } has exhausted three dice and passed, so it cannot be its turn.
  }
trismegistus-rejected-wrong-area = Experiment { $experiment } is not in the area of the die ({ NAME($die) }).
trismegistus-rejected-wrong-number-of-achievements = A game has four achievements or none, not { $there }.
trismegistus-rejected-wrong-number-of-dice = A game has { $least } to { $most } dice, not { $dice }.
trismegistus-rejected-first-has-not-passed = { $first-done ->
    [human] You have
   *[other] { CAPITAL(WHO($first-done)) } has
  } not exhausted three dice yet.
trismegistus-rejected-not-your-question = This question is for { WHO($seat) }, not for you.

trismegistus-rejected-ethereal-in-vain = The potency is already { $potency }; an ethereal die cannot raise it.
    .short = Potency is { $potency } already
trismegistus-rejected-nothing-spent = You spent no potency this turn, and your die is not exhausted.
    .short = No potency spent
trismegistus-rejected-die-drafted-this-turn = You took this die in this turn; only one of an earlier turn is put away for another.
    .short = Die taken in this turn
trismegistus-rejected-cost-too-high = An action costs at most { $most } potency, not { $cost }.
    .short = Potency: at most { $most }, not { $cost }
trismegistus-rejected-dice-unexplained = Only one die leaves its bowl in a turn, but these dice have moved as well: { NAME($dice) }.
    .short = Dice moved: { NAME($dice) }
trismegistus-rejected-potency-unexplained = The die can have at most { $most } potency, not { $potency }.
    .short = Potency: at most { $most }, not { $potency }
trismegistus-rejected-symbols-differ = { $what ->
    [artifacts] The artifacts
   *[experiments] The experiments
  } have { $counted } known { $counted ->
    [one] symbol
   *[other] symbols
  }, not { $told }.
    .short = Symbols: { $counted } known, { $told } entered

# Forms: actions, fields, options.

trismegistus-do-take-die = Take a die
trismegistus-do-put-away-die = Put my die away, take another
trismegistus-do-complete-achievement = Complete an achievement
trismegistus-do-remove-token = Remove a bonus token
trismegistus-do-roll-dice = Roll the dice
trismegistus-do-draw-card = Next bot card
trismegistus-do-roll-black-die = Black die
trismegistus-do-show-experiments = Experiments on display
trismegistus-do-show-artifacts = Artifacts on display
trismegistus-do-tell-element = Element of the essence
trismegistus-do-show-masterpiece = Masterpiece drawn
trismegistus-do-tell-symbols = Elemental symbols
trismegistus-do-tell-formula-vp = VP of the formulas
trismegistus-do-tell-track-vp = VP of the tracks
trismegistus-do-tell-human-vp = My final VP
trismegistus-field-kind = Kind
trismegistus-field-dice = Dice pictured, from the left
trismegistus-field-potency-cost = Potency cost
trismegistus-field-actions = Actions, in their order
trismegistus-field-bowls = Dice in each bowl
trismegistus-field-experiments = Experiments
trismegistus-field-masterpiece = Masterpiece
trismegistus-field-type = Type
trismegistus-field-track = Track
trismegistus-field-requirement = Step required
trismegistus-field-vp = VP
trismegistus-field-symbols = Symbols
trismegistus-field-area = Bowl beside it
trismegistus-field-artifacts = Artifacts, from the left
trismegistus-field-roll = Black die
trismegistus-field-element = Element
trismegistus-field-tracks = Symbols on the tracks
trismegistus-field-ethereal = With an ethereal die: potency 1 more
trismegistus-field-potency = Potency that it cost
trismegistus-field-exhausted = The die is exhausted
trismegistus-field-place = Place in the row
trismegistus-field-step = Step
trismegistus-field-result = Result
trismegistus-option-empty-place = Empty place
trismegistus-option-not-rolled = Not rolled
trismegistus-option-bot-card = { $name ->
    [none] { START($kind) }{ $dice-count ->
        [0] {""}
       *[other] : { NAME($dice) }, takes { $potency-cost } potency, action: { NAME($actions) }
      }
   *[other] { $name }
  }
trismegistus-option-no-tie = No tie
trismegistus-option-no-element = No element
