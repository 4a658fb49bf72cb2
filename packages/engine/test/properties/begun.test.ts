/** A game may begin elsewhere than at its deal: from there on it is a game like any other, and as secret. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { describe as described } from '../../src/describe.ts';
import { verify } from '../../src/fair.ts';
import { type Game, over, score } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { HAND } from '../../src/piles.ts';
import { dice, roll } from '../../src/rng.ts';
import type { Scenario } from '../../src/scenario-types.ts';
import { AGES } from '../../src/timeline.ts';
import type { Beginning, SeatId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { cardsOn, expectReplayed, names, refusedWith, viewers } from '../kit/index.ts';
import { begunAt, branched, lastQuestion, OTHER_SEED, partly, told } from './begun.ts';
import { inEveryGame, lastMoment, moments, questions, type Story } from './random-game.ts';
import { twinOf } from './twin.ts';

const text = (value: unknown): string => JSON.stringify(value);

const cards = (game: Game): string[] => names(game, cardsOn(game)).sort();

/** Played to its end, it has had all the cards at every question, and its record brings it back. */
function expectWhole(story: Story, of: Game): void {
  const all = cards(of);
  for (const game of questions(story)) expect(cards(game)).toEqual(all);
  const end = lastMoment(story);
  expect(over(end)).toBe(true);
  const record = expectReplayed(end);
  expect(record.result?.totals).toEqual(score(end).sheets.map(({ total }) => total));
  expect(verify(record)).toMatchObject({ ok: true, dealt: create(story.config) });
}

/** The last turn of all is played: a scenario has no place for what is asked then, and often nothing comes after it. */
const isLastOfAll = ({ rules, state: { age, at, turn, seats } }: Game): boolean =>
  age === AGES && (turn > 0 || rules.steps[at].kind === null) && seats.every(({ piles }) => piles[HAND].length <= 1);

/** A player of the story, by chance. */
const someone = ({ config, picks }: Story): SeatId => (picks[0] ?? 0) % config.seats;

describe('a game that begins in the middle of another one', () => {
  test('goes on as that one would, if all stays as it was dealt', () =>
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const branch = branched(story, null);
      expect(create(branch.config)).toMatchObject({ state: game.state, rules: game.rules, moves: [] });
      expectWhole(branch, game);
    }, 0.1));

  test('looks to the seat that keeps what it has seen as that one did, and has other cards elsewhere', () => {
    let changed = 0;
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const keeps = someone(story);
      const branch = branched(story, keeps);
      const begun = create(branch.config);
      expect(view(begun, keeps)).toEqual(view(game, keeps));
      if (hash(begun) !== hash(game)) changed++;
      expectWhole(branch, game);
    }, 0.2);
    expect(changed).toBeGreaterThan(0);
  });

  test('is dealt anew by its own seed and nothing else', () => {
    let changed = false;
    inEveryGame((story) => {
      const hashOf = (seed?: string): string => hash(create(branched(story, someone(story), seed).config));
      expect(hashOf()).toBe(hashOf());
      changed ||= hashOf() !== hashOf('0'.repeat(32));
    }, 0.05);
    expect(changed).toBe(true);
  });

  test('lets the others remember nothing that would not be so any more', () =>
    inEveryGame((story) => {
      const keeps = someone(story);
      const { state } = create(branched(story, keeps).config);
      state.seats.forEach(({ seen }, seat) => {
        if (seat === keeps) expect(seen).toEqual(lastQuestion(story).game.state.seats[seat].seen);
        else expect(seen?.flat()).toEqual([]);
      });
    }, 0.2));

  test('may be the middle from which yet another one begins', () =>
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const second = branched(branched(story, someone(story)), null);
      expectWhole(second, game);
      const third = branched({ ...second, picks: second.picks.slice(0, 40) }, null);
      const { from } = third.config;
      // what stays as it was dealt adds no game in between
      expect(from && 'game' in from && from.game.from).toEqual(
        create(branched(story, someone(story)).config).config.from,
      );
      expectWhole({ ...third, picks: second.picks }, game);
    }, 0.05));
});

describe('a game that begins at a table which another game came to', () => {
  test('has every card once, and goes on to the end', () =>
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const begun = begunAt(told(game), story);
      const { message } = refusedWith(() => create(begun.config));
      if (message && isLastOfAll(game)) {
        expect(message).toBe('nothing is left to be played at this table');
        return;
      }
      expect(rulesOf(create(begun.config).config).steps).toBe(create(begun.config).rules.steps);
      expectWhole(begun, game);
    }, 0.2));

  test('is that table, where everybody is asked for a card', () =>
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const { window, kind } = game.rules.steps[game.state.at];
      if (window !== 'turn.choose' || kind === 'play.last') return;
      expect(told(create(begunAt(told(game), story).config))).toEqual(told(game));
    }, 0.3));

  test('is dealt what is not told, by its seed', () => {
    let changed = false;
    inEveryGame((story) => {
      const { game } = lastQuestion(story);
      const table = partly(told(game), dice(story.picks.length));
      const begun = begunAt(table, story);
      // hands that are empty at the end of an Age have to be told
      if (refusedWith(() => create(begun.config)).code !== 'accepted') return;
      const [one, other] = [begun, begunAt(table, story, 'f'.repeat(32))].map(({ config }) => hash(create(config)));
      changed ||= one !== other;
      expectWhole(begun, game);
    }, 0.2);
    expect(changed).toBe(true);
  });
});

