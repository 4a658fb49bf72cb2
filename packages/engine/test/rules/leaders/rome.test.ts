import { describe, expect } from 'vitest';
import { type Game, legal, submit } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { redact } from '../../../src/view.ts';
import { RESOURCES } from '../../../src/vocabulary.ts';
import { unpack } from '../../../src/words.ts';
import {
  build,
  cardIn,
  type Deed,
  expectRefused,
  mix,
  names,
  PASS,
  pick,
  rule,
  sell,
  stage,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { newGame, recruitment, table } = mix('leaders');

/** Rome B with this many stages, and with what each further one costs. */
const romeB = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder: 'rome',
  side: 'B',
  stages,
  makesPrivately: [['wood', 'clay'], ['stone', 'clay', 'loom'], ['2 stone', 'papyrus'], []][stages],
  hand: ['altar'],
  ...more,
});

const orderOf = ({ rules, state }: Game): string[] =>
  state.piles[rules.tablePile('leader-order')].map((id) => rules.cards[id].name);

describe('the board', () => {
  rule('L-55', 'Rome makes no resource on either side, and its neighbours can buy nothing from it', () => {
    for (const side of ['A', 'B'] as const) {
      const hand = RESOURCES.map((cost) => ({ cost, colour: 'blue' as const }));
      const t = table({
        me: { wonder: 'rome', side, coins: 9, hand },
        left: { hand, coins: 9 },
        right: { hand, coins: 9 },
      });
      RESOURCES.forEach((_, i) => {
        expect(t.ways(`made-up-0-${i}`)).toEqual([]);
        expect(t.ways(`made-up-1-${i}`, 'left')).toEqual([]);
        expect(t.ways(`made-up-2-${i}`, 'right')).toEqual([]);
      });
    }
  });

  rule('L-55', 'its brown and grey cards are for sale as everywhere', () => {
    const hand = [{ cost: 'wood', colour: 'blue' as const }];
    const t = table({ me: { wonder: 'rome', city: ['lumber-yard'] }, left: { hand } });
    expect(t.offers('made-up-1-0', 'left')).toEqual([{ right: 2 }]);
  });

  rule('L-56', 'Rome A: A1 makes 4 points, A2 makes 6, and there is no third stage', () => {
    const points = (stages: number) => table({ me: { wonder: 'rome', side: 'A', stages } }).score().wonder;
    expect([0, 1, 2].map(points)).toEqual([0, 4, 10]);
    const done = table({ me: { wonder: 'rome', side: 'A', stages: 2, makes: ['3 stone', 'clay', 'loom'] } });
    expectRefused(done, 'me', stage('theater'), 'no-stage');
  });

  rule('L-56', 'Rome A recruits for nothing, in each recruitment turn', () => {
    const t = recruitment({
      me: { wonder: 'rome', side: 'A', coins: 0, leaderHand: ['pericles', 'caesar', 'euclid'] },
    });
    expect(t.doable().filter((deed) => deed.startsWith('build'))).toHaveLength(3);
    expect(t.answer('me', build('pericles')).seat().coins).toBe(0);
  });

  rule('L-59', 'Rome B: B2 and B3 make 3 points each, B1 none', () => {
    const points = (stages: number) => table({ me: romeB(stages) }).score().wonder;
    expect([0, 1, 2, 3].map(points)).toEqual([0, 0, 3, 6]);
  });
});

