import { describe, expect } from 'vitest';
import type { ConfigInput } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { score } from '../../../src/game.ts';
import { BOX, CITY, deckOf, HAND, UNDER } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  EDIFICES,
  join,
  mix,
  moreIn,
  names,
  PAWNS,
  playOut,
  ready,
  refusedWith,
  rule,
  sell,
  tabletop,
} from '../../kit/index.ts';

const { modules, newGame, rulesFor, table } = mix('edifice');

const PLAYERS = [3, 4, 5, 6, 7];
const seed = seedFrom('setup of edifice', 1);
const config = (more: Partial<ConfigInput> = {}): ConfigInput => ({ seats: 4, seed, modules, ...more });

describe('the Edifices of a game', () => {
  rule('E-1', 'one of the five of each Age, in the order of the Ages', () => {
    for (const players of PLAYERS)
      for (let n = 0; n < 10; n++) {
        const { projects, built, failed } = tabletop(newGame(players, n)).fates();
        expect(projects).toHaveLength(3);
        projects.forEach((name, i) => {
          expect(EDIFICES[i]).toContain(name);
        });
        expect([built, failed]).toEqual([[], []]);
      }
  });

  rule('E-1', 'each of the fifteen comes up, and which one does not depend on the other Ages', () => {
    const seen = Array.from({ length: 150 }, (_, n) => tabletop(newGame(3, n)).fates().projects);
    for (const [age, names] of EDIFICES.entries()) {
      const drawn = seen.map((projects) => projects[age]);
      expect([...new Set(drawn)].sort()).toEqual(names);
      // 30 of each on average; far fewer would be no fair draw
      for (const name of names) expect(drawn.filter((other) => other === name).length).toBeGreaterThan(12);
    }
    expect(new Set(seen.map((projects) => projects.slice(0, 2).join())).size).toBe(25);
  });

  rule('E-1', 'the other twelve are in no hand, deck or city, from the first turn to the last', () => {
    const edifices = EDIFICES.flat();
    const game = newGame(5, 3);
    const inPlay = tabletop(game).fates().projects;
    playOut(game, 3, ({ rules, state }) => {
      const ids = (those: string[]) => those.map((name) => rules.cardByName.get(name) as number);
      const inBox = new Set(state.piles[BOX]);
      expect(ids(edifices).filter((id) => inBox.has(id))).toEqual(
        ids(edifices.filter((name) => !inPlay.includes(name))),
      );
      const held = [1, 2, 3].flatMap((age) => state.piles[deckOf(age)]);
      held.push(...state.seats.flatMap(({ piles }) => [HAND, CITY, UNDER].flatMap((pile) => piles[pile])));
      expect(held.filter((id) => ids(edifices).includes(id))).toEqual([]);
    });
  });

  rule('E-2', 'the same seed and settings give the same three', () => {
    const drawn = (more: Partial<ConfigInput>) => tabletop(create(config(more))).fates().projects;
    for (let n = 0; n < 10; n++) {
      const settings = { seed: seedFrom('again', n), seats: 3 + (n % 5) };
      expect(drawn(settings)).toEqual(drawn(settings));
    }
    const different = Array.from({ length: 20 }, (_, n) => drawn({ seed: seedFrom('other', n) }).join());
    expect(new Set(different).size).toBeGreaterThan(10);
  });

  rule('E-2', 'the draw takes no chance away from the decks', () => {
    const wonders = ['giza', 'rhodos', 'ephesos', 'babylon'].map((wonder) => ({ wonder, side: 'A' as const }));
    const hands = (modules: string[]) => {
      const { rules, state } = create(config({ wonders, modules }));
      const piles = [...state.seats.map((seat) => seat.piles[HAND]), ...[2, 3].map((age) => state.piles[deckOf(age)])];
      return piles.map((pile) => pile.map((id) => rules.cards[id].name));
    };
    expect(hands(modules)).toEqual(hands(['base']));
  });

  rule('E-3', 'all three are projects on the table when the first card is chosen', () => {
    for (const players of PLAYERS) {
      const { state } = newGame(players);
      expect([state.age, state.turn]).toEqual([1, 1]);
      expect(state.asks.every((ask) => ask?.ask === 'play')).toBe(true);
      const t = tabletop(newGame(players));
      expect(t.fates().projects).toHaveLength(3);
      expect(t.pawnsLeft().every((pawnsOn) => pawnsOn > 0)).toBe(true);
    }
  });

  rule('E-4', 'pawns on each card: 2 with three players, 3 with four or five, 4 with six, 5 with seven', () => {
    for (const players of PLAYERS)
      for (let n = 0; n < 5; n++)
        expect(tabletop(newGame(players, n)).pawnsLeft()).toEqual(new Array(3).fill(PAWNS[players]));
    expect(PAWNS).toEqual({ 3: 2, 4: 3, 5: 3, 6: 4, 7: 5 });
  });

  rule('E-5', 'five players begin with nine pawns on the table, three of each Age', () => {
    const t = tabletop(newGame(5));
    expect(t.pawnsLeft()).toEqual([3, 3, 3]);
    for (const seat of [0, 1, 2, 3, 4]) expect(t.pawns(seat)).toEqual([0, 0, 0]);
  });

  rule('E-6', 'without Ur, pawns come out of the box only when more take part than there are pawns', () => {
    const players = 4;
    for (let n = 0; n < 12; n++) {
      const wonders = ['giza', 'rhodos', 'ephesos', 'alexandria'].map((wonder) => ({ wonder, side: 'A' as const }));
      let [on, held] = [tabletop(newGame(players, n, { wonders })).pawnsLeft(), [0, 0, 0]];
      playOut(newGame(players, n, { wonders }), n, (game) => {
        const t = tabletop(game);
        const nowOn = t.pawnsLeft();
        const nowHeld = [0, 1, 2].map((age) => [0, 1, 2, 3].reduce((sum, seat) => sum + t.pawns(seat)[age], 0));
        for (const age of [0, 1, 2]) {
          const [taken, got] = [on[age] - nowOn[age], nowHeld[age] - held[age]];
          expect(got).toBeGreaterThanOrEqual(taken);
          if (nowOn[age] > 0) expect(got).toBe(taken);
        }
        [on, held] = [nowOn, nowHeld];
      });
    }
  });
});

