import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  expectRefused,
  join,
  MADE_UP,
  mix,
  PASS,
  pick,
  ready,
  rule,
  sell,
  stage,
  type Tabletop,
  TWO,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = mix('edifice');

describe('a pawn is still on the card', () => {
  rule('E-33', 'the Edifice fails when the Age ends, not before', () => {
    const hand = { hand: ['theater', 'altar', 'pawnshop'] };
    let t = table({ edifice: 'money-changer', on: 1, turn: 4, me: hand, left: hand, right: hand });
    for (const n of [5, 6]) {
      t = t.quietTurn();
      expect([t.game.state.turn, t.fates().failed, t.happened('failed')]).toEqual([n, [], []]);
    }
    t = t.quietTurn();
    expect(t.fates()).toEqual({ projects: ['amphitheater', 'archives'], built: [], failed: ['money-changer'] });
    expect(t.happened('failed')).toEqual([{ event: 'failed', card: 'money-changer', spared: [] }]);
    expect(t.purses()).toEqual([1, 1, 1]);
  });

  rule('E-33', 'one pawn left or all of them: it is the same', () => {
    for (const on of [1, 2]) {
      const t = ageEnd({ edifice: 'money-changer', on });
      expect([t.fates().failed, t.purses()]).toEqual([['money-changer'], [1, 1, 1]]);
    }
  });

  rule('E-33', 'before the conflicts: a red card that is lost does not fight', () => {
    // I have 2 shields, my left neighbour 1 and a pawn; without the Barracks we are equal
    const cities = {
      me: { shields: 1, city: ['barracks'] },
      left: { shields: 1, pawns: [1, 0, 0] },
      right: { pawns: [1, 0, 0], shields: 1 },
    };
    const t = ageEnd({ edifice: 'outpost', ...cities });
    expect(t.seat().city).toEqual(['theater']);
    expect([0, 1, 2].map((seat) => t.military(seat))).toEqual(new Array(3).fill([0, 0, 0, 0]));
    const kept = ageEnd({ edifice: 'outpost', fate: 'built', ...cities, left: { shields: 1 }, right: { shields: 1 } });
    expect(kept.military()).toEqual([2, 0, 0, 0]);
  });

  rule('E-33', 'the failure, the penalties, the conflicts, in this order', () => {
    const t = ageEnd({ edifice: 'money-changer', me: { shields: 1 } });
    const order = t.events
      .map(({ event }) => event)
      .filter((event) => ['failed', 'penalty', 'conflict'].includes(event));
    expect(order).toEqual(['failed', 'penalty', 'penalty', 'penalty', 'conflict', 'conflict']);
  });

  rule('E-34', 'nobody is rewarded, holders neither', () => {
    for (const edifice of ['money-changer', 'outpost', 'curtain-wall', 'belvedere']) {
      const me = { pawns: [1, 0, 0], wonder: 'giza', stages: 2, tokens: { defeat: 1 } };
      const t = ageEnd({ edifice, me, left: { pawns: [1, 0, 0] } });
      for (const place of ['me', 'left', 'right'] as const) expect(t.pile('rewards', place)).toEqual([]);
      expect([t.seat().coins, t.military(), t.score().edifice]).toEqual([3, [0, 0, 0, 1], 0]);
      expect(t.game.state.seats[0].tally.shields).toBe(0);
    }
  });

  rule('E-35', 'each player without a pawn of this Age suffers the penalty', () => {
    const t = ageEnd({ edifice: 'money-changer', left: { pawns: [1, 0, 0] }, others: [{}, { coins: 9 }] });
    expect(t.purses()).toEqual([1, 3, 1, 7, 1]);
    expect(t.happened('penalty')).toHaveLength(4);
    expect(t.happened('failed')).toEqual([{ event: 'failed', card: 'money-changer', spared: [1] }]);
  });

  rule('E-35', 'a pawn of another Age is no protection', () => {
    const t = ageEnd({
      edifice: 'auction-house',
      me: { coins: 9, pawns: [1, 0, 1] },
      left: { coins: 9, pawns: [0, 1, 0] },
    });
    expect(t.purses().slice(0, 2)).toEqual([4, 9]);
  });

  rule('E-36', 'one pawn or more: nothing is lost', () => {
    for (const held of [1, 2]) {
      const ur = { wonder: 'ur', side: 'night' as const, stages: held - 1 };
      const me = { ...ur, pawns: [held, 0, 0], city: ['stockade'] };
      const t = ageEnd({ edifice: 'outpost', me });
      expect([t.seat().city, t.edificeDebt(), t.pawns()]).toEqual([
        ['stockade', 'theater'],
        [0, 0, 0],
        [held, 0, 0],
      ]);
    }
  });
});

