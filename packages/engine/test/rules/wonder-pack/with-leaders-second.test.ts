/** The Great Wall, Stonehenge and Manneken Pis with Leaders. */
import { describe, expect } from 'vitest';
import { describe as described } from '../../../src/describe.ts';
import { explain } from '../../../src/explain.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  mix,
  PASS,
  PLENTY,
  pick,
  ready,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { table, recruitment } = mix('leaders');

describe('recruitment turns', () => {
  rule('W-79', 'a stage may be built there, with a leader as its card', () => {
    const t = recruitment({ me: ready('great-wall', { leaderHand: ['nero'], stages: [4] }) });
    const after = t.answer('me', stage('nero', { stage: 3 }));
    expect(described(after.game).seats[0]).toMatchObject({ stages: [4, 3], under: ['nero'] });
    const pis = recruitment({
      me: ready('manneken-pis', { leaderHand: ['nero'], coins: 0 }),
      left: { wonder: 'ephesos', side: 'B' },
    });
    expect(pis.answer('me', stage('nero')).seat()).toMatchObject({ stage: 1, coins: 4 });
  });

  rule('W-22', 'and what it digs up is built before the Age begins', () => {
    const t = recruitment({ age: 2, discard: ['walls'], me: ready('great-wall', { leaderHand: ['nero'] }) });
    const dug = t.answer('me', stage('nero', { stage: 4 }));
    expect([dug.asked(), dug.picks()]).toEqual(['pick', ['walls']]);
    expect(dug.answer('me', pick('walls')).seat().city).toEqual(['walls']);
  });
});

describe('Stonehenge', () => {
  const me = ready('stonehenge', { side: 'B', stages: 2, under: ['altar', 'nero'] });

  rule('W-35', 'a leader under B2 counts the leaders that the neighbours have recruited', () => {
    const wonder = (left: ScenarioSeat, right: ScenarioSeat = {}) => table({ age: 3, me, left, right }).score().wonder;
    expect(wonder({})).toBe(0);
    expect(wonder({ leaders: ['plato', 'midas'] }, { leaders: ['caesar'] })).toBe(3);
    // those in hand, and own ones, are not recruited next door
    expect(wonder({ leaderHand: ['plato'] })).toBe(0);
    expect(table({ me: { ...me, leaders: ['plato'] } }).score().wonder).toBe(0);
  });

  rule('W-35', 'not the one that the Courtesans Guild copies', () => {
    const guild = { city: ['courtesans-guild'], courtesan: 'plato', leaders: ['midas'] };
    const t = table({
      age: 3,
      seats: [me, guild, { leaders: ['plato'] }, {}].map((seat) => ({ hand: ['altar'], ...seat })),
    });
    expect(t.score().wonder).toBe(1);
  });

  rule('W-35', 'it comes there in a recruitment turn', () => {
    const t = recruitment({
      age: 2,
      me: ready('stonehenge', { side: 'B', stages: 1, leaderHand: ['nero'] }),
      left: { leaders: ['plato'], leaderHand: ['midas'], coins: 9 },
    }).answer('me', stage('nero'));
    // Midas comes in the same turn
    expect(t.answer('left', build('midas')).score().wonder).toBe(2);
  });
});

describe('Imhotep', () => {
  rule('W-18', 'a resource less for each stage of the Great Wall', () => {
    const offered = (leaders: string[], makesPrivately: string[]) => {
      const t = table({ me: { wonder: 'great-wall', leaders, makesPrivately, coins: 0 } });
      return explain(t.game, 0)[0].stage.map(({ stage: number }) => number);
    };
    expect(offered(['imhotep'], ['wood', 'stone', 'stone', 'clay'])).toEqual([1, 3]);
    expect(offered([], ['wood', 'stone', 'stone', 'clay'])).toEqual([]);
    expect(offered(['imhotep'], ['glass', 'clay', 'ore', 'ore'])).toEqual([2, 4]);
  });
});

