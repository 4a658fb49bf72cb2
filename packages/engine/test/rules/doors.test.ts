/** Whoever uses the library gets a PolisError with a sentence for what cannot be, and never another error. */
import { describe, expect, test } from 'vitest';
import {
  asksOf,
  bestUse,
  type ChoiceInput,
  commitmentOf,
  create,
  describe as described,
  determinize,
  dice,
  explain,
  legal,
  meetingsAfter,
  offered,
  over,
  passingNow,
  questionOf,
  readConfig,
  retract,
  rulesOf,
  save,
  scoreParts,
  seedFrom,
  setTable,
  shoppingList,
  strengthOf,
  submit,
  verify,
  view,
  worthNow,
} from '../../src/index.ts';
import { refusedWith } from '../kit/index.ts';

const seed = '00112233445566778899aabbccddeeff';
const game = create({ seats: 3, seed });
const [choice] = legal(game, 0);

describe('a seat that does not exist', () => {
  const asks: Record<string, (seat: number) => unknown> = {
    asksOf: (seat) => asksOf(game, seat),
    bestUse: (seat) => bestUse(game, seat),
    explain: (seat) => explain(game, seat),
    legal: (seat) => legal(game, seat),
    meetingsAfter: (seat) => meetingsAfter(game, seat, choice),
    offered: (seat) => offered(game, seat),
    passingNow: (seat) => passingNow(game, seat),
    scoreParts: (seat) => scoreParts(game, seat, 'science'),
    shoppingList: (seat) => shoppingList(game, seat, choice),
    strengthOf: (seat) => strengthOf(game.rules, game.state, seat),
    view: (seat) => view(game, seat),
    worthNow: (seat) => worthNow(game, seat, choice),
  };
  test.each(Object.entries(asks))('is refused by %s', (_, ask) => {
    expect(() => ask(2)).not.toThrow();
    for (const seat of [-1, 3, 0.5, Number.NaN, '0' as never, undefined as never])
      expect(refusedWith(() => ask(seat)).code).toBe('no-such-seat');
  });

  test('is refused by submit and retract, which change nothing', () => {
    for (const seat of [-1, 3]) {
      const error = { code: 'no-such-seat', message: `there is no seat ${seat}` };
      expect(submit(game, seat, choice)).toEqual({ game, events: [], error });
      expect(retract(game, seat)).toEqual({ game, events: [], error });
    }
  });
});

test('nobody is asked when a game is over, nor who has nothing to choose', () => {
  const end = setTable({ age: 0, seats: [{ wonder: 'giza' }, {}, {}] });
  expect(over(end)).toBe(true);
  expect(offered(end, 0)).toEqual([]);
  expect(refusedWith(() => questionOf(end)).code).toBe('over');
  expect(refusedWith(() => worthNow(end, 0, choice)).code).toBe('over');
});

describe('a configuration', () => {
  test.each<[object, string]>([
    [{ seats: 3, seed, module: ['leaders'] }, 'a configuration has no field "module"; did you mean modules?'],
    [{ seats: 3, seed, players: 3 }, 'a configuration has no field "players"; it has version, edition, '],
    [{ seed }, 'the number of players ("seats") has to be a whole number'],
    [
      { seats: 3, seed, wonders: [{ wonder: 'giza', sides: 'A' }, {}, {}] },
      'a pick has no field "sides"; did you mean side?',
    ],
  ])('%j', (input, sentence) => {
    expect(refusedWith(() => readConfig(input)).message).toContain(sentence);
    expect(refusedWith(() => create(input as never)).message).toContain(sentence);
  });

  test.each<[unknown, string]>([
    [{ edition: 'first', modules: ['nope'], seats: 3 }, 'there is no module "nope"'],
    [{ edition: 'first', modules: [], seats: 3 }, 'every game needs the module "base"'],
    [{ edition: 'first', modules: ['base'], seats: 20 }, 'base is for 2 to 7 players, not 20'],
    [{ edition: 'third', modules: ['base'], seats: 3 }, 'there is no edition "third"'],
    [{ edition: 'first', modules: 'base', seats: 3 }, 'modules are a list of names'],
    [{}, 'there is no edition nothing'],
    [undefined, 'there is no edition nothing'],
  ])('has no rules: %j', (config, sentence) => {
    rulesOf({ edition: 'first', modules: ['base'], seats: 3 }); // which are remembered
    expect(refusedWith(() => rulesOf(config as never)).message).toContain(sentence);
  });
});

describe('a table that no seed has dealt', () => {
  const tables = { set: setTable({ seats: [{}, {}, {}] }), imagined: determinize(view(game, 0), dice(1)) };
  test.each(Object.entries(tables))('cannot be saved, but told: %s', (_, table) => {
    expect(refusedWith(() => save(table))).toEqual({
      code: 'record',
      message: 'this table was not dealt from a seed, so that no record can replay it',
    });
    expect(described(table).seats).toHaveLength(3);
    expect(refusedWith(() => create(table.config)).code).toBe('seed');
  });
});

describe('seeds and commitments', () => {
  test('a series has a word or a number for a name', () => {
    expect(seedFrom(5, 1)).toBe(seedFrom('5', 1));
    for (const name of [null, undefined, {}, []])
      expect(refusedWith(() => seedFrom(name as never, 1)).code).toBe('seed');
    for (const index of [undefined, 0.5, '1'])
      expect(refusedWith(() => seedFrom('x', index as never)).code).toBe('seed');
  });

  test('only a seed has a commitment', () => {
    expect(commitmentOf(seed.toUpperCase())).toBe(commitmentOf(seed));
    for (const wrong of ['zz', '', 5, undefined])
      expect(refusedWith(() => commitmentOf(wrong as never)).code).toBe('seed');
  });

  test('what is no commitment is not the one of this game', () => {
    const record = save(game);
    for (const shown of [5, {}, ''])
      expect(verify(record, shown as never).verdicts[0]).toMatchObject({ check: 'commitment', ok: false });
    expect(verify({ ...record, commitment: 5 }).verdicts[0].why).toMatch(
      /^5 was shown, but the seed of this game gives /,
    );
    expect(verify({ ...record, config: { ...record.config, seed: 'zz' } }, 'zz').verdicts[0].ok).toBe(false);
  });
});

test('an answer that lacks something is told what', () => {
  const why = (answer: unknown): string | undefined => submit(game, 0, answer as ChoiceInput).error?.message;
  expect(why({})).toBe('a choice says what to "do": build, stage, sell, pick, pay, give, side or pass');
  expect(why({ do: 'build' })).toBe('"build" needs a "card"');
  expect(why({ do: 'sell', card: [] })).toBe('a card is a name, not a list');
  const [{ piles }] = game.state.seats;
  const card = game.rules.cards[piles[0][0]].name;
  expect(why({ do: 'build', card, pay: { left: 99 } })).toBe(
    'coins are whole numbers from 0 to 15 for a neighbour, to 63 for the bank',
  );
});
