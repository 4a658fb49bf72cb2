/** Victory tokens that leaders bring or take, and cards of Cities that count tokens. */
import { describe, expect } from 'vitest';
import { build, give, rule, secondEdition } from '../../kit/index.ts';

const { recruitment } = secondEdition('leaders', 'cities');

describe('the token of Nitocris', () => {
  const came = (me: object, left: object = {}) =>
    recruitment({ age: 3, me: { coins: 9, leaderHand: ['nitocris'], ...me }, left }).answer('me', build('nitocris'));

  rule('L2-39', 'counts for the Slave Market and the Prison of her owner, and a Mourners Guild next door', () => {
    const t = came({ city: ['slave-market', 'prison', 'cells'] }, { city: ['mourners-guild'] });
    expect([t.score().cities, t.score('left').guilds]).toEqual([1 + 4, 1]);
  });

  rule('L2-39', 'counts for the losses of Sepulcher and Cenotaph in the same turn', () => {
    // Solomon digs the Cenotaph up in the turn in which Nitocris comes next door
    const t = recruitment({
      age: 3,
      discard: ['cenotaph'],
      me: { coins: 9, leaderHand: ['solomon'] },
      left: { coins: 9, leaderHand: ['nitocris'], tokens: { victory: [1] } },
    })
      .answer('me', build('solomon'))
      .answer('left', build('nitocris'))
      .answer('me', { do: 'pick', card: 'cenotaph' });
    expect(t.dues()).toEqual([0, 2, 0]);
  });
});

rule('L2-40', 'tokens that Telesilla takes are gone before losses are counted', () => {
  const t = recruitment({
    age: 3,
    discard: ['cenotaph'],
    me: { coins: 9, leaderHand: ['telesilla'] },
    left: { coins: 9, leaderHand: ['solomon'] },
    right: { coins: 9, tokens: { victory: [1, 3, 5] } },
  })
    .answer('me', build('telesilla'))
    .answer('left', build('solomon'));
  expect([t.asked('right'), t.asked('left')]).toEqual(['give', null]);
  const dug = t.answer('right', give(1)).answer('left', { do: 'pick', card: 'cenotaph' });
  expect(dug.dues()).toEqual([0, 0, 2]);
});
