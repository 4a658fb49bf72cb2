/** Which stage a card goes under, where there are several: what is offered, chosen, said and reopened. */
import { choices, explain, type Game, legal, type Scenario, setTable, submit, unpack, view } from '@polis/engine';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { TableModel } from '../src/game/model.ts';
import type { Names } from '../src/game/names.ts';
import { type Draft, draftOf } from '../src/game/offers.ts';
import { openAsk } from '../src/game/reckoned.ts';
import type { Picked } from '../src/game/selection.ts';
import { answerWords } from '../src/game/words.ts';
import { pickedFor } from '../src/table/ask/picked.ts';
import { tombOf } from '../src/table/ask/tomb.ts';

const PICKED: Picked = { question: '', slot: 0, verb: 'stage', stage: null, option: 1, way: null };
/** What is asked of the table here; a scenario has rules of its own, so that its view alone would not do. */
const seen = (game: Game): TableModel => {
  const own = view(game, 0);
  return { rules: game.rules, game, view: own, me: 0, ask: openAsk(own.asks), cards: explain(game, 0) } as TableModel;
};
const chosen = (game: Game, picked: Partial<Picked> = {}): Draft => {
  const draft = draftOf(seen(game), { ...PICKED, ...picked });
  if (!draft) throw new Error('nothing is chosen');
  return draft;
};

const t = ((id: string, values: Record<string, unknown> = {}) =>
  [id, ...Object.values(values)].join(' ')) as unknown as TFunction;
const names = { card: (name: string) => name, whom: (seat: number) => `seat ${seat}` } as unknown as Names;
const said = (game: Game, choice: number): string => answerWords(t, names, seen(game), 0, choice);

/** With ore for the fourth stage and wood for the first; for the second there is nothing. */
const wall = (more: Scenario['seats'][number] = {}): Game =>
  setTable({
    age: 2,
    seats: [
      { wonder: 'great-wall', coins: 0, city: ['sawmill', 'foundry', 'ore-vein'], hand: ['baths'], ...more },
      { hand: ['statue'] },
      { hand: ['school'] },
    ],
  });

describe('stages in any order', () => {
  test('each has its ways or the reason why it has none', () => {
    const { offer } = chosen(wall());
    expect(offer?.stages.map(({ number, ways, why }) => [number, ways.length, why?.code ?? null])).toEqual([
      [1, 1, null],
      [2, 0, 'resources'],
      [3, 0, 'resources'],
      [4, 1, null],
    ]);
  });

  test('the first that can be paid for is chosen until another one is, and one that cannot be is never', () => {
    expect(chosen(wall()).offer?.stage?.number).toBe(1);
    expect(chosen(wall(), { stage: 3 }).offer?.stage?.number).toBe(4);
    expect(chosen(wall(), { stage: 1 }).offer?.stage?.number).toBe(1);
    expect(unpack(wall().rules, chosen(wall(), { stage: 3 }).choice as number)).toMatchObject({ stage: 4 });
  });

  test('those that are built are offered no more', () => {
    const game = wall({ stages: [4, 2] });
    expect(chosen(game).offer?.stages.map(({ number }) => number)).toEqual([1, 3]);
  });

  test('a sealed answer says which one, and stands ready again when it is reopened', () => {
    const game = wall();
    const choice = chosen(game, { stage: 3 }).choice as number;
    expect(said(game, choice)).toBe('ask.sealed.stage baths IV');
    expect(pickedFor(seen(game), choice)).toMatchObject({ slot: 0, verb: 'stage', stage: 3 });
    expect(chosen(game, pickedFor(seen(game), choice) as Partial<Picked>).choice).toBe(choice);
  });
});

/** Its third stage copies Carthage day on the left, which offers a choice, or Giza on the right. */
const pis = (stages = 2): Game =>
  setTable({
    modules: ['base', 'edifice'],
    age: 2,
    seats: [
      {
        wonder: 'manneken-pis',
        stages,
        from: ['left', 'right', 'left'].slice(0, stages) as ('left' | 'right')[],
        coins: 0,
        city: ['loom-age1', 'glassworks-age1', 'press-age1', 'stone-pit', 'clay-pool', 'lumber-yard', 'ore-vein'],
        hand: ['baths'],
      },
      { wonder: 'carthage', side: 'day', hand: ['statue'] },
      { wonder: 'giza', side: 'A', hand: ['school'] },
    ],
  });

describe('a stage that copies', () => {
  test('either neighbour: one is chosen, and with it what that stage offers', () => {
    const { offer } = chosen(pis());
    expect(offer?.stages.map(({ number, from }) => [number, from])).toEqual([
      [3, 'left'],
      [3, 'right'],
    ]);
    expect(offer?.stages[1].gives?.effects).toMatchObject([{ kind: 'vp', amount: 7 }]);
    expect(unpack(pis().rules, chosen(pis(), { stage: 1 }).choice as number)).toMatchObject({
      from: 'right',
      option: 0,
    });
  });

  test('an option too many is never sent', () => {
    const all = legal(pis(), 0).filter((choice) => choices.deedOf(choice) === choices.STAGE);
    for (const stage of [0, 1])
      for (const option of [1, 2, 3])
        for (const { choice } of chosen(pis(), { stage, option }).offer?.ways ?? []) expect(all).toContain(choice);
  });

  test('one neighbour: there is nothing to choose, and the answer does not say whose it is', () => {
    const game = pis(0);
    const { offer, choice } = chosen(game);
    expect(offer?.stages.map(({ from }) => from)).toEqual(['left']);
    expect(said(game, choice as number)).toBe('ask.sealed.stage baths I');
    const third = pis();
    expect(said(third, chosen(third, { stage: 1 }).choice as number)).toBe(
      'ask.sealed.stage baths ask.stageAs III seat 2',
    );
  });
});

test('a leader that would be entombed says what it makes there, and what the sheet would make of it', () => {
  const game = setTable({
    modules: ['base', 'leaders'],
    age: 3,
    turn: 2,
    seats: [
      {
        wonder: 'abu-simbel',
        side: 'B',
        coins: 0,
        leaders: ['hypatia', 'pericles'],
        city: ['clay-pool', 'brickyard', 'loom-age1', 'academy'],
        hand: ['baths', 'statue'],
      },
      { hand: ['school', 'baths'] },
      { hand: ['theater', 'altar'] },
    ],
  });
  const stage = legal(game, 0).find((choice) => choices.deedOf(choice) === choices.STAGE) as number;
  let now = submit(game, 0, stage).game;
  for (const seat of [1, 2]) now = submit(now, seat, legal(now, seat).at(-1) as number).game;
  const model = seen(now);
  expect(model.ask?.ask).toMatchObject({ ask: 'pick', why: 'abu-simbel.entomb' });
  const tombs = (model.ask?.choices ?? [])
    .filter((choice) => choice !== choices.PASSING)
    .map((choice) => [now.rules.cards[choices.cardOf(choice)].name, tombOf(model, 0, choice)]);
  expect(Object.fromEntries(tombs)).toEqual({
    hypatia: { points: 8, change: 7 },
    pericles: { points: 12, change: 12 },
  });
});
