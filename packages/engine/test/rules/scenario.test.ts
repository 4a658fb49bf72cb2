/** A scenario that makes no sense is refused with a sentence, and names are taken as people write them. */
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../../src/describe.ts';
import { type Game, over, submit } from '../../src/game.ts';
import { CITY, DISCARD, deckOf, HAND, UNDER } from '../../src/piles.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../src/scenario-types.ts';
import type { CardId } from '../../src/types.ts';
import { refusedWith, rule } from '../kit/index.ts';

/** Why the table is refused; null if it is not. */
function why(scenario: Scenario): string | null {
  const { code, message } = refusedWith(() => setTable(scenario));
  expect(['accepted', 'scenario']).toContain(code);
  return code === 'scenario' ? message : null;
}

/** A table whose first seat has this. */
const seat = (fields: ScenarioSeat, more: Omit<Scenario, 'seats'> = {}): Scenario => ({
  ...more,
  seats: [fields, {}, {}],
});
const freeCity = { seat: 2, holder: 0 };

describe('what was probably meant is said', () => {
  test.each<[Scenario, string]>([
    [seat({ city: ['lumberyard'] }), 'there is no card "lumberyard"; did you mean lumber-yard?'],
    [seat({ hand: ['Lumber Yard'] }), 'there is no card "Lumber Yard"; did you mean lumber-yard?'],
    [seat({ hand: ['atlar'] }), 'there is no card "atlar"; did you mean altar?'],
    [seat({ hand: ['glaswork'] }), 'there is no card "glaswork"; did you mean glassworks?'],
    [seat({}, { discard: ['scientist-guild'] }), 'there is no card "scientist-guild"; did you mean scientists-guild?'],
    [seat({}, { freeCity: { ...freeCity, drawPile: ['tavrn'] } }), 'there is no card "tavrn"; did you mean tavern?'],
    [seat({ wonder: 'Gizah' }), 'there is no board "Gizah"; did you mean giza?'],
    [seat({}, { modules: ['base', 'bases'] }), 'there is no module "bases"; did you mean base?'],
    [
      seat({ wonder: 'olympia', stages: 2, used: ['olympia-freebuild'] }),
      'there is no power "olympia-freebuild"; did you mean olympia-free-build?',
    ],
    [seat({ tokens: { defeats: 1 } as object }), 'there is no token "defeats"; did you mean defeat?'],
  ])('%j', (scenario, sentence) => expect(why(scenario)).toBe(sentence));

  test('but nothing is guessed where nothing is near', () => {
    expect(why(seat({ city: ['tower'] }))).toBe('there is no card "tower"');
    expect(why(seat({ city: [''] }))).toBe('there is no card ""');
    expect(why(seat({ city: ['x'.repeat(100_000)] }))).toMatch(/^there is no card "x+"$/);
    expect(why(seat({ wonder: 'atlantis' }))).toMatch(
      /^there is no board "atlantis"; there is .*alexandria, babylon, /,
    );
    expect(why(seat({}, { modules: ['base', 'atlantis'] }))).toMatch(/^there is no module "atlantis"; there is base/);
    expect(why(seat({ tokens: { glory: 1 } as object }))).toBe('there is no token "glory"');
  });

  test('also in an answer', () => {
    const hand = ['lumber-yard', 'altar'];
    const game = setTable({ seats: [{ hand }, { hand }, { hand }] });
    const refusal = (card: string) => submit(game, 0, { do: 'sell', card }).error;
    expect(refusal('lumberyard')).toEqual({
      code: 'unknown-card',
      message: 'there is no card "lumberyard"; did you mean lumber-yard?',
    });
    expect(refusal('tower')?.message).toBe('there is no card "tower"');
  });
});

