import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { redact, view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  LEADERS,
  mix,
  PASS,
  pick,
  playOut,
  rule,
  sell,
  stage,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { newGame, recruitment, table } = mix('leaders');

const clock = ({ game }: Tabletop): number[] => [game.state.age, game.state.turn];

describe('the turn before an Age', () => {
  rule('L-08', 'an Age has a recruitment turn, six turns and the conflicts', () => {
    const turns: string[] = [];
    playOut(newGame(3), 8, ({ rules, state }) => {
      const { window, kind } = rules.steps[state.at];
      if (window === 'turn.choose') turns.push(`${state.age}.${state.turn} ${kind}`);
    });
    const each = [0, 1, 2, 3, 4, 5, 6].map((turn) => `${turn} ${turn === 0 ? 'leaders.recruit' : 'play'}`);
    expect(turns.filter((turn) => !turn.endsWith('play.last'))).toEqual(
      [1, 2, 3].flatMap((age) => each.map((turn) => `${age}.${turn}`)),
    );
  });

  rule('L-08', 'there are conflicts after turn 6 and none after the recruitment turn', () => {
    const t = recruitment({ me: { leaderHand: ['sappho'], shields: 1 } }).answer('me', build('sappho'));
    expect(t.events.map(({ event }) => event)).not.toContain('conflict');
    expect(t.seat().tokens).toMatchObject({ 'victory-1': 0 });
    const end = table({ turn: 6, me: { shields: 1 } }).play({});
    expect(end.seat().tokens).toMatchObject({ 'victory-1': 2 });
  });

  rule('L-09', 'each player uses exactly one leader of the hand', () => {
    const leaders = ['sappho', 'nero', 'croesus'];
    const t = recruitment({ me: { leaderHand: leaders, coins: 20 } }).play({ me: build('nero') });
    expect(t.pile('leaders')).toEqual(['nero']);
    expect(t.pile('leader-hand')).toEqual(['sappho', 'croesus']);
    expect(clock(t)).toEqual([1, 1]);
  });

  rule('L-09', 'a leader can be recruited, mark a stage or be sold, and nobody may use none', () => {
    const t = recruitment({ me: { leaderHand: ['sappho', 'nero'], wonder: 'giza', makes: ['2 stone'] } });
    const leaders = ['sappho', 'nero'];
    expect(t.doable().sort()).toEqual(
      leaders.flatMap((name) => [`build ${name}`, `stage ${name}`, `sell ${name}`]).sort(),
    );
    expectRefused(t, 'me', PASS, 'not-this-question');
  });

  rule('L-09', 'all choose in secret: nothing happens before the last one has chosen, then all acts at once', () => {
    const seat = { leaderHand: ['sappho', 'nero'] };
    const others = [{ leaderHand: ['croesus', 'hiram'] }, { leaderHand: ['zenobia', 'midas'] }];
    let t = recruitment({ me: seat, left: others[0], right: others[1] });
    t = t.answer('me', build('nero')).answer('left', build('croesus'));
    expect([t.pile('leaders'), t.pile('leaders', 'left')]).toEqual([[], []]);
    expect(t.events).toEqual([]);
    expect(view(t.game, 1).asks.map((ask) => ask.seat)).toEqual([1]);
    expect(view(t.game, 2)).toMatchObject({ answered: [true, true, false] });
    expect(view(t.game, 2).asks.map((ask) => ask.seat)).toEqual([2]);
    t = t.answer('right', sell('midas'));
    expect([t.pile('leaders'), t.pile('leaders', 'left'), t.pile('leaders', 'right')]).toEqual([
      ['nero'],
      ['croesus'],
      [],
    ]);
    expect(t.purses()).toEqual([2, 3 - 1 + 6, 6]);
  });

  rule('L-09', 'a leader that is used is one of the hand', () => {
    const t = recruitment({
      me: { leaderHand: ['sappho'], leaders: ['hiram'], coins: 20, wonder: 'giza', makes: ['2 stone'] },
      left: { leaderHand: ['nero'] },
    });
    for (const card of ['nero', 'plato', 'hiram', 'theater'])
      for (const deed of ['build', 'stage', 'sell']) expectRefused(t, 'me', { do: deed, card }, 'not-in-hand');
    expectRefused(t, 'me', build('semiramis'), 'unknown-card');
    expectRefused(t, 'me', pick('sappho'), 'not-this-question');
    expectRefused(t, 'right', sell('sappho'), 'not-asked');
  });
});

describe('recruiting', () => {
  rule('L-10', 'the price goes to the bank and the leader lies face up in the city', () => {
    const before = recruitment({ me: { leaderHand: ['plato', 'nero'], coins: 9 } });
    const t = before.answer('me', build('plato'));
    expect(t.seat().coins).toBe(9 - 4);
    expect(t.game.state.bank).toBe(before.game.state.bank + 4);
    expect(t.purses().slice(1)).toEqual(before.purses().slice(1));
    expect(t.pile('leaders')).toEqual(['plato']);
    expect(t.seat().city).toEqual([]);
    const leaders = t.game.rules.seatPile('leaders');
    for (const viewer of [0, 1, 2, null])
      expect(view(t.game, viewer).seats[0].piles[leaders].cards).toEqual([t.game.rules.cardByName.get('plato')]);
  });

  rule('L-10', '2 coins are not enough for Plato, who costs 4', () => {
    const poor = recruitment({ me: { leaderHand: ['plato'], coins: 2 } });
    expectRefused(poor, 'me', build('plato'), 'cannot-pay');
    expect(poor.doable()).toEqual(['sell plato']);
    expect(poor.why('plato')).toBe('costs 4 coins and there are 2 to spend');
    expectRefused(recruitment({ me: { leaderHand: ['plato'], coins: 3 } }), 'me', build('plato'), 'cannot-pay');
    const enough = recruitment({ me: { leaderHand: ['plato'], coins: 4 } });
    expect(enough.answer('me', build('plato')).seat().coins).toBe(0);
  });

  rule('L-10', 'the price is exact: neither more nor less, and nothing to a neighbour', () => {
    const t = recruitment({ me: { leaderHand: ['plato'], coins: 20 }, left: { makes: ['stone'] } });
    const pays = (pay: object) => ({ do: 'build', card: 'plato', via: 'paid', pay });
    for (const pay of [{}, { bank: 3 }, { bank: 5 }, { bank: 4, left: 2 }, { left: 4 }])
      expectRefused(t, 'me', pays(pay), 'wrong-payment');
    expect(t.refusal('me', pays({ bank: 4 }))).toBeNull();
  });

  rule('L-10', 'there is no chain to a leader, and no power builds one', () => {
    const t = recruitment({
      me: { leaderHand: ['sappho'], coins: 0, leaders: ['ramses'], wonder: 'olympia', stages: 3, city: ['theater'] },
    });
    expectRefused(t, 'me', build('sappho', 'chain'), 'no-chain');
    expectRefused(t, 'me', build('sappho', 'ramses'), 'no-power');
    expectRefused(t, 'me', build('sappho', 'olympia-free-build'), 'no-power');
    expectRefused(t, 'me', build('sappho', 'a-favour'), 'no-power');
    expect(t.doable()).toEqual(['sell sappho']);
  });

  rule('X-06', 'Olympia A2 is never for a leader and never for a stage', () => {
    const me = { leaderHand: ['sappho'], wonder: 'olympia', stages: 2, coins: 9, makes: ['2 ore'] };
    const t = recruitment({ me });
    expectRefused(t, 'me', build('sappho', 'olympia-free-build'), 'no-power');
    const without = recruitment({ me: { ...me, makes: [] } });
    expectRefused(without, 'me', stage('sappho'), 'cannot-pay');
    const later = t.answer('me', build('sappho'));
    expect(later.ways('theater')[0]).toMatchObject({ via: 'paid' });
    expect(later.refusal('me', build('theater', 'olympia-free-build'))).toBeNull();
  });

  rule('X-29', 'who has no coins cannot recruit Croesus: costs are paid before anything comes in', () => {
    expectRefused(recruitment({ me: { leaderHand: ['croesus'], coins: 0 } }), 'me', build('croesus'), 'cannot-pay');
    const one = recruitment({ me: { leaderHand: ['croesus'], coins: 1 } }).answer('me', build('croesus'));
    expect(one.seat().coins).toBe(6);
  });

  rule('X-29', 'Croesus is for those without coins too when he costs nothing', () => {
    const me = { leaderHand: ['croesus'], coins: 0 };
    expect(
      recruitment({ me: { ...me, wonder: 'rome', side: 'A' } })
        .answer('me', build('croesus'))
        .seat().coins,
    ).toBe(6);
    expect(
      recruitment({ me, left: { wonder: 'rome', side: 'B' } })
        .answer('me', build('croesus'))
        .seat().coins,
    ).toBe(6);
  });

  rule('X-29', 'what a neighbour pays in this turn cannot be spent in it', () => {
    const t = recruitment({
      me: { leaderHand: ['sappho'], coins: 0, makes: ['2 stone'] },
      left: { leaderHand: ['nero'], wonder: 'rhodos', side: 'B', coins: 6, makes: ['stone'] },
    });
    expectRefused(t.answer('left', stage('nero')), 'me', build('sappho'), 'cannot-pay');
  });
});

describe('marking a stage with a leader', () => {
  const giza: ScenarioSeat = { wonder: 'giza', side: 'A', makes: ['stone'], coins: 5 }; // A1 costs 2 stone

  rule('L-11', 'the stage is paid and the price of the leader is not; the leader lies under the board', () => {
    const t = recruitment({ me: { ...giza, leaderHand: ['pericles', 'nero'], coins: 0 } });
    const after = t.answer('me', stage('pericles'));
    expect(after.seat()).toMatchObject({ coins: 0, stage: 1, under: ['pericles'], city: [] });
    expect(after.pile('leaders')).toEqual([]);
    expect(after.pile('leader-hand')).toEqual(['nero']);
    expect(after.score().wonder).toBe(3);
  });

  rule('L-11', 'a leader that marks a stage has no effect', () => {
    for (const leader of LEADERS) {
      const t = recruitment({ age: 2, discard: ['altar'], me: { ...giza, leaderHand: [leader] } });
      const after = t.answer('me', stage(leader));
      const plain = table({ age: 2, discard: ['altar'], me: { ...giza, stages: 1, hand: ['theater', 'altar'] } });
      expect(after.score(), leader).toEqual(plain.score());
      expect(after.game.state.seats[0].tally, leader).toEqual(plain.game.state.seats[0].tally);
      expect(after.seat().coins, leader).toBe(5);
      expect(clock(after), leader).toEqual([2, 1]);
    }
  });

  rule('L-11', 'it does not count as recruited, and nobody else sees which one it is', () => {
    const t = recruitment({ me: { ...giza, leaderHand: ['hannibal'] }, left: { city: ['diplomats-guild'] } });
    const after = t.answer('me', stage('hannibal'));
    expect(after.score('left').guilds).toBe(0);
    const under = after.game.rules.seatPile('under');
    expect(view(after.game, 1).seats[0].piles[under]).toMatchObject({ count: 1, cards: null });
    for (const event of after.events) expect(JSON.stringify(redact(event, 1))).not.toContain('hannibal');
  });

  rule('L-11', 'without the resources, or without a further stage, there is none to build', () => {
    const poor = recruitment({ me: { ...giza, makes: [], leaderHand: ['nero'] } });
    expectRefused(poor, 'me', stage('nero'), 'cannot-pay');
    const done = recruitment({ me: { ...giza, stages: 3, leaderHand: ['nero'] } });
    expectRefused(done, 'me', stage('nero'), 'no-stage');
    const boardless = recruitment({ me: { leaderHand: ['nero'] } });
    expectRefused(boardless, 'me', stage('nero'), 'no-stage');
  });

  rule('X-38', 'a stage of a recruitment turn is bought from the neighbours as usual', () => {
    const t = recruitment({
      me: { ...giza, makes: [], leaderHand: ['nero'], coins: 4 },
      left: { makes: ['stone'], coins: 0 },
      right: { makes: ['stone'], coins: 0 },
    });
    // Giza's own stone and one of either neighbour
    expect(t.stageOffers()).toEqual([{ right: 2 }, { left: 2 }]);
    const after = t.answer('me', stage('nero', { pay: { left: 2 } }));
    expect(after.purses()).toEqual([2, 2, 0]);
    expectRefused(t, 'me', stage('nero', { pay: { left: 1 } }), 'wrong-payment');
    expectRefused(t, 'me', stage('nero', { pay: { left: 2, bank: 2 } }), 'wrong-payment');
  });

  rule('X-38', 'Imhotep, Bilkis and Hatshepsut help if they were recruited before', () => {
    const table = (leaders: string[]) =>
      recruitment({
        me: { ...giza, makes: [], coins: 5, leaders, leaderHand: ['nero'] },
        left: { makes: ['stone'] },
      });
    expect(table([]).stageOffers()).toEqual([{ left: 2 }]);
    expect(table(['imhotep']).stageOffers()).toEqual([{}]);
    expect(table(['bilkis']).stageOffers()).toEqual([{ bank: 1 }, { left: 2 }]);
    const after = table(['hatshepsut']).answer('me', stage('nero'));
    expect(after.seat().coins).toBe(5 - 2 + 1);
  });

  rule('X-38', 'trading posts and chains of production of the city count in a recruitment turn', () => {
    const t = recruitment({
      me: { ...giza, makes: [], city: ['west-trading-post'], leaderHand: ['nero'] },
      left: { makes: ['stone'] },
    });
    expect(t.stageOffers()).toEqual([{ left: 1 }]);
  });

  rule('X-38', 'a leader recruited in the same turn helps nobody yet', () => {
    // seat 1 recruits Imhotep while seat 0 builds a stage: each is judged by how the table stood
    const romeB: ScenarioSeat = { wonder: 'rome', side: 'B', stages: 1, coins: 9 }; // B2 costs stone, clay, loom
    const t = recruitment({
      age: 2,
      me: { ...romeB, makes: ['stone', 'clay'], leaderHand: ['nero', 'hatshepsut'] },
      left: { makes: ['loom'], coins: 0 },
    });
    expect(t.stageOffers()).toEqual([{ left: 2 }]);
    const extra = t.answer('me', stage('nero')).answer('me', build('hatshepsut'));
    expect(extra.seat().coins).toBe(9 - 2);
    expect(extra.pile('leaders')).toEqual(['hatshepsut']);
  });
});

describe('selling', () => {
  rule('L-12', 'the bank pays 3 coins and the leader goes to the box', () => {
    const before = recruitment({ me: { leaderHand: ['plato', 'nero'] } });
    expect(before.onTable('leader-box').sort()).not.toContain('plato');
    const after = before.answer('me', sell('plato'));
    expect(after.seat().coins).toBe(3 + 3);
    expect(after.game.state.bank).toBe(before.game.state.bank - 3);
    expect(after.onTable('leader-box').sort()).toEqual([...before.onTable('leader-box').sort(), 'plato'].sort());
    expect(after.pile('leaders')).toEqual([]);
  });

  rule('L-12', 'a sold leader does not join the discard pile, so neither Halikarnassos nor Solomon finds it', () => {
    const sold = recruitment({
      age: 2,
      discard: ['altar'],
      me: { leaderHand: ['plato'] },
      left: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], leaderHand: ['nero'] },
      right: { leaderHand: ['solomon'] },
    });
    const t = sold.play({ me: sell('plato'), left: stage('nero'), right: build('solomon') });
    expect(t.discard()).toEqual(['altar']);
    expect(t.picks('left')).toEqual(['altar']);
    const next = t.answer('left', PASS);
    expect(next.picks('right')).toEqual(['altar']);
  });

  rule('L-12', 'the others do not hear which leader was sold', () => {
    const { events } = recruitment({ me: { leaderHand: ['plato'] } }).answer('me', sell('plato'));
    expect(events.some((event) => JSON.stringify(redact(event, 0)).includes('plato'))).toBe(true);
    for (const event of events) expect(JSON.stringify(redact(event, 1))).not.toContain('plato');
  });
});

