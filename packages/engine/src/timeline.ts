/** The order of the whole game, on one page. When things happen is written here and nowhere else. */

export const timeline = {
  /** Before the first Age. */
  game: [
    'free-city.take', // who plays for the Free City first (B-12.5)
    'wonders.choose',
    'leaders.draft', // keep one, pass the others to the right (L-07)
  ],

  /** Of each Age, in order. `play` is repeated once per turn of the Age; the names of turns run `turn` below. */
  turns: [
    'leaders.recruit', // a turn of its own, before the hands are dealt (L-08, X-43)
    'age.deal',
    'play',
    'play.last', // B-10.1: the last card is a small turn of its own, after the Age's last turn has resolved
  ],

  /** Every turn. */
  turn: [
    'free-city.draw', // the holder draws a card for the Free City (B-12.6)
    'turn.choose', // everyone is asked; answers are sealed
    'turn.reveal',
    'turn.pay', // from the coins held at the start of the turn (B-4.11)
    'turn.place', // all cards and stages are in play before any of them has an effect (B-5.3)
    'turn.coins', // sold cards, coins of cards and stages (B-5.4)
    'turn.effects', // everything else that happens once
    'abu-simbel.entomb', // a leader who is in the city by now
    'courtesans.copy', // a leader who was there before this turn (L-44, X-11)
    'rome.recruit', // Rome's extra leader (L-59)
    'catan.recruit', // and the one that Catan draws
    'leaders.disarm', // Telesilla: the others give up a victory token
    'edifice.finish', // the last pawn is taken: the reward at once (E-31)
  ],

  /** After each turn; in an Age's last turn only once, after `play.last`. */
  turnEnd: [
    'turn.leftover', // at the end of an Age: the last cards go to the discard pile (B-5.5)
    'free-city.leftover', // and so does what is left of the draw pile (B-12.14)
    'leaders.spare', // what is left of the leaders in Age III goes to the box (L-14)
    'wonder.dig', // B-10.2: after the last card, so that a last card just sold can be dug up
    'great-wall.dig',
    'manneken-pis.dig', // what it copies of another board
    'carthage.dig', // Carthage after Halikarnassos (EQ-42)
    'leaders.dig', // Solomon after Halikarnassos (L-48)
    'cities.dig', // the Forging Agency
    'courtesans.dig', // and a copied Solomon last
    'cities.dig', // unless it has dug up the Forging Agency
    'cities.losses', // all losses of the turn: pay or take debt (C-13, X-21)
    'turn.pass',
    'free-city.pass', // and the Free City goes along (B-12.13)
  ],

  /**
   * After each window that brings one more card into play: it comes into play like any other. What the turn still has
   * ahead of it waits for its place there.
   */
  arrival: ['turn.place', 'turn.coins', 'turn.effects', 'courtesans.copy', 'leaders.disarm'],

  ageEnd: [
    'edifice.fail', // before the conflicts (E-33)
    'edifice.penalty', // in full or a debt token; who can choose is asked
    'conflict',
    'cities.envoys', // a Diplomacy token each is given back (C-16)
    'age.clean',
  ],

  end: ['score'],
} as const;

/** The windows that `arrival` follows. */
export const arrivals: readonly string[] = [
  'rome.recruit',
  'catan.recruit',
  'wonder.dig',
  'great-wall.dig',
  'manneken-pis.dig',
  'carthage.dig',
  'leaders.dig',
  'cities.dig',
  'courtesans.dig',
];

/** How many Ages a game has. */
export const AGES = 3;