describe('a structure that is printed in two Ages may be named without the Age', () => {
  const names = (age: number, lies: 'hand' | 'city' | 'discard', ...cards: string[]): string[] => {
    const { rules, state } = setTable(
      lies === 'discard' ? seat({}, { age, discard: cards }) : seat({ [lies]: cards }, { age }),
    );
    const pile = lies === 'discard' ? state.piles[DISCARD] : state.seats[0].piles[lies === 'hand' ? HAND : CITY];
    return pile.map((id: CardId) => rules.cards[id].name);
  };

  test('it is the one of the Age, and in Age III that of Age II', () => {
    for (const lies of ['hand', 'city', 'discard'] as const) {
      expect(names(1, lies, 'press')).toEqual(['press-age1']);
      expect(names(2, lies, 'press')).toEqual(['press-age2']);
      expect(names(3, lies, 'press')).toEqual(['press-age2']);
      expect(names(2, lies, 'press-age1')).toEqual(['press-age1']);
    }
  });

  test('on the draw pile of two players as well', () => {
    const { rules, state } = setTable(seat({}, { age: 2, freeCity: { ...freeCity, drawPile: ['loom'] } }));
    expect(state.piles[deckOf(2)].map((id) => rules.cards[id].name)).toEqual(['loom-age2']);
  });

  test('in an answer it is the one in the hand', () => {
    const built = (age: number, ...hand: string[]): string[] => {
      const others = { hand: ['altar', 'theater'] };
      let game = setTable({ age, seats: [{ hand }, others, others] });
      for (const [id, card] of ['press', 'altar', 'altar'].entries())
        game = submit(game, id, { do: 'build', card }).game;
      return game.state.seats[0].piles[CITY].map((id) => game.rules.cards[id].name);
    };
    expect(built(2, 'press-age1', 'altar')).toEqual(['press-age1']);
    expect(built(1, 'press-age2', 'altar')).toEqual(['press-age2']);
    expect(built(2, 'press-age1', 'press-age2')).toEqual(['press-age2']);
    expect(built(1, 'press-age1', 'press-age2')).toEqual(['press-age1']);
  });

  test('and the one that is offered', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', stages: 1, makes: ['3 ore'], hand: ['altar'] };
    const other = { hand: ['altar'] };
    let game = setTable({ age: 3, discard: ['loom-age1'], seats: [halikarnassos, other, other] });
    for (const [id, answer] of (['stage', 'build', 'build'] as const).entries())
      game = submit(game, id, { do: answer, card: 'altar' }).game;
    const { error, game: dug } = submit(game, 0, { do: 'pick', card: 'loom' });
    expect(error).toBeNull();
    expect(dug.state.seats[0].piles[CITY].map((id) => dug.rules.cards[id].name)).toEqual(['loom-age1']);
  });
});

describe('two players', () => {
  const hand = ['altar', 'theater', 'baths'];
  const digger: ScenarioSeat = { wonder: 'halikarnassos', stages: 1, makes: ['3 ore'], hand };
  const pile = { ...freeCity, drawPile: ['tavern', 'barracks'] };
  const held = ({ state }: Game): number[] => [0, 1].map((of) => state.seats[of].piles[HAND].length);

  rule('B-12.6', 'the holder draws when both hold the same number of cards, unless it is said otherwise', () => {
    const at = (more: object, other = hand) =>
      setTable({ freeCity: { ...pile, ...more }, seats: [{ hand }, { hand: other }, {}] });
    expect(held(at({}))).toEqual([4, 3]);
    expect(held(at({ drawn: false }))).toEqual([4, 3]);
    expect(held(at({ drawn: true }))).toEqual([3, 3]);
    expect(held(at({}, hand.slice(1)))).toEqual([3, 2]);
    expect(held(at({ drawn: false }, hand.slice(1)))).toEqual([4, 2]);
  });

  rule('B-12.6', 'in the middle of a turn nothing is drawn again', () => {
    let game = setTable({ discard: ['stockade'], freeCity: pile, seats: [digger, { hand }, {}] });
    for (const [id, answer] of [
      [0, { do: 'stage', card: 'altar' }],
      [1, { do: 'sell', card: 'altar' }],
      [2, { do: 'build', card: 'tavern' }],
    ] as const)
      game = submit(game, id, answer).game;
    expect(game.state.asks[0]).toMatchObject({ ask: 'pick', why: 'wonder.dig' });
    const told = describeTable(game);
    expect(told.freeCity).toEqual({ ...freeCity, drawPile: ['barracks'], drawn: true });
    expect([held(game), held(setTable(told))]).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const after = submit(game, 0, { do: 'pass' }).game;
    expect(describeTable(after).freeCity).toEqual({ seat: 2, holder: 1, drawPile: [] });
  });

  test('what makes no sense is refused', () => {
    const at = (more: object, seats: ScenarioSeat[] = [{}, {}, {}]): string | null =>
      why({ freeCity: { ...freeCity, ...more }, seats });
    expect(at({}, [{}, {}])).toBe('with a Free City there are three seats: two players, then the Free City');
    expect(at({ seat: 1 })).toBe('the Free City is the third seat (2), after the two players');
    expect(at({ holder: 2 })).toBe('the holder of the Free City is seat 0 or seat 1');
    expect(at({}, [{}, {}, { hand }])).toBe('the Free City has no hand: its holder plays for it');
    expect(why({ age: 0, freeCity: pile, seats: [{}, {}, {}] })).toBe('there is no draw pile before the first Age');
  });
});

