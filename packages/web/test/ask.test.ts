/** What is offered and said of a choice. */
import { explain, type Game, meetingsNow, type Scenario, setTable } from '@polis/engine';
import { expect, test } from 'vitest';
import { buildWays, partsOf, waysInline } from '../src/game/offers.ts';
import { worthOf } from '../src/table/ask/worth.ts';

type Seat = Scenario['seats'][number];

/** How the only card in my hand can be built. */
const waysAt = (game: Game) => buildWays(game, explain(game, 0)[0]);

test('what a chain makes free is offered free, and ways to pay for it only to those who ask', () => {
  const sellers = { city: ['quarry', 'stone-pit'] };
  const game = setTable({
    age: 2,
    seats: [{ coins: 9, city: ['baths'], hand: ['aqueduct'] }, sellers, sellers],
  });
  const ways = waysAt(game);
  expect(ways.length).toBeGreaterThan(3);
  expect(ways[0].via).toBe('chain');
  expect(waysInline(ways, ways[0])).toEqual([ways[0]]);
  expect(waysInline(ways, ways[2])).toEqual([ways[0], ways[2]]);
});

test('goods that come for nothing are bought from whoever sells them, and are not called my own', () => {
  const game = setTable({
    modules: ['base', 'cities'],
    age: 2,
    seats: [
      {
        coins: 3,
        city: ['east-trading-post', 'clandestine-dock-east', 'lumber-yard', 'sawmill'],
        hand: ['archery-range'],
      },
      { city: ['ore-vein'] },
      { city: ['ore-vein'] },
    ],
  });
  const free = waysAt(game).find(({ pay }) => pay.left + pay.right + pay.bank === 0);
  expect(free && partsOf({ rules: game.rules, game }, 0, free)).toEqual([{ coins: 0, to: game.rules.right[0] }]);
});

test('what the coins paid take off is known apart', () => {
  const game = setTable({
    modules: ['base', 'leaders'],
    age: 1,
    seats: [{ coins: 3, hand: ['baths'] }, { city: ['stone-pit'] }, {}],
  });
  const worth = worthOf({ game, me: 0, meetings: meetingsNow(game) }, waysAt(game)[0].choice);
  expect(worth).toMatchObject({ points: 2, paid: 1 });
});

test('a card that wins a conflict costs no points', () => {
  const [left, right] = [{ city: ['ore-vein'] }, {}];
  /** 2 of 3 coins are paid for it, and a point is lost that they were worth. */
  const barracks = (theirs: Seat, mine: Seat = {}): ReturnType<typeof worthOf> => {
    const me = { coins: 3, hand: ['barracks'], ...mine };
    const game = setTable({ age: 1, seats: [me, { ...left, ...theirs }, right] });
    return worthOf({ game, me: 0, meetings: meetingsNow(game) }, waysAt(game)[0].choice);
  };
  expect(barracks({})).toMatchObject({ fights: [{ result: 'win' }, { result: 'win' }], points: 1 });
  expect(barracks({ shields: 9 }).points).toBe(0);
  expect(barracks({}, { shields: 1 }).points).toBe(0);
});
