/** The Leaders expansion: a draft, a recruitment turn before each Age, leaders and guilds. Boards are for its boxes. */
import type { Module, TokenDef } from '../../module.ts';
import { pointsOfMarks } from '../../score.ts';
import { isRecruit } from '../../vocabulary.ts';
import { cards } from './cards.ts';
import { effects, marks } from './effects.ts';
import { neighbouringLeaders, phases, turns } from './phases.ts';
import { leaderPrice } from './price.ts';
import { heldAt, packAt, refuseLeaders } from './scenario.ts';

const STARTING_COINS = 6;
const LEADERS_EACH = 4;

/** Rights that are used in the window of the same name. */
const rights = ['courtesans.copy', 'rome.recruit', 'leaders.dig', 'courtesans.dig'];

export const leaders: Module = {
  id: 'leaders',
  players: [2, 3, 4, 5, 6, 7, 8],
  cards,
  tokens: rights.map((id): TokenDef => ({ id, points: 0, score: null, right: true })),
  marks,
  piles: [
    {
      id: 'draft',
      at: 'seat',
      visible: 'allies',
      scenario: 'draft',
      untold: { from: 'leader-box', count: packAt },
    },
    {
      id: 'leader-hand',
      at: 'seat',
      visible: 'allies',
      scenario: 'leaderHand',
      untold: { from: 'leader-box', count: heldAt },
    },
    { id: 'leaders', at: 'seat', visible: 'all', scenario: 'leaders' },
    { id: 'courtesan', at: 'seat', visible: 'all', marks: true, scenario: 'courtesan' },
    { id: 'leader-box', at: 'table', visible: 'nobody' },
    { id: 'leader-order', at: 'table', visible: 'nobody', marks: true },
  ],
  colours: [
    { colour: 'white', built: 'leaders', sold: 'leader-box', forSale: false, score: 'leaders', price: leaderPrice },
  ],
  effects,
  phases,
  turns,
  score: [
    { id: 'leaders' },
    {
      // what a copied leader is worth comes from the guild that copies
      id: 'guilds',
      points: (table, seat) => pointsOfMarks(table, seat, 'courtesan'),
    },
  ],
  setup(draft) {
    draft.coins = draft.coins.map((coins, seat) => (seat < draft.players ? STARTING_COINS : coins));
    draft.deals.push({
      cards: draft.cards.filter((card) => isRecruit(card) && (draft.expert || !card.expert)).map((card) => card.id),
      each: LEADERS_EACH,
      to: draft.names.seatPile('draft'),
      rest: draft.names.tablePile('leader-box'),
      order: draft.names.tablePile('leader-order'),
    });
  },
  refuseTable: refuseLeaders,
  /** Someone who copies the Courtesans Guild at the end copies a leader next door instead. */
  standsFor: (table, seat, card) =>
    card.name === 'courtesans-guild' ? neighbouringLeaders(table, seat).map((id) => table.rules.cards[id]) : null,
};