describe('the boards', () => {
  const withoutEdifice = mix().rulesFor(7);

  rule('E-7', 'without Edifice the board of Ur is not there: not to pick, not by chance, not in a scenario', () => {
    const wonders = [{ wonder: 'ur', side: 'A' as const }, ...new Array(3).fill({ wonder: 'random', side: 'random' })];
    const { code, message } = refusedWith(() => create(config({ wonders, modules: ['base'] })));
    expect([code, message]).toEqual(['board', expect.stringContaining('"ur"')]);
    expect(withoutEdifice.cities).not.toContain('ur');
    expect(refusedWith(() => setTable({ seats: [{ wonder: 'ur' }, {}, {}] })).message).toMatch(
      /^ur: this board comes with the module "edifice"$/,
    );
    expect(create(config({ wonders })).state.seats[0].wonder).toBe(rulesFor(7).wonderByCity.get('ur')?.A);
  });

  rule('E-R2', 'with Edifice, Ur and Carthage are dealt like the other boards, on both sides', () => {
    expect(moreIn(mix('edifice'), mix()).cities.sort()).toEqual(['carthage', 'ur']);
    const dealt = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { rules, state } = newGame(7, n);
      for (const { wonder } of state.seats) dealt.add(`${rules.wonders[wonder].city} ${rules.wonders[wonder].side}`);
    }
    for (const board of ['ur A', 'ur B', 'carthage A', 'carthage B', 'giza A']) expect(dealt).toContain(board);
  });

  rule('E-8', 'Carthage may be picked with Edifice and without', () => {
    const wonders = [
      { wonder: 'carthage', side: 'B' as const },
      ...new Array(3).fill({ wonder: 'random', side: 'random' }),
    ];
    for (const mixed of [modules, ['base']]) {
      const { rules, state } = create(config({ wonders, modules: mixed }));
      expect(rules.wonders[state.seats[0].wonder]).toMatchObject({ city: 'carthage', side: 'B' });
    }
  });

  rule('E-R15', 'the sides of Ur may be named day and night, and are A and B', () => {
    const sides = { day: 'A', night: 'B', A: 'A', B: 'B' };
    for (const [side, letter] of Object.entries(sides)) {
      const t = table({ edifice: 'belvedere', me: { wonder: 'ur', side: side as 'day' } });
      const { city, side: found, dayAndNight } = t.game.rules.wonders[t.game.state.seats[0].wonder];
      expect([city, found, dayAndNight]).toEqual(['ur', letter, true]);
      const wonders = [{ wonder: 'ur', side }, ...new Array(3).fill({ wonder: 'random', side: 'random' })] as never;
      const game = create(config({ wonders }));
      expect(game.rules.wonders[game.state.seats[0].wonder].side).toBe(letter);
    }
  });
});

