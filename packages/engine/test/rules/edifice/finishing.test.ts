import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, join, MADE_UP, mix, PLENTY, ready, rule, sell, stage, type Tabletop, TWO } from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = mix('edifice');

const three = { hand: ['theater', 'altar', 'pawnshop'] };

describe('the last pawn', () => {
  rule('E-26', 'the Edifice is finished in the turn in which the last pawn is taken', () => {
    const cities = { me: ready('giza', { hand: TWO }), left: { hand: TWO }, right: { hand: TWO } };
    const t = table({ edifice: 'money-changer', on: 1, turn: 2, ...cities }).quietTurn({ me: join('theater') });
    expect(t.game.state).toMatchObject({ age: 1, turn: 3 });
    expect(t.fates()).toEqual({ projects: ['amphitheater', 'archives'], built: ['money-changer'], failed: [] });
    expect(t.pawnsLeft()).toEqual([0, 2, 2]);
    expect(t.happened('finished')).toEqual([{ event: 'finished', card: 'money-changer', holders: [0] }]);
    expect(t.seat().coins).toBe(3 - 1 + 4);
  });

  rule('E-26', 'in each turn of an Age, the last one included', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const t = table({ edifice: 'money-changer', on: 1, turn: n, me: ready('giza') }).quietTurn({
        me: join('theater'),
      });
      expect([t.fates().built, t.seat().coins]).toEqual([['money-changer'], 6]);
    }
  });

  rule('E-26', 'while a pawn is left on the card nothing happens', () => {
    const t = table({ edifice: 'money-changer', on: 2, me: ready('giza') }).quietTurn({ me: join('theater') });
    expect([t.fates().projects, t.pawnsLeft()[0]]).toEqual([['money-changer', 'amphitheater', 'archives'], 1]);
    expect([t.seat().coins, t.pile('rewards'), t.happened('finished')]).toEqual([2, [], []]);
  });

  rule('E-27', 'all holders get the reward at once, whenever they took part', () => {
    let t = table({
      edifice: 'money-changer',
      on: 3,
      me: ready('giza', three),
      left: ready('rhodos', three),
      others: [ready('ephesos', three)],
      right: three,
    });
    t = t.quietTurn({ 0: join('theater') });
    expect(t.purses()).toEqual([2, 3, 3, 3]);
    t = t.quietTurn({ 1: join(t.seat(1).hand[0]) });
    expect(t.purses()).toEqual([2, 2, 3, 3]);
    t = t.quietTurn({ 2: join(t.seat(2).hand[0]) });
    expect(t.purses()).toEqual([2 + 4, 2 + 4, 2 + 4, 3]);
    expect(t.happened('finished')).toEqual([{ event: 'finished', card: 'money-changer', holders: [0, 1, 2] }]);
  });

  rule('E-27', 'one time only, not again in the turns after it', () => {
    const cities = { me: ready('giza', three), left: three, right: three };
    let t = table({ edifice: 'outpost', on: 1, ...cities }).quietTurn({ me: join('theater') });
    for (const _ of [2, 3]) {
      t = t.quietTurn();
      expect([t.military(), t.pile('rewards')]).toEqual([[0, 1, 0, 0], ['outpost']]);
    }
  });

  rule('E-28', 'who has no pawn gets nothing and loses nothing', () => {
    const left: ScenarioSeat = { city: ['stockade', 'barracks'], coins: 9, tokens: { victory: [1, 3], defeat: 1 } };
    for (const edifice of ['outpost', 'staging-camp', 'military-school', 'gold-reserves', 'concentric-castle']) {
      const before = table({ edifice, on: 1, me: ready('giza', { coins: 9 }), left });
      const t = before.quietTurn({ me: join('theater') });
      expect(t.fates().built).toEqual([edifice]);
      expect([t.seat('left').coins, t.military('left'), t.pile('rewards', 'left')]).toEqual([9, [1, 1, 0, 1], []]);
      expect(t.seat('left').city).toEqual(['stockade', 'barracks', 'theater']);
      expect(t.game.state.seats[1].tally.shields).toBe(2);
    }
  });

  rule('E-29', 'a finished Edifice brings no penalty when its Age ends', () => {
    const left = { city: ['stockade'], coins: 1 };
    for (const [edifice, fate] of [
      ['money-changer', 'built'],
      ['outpost', 'built'],
    ] as const) {
      const t = ageEnd({ edifice, fate, me: { pawns: [1, 0, 0] }, left });
      expect([t.seat('left').city, t.seat('left').coins, t.edificeDebts()]).toEqual([
        ['stockade', 'theater'],
        1,
        [0, 0, 0],
      ]);
      expect(t.happened('failed', 'penalty')).toEqual([]);
    }
    const justNow = ageEnd({ edifice: 'outpost', on: 1, me: ready('giza'), left }, { me: join('theater') });
    expect([justNow.seat('left').city, justNow.edificeDebts()]).toEqual([
      ['stockade', 'theater'],
      [0, 0, 0],
    ]);
    expect(justNow.happened('failed', 'penalty')).toEqual([]);
  });

  rule('E-30', 'the pawn stays on the board and its reward lasts, into the later Ages', () => {
    const me = ready('giza', { coins: 9 });
    const t = table({ edifice: 'curtain-wall', on: 1, turn: lastTurn, me })
      .withNextAge()
      .quietTurn({
        me: join('theater'),
      });
    expect(t.military()).toEqual([2, 0, 0, 0]);
    let next = t;
    while (next.game.state.age === 2) next = next.play({});
    // nobody has cards in Age III, but the conflicts are fought
    expect([next.pawns(), next.pile('rewards'), next.military()]).toEqual([[1, 0, 0], ['curtain-wall'], [2, 2, 2, 0]]);
  });

  rule('E-30', 'and counts when the game ends', () => {
    const me = { wonder: 'giza', stages: 3, pawns: [1, 0, 0] };
    expect(table({ edifice: 'belvedere', fate: 'built', age: 3, me }).score().edifice).toBe(3);
    expect(
      table({ edifice: 'belvedere', fate: 'built', age: 3, me: { ...me, pawns: [0, 0, 0] } }).score().edifice,
    ).toBe(0);
  });
});

