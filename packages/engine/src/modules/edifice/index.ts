/** The Edifice expansion: one shared project an Age, joined with a stage; its reward or its penalty; and Ur. */
import type { Module, PileDef } from '../../module.ts';
import { pointsOfMarks } from '../../score.ts';
import { AGES } from '../../timeline.ts';
import { cards, isEdifice } from './edifices.ts';
import { effects } from './effects.ts';
import { fails, punishes } from './failure.ts';
import { BUILT, FAILED, finishes, joining, PROJECTS, REWARDS } from './project.ts';
import { edifices, refusePawns } from './scenario.ts';
import { pawnOf, tokens } from './tokens.ts';
import { wonders } from './wonders.ts';

/** Pawns on each Edifice, by the number of players (E-4). */
const PAWNS: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 3, 6: 4, 7: 5 };

const onTable = (id: string): PileDef => ({ id, at: 'table', visible: 'all' });

export const edifice: Module = {
  id: 'edifice',
  players: Object.keys(PAWNS).map(Number),
  whyPlayers: 'Edifice says how many pawns its projects have for 3 to 7 players only',
  cards,
  wonders,
  tokens: [...tokens, { id: 'edifice.penalty', points: 0, score: null, right: true }],
  piles: [onTable(PROJECTS), onTable(BUILT), onTable(FAILED), { id: REWARDS, at: 'seat', visible: 'all', marks: true }],
  effects,
  phases: { 'edifice.finish': finishes, 'edifice.fail': fails, 'edifice.penalty': punishes },
  joining,
  scenario: edifices,
  refuseTable: refusePawns,
  score: [{ id: 'edifice', points: (table, seat) => pointsOfMarks(table, seat, REWARDS) }],
  /** One of the five Edifices of each Age, with its pawns, for all to see (E-1 to E-5). */
  setup(draft) {
    for (let age = 1; age <= AGES; age++) {
      const ofAge = draft.cards.filter((card) => card.age === age && isEdifice(card)).map((card) => card.id);
      draft.pools.push({ cards: ofAge, draw: 1, age, to: draft.names.tablePile(PROJECTS) });
      draft.tokens[pawnOf(draft.names, age)] = PAWNS[draft.players];
    }
  },
};
