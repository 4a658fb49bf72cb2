/** Catan B, which draws a leader. Its exchange is in a file of its own. */
import { describe, expect } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { dice } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { redact, view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  LEADERS,
  mix,
  names,
  PASS,
  PLENTY,
  pick,
  ready,
  rule,
  secondEdition,
  seenBy,
  stage,
  type TableLiteral,
  type Tabletop,
  TWO,
  tabletop,
  unitsOf,
} from '../../kit/index.ts';

const { table } = mix('leaders');
const second = secondEdition('leaders');

const night = (stages: number, more: ScenarioSeat = {}): ScenarioSeat =>
  ready('catan', { side: 'B', stages, coins: 9, ...more });

/** The table with this hidden order of leaders: those first, the others behind them. */
function ordered(t: Tabletop, first: string[]): Tabletop {
  const { rules, state } = t.game;
  const pile = rules.tablePile('leader-order');
  const ids = first.map((name) => rules.cardByName.get(name) as number);
  const order = [...ids, ...state.piles[pile].filter((card) => !ids.includes(card))];
  return tabletop({ ...t.game, state: { ...state, piles: state.piles.with(pile, order) } });
}

/** Catan builds B1 where this leader is first in the order, and nobody sells. */
const drawing = (first: string[], literal: TableLiteral = {}, box = { table }): Tabletop =>
  ordered(box.table({ me: night(0), ...literal }), first).quietTurn({ me: stage('theater') });

describe('the stages of side B', () => {
  for (const [i, cost] of ['1 wood 1 loom', '3 ore 1 papyrus'].entries())
    rule(i === 0 ? 'W-61' : 'W-62', `B${i + 1} costs ${cost}`, () => {
      const units = unitsOf(cost);
      const offers = (makes: string[], coins: number) =>
        table({ me: { wonder: 'catan', side: 'B', stages: i, coins }, left: { makes } }).stageOffers();
      expect(offers(units, 2 * units.length)).toEqual([{ left: 2 * units.length }]);
      expect(offers(units, 2 * units.length - 1)).toEqual([]);
      for (const [at] of units.entries()) expect(offers(units.toSpliced(at, 1), 30)).toEqual([]);
    });

  rule('W-62', 'B2 makes 5 points and has 2 shields', () => {
    const t = table({ me: night(1) }).play({ me: stage('theater') });
    expect([t.score().wonder, t.game.state.seats[0].tally.shields, t.asked()]).toEqual([5, 2, null]);
  });

  rule('W-61', 'B1: its player draws a leader and may recruit it at its price', () => {
    const t = drawing(['cleopatra', 'nero']);
    expect([t.asked(), t.picks()]).toEqual(['pick', ['cleopatra']]);
    expect(t.game.state.asks[0]).toMatchObject({ why: 'catan.recruit', optional: true });
    const after = t.answer('me', pick('cleopatra'));
    expect([after.pile('leaders'), after.seat().coins, after.score().leaders]).toEqual([['cleopatra'], 5, 5]);
    expect(after.happened('built').find(({ seat }) => seat === 0)).toMatchObject({
      card: 'cleopatra',
      via: 'paid',
      pay: { left: 0, right: 0, bank: 4 },
    });
    expect(after.onTable('leader-box')).not.toContain('cleopatra');
    expectRefused(t, 'me', pick('nero'), 'not-offered');
  });
});