describe('B1', () => {
  rule('L-58', 'brings 5 coins and four leaders from the box into the hand, at once', () => {
    const before = table({ me: romeB(0, { coins: 0, leaderHand: ['nero'] }) });
    const t = before.play({ me: stage('altar') });
    expect(t.seat()).toMatchObject({ coins: 5, stage: 1 });
    expect(t.pile('leader-hand')).toHaveLength(5);
    expect(t.pile('leader-hand')[0]).toBe('nero');
    const drawn = t.pile('leader-hand').slice(1);
    expect(new Set(drawn).size).toBe(4);
    expect(before.onTable('leader-box').sort()).toEqual(expect.arrayContaining(drawn));
    expect(t.onTable('leader-box').sort()).toEqual(
      before
        .onTable('leader-box')
        .sort()
        .filter((name) => !drawn.includes(name)),
    );
  });

  rule('L-58', 'the others hear of four leaders and not of which', () => {
    const t = table({ me: romeB(0) }).play({ me: stage('altar') });
    const drawn = t.events.filter(({ event }) => event === 'drawn');
    expect(drawn).toHaveLength(1);
    expect(redact(drawn[0], 0).secret?.cards).toEqual(t.pile('leader-hand'));
    expect(redact(drawn[0], 1)).toEqual({ event: 'drawn', seat: 0, count: 4 });
    expect(redact(drawn[0], null)).toEqual({ event: 'drawn', seat: 0, count: 4 });
  });

  rule(
    'L-58',
    'it can be marked with a leader in the recruitment turn, and the drawn ones are there for the next',
    () => {
      const t = recruitment({ age: 2, me: romeB(0, { leaderHand: ['nero', 'plato'], coins: 0 }) }).answer(
        'me',
        stage('nero'),
      );
      expect(t.pile('leader-hand')).toHaveLength(5);
      expect(t.seat()).toMatchObject({ coins: 5, under: ['nero'] });
      expect(t.pile('leaders')).toEqual([]);
    },
  );

  rule('X-08', 'it takes those of the box that come first in the hidden order', () => {
    const t = table({
      me: romeB(0, { leaderHand: ['alexander'] }),
      left: { leaders: ['archimedes'], leaderHand: ['bilkis'] },
    });
    const held = ['alexander', 'archimedes', 'bilkis'];
    const first = orderOf(t.game).filter((name) => !held.includes(name));
    expect(t.play({ me: stage('altar') }).pile('leader-hand')).toEqual(['alexander', ...first.slice(0, 4)]);
  });

  rule('X-08', 'leaders sold in the same turn are in the box by then', () => {
    // of the hidden order of a scenario Alexander is the first
    const t = recruitment({
      age: 2,
      me: romeB(0, { leaderHand: ['nero'] }),
      left: { leaderHand: ['alexander', 'plato'] },
    });
    expect(orderOf(t.game)[0]).toBe('alexander');
    const after = t.play({ me: stage('nero'), left: sell('alexander') });
    expect(after.pile('leader-hand')).toContain('alexander');
    expect(after.onTable('leader-box').sort()).not.toContain('alexander');
    expect(t.play({ me: stage('nero'), left: sell('plato') }).pile('leader-hand')).not.toContain('alexander');
  });

  rule('X-08', 'leaders of the box that went back by L-12 and L-14 can be drawn', () => {
    const left = { leaderHand: ['alexander', 'amytis'] };
    const t = recruitment({ age: 3, me: romeB(0, { hand: ['altar'] }), left }).answer('left', sell('amytis'));
    expect(t.onTable('leader-box').sort()).toEqual(expect.arrayContaining(['alexander', 'amytis']));
    const after = t.play({ me: stage('altar') });
    expect(after.pile('leader-hand')).toEqual(orderOf(t.game).slice(0, 4));
    expect(after.pile('leader-hand')).toEqual(expect.arrayContaining(['alexander', 'amytis']));
  });

  rule('X-08', 'all if there are fewer than four', () => {
    const all = table({}).onTable('leader-box').sort();
    const [first, second, ...others] = all;
    const t = table({ me: romeB(0), left: { leaders: others } });
    expect(t.onTable('leader-box').sort()).toEqual([first, second]);
    const after = t.play({ me: stage('altar') });
    expect(after.pile('leader-hand').sort()).toEqual([first, second]);
    expect(after.onTable('leader-box').sort()).toEqual([]);
    const none = table({ me: romeB(0, { coins: 0 }), left: { leaders: all } }).play({ me: stage('altar') });
    expect([none.pile('leader-hand'), none.seat().coins]).toEqual([[], 5]);
  });

  rule('X-08', 'every leader has a hidden rank, which has nothing to do with who was dealt it', () => {
    let first = 0;
    for (let n = 0; n < 60; n++) {
      const game = newGame(3, n);
      expect(orderOf(game).sort()).toEqual(names(game, game.rules.setup.deals[0].cards).sort());
      const dealt = new Set(game.state.seats.flatMap(({ piles }) => names(game, piles[game.rules.seatPile('draft')])));
      first += orderOf(game)
        .slice(0, 12)
        .filter((name) => dealt.has(name)).length;
    }
    // 12 of 36 are dealt, so a third of the first twelve ranks: about 240 of 720
    expect(first).toBeGreaterThan(180);
    expect(first).toBeLessThan(300);
  });

  rule('X-37', 'with seven players the box always has four to draw', () => {
    for (let n = 0; n < 5; n++) {
      const game = newGame(7, n);
      expect(game.state.piles[game.rules.tablePile('leader-box')]).toHaveLength(8);
    }
  });
});

