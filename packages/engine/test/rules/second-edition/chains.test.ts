import { describe, expect } from 'vitest';
import { build, expectRefused, rule, secondEdition } from '../../kit/index.ts';

const { table } = secondEdition();

/** All chains of the second edition: the structure, and what it opens. */
const CHAINS: Record<string, string[]> = {
  well: ['statue'],
  baths: ['aqueduct'],
  altar: ['pantheon'],
  theater: ['gardens'],
  'east-trading-post': ['forum'],
  'west-trading-post': ['forum'],
  marketplace: ['caravansery'],
  apothecary: ['stables', 'dispensary'],
  workshop: ['archery-range', 'laboratory'],
  scriptorium: ['courthouse', 'library'],
  forum: ['haven'],
  caravansery: ['lighthouse'],
  walls: ['fortifications'],
  'training-ground': ['circus'],
  dispensary: ['arena', 'lodge'],
  laboratory: ['siege-workshop', 'observatory'],
  library: ['senate', 'university'],
  school: ['academy', 'study'],
};

describe('chains of the second edition', () => {
  for (const [from, cards] of Object.entries(CHAINS))
    rule('B-6.1', `${from} opens ${cards.join(' and ')}`, () => {
      for (const card of cards) {
        const t = table({ age: 3, me: { city: [from], coins: 0, hand: [card] } });
        expect(t.vias(card)).toEqual(['chain']);
        expect(t.play({ me: build(card) }).seat().city).toEqual([from, card]);
      }
    });

  rule('B-6.1', 'and nothing else opens anything', () => {
    const { rules } = table({}).game;
    const found: Record<string, string[]> = {};
    for (const card of rules.cards)
      for (const from of card.chain) found[from.name] = [...(found[from.name] ?? []), card.name];
    const sorted = (chains: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(chains).map(([from, cards]) => [from, cards.toSorted()]));
    expect(sorted(found)).toEqual(sorted(CHAINS));
  });

  rule('B-6.1', 'chains of the first edition are gone', () => {
    for (const [from, card] of [
      ['altar', 'temple'],
      ['theater', 'statue'],
      ['temple', 'pantheon'],
      ['statue', 'gardens'],
    ]) {
      const t = table({ age: 3, me: { city: [from], coins: 0, hand: [card] } });
      expect(t.ways(card)).toEqual([]);
      expectRefused(t, 'me', build(card, 'chain'), 'no-chain');
    }
  });

  rule('B-6.1', 'Ludus, Castrum and Decorators Guild have no chain, Town Hall and Arsenal have none either', () => {
    const everything = [...new Set([...Object.keys(CHAINS), ...Object.values(CHAINS).flat()])];
    for (const card of ['ludus', 'castrum', 'decorators-guild', 'town-hall', 'arsenal', 'temple'])
      expectRefused(table({ age: 3, me: { city: everything, hand: [card] } }), 'me', build(card, 'chain'), 'no-chain');
  });
});
