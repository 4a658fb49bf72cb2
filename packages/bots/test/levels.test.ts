/** Levels make mistakes as people do, never nonsense; and styles are told apart by what they build. */
import {
  type Choice,
  COLOURS,
  type Colour,
  choices,
  create,
  dice,
  type Game,
  type OwnAsk,
  rulesOf,
  seedFrom,
  type View,
} from '@polis/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { worthOfCard } from '../src/card-worth.ts';
import {
  type Bot,
  type BotName,
  botNames,
  bots,
  isBotName,
  type LevelName,
  levelNames,
  playOut,
  ready,
  STYLES,
  type Style,
  searchingBots,
} from '../src/index.ts';
import { judgementOf } from '../src/levels/level.ts';
import { type Level, levels } from '../src/levels/rows.ts';
import { weightsSeen } from '../src/levels/sight.ts';
import { judged } from '../src/merchant.ts';
import { positionOf, tableOfView } from '../src/position.ts';
import { scholarsMind } from '../src/scholar/scholar.ts';
import { kindOf } from '../src/search/policy.ts';
import { search } from '../src/search/search.ts';
import { weights } from '../src/weights.ts';

const { BUILD, SELL, STAGE, cardOf, deedOf } = choices;

beforeAll(() => ready('level-5'), 60_000);

interface Decision {
  view: View;
  question: OwnAsk;
  chosen: Choice;
}

const MIXES = [['base'], ['base', 'leaders', 'cities', 'edifice']];

/** What four of a level decide in so many games of each mix. */
function decisionsOf(name: BotName, games: number): Decision[] {
  const all: Decision[] = [];
  const watched: Bot = (view, question, budget) => {
    const chosen = bots[name](view, question, budget);
    if (question.choices.length > 1) all.push({ view, question, chosen });
    return chosen;
  };
  for (const modules of MIXES)
    for (let deal = 0; deal < games; deal++)
      playOut(
        create({ seats: 4, modules, seed: seedFrom('levels', deal) }),
        [watched, watched, watched, watched],
        deal,
      );
  return all;
}

const quick = levelNames.filter((name) => !searchingBots.includes(name));

describe.each(quick)('%s', (name) => {
  const level: Level = levels[name];
  let decisions: Decision[] = [];

  beforeAll(() => {
    decisions = decisionsOf(name, 2);
  });

  test('never answers what its own judgement holds to be much worse than the best', () => {
    const judge = judgementOf(level);
    for (const { view, question, chosen } of decisions) {
      const { count, choices: all, worths } = judge(view, question, { dice: dice(1) });
      const best = Math.max(...worths.slice(0, count));
      expect(worths[all.indexOf(chosen)]).toBeGreaterThanOrEqual(best - 2 * level.doubt);
    }
  });

  test('sells a card only where nothing that could be built is clearly worth more', () => {
    for (const { view, question, chosen } of decisions) {
      if (deedOf(chosen) !== SELL) continue;
      const worth = judged(rulesOf(view.config), view, question, weights);
      const sold = worth[question.choices.indexOf(chosen)];
      const built = worth.filter((_, i) => [BUILD, STAGE].some((deed) => deed === deedOf(question.choices[i])));
      const lost = Math.max(...built, sold) - sold;
      // who has learned may know better than the evaluation: then a look ahead has to say so too
      if (level.thinks !== 'eye' && lost >= CLEARLY) expect(lostBy(view, question, chosen)).toBeLessThan(UNCLEAR);
      else expect(lost).toBeLessThan(CLEARLY);
    }
  });
});

/** Points by which something is better for everyone who plays well. */
const CLEARLY = 3;
/** So much of a chance to win may be by chance in a search of so many tries. */
const UNCLEAR = 0.03;
const TRIES = 1000;

/** By how much of a chance to win an answer is worse than the best, as the strongest bot sees it. */
function lostBy(view: View, question: OwnAsk, chosen: Choice): number {
  const found = search(view, question, { dice: dice(1), iterations: TRIES }, scholarsMind());
  const known = found.find(({ choice }) => kindOf(choice) === kindOf(chosen));
  return Math.max(...found.map(({ chance }) => chance)) - (known?.chance ?? 0);
}

