/** What the engine says of a table is asked once while answers come in, and is what it would say of each view alone. */
import { type Game, legal, choices as packed, submit, unpack, type View, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { modelOf, type TableModel } from '../src/game/model.ts';
import { findScene } from './browser/scenes.ts';

/** As a client merges it: only who has answered, and my questions, are new. */
const merged = (before: View, after: View): View => ({ ...before, answered: after.answered, asks: after.asks });

const said = ({ game, cards, strengths, sheets, meetings, passing, ask }: TableModel) =>
  structuredClone({ state: game.state, cards, strengths, sheets, meetings, passing, ask });

const answered = (game: Game, seat: number): Game =>
  submit(game, seat, unpack(game.rules, legal(game, seat).filter((one) => packed.deedOf(one) !== packed.SELL)[0])).game;

const PLAYED = { modules: ['base', 'leaders', 'cities'], seats: 5 };
const { game } = findScene(PLAYED, ({ state }) => state.age === 2 && state.turn === 3);

describe('while answers come in', () => {
  const first = view(game, 0);

  test('of others, nothing is reckoned again', () => {
    const other = merged(first, { ...view(answered(game, 1), 0), asks: first.asks });
    expect(other.answered).not.toEqual(first.answered);
    const [before, after] = [modelOf(first), modelOf(other)];
    expect(after).not.toBe(before);
    expect(after.game).toBe(before.game);
    expect(after.cards).toBe(before.cards);
    expect(after.sheets).toBe(before.sheets);
  });

  test('my own is known to the game that the engine is asked about', () => {
    const mine = merged(first, view(answered(game, 0), 0));
    const model = modelOf(mine);
    expect(model.ask?.sealed).toBeGreaterThanOrEqual(0);
    expect(model.game.state.sealed[0]).toBe(model.ask?.sealed);
    expect(modelOf(first).game.state.sealed[0]).toBeLessThan(0);
    expect(said(model)).toEqual(said(modelOf(structuredClone(mine))));
  });

  test('a card that another answer has taken is not offered again', () => {
    // whoever plays for the Free City takes its card from the own hand
    const two = findScene({ seats: 2 }, ({ state }) => state.controller[2] === 0 && state.asks[2]?.ask === 'play');
    const own = view(two.game, 0);
    const mine = merged(own, view(answered(two.game, 0), 0));
    expect(modelOf(mine).ask?.seat).not.toBe(modelOf(own).ask?.seat);
    expect(said(modelOf(mine))).toEqual(said(modelOf(structuredClone(mine))));
  });
});
