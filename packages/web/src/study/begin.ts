/** Studies of tables that are seen elsewhere: a step of a record, or the present moment of a game. */
import { describe, NONE, type Scenario, type SeatId, seedFrom, unpack } from '@polis/engine';
import type { TableModel } from '../game/model.ts';
import type { Player } from '../record/reading.ts';
import type { Story } from '../record/steps.ts';
import { type Answer, type Move, type Study, studyOf } from './study.ts';

/** The same table is always dealt the same way. */
const SEED = seedFrom('study', 0);

/** A game that was played, all of it: each of its steps is a move, and one looks at one of them. Each seat knows what it knew. */
export function studyOfStory({ steps }: Story, at: number, seat: SeatId, players: readonly Player[] | null): Study {
  const [{ game }] = steps;
  const begin = studyOf({ game: game.config, choices: [], keeps: null }, SEED, seat, named(players));
  const moves = steps.flatMap(({ answers }, after): Move[] => {
    const given = answers.flatMap((choice, of): Answer[] =>
      choice === NONE ? [] : [[of, unpack(game.rules, choice)]],
    );
    return given.length > 0 ? [{ after: after - 1, answers: given }] : [];
  });
  return { ...begin, moves, at: Math.min(at, moves.length) - 1 };
}

const named = (players: readonly Player[] | null): string[] => (players ?? []).map(({ name }) => name ?? '');

/** A table that someone tells of. */
export const studyOfTable = (table: Scenario, seat: SeatId, names: readonly string[] = []): Study =>
  studyOf({ table }, SEED, seat, names);

/** Whether a scenario can tell this moment: a card of the hand is to be chosen, and nothing of the turn has happened. */
export function canBeStudied({ rules, view, ask, me }: TableModel): boolean {
  const { window, kind } = rules.steps[view.at] ?? {};
  return view.turn > 0 && window === 'turn.choose' && kind === 'play' && ask?.seat === me;
}

/** A game that is played: what its viewer sees, and nothing else. */
export const studyOfView = (model: TableModel, names: readonly string[]): Study =>
  studyOfTable(seenTable(model), model.me, names);

/** What a scenario tells of the piles that others do not show is left out: it will be dealt. */
export function seenTable({ rules, view, game }: TableModel): Scenario {
  const table = describe(game);
  const isSeen = (seat: SeatId, pile: number): boolean => view.seats[seat].piles[pile].cards !== null;
  const seats = table.seats.map((told, seat) => {
    const hidden = rules.seatPiles.flatMap(({ scenario }, pile) =>
      scenario !== undefined && !isSeen(seat, pile) ? [scenario] : [],
    );
    const fields = [
      ...hidden,
      ...(isSeen(seat, rules.seatPile('hand')) ? [] : ['hand']),
      ...(isSeen(seat, rules.seatPile('under')) ? [] : ['under']),
    ];
    return Object.fromEntries(Object.entries(told).filter(([field]) => !fields.includes(field)));
  });
  const { discard, freeCity, ...others } = table;
  const isOpen = view.piles[rules.tablePile('discard')].cards !== null;
  const { drawPile: _, ...holder } = freeCity ?? {};
  return {
    ...others,
    ...(isOpen ? { discard } : {}),
    ...(freeCity ? { freeCity: holder as Scenario['freeCity'] } : {}),
    seats,
  };
}