describe('the turn of the last pawn', () => {
  /** The events of that turn, as what happened to whom. */
  const order = (t: Tabletop): string[] =>
    t.events.flatMap((event) => {
      if (event.event === 'coins') return [`${event.seat} ${event.why} ${event.amount}`];
      return event.event === 'finished' ? [event.event] : [];
    });

  rule('E-31', 'first everybody pays, then trade, then what is new acts, then the Edifice', () => {
    const buyer = { hand: [{ cost: 'stone', colour: 'blue' as const }], coins: 2, pawns: [1, 0, 0] };
    const t = table({
      edifice: 'money-changer',
      on: 1,
      me: { wonder: 'giza', makesPrivately: ['stone'], coins: 5 },
      left: buyer,
      right: { hand: ['vineyard'], city: ['clay-pool'], pawns: [1, 0, 0] },
      others: [{ hand: ['altar'] }],
    }).play({ 0: join('theater'), 1: build('made-up-1-0'), 2: sell('altar'), 3: build('vineyard') });
    expect(order(t)).toEqual([
      '0 trade 2',
      '2 sale 3',
      '3 effect 1',
      'finished',
      '0 effect 4',
      '1 effect 4',
      '3 effect 4',
    ]);
  });

  rule('E-31', 'coins of a stage come before the reward too', () => {
    const me = ready('ephesos', { side: 'B' });
    const t = table({ edifice: 'money-changer', on: 1, me }).quietTurn({ me: join('theater') });
    expect(order(t)).toEqual(['0 effect 4', 'finished', '0 effect 4']);
    expect(t.seat().coins).toBe(3 - 1 + 4 + 4);
  });

  rule('E-31', 'what counts stages or tokens at once does so before the reward', () => {
    // the Arena pays 3 coins for each own stage; the reward of an Edifice adds no stage
    const left = { hand: ['arena'], makesPrivately: PLENTY, wonder: 'rhodos', stages: 1, pawns: [0, 0, 1] };
    const t = table({ edifice: 'gold-reserves', on: 1, me: ready('giza'), left }).quietTurn({
      me: join('theater'),
      left: build('arena'),
    });
    expect(order(t)).toEqual(['1 effect 3', 'finished', '0 effect 15', '1 effect 15']);
  });

  rule('E-31', 'a card is dug up after the reward, with what lies there then', () => {
    const me = ready('halikarnassos', { side: 'B' });
    const t = table({ edifice: 'money-changer', on: 1, discard: ['walls'], me }).quietTurn({ me: join('theater') });
    expect([t.asked(), t.seat().coins, t.fates().built]).toEqual(['pick', 6, ['money-changer']]);
  });

  rule('E-32', '5 − 1 + 2 + 4 = 10; 2 − 2 + 4 = 4; 5 + 4 = 9; the others have what the turn left them', () => {
    const stone = [{ cost: 'stone', colour: 'blue' as const }];
    const t = table({
      edifice: 'money-changer',
      on: 1,
      me: { wonder: 'giza', makesPrivately: ['stone'], coins: 5 },
      left: { coins: 2, hand: stone, pawns: [1, 0, 0] },
      others: [{ coins: 6 }, { coins: 0 }],
      right: { coins: 5, pawns: [1, 0, 0] },
    }).quietTurn({ 0: join('theater'), 1: build('made-up-1-0', { pay: { right: 2 } }) });
    expect(t.purses()).toEqual([10, 4, 6, 0, 9]);
    expect(t.count('pawn-1')).toEqual([1, 1, 0, 0, 1]);
  });

  rule('E-R5', 'shields and tokens that a stage gives are there before those of the Edifice', () => {
    const me = ready('rhodos', { side: 'B', coins: 9 });
    const t = ageEnd({ edifice: 'curtain-wall', on: 1, me, left: { shields: 1 } }, { me: join('theater') });
    // B1: 1 shield; Curtain Wall: 1 shield
    expect([t.military(), t.military('left')]).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 1],
    ]);
  });
});

