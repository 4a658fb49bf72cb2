/** Stonehenge, which counts stone, and by night the cards that are like the one under it. */
import { describe, expect, test } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { create } from '../../../src/create.ts';
import { describe as described } from '../../../src/describe.ts';
import { type Game, legal, score } from '../../../src/game.ts';
import { dice, seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { scoreParts } from '../../../src/score-parts.ts';
import type { WonderPick } from '../../../src/types.ts';
import { redact, view } from '../../../src/view.ts';
import { worthNow } from '../../../src/what-if.ts';
import {
  COLOUR_CARDS,
  costsExactly,
  duel,
  expectNoTable,
  FREE_CITY,
  played,
  ready,
  rule,
  seenBy,
  sell,
  stage,
  TWO,
  table,
} from '../../kit/index.ts';

const day = (stages: number, more: ScenarioSeat = {}): ScenarioSeat =>
  ready('stonehenge', { side: 'day', stages, ...more });
const night = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({ ...day(stages, more), side: 'night' });

describe('by day', () => {
  rule('W-29', 'A1 makes 3 points, A2 makes 5', () => {
    const wonder = (stages: number) => table({ me: day(stages) }).score().wonder;
    expect([0, 1, 2].map(wonder)).toEqual([0, 3, 8]);
    expect(
      table({ me: day(1) })
        .play({ me: stage('theater') })
        .score().wonder,
    ).toBe(8);
  });

  rule('W-30', 'A3 makes 2 points for each stone symbol on own brown cards', () => {
    const wonder = (city: string[], stages = 3) => table({ me: day(stages, { city }) }).score().wonder - 8;
    expect(wonder([])).toBe(0);
    expect(wonder(['stone-pit'])).toBe(2);
    expect(wonder(['stone-pit', 'quarry', 'mine'])).toBe(8);
    expect(wonder(['stone-pit', 'quarry', 'mine'], 2)).toBe(0);
    // those of the neighbours are not counted
    expect(table({ me: day(3), left: { city: ['quarry'] }, right: { city: ['stone-pit'] } }).score().wonder).toBe(8);
  });

  for (const [i, cost] of ['1 clay 1 ore', '2 clay 1 papyrus', '3 wood 1 loom'].entries())
    rule(i < 2 ? 'W-29' : 'W-30', `A${i + 1} costs ${cost}`, () => {
      const seat = { wonder: 'stonehenge', stages: i };
      expect(costsExactly({ age: 1, seat, deed: { do: 'stage', card: 'vineyard' }, colour: null }, cost)).toBe(true);
    });
});

describe('stone symbols', () => {
  const symbols = (...city: string[]): number => table({ me: day(3, { city }) }).score().wonder / 2 - 4;

  rule('W-32', 'a card with two counts two, a card with a choice that includes stone counts one', () => {
    expect(symbols('quarry')).toBe(2);
    for (const card of ['stone-pit', 'excavation', 'timber-yard', 'mine'])
      expect([card, symbols(card)]).toEqual([card, 1]);
    expect(symbols('stone-pit', 'quarry', 'mine')).toBe(4);
    expect(symbols('lumber-yard', 'sawmill', 'clay-pit', 'forest-cave', 'tree-farm', 'ore-vein', 'foundry')).toBe(0);
  });

  rule('W-33', 'only brown cards have symbols that count: no board, no stage, no other colour', () => {
    expect(symbols('caravansery')).toBe(0);
    expect(symbols('baths', 'aqueduct')).toBe(0);
    const me = { city: ['stone-pit'], makes: ['3 stone'], makesPrivately: ['3 stone'] };
    expect(table({ me: day(3, me) }).score().wonder).toBe(8 + 2);
    // Giza makes stone, and Alexandria has a stage that does
    const copied = (left: ScenarioSeat) =>
      table({ me: ready('manneken-pis', { stages: 1, city: ['quarry'] }), left }).score().wonder;
    expect(copied({ wonder: 'stonehenge', side: 'B' })).toBe(2);
  });
});

describe('by night', () => {
  for (const [i, cost] of ['3 ore', '3 clay 1 papyrus'].entries())
    rule(i === 0 ? 'W-31' : 'W-34', `B${i + 1} costs ${cost}`, () => {
      const seat = { wonder: 'stonehenge', side: 'B' as const, stages: i };
      expect(costsExactly({ age: 1, seat, deed: { do: 'stage', card: 'vineyard' }, colour: null }, cost)).toBe(true);
    });

  rule('W-31', 'B1: a coin at once for each stone symbol on own brown cards', () => {
    const coins = (city: string[]) =>
      table({ me: night(0, { coins: 1, city }) })
        .play({ me: stage('theater') })
        .seat().coins;
    expect([coins([]), coins(['stone-pit']), coins(['stone-pit', 'quarry', 'mine'])]).toEqual([1, 2, 5]);
  });

  rule('W-31', 'and a point at the end for each that is there then', () => {
    const hand = ['quarry', 'altar'];
    const built = table({
      me: night(0, { coins: 4, city: ['stone-pit'], hand: ['theater', 'altar'] }),
      left: { hand },
      right: { hand },
    }).quietTurn({ me: stage('theater'), left: sell('quarry'), right: sell('quarry') });
    expect([built.seat().coins, built.score().wonder]).toEqual([5, 1]);
    const later = table({ me: night(1, { city: ['stone-pit', 'quarry'] }) });
    expect([later.seat().coins, later.score().wonder]).toEqual([3, 3]);
  });

  /** Cards of every colour at both neighbours, each number a different one. */
  const left = { city: ['stone-pit', 'loom-age1', 'altar', 'theater', 'tavern', 'stockade', 'walls', 'workshop'] };
  const right = { city: ['ore-vein', 'clay-pool', 'baths', 'school', 'library', 'academy', 'spies-guild'] };
  const counts = { brown: 3, grey: 1, blue: 3, yellow: 1, red: 2, green: 4, purple: 1 } as Record<string, number>;

  for (const [colour, card] of COLOUR_CARDS)
    rule('W-34', `B2 counts the ${colour} cards of both neighbours over a ${colour} card`, () => {
      const city = ['altar', 'workshop', 'ore-vein'].filter((name) => name !== card);
      const t = table({ age: 3, me: night(2, { under: ['vineyard', card], city: city.slice(0, 2) }), left, right });
      expect(t.score().wonder).toBe(counts[colour]);
      expect(scoreParts(t.game, 0, 'wonder')).toEqual([{ of: 'stage', stage: 2, points: counts[colour] }]);
    });

  rule('W-34', 'it is the card under this stage that counts, not the one under the other', () => {
    const wonder = (...under: string[]) => table({ me: night(2, { under }), left, right }).score().wonder;
    expect([wonder('altar', 'tavern'), wonder('tavern', 'altar')]).toEqual([1, 3]);
    expect(wonder('tavern', 'tavern')).toBe(1);
  });

  rule('W-34', 'own cards and cards of others who are no neighbours do not count', () => {
    const others = [{ city: ['altar', 'theater', 'baths'] }];
    const t = table({ me: night(2, { under: ['vineyard', 'altar'], city: ['pawnshop'] }), others });
    expect(t.score().wonder).toBe(0);
  });

  rule('W-34', 'the card is that with which it is built, and what comes later counts too', () => {
    const hand = ['altar', 'theater'];
    const t = table({ me: night(1, { hand }), left: { hand }, right: { hand } }).quietTurn({ me: stage('altar') });
    // both neighbours have built an Altar in this turn
    expect([t.seat().under, t.score().wonder]).toEqual([['altar'], 2]);
    expect(t.quietTurn().score().wonder).toBe(4);
  });

  rule('W-37', 'without `under` B2 counts nothing, and a shorter list has the last ones', () => {
    const wonder = (under?: string[]) => table({ me: night(2, { under }), left, right }).score().wonder;
    expect([wonder(), wonder([]), wonder(['altar']), wonder(['tavern', 'altar'])]).toEqual([0, 0, 3, 3]);
    expectNoTable(
      { seats: [{ wonder: 'stonehenge', side: 'B', stages: 1, under: ['altar', 'baths'] }, {}, {}] },
      'seat 0 has more cards under stages (2) than stages (1)',
    );
    expectNoTable({ seats: [{ under: ['altar'] }, {}, {}] }, 'seat 0 has more cards under stages (1) than stages (0)');
    expect(() => setTable({ seats: [{ wonder: 'stonehenge', stages: 1, under: ['alter'] }, {}, {}] })).toThrow(/altar/);
  });

  rule('W-37', 'a stage that is built after the table was set knows its card, and that is told too', () => {
    const t = table({ me: night(1), left, right }).play({ me: stage('theater') });
    expect(t.score().wonder).toBe(counts.blue);
    const scenario = described(t.game);
    expect(scenario.seats[0]).toMatchObject({ stages: 2, under: ['theater'] });
    expect(score(setTable(scenario)).sheets[0].wonder).toBe(counts.blue);
  });

  rule('W-34', 'what a card would be worth under it is told before', () => {
    const hand = ['theater', 'tavern', 'school'];
    const t = table({ me: night(1, { hand }), left, right });
    const worth = legal(t.game, 0).flatMap((choice) => {
      const form = t.offered()[legal(t.game, 0).indexOf(choice)];
      return form.do === 'stage' ? [[form.card, worthNow(t.game, 0, choice).wonder]] : [];
    });
    expect(worth).toEqual([
      ['theater', counts.blue],
      ['tavern', counts.yellow],
      ['school', counts.green],
    ]);
  });
});

/** A game of four, played by chance until Stonehenge has both its stages. */
function bothStagesBuilt(): Game {
  const others = new Array<WonderPick>(3).fill({ wonder: 'random', side: 'random' });
  for (let n = 0; ; n++) {
    const wonders: WonderPick[] = [{ wonder: 'stonehenge', side: 'B' }, ...others];
    let found: Game | null = null;
    played(create({ seats: 4, seed: seedFrom('hidden', n), wonders }), n, (game) => {
      if (game.state.seats[0].stage === 2) found ??= game;
    });
    if (found) return found;
  }
}

describe('the card under B2 is hidden', () => {
  const left = { city: ['altar', 'baths'], hand: TWO };
  const start = table({ me: night(1, { hand: ['theater', 'tavern'] }), left, right: { hand: TWO } });
  /** The same turn with one card under the stage or with the other; both are of Age I. */
  const [blue, yellow] = ['theater', 'tavern'].map((card) => start.quietTurn({ me: stage(card) }));

  rule('W-36', 'nobody else sees it while the game goes on, and its player does', () => {
    for (const viewer of [1, 2, null]) expect(seenBy(viewer, blue.game, 0, 'under')).toBeNull();
    expect(seenBy(0, blue.game, 0, 'under')).toEqual(['theater']);
  });

  rule('W-36', 'nothing that others are told depends on it', () => {
    const told = (t: typeof blue, viewer: number | null) =>
      t.events.filter(({ event }) => event === 'stage').map((event) => redact(event, viewer));
    for (const viewer of [1, 2, null]) {
      expect(told(blue, viewer)).toEqual(told(yellow, viewer));
      expect(JSON.stringify(told(blue, viewer))).not.toMatch(/theater|tavern/);
      const [one, other] = [blue, yellow].map(({ game }) => view(game, viewer).seats[0]);
      // the right neighbour is passed the other card in Age I, the left one sees nothing
      expect(one).toEqual(other);
    }
    expect(told(blue, 0)[0].secret?.cards).toEqual(['theater']);
  });

  rule('W-36', 'what others count for it is a guess: any colour may lie there for all they know', () => {
    const game = bothStagesBuilt();
    const { rules } = game;
    const colourSeen = (viewer: number | null, n: number): number => {
      const seen = determinize(view(game, viewer), dice(n)).state.seats[0].piles[rules.seatPile('under')];
      return rules.cards[seen[1]].colour;
    };
    const colours = (viewer: number | null) => new Set(Array.from({ length: 60 }, (_, n) => colourSeen(viewer, n)));
    expect(colours(0).size).toBe(1);
    for (const viewer of [1, 2, 3, null]) expect(colours(viewer).size).toBeGreaterThan(2);
  });

  rule('W-36', 'when the points are counted everybody sees it, and counts the same', () => {
    const over = blue.quietTurn();
    for (const viewer of [0, 1, 2, null]) {
      expect(seenBy(viewer, over.game, 0, 'under')).toEqual(['theater']);
      const seen = determinize(view(over.game, viewer), dice(1), over.game.rules);
      expect(score(seen).sheets).toEqual(score(over.game).sheets);
    }
  });
});

describe('with two players', () => {
  rule('W-13', 'the Free City may have it, and its holder chooses the card under it', () => {
    const t = duel({
      one: { hand: ['tavern', 'temple'], city: ['altar'] },
      two: { hand: ['theater'], city: ['baths'] },
      city: night(1),
    })
      .answer(0, sell('tavern'))
      .answer(FREE_CITY, stage('temple'))
      .answer(1, sell('theater'));
    expect(t.score(FREE_CITY).wonder).toBe(2);
  });
});

test('a city that has not built B2 makes nothing of what lies there', () => {
  expect(table({ me: night(1, { under: ['altar'] }), left: { city: ['altar'] } }).score().wonder).toBe(0);
});