describe('what stays as it was', () => {
  rule('E-9', 'military tokens never run out: all seven take one of the Outpost', () => {
    const boards = ['giza', 'rhodos', 'ephesos', 'babylon', 'olympia', 'alexandria', 'halikarnassos'];
    const [me, left, ...others] = boards.map((wonder) => ready(wonder, { tokens: { victory: new Array(20).fill(3) } }));
    const right = others.pop() as ScenarioSeat;
    const everyone = Object.fromEntries(boards.map((_, seat) => [seat, join('theater')]));
    const t = table({ edifice: 'outpost', me, left, others, right }).quietTurn(everyone);
    for (const seat of boards.keys()) expect(t.military(seat)).toEqual([0, 21, 0, 0]);
  });

  rule('E-9', 'coins never run out: all seven take 15 coins of the Gold Reserves', () => {
    const boards = ['giza', 'rhodos', 'ephesos', 'babylon', 'olympia', 'alexandria', 'halikarnassos'];
    const [me, left, ...others] = boards.map((wonder) => ready(wonder, { coins: 100 }));
    const right = others.pop() as ScenarioSeat;
    const everyone = Object.fromEntries(boards.map((_, seat) => [seat, join('theater')]));
    const t = table({ edifice: 'gold-reserves', me, left, others, right }).quietTurn(everyone);
    expect(t.purses()).toEqual(new Array(7).fill(100 - 3 + 15));
  });

  rule('E-10', 'seven cards to begin with, 3 coins, six turns of an Age, hands that move on', () => {
    const game = newGame(4);
    expect(game.state.seats.map(({ coins, piles }) => [coins, piles[HAND].length])).toEqual(new Array(4).fill([3, 7]));
    const hands = game.state.seats.map(({ piles }) => names(game, piles[HAND]));
    const t = tabletop(game).play({});
    expect(t.seat(1).hand).toEqual(hands[0].slice(1));
    expect(t.purses()).toEqual([6, 6, 6, 6]);
    const turns: string[] = [];
    playOut(game, 1, ({ rules, state }) => {
      if (rules.steps[state.at].window === 'turn.choose' && rules.steps[state.at].kind === 'play')
        turns.push(`${state.age}/${state.turn}`);
    });
    expect(turns).toEqual([1, 2, 3].flatMap((age) => [1, 2, 3, 4, 5, 6].map((n) => `${age}/${n}`)));
  });

  rule('E-10', 'a sold card is 3 coins, and conflicts are won by shields, as without Edifice', () => {
    const t = table({ edifice: 'money-changer', fate: 'built', turn: 6, me: { shields: 1 } }).play({
      me: sell('theater'),
    });
    expect(t.purses()).toEqual([6, 6, 6]);
    expect([t.military(), t.military('left'), t.military('right')]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
  });

  rule('E-11', 'the most points win, those of the Edifice line included; among equals the most coins', () => {
    const winners = (me: ScenarioSeat, left: ScenarioSeat) =>
      table({ edifice: 'belvedere', fate: 'built', me, left }).winners();
    const giza = { wonder: 'giza', stages: 1 }; // 3 points
    const rhodos = { wonder: 'rhodos', stages: 1 }; // 3 points
    expect(winners({ ...giza, coins: 3 }, { ...rhodos, coins: 3 })).toEqual([0, 1]);
    expect(winners({ ...giza, coins: 3 }, { ...rhodos, coins: 3, pawns: [1, 0, 0] })).toEqual([1]);
    expect(winners({ ...giza, coins: 4 }, { ...rhodos, coins: 3 })).toEqual([0]);
    expect(winners({ ...giza, coins: 5, edificeDebt: [1, 0, 0] }, { ...rhodos, coins: 0 })).toEqual([1]);
    expect(winners({ ...giza, coins: 6, edificeDebt: [0, 1, 0] }, { ...rhodos, coins: 3, edificeDebt: [1] })).toEqual([
      0,
    ]);
  });
});

describe('who can play', () => {
  rule('EQ-1', 'two players are refused, with a sentence that says why', () => {
    const { code, message } = refusedWith(() => create(config({ seats: 2 })));
    expect(code).toBe('seats');
    expect(message).toMatch(/3 to 7 players, not 2/);
    expect(message).toMatch(/Edifice .*pawns/);
    const scenario = () => setTable({ modules, seats: [{}, {}, {}], freeCity: { seat: 2, holder: 0, drawPile: [] } });
    expect(refusedWith(scenario)).toMatchObject({
      code: 'scenario',
      message: expect.stringMatching(/Edifice .*pawns/),
    });
  });

  rule('EQ-2', 'eight players are refused, with a sentence that says why', () => {
    const { code, message } = refusedWith(() => create(config({ seats: 8 })));
    expect(code).toBe('seats');
    expect(message).toMatch(/3 to 7 players, not 8/);
    expect(message).toMatch(/Edifice .*pawns/);
  });

  rule('E-R3', 'three to seven players play a whole game; fewer and more cannot', () => {
    for (const players of PLAYERS) {
      const game = playOut(newGame(players), players);
      expect(score(game).sheets).toHaveLength(players);
      expect(Object.keys(score(game).sheets[0])).toContain('edifice');
    }
    for (const seats of [0, 1, 2, 8, 9]) expect(() => create(config({ seats }))).toThrow(PolisError);
  });

  rule('E-1', 'a table without Edifices has nothing to join', () => {
    const t = table({ me: ready('giza') });
    expect(t.refusal('me', join('theater'))).toBe('no-join');
    expect(t.pile('rewards')).toEqual([]);
  });
});