describe('Babylon’s last card', () => {
  const babylon = (more: ScenarioSeat): ScenarioSeat => ({ wonder: 'babylon', side: 'B', stages: 2, ...more });

  rule('E-R7', 'what a Factory makes that was finished in the last turn helps to pay for it', () => {
    const hand = ['theater', { cost: 'glass', colour: 'blue' as const }];
    const finisher = ready('giza');
    const t = (holder: number): Tabletop =>
      table({
        edifice: 'factory',
        on: 1,
        turn: lastTurn,
        me: babylon({ hand, coins: 0, pawns: [0, holder, 0] }),
        left: finisher,
      }).quietTurn({ left: join('theater') });
    expect([t(1).asked(), t(1).isFree('made-up-0-1')]).toEqual(['play', true]);
    expect(t(0).isFree('made-up-0-1')).toBe(false);
  });

  rule('E-R7', 'and so does what a River Port makes, and so do coins of a reward', () => {
    const t = (edifice: string, cost: string, holder: number): Tabletop =>
      table({
        edifice,
        on: 1,
        turn: lastTurn,
        me: babylon({ hand: ['theater', { cost, colour: 'blue' }], coins: 0, pawns: [0, holder, 0] }),
        left: ready('giza'),
      }).quietTurn({ left: join('theater') });
    expect(t('river-port', 'wood', 1).refusal('me', build('made-up-0-1'))).toBeNull();
    expect(t('river-port', 'wood', 0).refusal('me', build('made-up-0-1'))).toBe('cannot-pay');
    expect(t('auction-house', '7 coins', 1).refusal('me', build('made-up-0-1'))).toBeNull();
    expect(t('auction-house', '8 coins', 1).refusal('me', build('made-up-0-1'))).toBe('cannot-pay');
    expect(t('auction-house', '7 coins', 0).refusal('me', build('made-up-0-1'))).toBe('cannot-pay');
  });

  rule('E-R7', 'not in the last turn itself', () => {
    const hand = [{ cost: 'glass', colour: 'blue' as const }, 'theater'];
    const t = table({
      edifice: 'factory',
      on: 1,
      turn: lastTurn,
      me: babylon({ hand, pawns: [0, 1, 0] }),
      left: ready('giza'),
    }).answer('left', join('theater'));
    expect(t.refusal('me', build(MADE_UP))).toBe('cannot-pay');
  });
});

describe('nothing of an Edifice is a card of the city', () => {
  rule('E-30', 'holders have a mark, and neither a card more nor a colour more', () => {
    const me = ready('giza', { coins: 9, hand: TWO });
    const before = table({ edifice: 'archives', on: 1, me, left: { hand: TWO }, right: { hand: TWO } });
    const t = before.quietTurn({ me: join('theater') });
    expect([t.seat().city, t.seat().hand, t.pile('rewards')]).toEqual([[], ['altar'], ['archives']]);
    expect(t.game.state.seats[0].tally.colours.every((count) => count === 0)).toBe(true);
    expect(t.mayJoin()).toBe(false);
    expect(t.refusal('me', stage('altar'))).toBeNull();
    expect(t.refusal('me', build('archives'))).toBe('not-in-hand');
  });
});