describe('before the first Age', () => {
  const giza: ScenarioSeat = { wonder: 'giza', side: 'choice' };

  rule('B-1.5', 'a side is chosen, and then the first Age begins', () => {
    const game = setTable({ age: 0, seats: [giza, { wonder: 'rhodos', side: 'B' }, {}] });
    expect(game.state.asks).toEqual([{ ask: 'side', wonders: [0, 1] }, null, null]);
    expect(describeTable(game)).toMatchObject({ age: 0, turn: 0, seats: [giza, { wonder: 'rhodos', side: 'B' }, {}] });
    const { game: chosen, error } = submit(game, 0, { do: 'side', side: 'night' });
    expect(error).toBeNull();
    expect(over(chosen)).toBe(true);
    expect(describeTable(chosen)).toMatchObject({ age: 1, seats: [{ wonder: 'giza', side: 'B' }, {}, {}] });
  });

  test('nothing else is asked', () => {
    const game = setTable({ age: 0, turn: 0, seats: [{ wonder: 'giza' }, {}, {}] });
    expect(game.state.asks).toEqual([null, null, null]);
  });

  test('what cannot be then, or only then, is refused', () => {
    expect(why(seat({}, { age: 0, turn: 1 }))).toBe('before the first Age there are no turns');
    expect(why(seat(giza))).toBe('the side of giza was chosen before the first Age: it is A or B');
    expect(why(seat({ ...giza, stages: 1 }, { age: 0 }))).toBe('giza has 0 stages, not 1');
    expect(why(seat({ side: 'choice' }, { age: 0 }))).toBe('a city without a board has no side to choose');
    expect(why(seat({}, { age: 4 }))).toBe('there is no Age 4');
    expect(why(seat({}, { age: -1 }))).toBe('age: this has to be at least 0');
  });
});

describe('the cards under stages', () => {
  test('are told and kept, made-up ones too', () => {
    const madeUp = { cost: '1 ore', colour: 'red' as const };
    const under = ['altar', madeUp];
    const game = setTable(seat({ wonder: 'giza', stages: 2, under }));
    expect(game.state.seats[0].piles[UNDER].map((id) => game.rules.cards[id].name)).toEqual([
      'altar',
      'made-up-0-under-1',
    ]);
    expect(describeTable(game).seats[0].under).toEqual(under);
  });

  test('are no more than the stages', () => {
    expect(why(seat({ wonder: 'giza', stages: 1, under: ['altar', 'baths'] }))).toBe(
      'seat 0 has more cards under stages (2) than stages (1)',
    );
    expect(why(seat({ wonder: 'giza', stages: 2, under: ['altar'] }))).toBeNull();
  });
});