describe('what is paid', () => {
  rule('E-37', 'who can pay the whole penalty pays it, and is not asked', () => {
    const t = ageEnd({ edifice: 'money-changer', me: { coins: 2 } });
    expect([t.seat().coins, t.edificeDebt(), t.asked()]).toEqual([0, [0, 0, 0], null]);
    expect(t.game.state.at).toBe(t.game.rules.end);
  });

  rule('E-37', 'debt cannot be taken in its place', () => {
    const me = { city: ['stockade', 'barracks'] };
    const t = ageEnd({ edifice: 'outpost', me });
    expect(t.asked()).toBe('pick');
    for (const answer of [PASS, { do: 'pay', coins: 0 }, { do: 'give', victory: [] }, sell('stockade')])
      expectRefused(t, 'me', answer, 'not-this-question');
    expect(t.answer('me', pick('stockade')).edificeDebt()).toEqual([0, 0, 0]);
  });

  rule('E-38', 'who cannot pay all of it loses nothing and takes one token', () => {
    const t = ageEnd({ edifice: 'money-changer', me: { coins: 1 }, left: { coins: 0 } });
    expect([t.purses().slice(0, 2), t.edificeDebt(), t.edificeDebt('left'), t.edificeDebt('right')]).toEqual([
      [1, 0],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(t.happened('penalty')).toEqual([
      { event: 'penalty', seat: 0, coins: 0, card: null, victory: [], debt: 2 },
      { event: 'penalty', seat: 1, coins: 0, card: null, victory: [], debt: 2 },
      { event: 'penalty', seat: 2, coins: 2, card: null, victory: [], debt: 0 },
    ]);
  });

  rule('E-39', 'a debt token is −2 in Age I, −3 in Age II, −5 in Age III', () => {
    for (const [edifice, age, points] of [
      ['outpost', 1, -2],
      ['staging-camp', 2, -3],
      ['military-school', 3, -5],
    ] as const) {
      const t = ageEnd({ edifice });
      expect(t.edificeDebt()).toEqual([1, 2, 3].map((n) => Number(n === age)));
      expect(t.score().edifice).toBe(points);
      expect(t.happened('penalty')[0]).toMatchObject({ debt: -points });
    }
    const all = table({ edifice: 'belvedere', me: { edificeDebt: [1, 2, 1], coins: 0 } }).score();
    expect([all.edifice, all.total]).toEqual([-2 - 6 - 5, -13]);
  });

  rule('E-40', 'the Auction House: with 4 coins a token of −3, with 5 coins nothing is left', () => {
    const t = ageEnd({ edifice: 'auction-house', me: { coins: 4 }, left: { coins: 5 }, right: { coins: 6 } });
    expect(t.purses()).toEqual([4, 0, 1]);
    expect([t.edificeDebt(), t.edificeDebt('left'), t.edificeDebt('right')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect([0, 1, 2].map((seat) => t.score(seat).edifice)).toEqual([-3, 0, 0]);
  });

  rule('EQ-19', 'no part of it is paid: 8 of 9 coins stay', () => {
    const t = ageEnd({ edifice: 'gold-reserves', me: { coins: 8 }, left: { coins: 9 } });
    expect([t.purses().slice(0, 2), t.edificeDebts().slice(0, 2)]).toEqual([
      [8, 0],
      [1, 0],
    ]);
    expect([t.asked(), t.asked('left')]).toEqual([null, null]);
  });

  rule('EQ-21', 'debt tokens never run out: seven players may take three each', () => {
    const seats = ['giza', 'rhodos', 'ephesos', 'babylon', 'olympia', 'alexandria', 'halikarnassos'];
    const poor = (wonder: string): ScenarioSeat => ({ wonder, coins: 0 });
    const [me, left, ...others] = seats.map(poor);
    const right = others.pop() as ScenarioSeat;
    const edifices = ['outpost', 'staging-camp', 'military-school'].map((id) => ({ id, left: 5 }));
    let t: Tabletop = table({ edifices, turn: lastTurn, me, left, others, right });
    t = t.withNextAge().quietTurn();
    while (t.game.state.at < t.game.rules.end) t = t.play({});
    for (const seat of seats.keys()) expect([t.edificeDebt(seat), t.score(seat).edifice]).toEqual([[1, 1, 1], -10]);
  });

  rule('E-R10', 'coins of the last turn help to pay: a sale, a neighbour, a Tavern', () => {
    const sold = ageEnd({ edifice: 'auction-house', me: { coins: 2 } }, { me: sell('theater') });
    expect([sold.seat().coins, sold.edificeDebt()]).toEqual([0, [0, 0, 0]]);
    const built = ageEnd({ edifice: 'auction-house', me: { coins: 0, hand: ['tavern'] } }, { me: build('tavern') });
    expect([built.seat().coins, built.edificeDebt()]).toEqual([0, [0, 0, 0]]);
    const traded = ageEnd(
      {
        edifice: 'auction-house',
        me: { coins: 3, makes: ['wood'] },
        left: { coins: 9, hand: [{ cost: 'wood', colour: 'blue' }] },
      },
      { left: build('made-up-1-0') },
    );
    expect([traded.purses().slice(0, 2), traded.edificeDebts().slice(0, 2)]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  rule('E-R10', 'coins that were spent in the last turn are not there', () => {
    const me = { coins: 5, hand: [{ cost: '1 coin', colour: 'blue' as const }] };
    const t = ageEnd({ edifice: 'auction-house', me }, { me: build(MADE_UP) });
    expect([t.seat().coins, t.edificeDebt()]).toEqual([4, [0, 1, 0]]);
  });
});

describe('afterwards', () => {
  /** Age II, after the Edifice of Age I has failed with so many pawns left on it. */
  const afterwards = (edifice: string, me: ScenarioSeat = {}): Tabletop =>
    table({ edifice, on: 1, turn: lastTurn, me: ready('giza', { coins: 9, ...me }) })
      .withNextAge()
      .quietTurn();

  rule('E-41', 'a failed Edifice is never joined or finished in a later Age', () => {
    let t = afterwards('money-changer', { pawns: [1, 0, 0] });
    expect([t.game.state.age, t.fates().failed]).toEqual([2, ['money-changer']]);
    expect(t.mayJoin()).toBe(true);
    t = t.quietTurn({ me: join('theater'), left: sell('theater'), right: sell('theater') });
    // it was the Amphitheater of Age II, for 3 coins
    expect([t.pawns(), t.seat().coins, t.pawnsLeft()[1]]).toEqual([[1, 1, 0], 9 - 3, 1]);
    while (t.game.state.age === 2) t = t.play({});
    expect(t.fates()).toEqual({ projects: [], built: [], failed: ['money-changer', 'amphitheater', 'archives'] });
    expect([t.pile('rewards'), t.happened('finished')]).toEqual([[], []]);
  });

  rule('E-41', 'the pawns on its card go nowhere', () => {
    const t = afterwards('money-changer');
    let next = t;
    while (next.game.state.age === 2) next = next.play({});
    expect(next.pawnsLeft()[0]).toBe(t.pawnsLeft()[0]);
    expect(next.count('pawn-1')).toEqual([0, 0, 0]);
  });

  rule('E-41', 'its penalty is suffered one time', () => {
    let t = afterwards('money-changer', { coins: 9 });
    expect(t.seat().coins).toBe(7);
    while (t.game.state.age === 2) t = t.play({});
    expect(t.happened('penalty').filter((event) => event.event === 'penalty' && event.coins > 0)).toHaveLength(3);
    expect(t.seat().coins).toBe(7 + 6 * 3);
  });

  rule('E-42', 'pawns of a failed Edifice are worth nothing', () => {
    const me = {
      wonder: 'giza',
      stages: 3,
      city: ['lumber-yard', 'loom-age1', 'altar', 'workers-guild'],
      pawns: [1, 1, 1],
    };
    const left = { city: ['lumber-yard', 'stone-pit'] };
    for (const first of ['belvedere', 'artisan-district', 'curtain-wall'])
      for (const third of ['archives', 'agora']) {
        const failed = [first, 'amphitheater', third].map((id) => ({ id, left: 1, state: 'failed' }));
        const t = table({ edifices: failed, age: 3, me, left });
        expect(t.score()).toMatchObject({ edifice: 0, guilds: 2 });
        expect([t.pile('rewards'), t.game.state.seats[0].tally.shields]).toEqual([[], 0]);
      }
  });

  rule('E-43', 'in Age III too the failure comes before the conflicts and the points', () => {
    const t = ageEnd({ edifice: 'military-school', me: { city: ['barracks'] }, left: { coins: 0 } });
    const order = t.events
      .map(({ event }) => event)
      .filter((event) => ['failed', 'penalty', 'conflict', 'standoff', 'over'].includes(event));
    expect(order).toEqual([
      ...['failed', 'penalty', 'penalty', 'penalty'],
      ...['standoff', 'standoff', 'standoff'],
      'over',
    ]);
    // without the Barracks all three are equal
    expect(t.score()).toMatchObject({ military: 0, edifice: 0 });
    const over = t.happened('over')[0];
    expect(over.event === 'over' && over.totals).toEqual([0, 1, 2].map((seat) => t.score(seat).total));
    expect(t.score('left').edifice).toBe(-5);
  });

  rule('EQ-16', 'Babylon’s last card and the discard pile come before it', () => {
    const babylon = ready('babylon', { side: 'B', stages: 2, hand: TWO });
    const halikarnassos = ready('halikarnassos', { side: 'B' });
    let t = table({ edifice: 'money-changer', turn: lastTurn, discard: ['walls'], me: babylon, left: halikarnassos });
    t = t.quietTurn({ me: build('theater'), left: stage('theater') });
    expect([t.asked(), t.fates().failed]).toEqual(['play', []]);
    t = t.answer('me', sell('altar'));
    expect([t.asked('left'), t.fates().failed]).toEqual(['pick', []]);
    t = t.answer('left', pick('walls'));
    expect(t.fates().failed).toEqual(['money-changer']);
    expect(t.purses()).toEqual([3 + 3 - 2, 3 - 2, 3 - 2]);
  });

  rule('EQ-16', 'a card dug up in the last turn may be lost at once', () => {
    const me = ready('halikarnassos', { side: 'B' });
    let t = table({ edifice: 'outpost', turn: lastTurn, discard: ['stockade'], me });
    t = t.quietTurn({ me: stage('theater') }).answer('me', pick('stockade'));
    expect([t.seat().city, t.edificeDebt(), t.discard()]).toEqual([[], [0, 0, 0], ['stockade']]);
  });
});
