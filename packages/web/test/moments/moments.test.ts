/** Moments tell what happened: compared with what has become of the table. */
import { create, type Game, type GameEvent, legal, over, type Rules, readConfig, submit } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type ConflictMoment, type Moment, momentsOf } from '../../src/moments/moments.ts';

interface Batch {
  before: Game;
  after: Game;
  events: GameEvent[];
}

/** A whole game of any choices, cut where everyone had answered. */
function batches(modules: string[], seats: number, seed: number): Batch[] {
  const config = readConfig({ modules, edition: 'first', seats, wonders: null, seed: String(seed).padStart(32, '0') });
  const found: Batch[] = [];
  let game = create(config);
  let before = game;
  let chance = seed + 1;
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, i) => ask && game.state.sealed[i] < 0 && legal(game, i).length > 0);
    const choices = legal(game, seat);
    chance = (chance * 1103515245 + 12345) % 2 ** 31;
    const done = submit(game, seat, choices[chance % choices.length]);
    game = done.game;
    if (done.events.length === 0) continue;
    found.push({ before, after: game, events: done.events });
    before = game;
  }
  return found;
}

const rulesOf = ({ after }: Batch): Rules => after.rules;
const moments = (batch: Batch): Moment[] => momentsOf(batch.events, 0, rulesOf(batch));

const MIXES: [string[], number][] = [
  [['base'], 3],
  [['base', 'leaders', 'cities', 'edifice'], 7],
  [['base', 'cities', 'teams'], 4],
  [['base'], 2],
];

describe.each(MIXES)('%j with %i players', (modules, seats) => {
  const games = [1, 2, 3].map((seed) => batches(modules, seats, seed));

  test('coins change by what is shown', () => {
    for (const batch of games.flat()) {
      const shown = new Array<number>(batch.after.rules.seats).fill(0);
      for (const moment of moments(batch)) {
        if (moment.moment === 'turn') for (const [seat, coins] of moment.coins.entries()) shown[seat] += coins;
        if (moment.moment === 'conflict') for (const { seat, coins } of moment.earned) shown[seat] += coins;
      }
      const real = batch.after.state.seats.map(({ coins }, seat) => coins - batch.before.state.seats[seat].coins);
      expect({ shown, events: batch.events }).toEqual({ shown: real, events: batch.events });
    }
  });

  test('what one city pays another is what that one is paid', () => {
    for (const batch of games.flat())
      for (const moment of moments(batch)) {
        if (moment.moment !== 'turn') continue;
        const paid = moment.flows.reduce((sum, { coins }) => sum + coins, 0);
        const got = batch.events.reduce((sum, e) => sum + (e.event === 'coins' && e.why === 'trade' ? e.amount : 0), 0);
        expect(paid).toBe(got);
      }
  });

  test('each Age ends with conflicts, the winner first', () => {
    for (const game of games) {
      const found = game.flatMap(moments).filter((moment): moment is ConflictMoment => moment.moment === 'conflict');
      expect(found.map(({ age }) => age)).toEqual([1, 2, 3]);
      for (const { strengths, tokens } of found.flatMap(({ fights }) => fights))
        expect(strengths[0] - strengths[1] > 0).toBe(tokens > 0);
    }
  });
});

test('of much that comes at once only the last turn is shown', () => {
  const game = batches(['base'], 3, 1);
  for (const turns of [2, 5, 6, 7]) {
    const all = game.slice(0, turns).flatMap(({ events }) => events);
    expect(momentsOf(all, 0, rulesOf(game[0]))[0]).toEqual(moments(game[turns - 1])[0]);
  }
});
