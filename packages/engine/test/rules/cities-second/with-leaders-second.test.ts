/** Cards of the second box of Cities and leaders. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, PLENTY, pick, rule, secondEdition, sell, type TableLiteral, type Tabletop } from '../../kit/index.ts';

const { fought, table } = secondEdition('leaders', 'cities');

const hand = ['altar', 'theater'];
const built = (card: string, { me, ...rest }: TableLiteral = {}): Tabletop =>
  table({
    age: 3,
    left: { hand },
    right: { hand },
    ...rest,
    me: { coins: 9, makesPrivately: PLENTY, ...me, hand: [card, 'theater'] },
  }).quietTurn({ me: build(card) });

describe('the token of a Raider card', () => {
  rule('C2-33', 'is taken and not won: Nero does not pay for it', () => {
    for (const [card, cost] of [
      ['raider-camp', 0],
      ['raider-fort', 1],
      ['raider-garrison', 2],
    ] as const)
      expect(built(card, { me: { leaders: ['nero'] } }).seat().coins).toBe(9 - cost);
  });

  rule('C2-33', 'Nero pays for tokens of the conflicts that follow', () => {
    const me: ScenarioSeat = { leaders: ['nero'], coins: 0, shields: 5, tokens: { victory: [1] } };
    expect(fought(1, { me }).seat().coins).toBe(3 + 4);
  });

  rule('C2-34', 'counts for Alexander and Gorgo', () => {
    const t = built('raider-fort', { me: { leaders: ['alexander', 'gorgo'], tokens: { victory: [3] } } });
    expect(t.score().leaders).toBe(2 + 3);
  });
});

describe('Berenice', () => {
  const berenice: ScenarioSeat = { leaders: ['berenice'], coins: 0, hand };

  rule('C2-41', 'adds her coin to those of Customs, Trade Center and Mint, if they are the first income', () => {
    for (const [card, coins] of [
      ['customs', 1],
      ['trade-center', 2],
      ['mint', 3],
    ] as const) {
      const t = built(card, { left: berenice, others: [{ coins: 0, hand }] });
      expect(t.purses().slice(1, 3)).toEqual([coins + 1, coins]);
      expect(t.events).toContainEqual({ event: 'coins', seat: 1, amount: coins + 1, why: 'gift', bonus: 1 });
    }
  });

  rule('C2-41', 'once in a turn: a sale and Customs bring one coin more together', () => {
    const t = table({ me: { hand: ['customs', 'theater'] }, left: berenice, right: { hand } }).quietTurn({
      me: build('customs'),
      left: sell('altar'),
    });
    expect(t.seat('left').coins).toBe(3 + 1 + 1);
  });

  rule('C2-41', 'as an expert leader and as one of the first box of Cities she is the same', () => {
    const boxes = { cities: 'first' } as const;
    const t = table({ boxes, me: { hand: ['gambling-den', 'theater'] }, left: berenice, right: { hand } });
    expect(t.quietTurn({ me: build('gambling-den') }).seat('left').coins).toBe(2);
    const second = table({ me: { hand: ['dive', 'theater'] }, left: berenice, right: { hand } });
    expect(second.quietTurn({ me: build('dive') }).seat('left').coins).toBe(2);
  });

  rule('C2-41', 'she adds it to Opium coins and to those of the Memorial', () => {
    const me: ScenarioSeat = { leaders: ['berenice'], coins: 0, tokens: { defeat: 2 } };
    expect(built('opium-den', { me }).seat().coins).toBe(4 + 1);
    expect(built('memorial', { me }).seat().coins).toBe(4 + 1);
    expect(built('memorial', { me: { ...me, tokens: { defeat: 0 } } }).seat().coins).toBe(0);
  });
});

describe('the Memorial', () => {
  rule('C2-42', 'Nero keeps what he has brought', () => {
    const me: ScenarioSeat = { leaders: ['nero'], coins: 4, tokens: { victory: [1, 3], defeat: 2 } };
    const t = built('memorial', { me });
    expect([t.seat().coins, t.military()]).toEqual([8, [1, 1, 0, 0]]);
  });

  rule('C2-42', 'tokens that Tomyris has passed on are with others, and stay there', () => {
    const me: ScenarioSeat = { leaders: ['tomyris'], coins: 0, tokens: { defeat: 1 } };
    const t = built('memorial', { me, left: { hand, tokens: { defeat: 3 } } });
    expect([t.seat().coins, t.military(), t.military('left')]).toEqual([2, [0, 0, 0, 0], [0, 0, 0, 3]]);
  });

  rule('C2-42', 'Cynisca finds no defeat token at the end', () => {
    const me: ScenarioSeat = { leaders: ['cynisca'], tokens: { defeat: 3 } };
    expect(built('memorial', { me }).score().leaders).toBe(6);
    expect(table({ me }).score().leaders).toBe(0);
  });
});

rule('C2-25', 'the Forging Agency may dig up the Courtesans Guild, which copies at once', () => {
  const t = table({
    age: 3,
    discard: ['courtesans-guild'],
    me: { coins: 2, hand: ['forging-agency', 'theater'] },
    left: { hand, leaders: ['nitocris'] },
    right: { hand },
  }).quietTurn({ me: build('forging-agency') });
  const copying = t.answer('me', pick('courtesans-guild'));
  expect(copying.picks()).toEqual(['nitocris']);
  expect(copying.answer('me', pick('nitocris')).military()).toEqual([0, 0, 1, 0]);
});