describe('nobody learns from where a game began what they may not see', () => {
  /** The same table with other things hidden, and told by whoever knows them. */
  const twinOfTable = (game: Game, viewer: SeatId | null, assumed: Scenario): Game => {
    const twin = twinOf(game, viewer, dice(game.state.question));
    return { ...twin, config: { ...twin.config, from: { table: described(twin, assumed) } } };
  };

  test('at a table', () =>
    inEveryGame((story) => {
      const { game: before } = lastQuestion(story);
      if (isLastOfAll(before)) return;
      const table = told(before);
      const chance = dice(story.picks.length);
      // now and then with something that is only assumed, which the rules have to have
      if (roll(chance, 2))
        table.seats[0] = { ...table.seats[0], makes: ['wood/clay'], shields: 1, symbols: { gear: 1 } };
      const begun = begunAt(table, story);
      for (const game of [...moments({ ...begun, picks: begun.picks.slice(0, 20) })])
        for (const viewer of viewers(game)) {
          const seen = view(game, viewer);
          expect(text(view(twinOfTable(game, viewer, table), viewer))).toBe(text(seen));
          expect(rulesOf(seen.config)).toBe(game.rules);
          expect(rulesOf(JSON.parse(text(seen.config)))).toBe(game.rules);
        }
    }, 0.1));

  test('in another game', () =>
    inEveryGame((story) => {
      const elsewhere: Beginning = { game: create(story.config).config, choices: [], keeps: null };
      for (const keeps of [null, someone(story)]) {
        const game = create(branched(story, keeps).config);
        for (const viewer of viewers(game)) {
          const seen = view(game, viewer);
          const other: Game = { ...game, config: { ...game.config, seed: OTHER_SEED, from: elsewhere } };
          expect(text(view(other, viewer))).toBe(text(seen));
          expect('from' in seen.config).toBe(false);
          expect(rulesOf(seen.config)).toBe(game.rules);
        }
      }
    }, 0.1));
});

describe('what cannot be is refused', () => {
  const NONSENSE = [null, -1, 0, 1, 7, 99, 1e9, 0.5, '', 'giza', 'altar', 'loom', [], {}, [[]], true, 'constructor'];

  /** Something in it is replaced or left out. */
  function spoiled(data: unknown, chance: ReturnType<typeof dice>): unknown {
    if (typeof data !== 'object' || data === null || roll(chance, 6) === 0)
      return NONSENSE[roll(chance, NONSENSE.length)];
    const copy = structuredClone(data) as Record<string, unknown>;
    const keys = Object.keys(copy);
    if (keys.length === 0) return NONSENSE[roll(chance, NONSENSE.length)];
    const key = keys[roll(chance, keys.length)];
    if (roll(chance, 12) === 0 && !Array.isArray(copy)) delete copy[key];
    else copy[key] = spoiled(copy[key], chance);
    return copy;
  }

  test('with a sentence, or it is a game with all its cards', () =>
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (n, atTable) => {
        const chance = dice(n);
        const story: Story = {
          config: STORIES[n % STORIES.length],
          picks: Array.from({ length: 60 }, () => roll(chance, 99)),
        };
        const { game } = lastQuestion(story);
        const { config } = atTable ? begunAt(told(game), story) : branched(story, n % 3 === 0 ? null : 0);
        for (let i = 0; i < 10; i++) {
          const bad = { ...config, from: spoiled(config.from, chance) } as typeof config;
          const before = text(bad);
          const { code, message } = refusedWith(() => create(bad));
          expect(text(bad)).toBe(before);
          if (code !== 'accepted') expect(message).toMatch(/\w+ \w+/);
          else
            expect(cards(create(bad))).toHaveLength(create(bad).rules.setup.decks.flat().length + loose(create(bad)));
        }
      }),
      { numRuns: 25 },
    ));

  const STORIES = [
    { seats: 3, seed: OTHER_SEED },
    { seats: 2, seed: OTHER_SEED },
    { seats: 5, seed: OTHER_SEED },
  ];

  /** Cards that are drawn from, or dealt before the game. */
  const loose = ({ rules: { setup } }: Game): number =>
    [...setup.pools, ...setup.deals].reduce((sum, { cards: some }) => sum + some.length, 0);
});