describe('a whole table', () => {
  const cards = (count: number): ScenarioSeat => ({ hand: Array.from({ length: count }, () => 'altar') });
  const strict = (turn: number, ...counts: number[]): string | null =>
    why({ strict: true, turn, seats: counts.map(cards) });

  rule('B-2.1', 'has hands of the size that belongs to the turn', () => {
    for (let turn = 1; turn <= 6; turn++) {
      const held = 8 - turn;
      expect(strict(turn, held, held, held)).toBeNull();
      expect(strict(turn, held, held + 1, held)).toMatch(
        new RegExp(`^seat 1 holds ${held + 1} cards; in turn ${turn} `),
      );
      expect(strict(turn, held - 1, held - 1, held - 1)).toMatch(
        new RegExp(`^seat 0 holds ${held - 1} cards?; in turn `),
      );
    }
    expect(strict(3, 5, 5, 4)).toBe('seat 2 holds 4 cards; in turn 3 everybody holds 5');
    expect(strict(6, 1, 1, 1)).toBe('seat 0 holds 1 card; in turn 6 everybody holds 2 or 0');
  });

  rule('B-2.1', 'or none, before they are dealt and when the Age is over', () => {
    for (const turn of [1, 6]) expect(strict(turn, 0, 0, 0)).toBeNull();
    expect(strict(2, 0, 0, 0)).toBe('seat 0 holds 0 cards; in turn 2 everybody holds 6');
    expect(strict(1, 0, 7, 7)).toBe('seat 0 holds 0 cards; in turn 1 everybody holds 7 or 0');
    expect(why({ strict: true, age: 0, seats: [cards(7), cards(7), cards(7)] })).toBe(
      'seat 0 holds 7 cards; before the first Age everybody holds 0',
    );
  });

  rule('B-12.6', 'and with two players one more for the holder, who has drawn', () => {
    const two = (turn: number, holder: number, ...counts: number[]): string | null =>
      why({ strict: true, turn, freeCity: { seat: 2, holder }, seats: [...counts.map(cards), {}] });
    expect(two(2, 0, 6, 6)).toBeNull();
    expect(two(2, 0, 7, 6)).toBeNull();
    expect(two(2, 1, 6, 7)).toBeNull();
    expect(two(2, 1, 7, 6)).toBe(
      'seat 0 holds 7 cards; in turn 2 everybody holds 6, and one more who has drawn for the Free City',
    );
    expect(two(6, 0, 0, 0)).toBeNull();
    expect(two(6, 0, 1, 0)).toMatch(/^seat 0 holds 1 card/);
  });

  test('is told as such after a turn', () => {
    const scenario = { strict: true, turn: 5, seats: [cards(3), cards(3), cards(3)] };
    let game = setTable(scenario);
    for (const id of [0, 1, 2]) game = submit(game, id, { do: 'sell', card: 'altar' }).game;
    const told = describeTable(game, scenario);
    expect(told).toMatchObject({ strict: true, turn: 6 });
    expect(why(told)).toBeNull();
  });

  test('a part of a table may have any hands', () => {
    expect(why({ turn: 3, seats: [cards(1), {}, cards(9)] })).toBeNull();
    expect(why({ strict: false, turn: 3, seats: [cards(1), {}, cards(9)] })).toBeNull();
  });
});

describe('what cannot be is refused', () => {
  test.each<[Scenario, string]>([
    [
      seat({ wonder: 'olympia', stages: 1, used: ['olympia-free-build'] }),
      'seat 0 has not got the power "olympia-free-build", so it is not spent',
    ],
    [
      { seats: [{ wonder: 'olympia', stages: 2 }, { wonder: 'giza', stages: 3, used: ['olympia-free-build'] }, {}] },
      'seat 1 has not got the power "olympia-free-build", so it is not spent',
    ],
    [seat({ tokens: { victory: [1], 'victory-1': 2 } as object }), 'seat 0 has "victory-1" told twice: 1 and 2'],
    [seat({ tokens: { victory: [2] } }), 'there is no token "victory-2"'],
    [seat({ tokens: { '': 1 } as object }), 'there is no token ""'],
    [{ seats: [{}, {}] }, 'a table has 3 to 8 seats; for two players add the Free City as a third'],
  ])('%j', (scenario, sentence) => expect(why(scenario)).toBe(sentence));

  test('what is told twice and the same is told once', () => {
    const { rules, state } = setTable(seat({ tokens: { victory: [1, 1, 5], 'victory-1': 2 } as object }));
    expect(rules.military.victories.map((token) => state.seats[0].tokens[token])).toEqual([2, 0, 1]);
  });
});