describe('leaders in hand', () => {
  rule('L-13', 'leaders not used stay in hand for the next recruitment turn', () => {
    const end = table({ age: 1, turn: 6, me: { leaderHand: ['nero', 'plato', 'midas'], coins: 20 } });
    const t = end.withNextAge().play({});
    expect(clock(t)).toEqual([2, 0]);
    expect(t.pile('leader-hand')).toEqual(['nero', 'plato', 'midas']);
    expect(t.asked()).toBe('play');
    expect(t.answer('me', build('plato')).pile('leaders')).toEqual(['plato']);
  });

  rule('L-13', 'they cannot be used in the turns of the Age', () => {
    const t = table({ me: { leaderHand: ['nero'], coins: 20, hand: ['altar'] } });
    expectRefused(t, 'me', build('nero'), 'not-in-hand');
    expectRefused(t, 'me', sell('nero'), 'not-in-hand');
    expectRefused(t, 'me', stage('nero'), 'not-in-hand');
  });

  rule('L-13', 'they do not move on with the hands', () => {
    const t = table({ me: { leaderHand: ['nero'], hand: ['altar', 'baths'] }, left: { leaderHand: ['plato'] } }).play(
      {},
    );
    expect([t.pile('leader-hand'), t.pile('leader-hand', 'left')]).toEqual([['nero'], ['plato']]);
    expect(t.seat('left').hand).toEqual(['baths']);
  });

  rule('L-13', 'they are hidden, and everybody may know how many there are', () => {
    const { game } = table({ me: { leaderHand: ['nero', 'plato'] }, left: { leaderHand: ['midas'] } });
    const hand = game.rules.seatPile('leader-hand');
    const seen = (viewer: number | null) =>
      view(game, viewer).seats.map(({ piles }) => [piles[hand].count, piles[hand].cards !== null]);
    expect(seen(0)).toEqual([
      [2, true],
      [1, false],
      [0, false],
    ]);
    expect(seen(1)).toEqual([
      [2, false],
      [1, true],
      [0, false],
    ]);
    expect(seen(null).map(([, shown]) => shown)).toEqual([false, false, false]);
  });

  rule('L-R9', 'the box is hidden and its size is not', () => {
    const { game } = table({ me: { leaderHand: ['nero', 'plato'], leaders: ['midas'] } });
    for (const viewer of [0, 1, null])
      expect(view(game, viewer).piles[game.rules.tablePile('leader-box')]).toMatchObject({ count: 33, cards: null });
  });

  rule('L-14', 'in Age III one leader is used and the other goes to the box and brings nothing', () => {
    for (const deed of [build('nero'), sell('nero'), stage('nero')]) {
      const me: ScenarioSeat = {
        leaderHand: ['nero', 'croesus'],
        coins: 5,
        wonder: 'giza',
        side: 'A',
        makes: ['2 stone'],
      };
      const t = recruitment({ age: 3, me });
      const after = t.answer('me', deed);
      expect(after.pile('leader-hand')).toEqual([]);
      expect(after.onTable('leader-box').sort()).toContain('croesus');
      expect(after.onTable('leader-box').sort().includes('nero')).toBe(deed.do === 'sell');
      expect(after.seat().coins).toBe(5 + { build: -1, sell: 3, stage: 0 }[deed.do as 'build' | 'sell' | 'stage']);
      expect(after.discard()).toEqual([]);
      for (const event of after.events) expect(JSON.stringify(redact(event, 1))).not.toContain('croesus');
    }
  });

  rule('L-14', 'in Ages I and II the others stay in hand', () => {
    for (const age of [1, 2]) {
      const t = recruitment({ age, me: { leaderHand: ['nero', 'croesus'] } }).answer('me', build('nero'));
      expect(t.pile('leader-hand')).toEqual(['croesus']);
      expect(t.onTable('leader-box').sort()).not.toContain('croesus');
    }
  });

  rule('L-14', 'with the four leaders of the draft a player recruits three at most', () => {
    const most = new Map<string, number>();
    for (let n = 0; n < 12; n++) {
      const { rules, state } = playOut(newGame(4, n), n);
      for (const { wonder, piles } of state.seats) {
        const { city, side } = rules.wonders[wonder];
        const rome = city === 'rome' && side === 'B' ? 'Rome B' : 'others';
        most.set(rome, Math.max(most.get(rome) ?? 0, piles[rules.seatPile('leaders')].length));
        if (rome === 'others') expect(piles[rules.seatPile('leader-hand')]).toEqual([]);
      }
    }
    expect(most.get('others')).toBe(3);
  });

  rule('L-R5', 'in a recruitment turn the last card of Babylon plays no part', () => {
    for (const age of [1, 2, 3]) {
      const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, leaderHand: ['nero', 'croesus'] };
      const t = recruitment({ age, me: babylon });
      const after = t.answer('me', build('nero'));
      expect(clock(after)).toEqual([age, 1]);
      expect(after.pile('leader-hand')).toEqual(age === 3 ? [] : ['croesus']);
    }
  });

  rule('L-R5', 'leaders in hand at the end of an Age are no last cards', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, leaderHand: ['nero'], hand: ['altar'] };
    const t = table({ turn: 6, me: babylon }).play({});
    expect(t.asked()).toBeNull();
    expect(t.discard()).not.toContain('nero');
    expect(t.pile('leader-hand')).toEqual(['nero']);
  });
});

