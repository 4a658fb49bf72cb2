/** Two players and the Free City, a third seat for which the holder of the turn decides (section 12 of the rules). */
import { noticeDrawn } from '../../memory.ts';
import type { Module, Phase, TurnDef } from '../../module.ts';
import { passesTo } from '../../passing.ts';
import { DISCARD, deckOf, HAND } from '../../piles.ts';
import type { Rules } from '../../rules.ts';
import type { Ask, SeatId } from '../../types.ts';
import { VERBS } from '../../vocabulary.ts';
import { FREE_CITY } from './free-city.ts';
import { freeCity, refuseBoard } from './scenario.ts';

const CARDS_OF_PLAYERS = 3;

/** Each Age begins with the neighbour of the Free City on the side that the hands go to (B-12.5). */
const firstHolder = (rules: Rules, age: number): SeatId => rules[passesTo(age)][FREE_CITY];

/** The holder answers for the Free City after having chosen a card for the own city (B-12.7, B-12.8, B-12.11). */
const asks: Ask[] = [0, 1].map((holder) => ({
  ask: 'play',
  from: holder,
  pile: HAND,
  verbs: VERBS,
  optional: false,
  after: holder,
  forced: true,
}));

const takesCity: Phase = {
  enter({ rules, state }) {
    state.controller[FREE_CITY] = firstHolder(rules, 1);
  },
};

/** The holder draws a card for the Free City (B-12.6). */
const draws: Phase = {
  enter({ rules, state, log }) {
    if (rules.steps[state.at].kind !== 'play') return;
    const holder = state.controller[FREE_CITY];
    const card = state.piles[deckOf(state.age)].shift();
    if (card === undefined) return;
    state.seats[holder].piles[HAND].push(card);
    noticeDrawn(state, holder);
    const name = rules.cards[card].name;
    log?.push({ event: 'drawn', seat: holder, count: 1, secret: { to: [holder], cards: [name] } });
  },
};

/** The Free City has no hand of its own: the rest of its cards are the rest of the Age's deck (B-12.14). */
const discardsRest: Phase = {
  enter({ rules, state }) {
    if (state.turn !== rules.setup.plays) return;
    const deck = state.piles[deckOf(state.age)];
    state.piles[DISCARD].push(...deck.splice(0));
  },
};

/** The Free City goes along with the hands, so that its holder changes every turn (B-12.13). */
const passesCity: Phase = {
  enter({ rules, state }) {
    const { kind } = rules.steps[state.at];
    if (kind === 'play') state.controller[FREE_CITY] = 1 - state.controller[FREE_CITY];
    if (kind === 'play.last') state.controller[FREE_CITY] = firstHolder(rules, state.age + 1);
  },
};

/** Nothing is left to choose for the Free City when its holder has no second card. */
const askUnmanned: TurnDef['askUnmanned'] = ({ state }, seat) => {
  const holder = state.controller[seat];
  return state.seats[holder].piles[HAND].length > 1 ? asks[holder] : null;
};

export const twoPlayers: Module = {
  id: 'two-players',
  players: [2],
  automatic: true,
  phases: {
    'free-city.take': takesCity,
    'free-city.draw': draws,
    'free-city.leftover': discardsRest,
    'free-city.pass': passesCity,
  },
  turns: { play: { askUnmanned } },
  scenario: freeCity,
  refuseTable: refuseBoard,
  setup(draft) {
    draft.seats = FREE_CITY + 1;
    draft.deckPlayers = CARDS_OF_PLAYERS;
  },
};