test('whoever does not think of the next player gives up the card it wants least', () => {
  let givenUp = 0;
  for (const { view, question, chosen } of decisionsOf('level-1', 2)) {
    if (deedOf(chosen) !== SELL && deedOf(chosen) !== STAGE) continue;
    const rules = rulesOf(view.config);
    const position = positionOf(rules, tableOfView(rules, view), question.seat);
    const wanted = (choice: Choice): number =>
      worthOfCard(position, weightsSeen(levels['level-1'].sight), rules.cards[cardOf(choice)]);
    const others = question.choices.filter((choice) => kindOf(choice) === kindOf(chosen));
    if (others.length > 1) givenUp++;
    expect(wanted(chosen)).toBe(Math.min(...others.map(wanted)));
  }
  expect(givenUp).toBeGreaterThan(20);
});

test('levels have the names that people choose them by, and the upper ones search', () => {
  expect(levelNames).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((level) => `level-${level}`));
  for (const style of STYLES)
    expect([2, 3, 8].map((n) => isBotName(`level-${n}-${style}`))).toEqual([false, true, true]);
  expect(botNames.filter((name) => name.startsWith('level-') && searchingBots.includes(name))).toHaveLength(12);
});

/** What a style is known by. */
const KNOWN_BY: Record<Style, readonly (Colour | 'stage')[]> = {
  science: ['green'],
  military: ['red'],
  civilian: ['blue'],
  commerce: ['yellow', 'brown', 'grey'],
  wonder: ['stage'],
};

/** How many of these one player has built in the end. */
const builtBy = ({ rules, state }: Game, seat: number, what: readonly (Colour | 'stage')[]): number =>
  what.includes('stage')
    ? state.seats[seat].stage
    : rules.playPiles
        .flatMap((pile) => state.seats[seat].piles[pile])
        .filter((card) => what.includes(COLOURS[rules.cards[card].colour])).length;

/** What those of each style and plain ones build, on average: two of a kind between two plain ones, on the same deals. */
function builtByStyle(level: LevelName, deals: number, iterations: number): Map<Style | null, Record<Style, number>> {
  return new Map(
    [...STYLES, null].map((style) => {
      const one = bots[(style ? `${level}-${style}` : level) as BotName];
      const sums = Object.fromEntries(STYLES.map((other) => [other, 0])) as Record<Style, number>;
      for (let deal = 0; deal < deals; deal++) {
        const game = create({ seats: 4, modules: ['base'], seed: seedFrom('styles', deal) });
        const chairs = [one, bots[level], one, bots[level]];
        const end = playOut(game, chairs, deal, null, { iterations });
        for (const other of STYLES)
          for (const seat of [0, 2]) sums[other] += builtBy(end, seat, KNOWN_BY[other]) / (2 * deals);
      }
      return [style, sums] as const;
    }),
  );
}

/** More of what it is known by than the plain one and than every other style. */
function expectToldApart(built: Map<Style | null, Record<Style, number>>): void {
  for (const style of STYLES) {
    const own = built.get(style)?.[style] ?? 0;
    for (const [other, counts] of built)
      if (other !== style) expect(own, `${style} and ${other ?? 'plain'}`).toBeGreaterThan(counts[style] + MORE[style]);
  }
}

/** Stages are few, and whoever trades has to leave some cards to those who sell. */
const MORE: Record<Style, number> = { science: 0.3, military: 0.3, civilian: 0.3, commerce: 0.3, wonder: 0.1 };

describe('styles are told apart by what they build', () => {
  test('by the eye', () => expectToldApart(builtByStyle('level-3', 30, 1)));
  test.each(['level-4', 'level-5', 'level-6'] as const)('by the net, %s', { ...IN_ALL, timeout: 120_000 }, (level) =>
    expectToldApart(builtByStyle(level, 40, 1)),
  );
  test.each(['level-7', 'level-8'] as const)('by search, %s', { ...IN_ALL, timeout: 600_000 }, (level) =>
    expectToldApart(builtByStyle(level, 24, 40)),
  );
});