/** Manneken Pis with Rome beside it, on both boxes. */
describe.each([
  ['the first box', mix('leaders')],
  ['the second box', secondEdition('leaders')],
] as const)('Manneken Pis beside Rome of %s', (_, box) => {
  const pis = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ready('manneken-pis', { stages, ...more });
  const rome: ScenarioSeat = { wonder: 'rome', side: 'B' };

  rule('W-47', 'what Rome has from the start is not copied', () => {
    for (const side of ['A', 'B'] as const) {
      const t = box.recruitment({
        me: pis(3, { from: 'left', leaderHand: ['caesar'], coins: 9 }),
        left: { wonder: 'rome', side },
      });
      // Rome B makes leaders of its neighbours a coin cheaper, as it always does
      expect(t.offers('caesar')).toEqual([{ bank: side === 'A' ? 5 : 4 }]);
    }
  });

  rule('W-45', 'A1 copies the coins of Rome B1 and draws four leaders', () => {
    const t = box.table({ me: pis(0, { coins: 0, leaderHand: ['nero'] }), left: rome }).play({ me: stage('theater') });
    expect([t.seat().coins, t.pile('leader-hand').length, t.pile('leader-hand', 'left').length]).toEqual([5, 5, 0]);
    const [drawn] = t.happened('drawn');
    expect([drawn.seat, drawn.count, drawn.secret?.to]).toEqual([0, 4, [0]]);
  });

  rule('W-87', 'the extra leader of a copied stage costs 2 coins less than printed', () => {
    const leaderHand = ['caesar', 'sappho', 'pericles'];
    const t = box.table({ me: pis(1, { coins: 3, leaderHand }), right: rome }).quietTurn({ me: stage('theater') });
    expect([t.asked(), t.doable()]).toEqual(['play', ['build caesar', 'build sappho', 'pass']]);
    expect([t.offers('caesar'), t.offers('sappho')]).toEqual([[{ bank: 3 }], [{}]]);
    const after = t.answer('me', build('caesar'));
    expect([after.pile('leaders'), after.seat().coins, after.score().wonder]).toEqual([['caesar'], 0, 3]);
    expect(t.answer('me', PASS).pile('leaders')).toEqual([]);
    // Maecenas and Rome next door do not help
    const maecenas = box.table({ me: pis(1, { coins: 9, leaderHand, leaders: ['maecenas'] }), right: rome });
    expect(maecenas.quietTurn({ me: stage('theater') }).offers('caesar')).toEqual([{ bank: 3 }]);
  });

  /** What Manneken Pis holds after the last recruitment turn, in which a leader is sold. */
  const kept = (me: ScenarioSeat, left: ScenarioSeat, right: ScenarioSeat): string[] => {
    let t: Tabletop = box.recruitment({
      age: 3,
      me: { ...me, leaderHand: ['nero', 'plato'], hand: ['altar'] },
      left,
      right,
    });
    t = t.answer('me', sell('nero'));
    return t.pile('leader-hand');
  };

  rule('W-86', 'as long as it may still copy an extra leader, all leaders in hand are kept', () => {
    const giza = { wonder: 'giza' };
    expect(kept(pis(0), rome, giza)).toEqual(['plato']); // A3 from the left
    expect(kept(pis(0), giza, rome)).toEqual(['plato']); // A2, and A3 from the right
    expect(kept(pis(2), giza, rome)).toEqual(['plato']);
    expect(kept(pis(2), rome, giza)).toEqual(['plato']);
  });

  rule('W-86', 'and otherwise they go to the box', () => {
    const giza = { wonder: 'giza' };
    expect(kept(pis(0), giza, { wonder: 'olympia' })).toEqual([]);
    expect(kept(pis(3, { from: 'left' }), rome, giza)).toEqual([]);
    expect(kept(pis(0), { wonder: 'rome', side: 'A' }, giza)).toEqual([]);
    expect(kept(pis(0, { side: 'B' }), rome, giza)).toEqual([]);
  });
});

describe('Solomon and Manneken Pis', () => {
  rule('W-85', 'Manneken Pis digs before Solomon (BOX-29)', () => {
    let t = recruitment({
      age: 2,
      discard: ['walls', 'palace'],
      me: { wonder: 'halikarnassos', coins: 9, leaderHand: ['solomon'] },
      left: { wonder: 'manneken-pis', stages: 1, makesPrivately: PLENTY, leaderHand: ['nero'] },
    });
    t = t.answer('me', build('solomon')).answer('left', stage('nero'));
    expect([t.awaited(), t.picks('left')]).toEqual([[1], ['palace', 'walls']]);
    t = t.answer('left', pick('palace'));
    expect([t.awaited(), t.picks()]).toEqual([[0], ['walls']]);
  });
});