describe('the drawn leader', () => {
  rule('W-72', 'it is the first of the hidden order that lies in the box', () => {
    const hidden = { leaders: ['nero'], leaderHand: ['plato'] };
    const t = drawing(['nero', 'plato', 'midas', 'caesar'], { me: night(0, hidden) });
    expect(t.picks()).toEqual(['midas']);
    const others = drawing(['nero', 'plato', 'midas'], {
      left: { leaders: ['nero'] },
      right: { leaderHand: ['plato'] },
    });
    expect(others.picks()).toEqual(['midas']);
  });

  rule('W-72', 'in a real game it is that of the deal', () => {
    const game = mix('leaders').newGame(3, 1, {
      wonders: [
        { wonder: 'catan', side: 'B' },
        { wonder: 'giza', side: 'A' },
        { wonder: 'rhodos', side: 'A' },
      ],
    });
    const [order, box] = ['leader-order', 'leader-box'].map((pile) =>
      names(game, game.state.piles[game.rules.tablePile(pile)]),
    );
    expect(order.slice().sort()).toEqual([...LEADERS].sort());
    expect(box).toHaveLength(LEADERS.length - 12);
    expect(order).not.toEqual([...order].sort());
  });

  rule('W-72', 'if the box is empty, nothing is drawn', () => {
    const t = table({ me: night(0, { hand: TWO }), left: { hand: TWO }, right: { hand: TWO } });
    const { rules, state } = t.game;
    const empty = tabletop({
      ...t.game,
      state: { ...state, piles: state.piles.with(rules.tablePile('leader-box'), []) },
    });
    const after = empty.quietTurn({ me: stage('theater') });
    expect([after.asked(), after.pile('leaders'), after.seat().tokens['catan.recruit']]).toEqual(['play', [], 0]);
    expect(after.happened('drawn')).toEqual([]);
  });

  rule('W-73', 'it costs what is printed: neither Maecenas nor Rome next door helps', () => {
    const cost = (literal: TableLiteral) => 9 - drawing(['caesar'], literal).answer('me', pick('caesar')).seat().coins;
    expect(cost({})).toBe(5);
    expect(cost({ me: night(0, { leaders: ['maecenas'] }) })).toBe(5);
    expect(cost({ left: { wonder: 'rome', side: 'B' } })).toBe(5);
  });

  rule('W-73', 'A is the number of the Age', () => {
    for (const age of [1, 2, 3]) {
      // expert leaders are in the box only where experts play
      const t = drawing(['makeda'], { age, expert: true }, second);
      expect([t.picks(), 9 - t.answer('me', pick('makeda')).seat().coins]).toEqual([['makeda'], age]);
      const poor = drawing(['makeda'], { age, expert: true, me: night(0, { coins: age - 1 }) }, second);
      expect(poor.asked()).toBeNull();
    }
  });

  rule('W-74', 'it is paid from what is left after the stage was paid', () => {
    const asked = (coins: number) => {
      const me = { wonder: 'catan', side: 'B' as const, coins };
      const t = ordered(table({ me, left: { makes: ['wood', 'loom'] } }), ['cleopatra']);
      return t.quietTurn({ me: stage('theater') }).asked();
    };
    expect([asked(4), asked(7), asked(8)]).toEqual([null, null, 'pick']);
  });

  rule('W-74', 'not from coins that came in this turn', () => {
    // the neighbour buys from Catan, and pays 2 coins
    const me = night(0, { coins: 3, makes: ['glass'] });
    const left = { coins: 9, hand: [{ cost: '1 glass', colour: 'blue' as const }] };
    const t = ordered(table({ me, left }), ['cleopatra']).quietTurn({ me: stage('theater') });
    expect([t.seat().coins, t.asked()]).toEqual([5, null]);
  });

  rule('W-75', 'one that is not recruited goes back to the box, where a later draw may find it', () => {
    const t = drawing(['cleopatra']);
    expect(t.onTable('leader-box')).not.toContain('cleopatra');
    const declined = t.answer('me', PASS);
    expect([declined.onTable('leader-box').includes('cleopatra'), declined.pile('leaders')]).toEqual([true, []]);
    expect([declined.pile('drawn-leader'), declined.seat().coins]).toEqual([[], 9]);
    const poor = drawing(['cleopatra'], { me: night(0, { coins: 3 }) });
    expect([poor.asked(), poor.onTable('leader-box').includes('cleopatra')]).toEqual([null, true]);
  });

  rule('W-76', 'it acts like any other: Croesus brings coins at once', () => {
    const t = drawing(['croesus']).answer('me', pick('croesus'));
    expect(t.seat().coins).toBe(9 - 1 + 6);
  });

  rule('W-76', 'Solomon digs in his place', () => {
    const halikarnassos = ready('halikarnassos', { side: 'B' });
    let t = ordered(table({ discard: ['palace', 'walls'], me: night(0), left: halikarnassos }), ['solomon']);
    t = t.quietTurn({ me: stage('theater'), left: stage('theater') }).answer('me', pick('solomon'));
    expect([t.awaited(), t.picks('left')]).toEqual([[1], ['palace', 'walls']]);
    t = t.answer('left', pick('walls'));
    expect([t.awaited(), t.picks()]).toEqual([[0], ['palace']]);
  });

  rule('W-76', 'Telesilla acts in hers', () => {
    const left = { tokens: { victory: [1, 3] } };
    const t = drawing(['telesilla'], { age: 2, expert: true, me: night(0, { tokens: { defeat: 2 } }), left }, second);
    const after = t.answer('me', pick('telesilla'));
    expect([after.military(), after.asked('left')]).toEqual([[0, 0, 0, 0], 'give']);
  });

  rule('W-97', 'after the Courtesans Guild has copied, so that a guild of this turn cannot copy it', () => {
    const guild = ready('giza', { hand: ['courtesans-guild'] });
    let t = ordered(table({ age: 3, me: night(0, { leaders: ['nero'] }), left: guild }), ['cleopatra']);
    t = t.quietTurn({ me: stage('theater'), left: build('courtesans-guild') });
    expect([t.awaited(), t.picks('left')]).toEqual([[1], ['nero']]);
    t = t.answer('left', pick('nero'));
    expect([t.awaited(), t.picks()]).toEqual([[0], ['cleopatra']]);
  });

  rule('W-97', 'and after Rome has recruited', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', stages: 1, makesPrivately: PLENTY, leaderHand: ['nero'] };
    let t = ordered(table({ me: night(0), left: { ...rome, coins: 9 } }), ['cleopatra']);
    t = t.quietTurn({ me: stage('theater'), left: stage('theater') });
    expect(t.awaited()).toEqual([1]);
    t = t.answer('left', build('nero'));
    expect([t.awaited(), t.picks()]).toEqual([[0], ['cleopatra']]);
  });

  rule('W-98', 'only its player sees a drawn leader that is not recruited', () => {
    const t = drawing(['cleopatra']);
    for (const viewer of [0, 1, 2, null])
      expect(seenBy(viewer, t.game, 0, 'drawn-leader')).toEqual(viewer === 0 ? ['cleopatra'] : null);
    for (const viewer of [1, 2, null]) expect(JSON.stringify(view(t.game, viewer).asks)).toBe('[]');
    const declined = t.answer('me', PASS);
    const [drawn] = declined.happened('drawn');
    expect([drawn.seat, drawn.count, drawn.secret]).toEqual([0, 1, { to: [0], cards: ['cleopatra'] }]);
    for (const viewer of [1, 2, null])
      expect(JSON.stringify(declined.events.map((event) => redact(event, viewer)))).not.toContain('cleopatra');
    // also who cannot pay for it is told
    const poor = drawing(['cleopatra'], { me: night(0, { coins: 3 }) });
    expect(poor.happened('drawn')).toMatchObject([{ secret: { to: [0], cards: ['cleopatra'] } }]);
  });

  rule('W-98', 'the others imagine another one, and that Catan is asked', () => {
    const game = mix('leaders').newGame(3, 2, {
      wonders: [
        { wonder: 'catan', side: 'B' },
        { wonder: 'giza', side: 'A' },
        { wonder: 'rhodos', side: 'A' },
      ],
    });
    const { rules, state } = game;
    // the question itself, set on a game that has its box
    const at = rules.steps.findIndex(({ window, age, turn }) => window === 'catan.recruit' && age === 1 && turn === 1);
    const asking = {
      ...game,
      state: { ...structuredClone(state), at, age: 1, turn: 1, asks: state.asks.map(() => null) },
    };
    asking.state.seats[0].tokens[rules.tokenByName('catan.recruit')] = 1;
    for (const seat of asking.state.seats) seat.spendable = seat.coins = 6;
    rules.steps[at].phase.enter({ rules, state: asking.state, log: null });
    expect(asking.state.asks[0]).not.toBeNull();
    const drawn = (viewer: number | null, n: number) =>
      determinize(view(asking, viewer), dice(n)).state.seats[0].piles[rules.seatPile('drawn-leader')][0];
    const guesses = (viewer: number | null) => new Set(Array.from({ length: 20 }, (_, n) => drawn(viewer, n)));
    expect(guesses(0).size).toBe(1);
    expect(guesses(1).size).toBeGreaterThan(5);
  });
});
