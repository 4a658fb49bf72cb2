import { describe, expect } from 'vitest';
import { over, score } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import { build, MADE_UP, mix, NO_TOKENS, pick, playOut, ring, rule, SALE, stage, teammate } from '../../kit/index.ts';

const { fought, newGame, table } = mix('leaders', 'cities', 'teams');

describe('eight players with leaders', () => {
  rule('C-64', 'play in four teams to the end', () => {
    const game = playOut(newGame(8, 1), 1);
    expect(over(game)).toBe(true);
    expect(score(game).teams).toHaveLength(4);
  });

  rule('C-65', 'teammates see each other’s packs, and nobody else’s', () => {
    const game = newGame(8);
    for (let viewer = 0; viewer < 8; viewer++)
      for (let of = 0; of < 8; of++) {
        const { count, cards } = view(game, viewer).seats[of].piles[game.rules.seatPile('draft')];
        expect(count).toBe(4);
        expect(cards !== null).toBe(viewer === of || viewer === teammate(of));
      }
  });
});

describe('doubled tokens', () => {
  const semiramis = { leaders: ['semiramis'] };

  rule('X-31', 'for Semiramis each defeat token is a shield', () => {
    const seats = (against: number) => ring(4, { 0: { ...semiramis, tokens: { defeat: 4 } }, 3: { shields: against } });
    expect(fought(3, { seats: seats(3) }).militaries()).toEqual([[0, 0, 2, 4], NO_TOKENS, NO_TOKENS, [0, 0, 0, 2]]);
    expect(fought(3, { seats: seats(4) }).militaries()).toEqual([[0, 0, 0, 4], NO_TOKENS, NO_TOKENS, NO_TOKENS]);
    expect(fought(3, { seats: seats(5) }).militaries()).toEqual([[0, 0, 0, 6], NO_TOKENS, NO_TOKENS, [0, 0, 2, 0]]);
  });

  rule('X-31', 'both tokens of a defeat count from the next Age on', () => {
    // Age I: 0 against 1 is lost and brings two tokens; with them it is 2 against 1
    const seats = ring(4, { 0: semiramis, 3: { shields: 1 } });
    const first = fought(1, { seats });
    expect(first.militaries()).toEqual([[0, 0, 0, 2], NO_TOKENS, NO_TOKENS, [2, 0, 0, 0]]);
    const next = fought(2, { seats: ring(4, { 0: { ...semiramis, tokens: { defeat: 2 } }, 3: { shields: 1 } }) });
    expect(next.militaries()[0]).toEqual([0, 2, 0, 2]);
  });

  rule('X-31', 'tokens that Tomyris passes on are shields of their new owner', () => {
    const t = fought(1, { seats: ring(4, { 0: { leaders: ['tomyris'] }, 3: { ...semiramis, shields: 1 } }) });
    expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS, [2, 0, 0, 2]]);
  });

  rule('X-31', 'Nero: with Berenice one coin more for the doubled victory', () => {
    const leaders = ['nero', 'berenice'];
    const t = fought(2, { seats: ring(4, { 0: { leaders, coins: 0, shields: 1 } }) });
    // the sale is another turn
    expect(t.seat(0).coins).toBe(SALE + 1 + 4 + 1);
  });

  rule('X-31', 'with a Diplomacy token on either side it is one token: for Nero, Alexander and Tomyris', () => {
    const winner = { leaders: ['nero', 'alexander'], coins: 0, shields: 1 };
    for (const [mine, theirs] of [
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      const t = fought(3, {
        seats: ring(4, { 0: { ...winner, diplomacy: mine }, 3: { leaders: ['tomyris'], diplomacy: theirs } }),
      });
      expect(t.militaries()).toEqual([[0, 0, 1, 1], NO_TOKENS, NO_TOKENS, NO_TOKENS]);
      expect(t.seat(0).coins).toBe(SALE + 2);
      expect(t.score(0).leaders).toBe(1);
      expect(t.count('diplomacy')).toEqual([0, 0, 0, 0]);
    }
  });

  rule('C-71', 'the token of Aspasia works between teams as any other', () => {
    const seats = ring(4, { 0: { leaderHand: ['aspasia'], coins: 9 }, 3: { shields: 1 } });
    const recruited = table({ turn: 0, seats }).answer(0, build('aspasia'));
    expect(recruited.count('diplomacy')).toEqual([1, 0, 0, 0]);
    expect(fought(1, { seats: ring(4, { 0: { diplomacy: 1 }, 3: { shields: 1 } }) }).militaries()).toEqual([
      [0, 0, 0, 1],
      NO_TOKENS,
      NO_TOKENS,
      [1, 0, 0, 0],
    ]);
  });
});