describe('the end of the game', () => {
  rule('L-15', 'after the conflicts of Age III the highest sum wins, leaders and all', () => {
    const t = table({
      age: 3,
      turn: 6,
      me: { leaders: ['cleopatra'], coins: 0 },
      left: { coins: 0, city: ['altar', 'pawnshop'] },
      right: { coins: 0 },
    }).play({});
    expect(t.game.state.at).toBe(t.game.rules.end);
    expect([t.score().total, t.score('left').total]).toEqual([5 + 1, 5 + 1]);
    expect(t.winners()).toEqual([0, 1]);
    const richer = table({
      age: 3,
      turn: 6,
      me: { leaders: ['cleopatra', 'sappho'] },
      left: { city: ['palace'] },
    }).play({});
    expect([richer.score().total, richer.score('left').total]).toEqual([7 + 2, 8 + 2]);
    expect(richer.winners()).toEqual([1]);
    expect(richer.events.at(-1)).toMatchObject({ event: 'over', winners: [1] });
  });

  rule('L-15', 'a whole game has its three recruitment turns and then ends', () => {
    for (const players of [3, 7]) {
      const end = playOut(newGame(players), 3);
      expect(end.state.age).toBe(3);
      expect(tabletop(end).winners().length).toBeGreaterThan(0);
    }
  });
});
