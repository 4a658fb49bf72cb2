/** A scenario that has not the form of one is refused, with the place and a sentence. */
import { describe, expect, test } from 'vitest';
import { PolisError } from '../../src/errors.ts';
import { setTable } from '../../src/scenario.ts';

const seat = (fields: unknown, more: object = {}): unknown => ({ seats: [fields, {}, {}], ...more });

describe('a scenario is refused', () => {
  test.each<[unknown, string]>([
    [undefined, 'this has to be an object'],
    [null, 'this has to be an object'],
    [[], 'this has to be an object'],
    ['giza', 'this has to be an object'],
    [{}, 'seats: this is missing'],
    [{ seats: 3 }, 'seats: this has to be a list'],
    [{ seats: [1, 2, 3] }, 'seats.0: this has to be an object'],
    [{ seats: [null, {}, {}] }, 'seats.0: this has to be an object'],
    [{ seats: [{}, undefined, {}] }, 'seats.1: this is missing'],
    [seat({}, { seat: [] }), 'there is no field "seat" here; did you mean seats?'],
    [seat({}, { teams: 'yes' }), 'teams: this has to be true or false'],
    [seat({}, { modules: 'base' }), 'modules: this has to be a list'],
    [seat({}, { modules: [7] }), 'modules.0: this has to be a text'],
    [seat({}, { edition: 'third' }), 'edition: this has to be "first" or "second"'],
    [seat({}, { age: '2' }), 'age: this has to be a whole number'],
    [seat({}, { turn: 1.5 }), 'turn: this has to be a whole number'],
    [seat({}, { turn: Number.NaN }), 'turn: this has to be a whole number'],
    [seat({}, { turn: 9 }), 'an Age has no turn 9'],
    [seat({}, { strict: 1 }), 'strict: this has to be true or false'],
    [seat({}, { freeCity: 2 }), 'freeCity: this has to be an object'],
    [seat({}, { freeCity: { seat: 2, holder: 0, pile: [] } }), 'freeCity: there is no field "pile" here'],
    [seat({}, { freeCity: { seat: 2, holder: 0, drawPile: 'baths' } }), 'freeCity.drawPile: this has to be a list'],
    [seat({ coin: 3 }), 'seats.0: there is no field "coin" here; did you mean coins?'],
    [seat({ foo: 1 }), 'seats.0: there is no field "foo" here'],
    [seat({ constructor: 1 }), 'seats.0: there is no field "constructor" here'],
    [seat({ coins: -1 }), 'seats.0.coins: this has to be at least 0'],
    [seat({ coins: -0 }), 'seats.0.coins: this has to be at least 0'],
    [seat({ coins: 1000 }), 'seats.0.coins: this has to be at most 999'],
    [seat({ shields: -3 }), 'seats.0.shields: this has to be at least 0'],
    [seat({ shields: '2' }), 'seats.0.shields: this has to be a whole number'],
    [seat({ stages: '2', wonder: 'giza' }), 'seats.0.stages: this has to be a whole number'],
    [seat({ symbols: { cog: 1 } }), 'seats.0.symbols: there is no field "cog" here'],
    [seat({ symbols: { gear: -3 } }), 'seats.0.symbols.gear: this has to be at least 0'],
    [seat({ city: 'baths' }), 'seats.0.city: this has to be a list'],
    [seat({ hand: null }), 'seats.0.hand: this has to be a list'],
    [seat({ hand: [1] }), 'seats.0.hand.0: this has to be a text'],
    [seat({ hand: [{ cost: '' }] }), 'seats.0.hand.0.colour: this is missing'],
    [seat({ hand: [{ cost: '', colour: 'pink' }] }), 'seats.0.hand.0.colour: this has to be "brown", "grey",'],
    [seat({ hand: [{ cost: '100 wood', colour: 'red' }] }), '100 is too many: "100 wood"'],
    [seat({ makes: 'wood' }), 'seats.0.makes: this has to be a list'],
    [seat({ makes: ['99999999999 wood'] }), '99999999999 is too many: "99999999999 wood"'],
    [seat({ side: 'C' }), 'seats.0.side: this has to be "A", "B", "day", "night" or "choice"'],
    [seat({ tokens: { victory: 3 } }), 'seats.0.tokens.victory: this has to be a list'],
    [seat({ tokens: { defeat: 'one' } }), 'seats.0.tokens.defeat: this has to be a whole number'],
    [seat({ tokens: { defaet: 1 } }), 'there is no token "defaet"; did you mean defeat?'],
  ])('%j', (scenario, sentence) => {
    const set = () => setTable(scenario as never);
    expect(set).toThrow(PolisError);
    expect(set).toThrow(sentence);
  });
});

test('what is left out may be undefined, and what others read is not looked at', () => {
  const told = { $schema: 'scenario.schema.json', age: undefined, seats: [{ coins: undefined, choice: 7 }, {}, {}] };
  expect(setTable(told).state.seats[0].coins).toBe(3);
});