describe('losses and trade', () => {
  rule('C-68', 'in a recruitment turn the teammate loses coins too', () => {
    const petra: ScenarioSeat = { wonder: 'petra', side: 'B', makes: ['2 clay', '2 ore'], leaderHand: ['nero'] };
    const t = table({ turn: 0, seats: [petra, {}, {}, {}] }).answer(0, stage('nero'));
    expect(t.game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0))).toEqual([0, 2, 2, 2]);
  });

  rule('C-68', 'and by a card that Solomon builds from the discard pile', () => {
    const seats = ring(4, { 1: { leaderHand: ['solomon'], coins: 9 } });
    const t = table({ turn: 0, discard: ['hideout'], seats })
      .answer(1, build('solomon'))
      .answer(1, pick('hideout'));
    expect(t.game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0))).toEqual([1, 0, 1, 1]);
  });

  // the Forum costs 2 clay; with Post and Dock the first clay of the left neighbour is free
  const dock: ScenarioSeat = {
    leaders: ['hatshepsut'],
    city: ['clandestine-dock-west', 'west-trading-post'],
    coins: 9,
  };

  rule('C-67', 'Hatshepsut brings nothing for a clay of the teammate that a chain forbids', () => {
    const me: ScenarioSeat = { ...dock, hand: ['forum'], makes: ['clay'] };
    const seats = [me, { makes: ['2 clay'] }, {}, { makes: ['clay'] }];
    const t = table({ age: 2, seats });
    expect(t.accepted('forum', 0)).toEqual([{ right: 2 }]);
    const paid = t.play({ 0: build('forum', 'paid') });
    expect(paid.purses()).toEqual([9 - 2 + 1, 6, 6, 8]);
    const chained = t.play({ 0: build('forum') });
    expect(chained.purses()).toEqual([9, 6, 6, 6]);
  });

  rule('T-R6', 'she brings one for a clay of the teammate that is free by a Dock and lacking', () => {
    const card = { cost: '2 clay', colour: 'blue' as const };
    const t = table({ seats: [{ ...dock, hand: [card], makes: ['clay'] }, { makes: ['2 clay'] }, {}, {}] });
    const paid = t.play({ 0: build(MADE_UP, { pay: {} }) });
    expect(paid.purses()).toEqual([10, 6, 6, 6]);
    const own = table({ seats: [{ ...dock, hand: [card], makes: ['2 clay'] }, { makes: ['2 clay'] }, {}, {}] });
    expect(own.play({ 0: build(MADE_UP, { pay: {} }) }).purses()).toEqual([9, 6, 6, 6]);
  });

  rule('T-R4', 'the Architect Cabinet and Imhotep leave a stage nothing to lack', () => {
    const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', coins: 9, makes: ['ore'] };
    const sells = { makes: ['2 wood'] };
    for (const more of [{ city: ['architect-cabinet'] }, { leaders: ['imhotep', 'bilkis'], makes: ['wood'] }]) {
      const t = table({ seats: [{ ...rhodos, ...more }, sells, {}, sells] });
      expect(t.accepted('theater', 0, { as: 'stage' })).toEqual([{}]);
    }
  });
});
