/** An expansion that does not exist. It uses every door the core leaves open, and the core has never heard of it. */

import { CANNOT_JOIN } from '../../src/joining.ts';
import type { CardDef, Handler, Module, Table } from '../../src/module.ts';
import { deckOf, HAND } from '../../src/piles.ts';
import { type Ask, NOBODY, type SeatId, type TokenId } from '../../src/types.ts';
import { COLOURS, type Effect, per, shields, trade, VERBS, vp } from '../../src/vocabulary.ts';

/**
 * A kind of its own: so many pearls, once, and a shield from then on. The compiler takes it for `shields`, which has the
 * same words, because every kind that is declared has to be judged by the bots.
 */
const PEARLS = 'pearls' as string as 'shields';

const pearls = (count: number): Effect => ({ kind: PEARLS, count });

const pearlsHandler: Handler<typeof PEARLS, { count: number; token: TokenId }> = {
  bind: ({ count }, names) => ({ count, token: names.token('pearl') }),
  lasting(tally) {
    tally.shields++;
  },
  once: {
    in: 'turn.effects',
    apply({ state }, seat, { count, token }) {
      state.seats[seat].tokens[token] += count;
    },
  },
};

/** Nine for each Age, of which some are drawn into its deck. */
const shells: CardDef[] = [1, 2, 3].flatMap((age) =>
  Array.from(
    { length: 9 },
    (_, i): CardDef => ({
      id: `shell-${age}${i}`,
      age,
      colour: 'white',
      cost: i % 2 ? '1 coin' : '',
      gives: [pearls(1), vp(per('white', 'me'))],
    }),
  ),
);

const heldBy = ({ rules, state }: Table, seat: SeatId, token: string): number =>
  state.seats[seat].tokens[rules.tokenByName(token)];

const lastCardOf = ({ state }: Table, from: SeatId): Ask | null =>
  state.seats[from].piles[HAND].length > 0
    ? { ask: 'play', from, pile: HAND, verbs: VERBS, optional: true, after: NOBODY, forced: false }
    : null;

export const JOINING_COSTS = 2;

/** With its cards eight can play, who then have no more cards in hand than the base game deals. */
const EIGHT = 8;

export const madeUp: Module = {
  id: 'made-up',
  players: [2, 3, 4, 5, 6, 7, EIGHT],
  cardsFor: EIGHT,
  cards: shells,
  wonders: [
    {
      id: 'atlantis',
      produces: 'wood',
      gives: { A: [shields(2), trade('raw', 'left')] },
      sides: {
        A: [
          { cost: 'wood', gives: [pearls(3)] },
          { cost: '3 coins', gives: [vp(4)] },
        ],
        B: [{ cost: 'wood', gives: [vp(2)] }],
      },
    },
  ],
  tokens: [
    { id: 'pearl', points: 2, score: 'pearls' },
    { id: 'truce', points: 0, score: null },
  ],
  piles: [
    { id: 'quay', at: 'seat', visible: 'all' },
    { id: 'sea', at: 'table', visible: 'nobody' },
  ],
  colours: [{ colour: 'white', built: 'quay', sold: 'sea', forSale: false, score: 'pearls' }],
  effects: { [PEARLS]: pearlsHandler },
  score: [{ id: 'pearls' }],
  setup(draft) {
    for (const age of [1, 2, 3]) {
      const cards = draft.cards.filter((card) => COLOURS[card.colour] === 'white' && card.age === age);
      draft.pools.push({ cards: cards.map(({ id }) => id), draw: draft.deckPlayers, age, to: deckOf(age) });
    }
    if (draft.players === EIGHT) return;
    draft.handSize++;
    draft.plays++;
  },
  /** Joined with a stage by a city without pearls, which gets one for it. */
  joining: {
    name: 'pearls',
    what: () => 'oyster-bank',
    price: (table, seat) => (heldBy(table, seat, 'pearl') > 0 ? CANNOT_JOIN : JOINING_COSTS),
    joined({ rules, state }, seat) {
      state.seats[seat].tokens[rules.tokenByName('pearl')]++;
    },
  },
  abstains: (table, seat) => heldBy(table, seat, 'truce') > 0,
  /** Everyone may use the last card; with two players only the Free City, with the card of its holder. */
  turns: {
    'play.last': {
      ask: (table, seat) => (table.rules.players === 2 ? null : lastCardOf(table, seat)),
      askUnmanned: (table, seat) => lastCardOf(table, table.state.controller[seat]),
    },
  },
};