describe('B2 and B3', () => {
  for (const built of [1, 2]) {
    const name = `B${built + 1}`;

    rule(
      'L-59',
      `${name}: when it is built its player may recruit one more leader, for 2 coins less than printed`,
      () => {
        const me = romeB(built, { coins: 9, leaderHand: ['pericles', 'nero'] });
        const t = table({ age: 2, me }).play({ me: stage('altar') });
        expect(t.doable()).toEqual(['build pericles', 'build nero', 'pass']);
        expect(t.offers('pericles')).toEqual([{ bank: 4 }]);
        const after = t.answer('me', build('pericles'));
        expect(after.seat()).toMatchObject({ coins: 5, stage: built + 1 });
        expect([after.pile('leaders'), after.pile('leader-hand')]).toEqual([['pericles'], ['nero']]);
        expect(after.game.state.bank).toBe(t.game.state.bank + 4);
      },
    );

    rule('X-09', `${name}: nobody has to recruit`, () => {
      const t = table({ age: 2, me: romeB(built, { coins: 9, leaderHand: ['nero'] }) }).play({ me: stage('altar') });
      const after = t.answer('me', PASS);
      expect([after.pile('leaders'), after.pile('leader-hand'), after.seat().coins]).toEqual([[], ['nero'], 9]);
      expect(after.asked()).toBeNull();
    });

    rule(
      'X-09',
      `${name}: in a recruitment turn, marked with a leader, it brings the extra leader all the same`,
      () => {
        const me = romeB(built, { coins: 9, leaderHand: ['pericles', 'nero', 'plato'] });
        const t = recruitment({ age: 2, me }).answer('me', stage('nero'));
        expect(t.doable()).toEqual(['build pericles', 'build plato', 'pass']);
        const after = t.answer('me', build('plato'));
        expect([after.pile('leaders'), after.pile('leader-hand')]).toEqual([['plato'], ['pericles']]);
        expect(after.seat()).toMatchObject({ coins: 7, under: ['nero'] });
        expect(after.game.state.turn).toBe(1);
      },
    );
  }

  rule('L-59', 'one leader for each stage, and none for B1 or for Rome A', () => {
    const t = table({ age: 2, me: romeB(1, { coins: 9, leaderHand: ['nero', 'plato'], hand: ['altar', 'baths'] }) })
      .play({ me: stage('altar') })
      .answer('me', build('nero'));
    expect(t.asked()).toBeNull();
    const first = table({ me: romeB(0, { coins: 9, leaderHand: ['nero'] }) }).play({ me: stage('altar') });
    expect([first.asked(), first.pile('leaders')]).toEqual([null, []]);
    const romeA: ScenarioSeat = { wonder: 'rome', side: 'A', stages: 1, makes: ['2 stone', 'clay', 'loom'], coins: 9 };
    const other = table({ me: { ...romeA, leaderHand: ['nero'], hand: ['altar'] } }).play({ me: stage('altar') });
    expect(other.asked()).toBeNull();
  });

  rule('X-09', 'the price is never below 0', () => {
    const me = romeB(1, { coins: 0, leaderHand: ['nero', 'hannibal', 'hiram'] });
    const t = table({ age: 2, me }).play({ me: stage('altar') });
    expect(t.doable()).toEqual(['build nero', 'build hannibal', 'pass']);
    expect(t.answer('me', build('nero')).seat().coins).toBe(0);
    expectRefused(t, 'me', build('hiram'), 'cannot-pay');
  });

  rule('X-09', 'it is paid from what is left of the coins held at the start, after the stage was paid', () => {
    const me: ScenarioSeat = {
      ...romeB(1, { coins: 5, leaderHand: ['caesar', 'midas'] }),
      makesPrivately: ['stone', 'clay'],
    };
    const t = table({
      age: 2,
      me: { ...me, makes: ['ore'] },
      left: { makes: ['loom'], hand: [{ cost: 'ore', colour: 'blue' }], coins: 9 },
    });
    // the left neighbour pays 2 coins to Rome in the same turn, which cannot be spent yet
    const after = t.play({ me: stage('altar'), left: build('made-up-1-0') });
    expect(after.seat().coins).toBe(5 - 2 + 2);
    expect(after.doable()).toEqual(['build caesar', 'build midas', 'pass']);
    const poorer = table({
      age: 2,
      me: { ...me, coins: 4, makes: ['ore'] },
      left: { makes: ['loom'], hand: [{ cost: 'ore', colour: 'blue' }], coins: 9 },
    }).play({ me: stage('altar'), left: build('made-up-1-0') });
    expect(poorer.seat().coins).toBe(4);
    expect(poorer.doable()).toEqual(['build midas', 'pass']);
    expectRefused(poorer, 'me', build('caesar'), 'cannot-pay');
  });

  rule('L-R7', 'coins that come in during the turn are not for the extra leader', () => {
    const me = romeB(1, {
      coins: 2,
      leaders: ['hatshepsut'],
      leaderHand: ['hiram'],
      makesPrivately: ['stone', 'clay'],
    });
    const t = table({ age: 2, me, left: { makes: ['loom'] } }).play({ me: stage('altar') });
    // 2 coins for the loom, 1 coin of Hatshepsut's: Hiram would cost 1
    expect(t.seat().coins).toBe(1);
    expect(t.asked()).toBeNull();
    expect(t.pile('leaders')).toEqual(['hatshepsut']);
  });

  rule('X-09', 'with no leader in hand, or none that can be paid, nobody is asked', () => {
    expect(
      table({ age: 2, me: romeB(1, { coins: 9 }) })
        .play({ me: stage('altar') })
        .asked(),
    ).toBeNull();
    const poor = table({ age: 2, me: romeB(1, { coins: 0, leaderHand: ['plato'] }) }).play({ me: stage('altar') });
    expect(poor.asked()).toBeNull();
    expect(poor.pile('leader-hand')).toEqual(['plato']);
  });

  rule('L-59', 'the extra leader is a leader of the hand, and is recruited, not sold or put under a stage', () => {
    const t = table({ age: 2, me: romeB(1, { coins: 9, leaderHand: ['nero'] }) }).play({ me: stage('altar') });
    expectRefused(t, 'me', sell('nero'), 'not-this-question');
    expectRefused(t, 'me', stage('nero'), 'not-this-question');
    expectRefused(t, 'me', build('plato'), 'not-in-hand');
    expectRefused(t, 'me', build('theater'), 'not-in-hand');
    expectRefused(t, 'me', build('nero', { via: 'paid', pay: { bank: 1 } }), 'wrong-payment');
    expectRefused(t, 'left', build('nero'), 'not-asked');
  });

  rule('X-09', 'it may be one that was drawn by B1', () => {
    let t = table({
      age: 2,
      me: romeB(0, { coins: 0, hand: ['altar', 'baths'], makesPrivately: ['wood', 'clay', 'stone', 'loom'] }),
      left: { hand: ['theater', 'baths'] },
      right: { hand: ['theater', 'stockade'] },
    });
    t = t.play({ me: stage('altar') });
    const [first] = t.pile('leader-hand');
    const hand = t.seat().hand[0];
    t = t.play({ me: stage(hand) });
    expect(t.doable()).toContain(`build ${first}`);
    expect(t.answer('me', build(first)).pile('leaders')).toEqual([first]);
  });

  rule('X-09', 'the extra leader acts at once: Croesus brings 6 coins', () => {
    const t = table({ age: 2, me: romeB(1, { coins: 0, leaderHand: ['croesus'] }) }).play({ me: stage('altar') });
    expect(t.answer('me', build('croesus')).seat().coins).toBe(6);
  });

  rule('X-09', 'shields of the extra leader count in the conflicts of the same turn', () => {
    const t = table({ age: 2, turn: 6, me: romeB(1, { coins: 9, leaderHand: ['caesar'] }) }).play({
      me: stage('altar'),
    });
    expect(t.answer('me', build('caesar')).seat().tokens).toMatchObject({ 'victory-3': 2 });
    expect(t.answer('me', PASS).seat().tokens).toMatchObject({ 'victory-3': 0 });
  });

  rule('X-09', 'the extra leader Solomon digs in his place, after Halikarnassos', () => {
    const t = table({
      age: 2,
      discard: ['stockade', 'barracks'],
      me: romeB(1, { coins: 9, leaderHand: ['solomon'] }),
      left: { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'], hand: ['theater'] },
      right: { hand: ['baths'] },
    })
      .play({ me: stage('altar'), left: stage('theater') })
      .answer('me', build('solomon'));
    expect([t.asked(), t.asked('left')]).toEqual([null, 'pick']);
    const next = t.answer('left', pick('stockade'));
    expect(next.picks()).toEqual(['barracks', 'baths']);
    expect(next.answer('me', pick('barracks')).seat().city).toEqual(['barracks']);
  });

  rule('X-39', 'the 2 coins less on the board and on the stages are the same reduction, never 4', () => {
    const t = table({ age: 2, me: romeB(1, { coins: 9, leaderHand: ['pericles'] }) }).play({ me: stage('altar') });
    expect(t.offers('pericles')).toEqual([{ bank: 4 }]);
  });
});

describe('leaders in hand in Age III', () => {
  const drawn = { leaderHand: ['nero', 'plato', 'midas', 'hiram'], coins: 9 };

  rule('X-08', 'while B2 or B3 is still to be built Rome B keeps all leaders in hand', () => {
    for (const stages of [0, 1, 2]) {
      const t = recruitment({ age: 3, me: romeB(stages, drawn) }).answer('me', build('nero'));
      expect(t.pile('leader-hand')).toEqual(['plato', 'midas', 'hiram']);
      expect(t.onTable('leader-box').sort()).not.toContain('plato');
    }
  });

  rule('X-08', 'with all stages built, or on side A, the leaders left go to the box', () => {
    const done = recruitment({ age: 3, me: romeB(3, drawn) }).answer('me', build('nero'));
    expect(done.pile('leader-hand')).toEqual([]);
    expect(done.onTable('leader-box').sort()).toEqual(expect.arrayContaining(['plato', 'midas', 'hiram']));
    const romeA = recruitment({ age: 3, me: { ...drawn, wonder: 'rome', side: 'A' } }).answer('me', build('nero'));
    expect(romeA.pile('leader-hand')).toEqual([]);
  });

  rule('X-08', 'if B3 is built in that recruitment turn the leaders left go to the box after it', () => {
    const t = recruitment({ age: 3, me: romeB(2, drawn) })
      .answer('me', stage('nero'))
      .answer('me', build('hiram'));
    expect(t.pile('leaders')).toEqual(['hiram']);
    expect(t.pile('leader-hand')).toEqual([]);
    expect(t.onTable('leader-box').sort()).toEqual(expect.arrayContaining(['plato', 'midas']));
  });

  rule('L-60', 'Rome B can recruit five leaders: one before each Age and one with B2 and with B3', () => {
    const boards = ['rome', 'giza', 'rhodos'].map((wonder) => ({ wonder, side: 'B' as const }));
    const most = Math.max(...[0, 1, 2].map((n) => fiveLeaders(newGame(3, n, { wonders: boards }))));
    expect(most).toBe(5);
  });

  rule('L-60', 'the leaders kept in Age III can be recruited with B2 and B3', () => {
    const costs = ['wood', 'clay', '2 stone', 'loom', 'papyrus'];
    const me = romeB(1, {
      leaders: ['nero', 'sappho', 'zenobia'],
      leaderHand: ['croesus', 'hannibal'],
      makesPrivately: costs,
      hand: ['altar', 'baths'],
    });
    let t = table({ age: 3, me, left: { hand: ['theater', 'pawnshop'] }, right: { hand: ['theater', 'stockade'] } });
    t = t.play({ me: stage('altar') }).answer('me', build('hannibal'));
    t = t.play({ me: stage(t.seat().hand[0]) }).answer('me', build('croesus'));
    expect(t.pile('leaders')).toEqual(['nero', 'sappho', 'zenobia', 'hannibal', 'croesus']);
  });

  rule('L-13', 'Rome’s drawn leaders stay in hand from Age to Age', () => {
    const end = table({ age: 1, turn: 6, me: romeB(0, { coins: 9 }) });
    const t = end.withNextAge().play({ me: stage('altar') });
    expect(t.game.state).toMatchObject({ age: 2, turn: 0 });
    expect(t.pile('leader-hand')).toHaveLength(4);
    expect(t.asked()).toBe('play');
  });
});

/** Plays a whole game in which Rome (seat 0) recruits and builds stages whenever it can; how many leaders it gets. */
function fiveLeaders(start: Game): number {
  let t: Tabletop = tabletop(start);
  const wish = (form: Deed): number =>
    form.do === 'pick' ? 0 : form.do === 'stage' ? 1 : form.do === 'build' ? 2 : form.do === 'sell' ? 3 : 4;
  while (t.game.state.at < t.game.rules.end) {
    const { rules, state } = t.game;
    const seat = state.asks.findIndex((ask, i) => ask !== null && state.sealed[i] < 0);
    const forms = legal(t.game, seat).map((choice) => unpack(rules, choice));
    const isResource = (card: string) => ['brown', 'grey'].includes(colourOf(t.game, card));
    const value = (form: Deed): number => {
      if (seat !== 0) return form.do === 'sell' ? 0 : 1;
      if (form.do === 'build' && state.turn > 0 && state.asks[0]?.ask === 'play' && isResource(form.card)) return 1.5;
      if (state.turn === 0 && form.do === 'build') return 0.5;
      return wish(form);
    };
    const best = forms.reduce((a, b) => (value(b) < value(a) ? b : a));
    const done = submit(t.game, seat, best);
    expect(done.error).toBeNull();
    t = tabletop(done.game);
  }
  return t.pile('leaders', 0).length;
}

const colourOf = ({ rules }: Game, card: string): string =>
  ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'white'][cardIn(rules, card).colour];
