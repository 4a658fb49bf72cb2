/** Petra and Byzantium as the second-edition box has them. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { boardIn, boards, expectCost, PLENTY, rule, secondEdition, stage } from '../../kit/index.ts';

const { newGame, rulesFor, table } = secondEdition('cities');

type Side = 'day' | 'night';
const board = (wonder: string, side: Side, stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder,
  side,
  stages,
  hand: ['altar', 'theater'],
  ...more,
});

/** Expects costs and the points of all stages of a side. */
function expectStages(wonder: string, side: Side, costs: string[], points: number[]): void {
  const own = wonder === 'petra' ? 'clay' : 'stone';
  costs.forEach((cost, stages) => {
    // what the board makes need not be bought
    const bought = cost.replace(new RegExp(`(^| )(\\d )?${own}`), (_, space, n) => (n ? `${space}1 ${own}` : space));
    expectCost(bought, (makes, coins) =>
      table({ me: board(wonder, side, stages, { coins }), left: { makes } }).stageOffers(),
    );
  });
  const worth = costs.map((_, i) => table({ me: board(wonder, side, i + 1) }).score().wonder);
  expect(worth).toEqual(points);
  expect(table({ me: board(wonder, side, costs.length) }).stageOffers()).toEqual([]);
}

/** The turn in which the stage after so many is built; the others have 9 coins. */
const staged = (wonder: string, side: Side, stages: number) =>
  table({
    me: board(wonder, side, stages, { makesPrivately: PLENTY, coins: 20 }),
    left: { coins: 9, hand: ['altar', 'theater'] },
    right: { coins: 9, hand: ['altar', 'theater'] },
  }).quietTurn({ me: stage('altar') });

describe('Petra', () => {
  rule('C2-28', 'by day: stage 2 costs 5 coins and makes 7 points', () => {
    expectStages('petra', 'day', ['wood stone', '5 coins', 'wood 2 stone papyrus'], [3, 10, 17]);
    expect(staged('petra', 'day', 1).seat().coins).toBe(15);
  });

  rule('C2-28', 'by night: stage 2 costs 10 coins and makes 14 points; stage 1 costs the others 2 coins', () => {
    expectStages('petra', 'night', ['2 clay 2 ore', '10 coins'], [3, 17]);
    const first = staged('petra', 'night', 0);
    expect(first.dues()).toEqual([0, 2, 2]);
    expect(staged('petra', 'night', 1).dues()).toEqual([0, 0, 0]);
    expect(staged('petra', 'night', 1).seat().coins).toBe(10);
  });

  rule('C2-28', 'makes clay', () => {
    for (const side of boardIn(rulesFor(3), 'petra')) expect(side).toMatchObject({ produces: [0b100] });
  });
});

describe('Byzantium', () => {
  rule('C2-29', 'by day: stage 2 brings a Diplomacy token and makes 4 points', () => {
    expectStages('byzantium', 'day', ['clay ore', '2 wood papyrus', '2 clay glass loom'], [3, 7, 14]);
    expect([0, 1, 2].map((stages) => staged('byzantium', 'day', stages).count('diplomacy')[0])).toEqual([0, 1, 0]);
  });

  rule('C2-30', 'by night: a Diplomacy token with each stage, and 4 and 6 points', () => {
    expectStages('byzantium', 'night', ['wood ore papyrus', '2 ore glass loom'], [4, 10]);
    expect([0, 1].map((stages) => staged('byzantium', 'night', stages).count('diplomacy')[0])).toEqual([1, 1]);
  });
});

rule('C2-28', 'both boards are dealt, on both sides', () => {
  const dealt = new Set(Array.from({ length: 80 }, (_, n) => boards(newGame(3, n))).flat());
  for (const one of ['petra A', 'petra B', 'byzantium A', 'byzantium B']) expect(dealt).toContain(one);
  expect(boardIn(rulesFor(3), 'petra').every(({ dayAndNight }) => dayAndNight)).toBe(true);
});
