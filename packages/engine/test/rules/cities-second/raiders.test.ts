/** Raiders: a victory token for the owner, debt for the neighbours; and cards that count tokens. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, PLENTY, pick, rule, secondEdition, stage, type TableLiteral, type Tabletop } from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = secondEdition('cities');

const hand = ['altar', 'theater'];
const RAIDERS = ['raider-camp', 'raider-fort', 'raider-garrison'];
const taken = (age: number): number[] => [1, 2, 3].map((of) => Number(of === age));

/** I build this card in Age III; the others build an Altar. */
const built = (card: string, { me, ...rest }: TableLiteral = {}): Tabletop =>
  table({
    age: 3,
    left: { hand },
    right: { hand },
    ...rest,
    me: { coins: 9, makesPrivately: PLENTY, ...me, hand: [card, 'theater'] },
  }).quietTurn({ me: build(card) });

describe('Raiders', () => {
  for (const [i, number] of ['C2-17', 'C2-18', 'C2-19'].entries()) {
    const card = RAIDERS[i];
    rule(number, `${card}: a victory token of Age ${i + 1} at once, and 1 debt for each neighbour`, () => {
      const t = built(card, {
        age: i + 1,
        left: { coins: 9, hand },
        others: [{ hand }, { hand }],
        right: { coins: 0, hand },
      });
      expect(t.military()).toEqual([...taken(i + 1), 0]);
      expect(t.count('debt')).toEqual([0, 1, 0, 0, 1]);
      expect(t.militaries().slice(1).flat()).toEqual(new Array(16).fill(0));
      expect([t.seat('left').coins, t.score('left').treasury]).toEqual([9, 3 - 1]);
      expect(t.score().cities).toBe(0);
    });
  }

  rule('C2-20', 'the token is of the card’s own Age, whatever Age is played', () => {
    for (const [i, card] of RAIDERS.entries()) {
      expect(built(card, { age: 3 }).military()).toEqual([...taken(i + 1), 0]);
      const me: ScenarioSeat = {
        wonder: 'halikarnassos',
        side: 'day',
        stages: 1,
        makesPrivately: ['glass', 'papyrus'],
        hand,
      };
      for (const age of [1, 2, 3]) {
        const t = table({ age, discard: [card], me, left: { hand }, right: { hand } }).quietTurn({
          me: stage('altar'),
        });
        const dug = t.answer('me', pick(card));
        expect([dug.military(), dug.count('debt')]).toEqual([
          [...taken(i + 1), 0],
          [0, 1, 1],
        ]);
      }
    }
  });

  rule('C2-34', 'the token counts like any other: military points, Cells, Guardhouse, Prison, Slave Market', () => {
    const me = { city: ['cells', 'guardhouse', 'prison'] };
    for (const [i, card] of RAIDERS.entries()) {
      const t = built(card, { me });
      expect(t.score()).toMatchObject({ military: [1, 3, 5][i], cities: [2, 3, 4][i] });
      expect(built(card, { me: { city: ['slave-market'] } }).score().cities).toBe(1);
    }
    const mourned = built('raider-fort', { left: { hand, city: ['mourners-guild'] } });
    expect(mourned.score('left').guilds).toBe(1);
  });

  rule('C2-34', 'and for the losses of Sepulcher and Cenotaph, in the same turn already', () => {
    const left: ScenarioSeat = { makesPrivately: PLENTY, hand: ['cenotaph', 'theater'] };
    const t = table({
      age: 3,
      me: { coins: 9, makesPrivately: PLENTY, hand: ['raider-garrison', 'theater'], tokens: { victory: [1] } },
      left,
      right: { hand },
    }).quietTurn({ me: build('raider-garrison'), left: build('cenotaph') });
    expect(t.dues()).toEqual([2, 0, 0]);
  });

  rule('C2-35', 'no coin can be paid in place of the debt: nobody is asked, and it comes at once', () => {
    const t = built('raider-camp', { left: { coins: 20, hand, diplomacy: 1 } });
    expect([t.asked('left'), t.count('debt'), t.seat('left').coins]).toEqual(['play', [0, 1, 1], 20]);
    expect(t.happened('lost')).toEqual([]);
    expect(t.events).toContainEqual({ event: 'token', seat: 1, token: 'debt', count: 1 });
    expect(t.count('diplomacy')).toEqual([0, 1, 0]);
  });

  rule('C2-35', 'it is no loss: it is not added to those of the turn', () => {
    const t = table({
      age: 3,
      me: { coins: 9, hand: ['raider-camp', 'theater'] },
      left: { coins: 9, hand: ['hideout', 'theater'] },
      right: { coins: 9, hand },
    }).quietTurn({ me: build('raider-camp'), left: build('hideout') });
    expect([t.dues(), t.count('debt')]).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(t.settle().count('debt')).toEqual([0, 1, 1]);
  });

  rule('C2-35', 'two Raiders next to each other: each neighbour has the debt of both, if of both', () => {
    const t = table({
      age: 3,
      me: { coins: 9, makesPrivately: PLENTY, hand: ['raider-camp', 'theater'] },
      left: { coins: 9, makesPrivately: PLENTY, hand: ['raider-fort', 'theater'] },
      right: { coins: 9, hand },
    }).quietTurn({ me: build('raider-camp'), left: build('raider-fort') });
    expect(t.count('debt')).toEqual([1, 1, 2]);
  });

  rule('C2-17', 'the token is not won again in the conflicts', () => {
    const t = ageEnd({ age: 1, me: { coins: 9, hand: ['raider-camp'], shields: 1 } }, { me: build('raider-camp') });
    expect([lastTurn, t.military()]).toEqual([7, [1 + 2, 0, 0, 0]]);
  });
});

describe('points for victory tokens', () => {
  for (const [number, card, value, points] of [
    ['C2-21', 'cells', 1, 2],
    ['C2-22', 'guardhouse', 3, 3],
    ['C2-23', 'prison', 5, 4],
  ] as const)
    rule(number, `${card}: ${points} points for each own victory token of value ${value}`, () => {
      const worth = (victory: number[], defeat = 0): number =>
        table({ age: 3, me: { city: [card], tokens: { victory, defeat } } }).score().cities;
      expect([worth([]), worth([value]), worth([value, value, value])]).toEqual([0, points, 3 * points]);
      const others = [1, 3, 5].filter((one) => one !== value);
      expect(worth([...others, ...others], 3)).toBe(0);
      expect(worth([1, 3, 5])).toBe(points);
      const beside = { tokens: { victory: [value, value] } };
      expect(table({ age: 3, me: { city: [card] }, left: beside, right: beside }).score().cities).toBe(0);
    });

  rule('C2-21', 'tokens of conflicts that are still to come count too', () => {
    const t = ageEnd({ age: 1, me: { city: ['cells'], shields: 1 } });
    expect([t.military(), t.score().cities]).toEqual([[2, 0, 0, 0], 4]);
  });
});
