/** Cards of the second box of Cities in a game of teams: a teammate is one of the others. */
import { expect } from 'vitest';
import { build, PLENTY, rule, secondEdition, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('cities', 'teams');

/** Seat 0 builds this card; seat 1 is its teammate, seat 3 the opponent next to it. */
function built(card: string): Tabletop {
  const hand = ['altar', 'theater'];
  const other = { coins: 9, hand };
  return table({
    age: 3,
    seats: [{ coins: 9, makesPrivately: PLENTY, hand: [card, 'theater'] }, other, other, other],
  }).quietTurn({ 0: build(card) });
}

rule('C2-35', 'debt of a Raider card comes to the teammate too', () => {
  for (const card of ['raider-camp', 'raider-fort', 'raider-garrison'])
    expect(built(card).count('debt')).toEqual([0, 1, 0, 1]);
});

rule('C2-40', 'the teammate takes coins by Customs, Trade Center and Mint', () => {
  expect(built('customs').purses().slice(1)).toEqual([10, 10, 10]);
  expect(built('trade-center').purses().slice(1)).toEqual([11, 11, 11]);
  expect(built('mint').purses().slice(1)).toEqual([12, 12, 12]);
});

rule('C2-43', 'the teammate suffers the losses of Opium cards', () => {
  expect(built('opium-stash').dues()).toEqual([0, 1, 1, 1]);
  expect(built('opium-den').dues()).toEqual([0, 3, 3, 3]);
  expect(built('opium-distillery').dues()).toEqual([0, 5, 5, 5]);
});
