import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  mix,
  PASS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

const GUILD = 'courtesans-guild';

/** I recruit Solomon in the recruitment turn of Age II while these cards lie in the discard pile. */
const wise = (discard: string[], { me, ...rest }: TableLiteral = {}): Tabletop =>
  recruitment({ age: 2, discard, ...rest, me: { leaderHand: ['solomon', 'nero'], ...me } }).play({
    me: build('solomon'),
  });

describe('Solomon', () => {
  rule('L-35', 'when he is recruited his owner may build one card of the discard pile for nothing', () => {
    const t = wise(['walls', 'altar', 'palace']);
    expect(t.picks()).toEqual(['altar', 'palace', 'walls']);
    const after = t.answer('me', pick('palace'));
    expect(after.seat()).toMatchObject({ city: ['palace'], coins: 0 });
    expect(after.discard()).toEqual(['walls', 'altar']);
    expect(after.score().civilian).toBe(8);
    expect(after.events).toContainEqual({
      event: 'built',
      seat: 0,
      card: 'palace',
      via: 'dug',
      pay: { left: 0, right: 0, bank: 0 },
    });
    expect(after.game.state.turn).toBe(1);
  });

  rule('L-35', 'one card, one time, and only when he is recruited', () => {
    const t = wise(['walls', 'altar', 'palace']).answer('me', pick('walls'));
    expect(t.asked()).toBe('play');
    const later = t.play({});
    expect(later.asked()).toBeNull();
    expect(
      table({ age: 2, discard: ['walls'], me: { leaders: ['solomon'] } })
        .play({})
        .asked(),
    ).toBeNull();
    const sold = recruitment({ age: 2, discard: ['walls'], me: { leaderHand: ['solomon'] } }).answer(
      'me',
      sell('solomon'),
    );
    expect(sold.asked()).toBe('play');
    expect(sold.seat().city).toEqual([]);
  });

  rule('L-35', 'his own price has to be paid', () => {
    expectRefused(
      recruitment({ age: 2, discard: ['walls'], me: { leaderHand: ['solomon'], coins: 2 } }),
      'me',
      build('solomon'),
      'cannot-pay',
    );
  });

  rule('X-02', 'he brings nothing when the discard pile is empty', () => {
    const t = wise([]);
    expect([t.asked(), t.pile('leaders'), t.seat().coins]).toEqual(['play', ['solomon'], 0]);
  });

  rule('X-02', 'in the recruitment turn of Age I the pile is empty, because sold leaders go to the box', () => {
    const t = recruitment({
      me: { leaderHand: ['solomon'] },
      left: { leaderHand: ['nero'] },
      right: { leaderHand: ['midas'] },
    }).play({ me: build('solomon') });
    expect(t.discard()).toEqual([]);
    expect([t.asked(), t.seat().city]).toEqual(['play', []]);
  });

  rule('X-03', 'he may take a card of any colour, also purple', () => {
    const cards = ['lumber-yard', 'loom-age1', 'altar', 'tavern', 'stockade', 'apothecary', 'spies-guild'];
    const t = wise(cards);
    expect(t.picks()).toEqual([...cards].sort());
    for (const card of cards) expect(t.answer('me', pick(card)).seat().city).toEqual([card]);
  });

  rule('X-03', 'he never takes a card that would be a duplicate', () => {
    const t = wise(['altar', 'loom-age2', 'walls', 'walls'], { me: { city: ['altar', 'loom-age1'] } });
    expect(t.picks()).toEqual(['walls']);
    for (const card of ['altar', 'loom-age2', 'palace', 'nero']) expectRefused(t, 'me', pick(card), 'not-offered');
    const none = wise(['altar'], { me: { city: ['altar'] } });
    expect(none.asked()).toBe('play');
  });

  rule('X-03', 'he never takes a leader: no leader lies in the pile', () => {
    const t = wise(['walls'], { left: { leaderHand: ['plato'] }, right: { leaderHand: ['midas'] } });
    expect(t.picks()).toEqual(['walls']);
    expectRefused(t, 'me', pick('plato'), 'not-offered');
    expectRefused(t, 'me', build('walls'), 'not-this-question');
  });

  rule('X-03', 'his owner may pass', () => {
    const t = wise(['walls']).answer('me', PASS);
    expect([t.seat().city, t.discard(), t.game.state.turn]).toEqual([[], ['walls'], 1]);
  });

  rule('L-35', 'a card that he builds acts at once', () => {
    expect(wise(['tavern']).answer('me', pick('tavern')).seat().coins).toBe(5);
    const vineyard = wise(['vineyard'], { left: { city: ['lumber-yard'] } }).answer('me', pick('vineyard'));
    expect(vineyard.seat().coins).toBe(1);
  });

  rule('L-35', 'his owner sees what lies there, and the others do not', () => {
    const { game } = wise(['walls', 'altar']);
    expect(view(game, 0).seen?.[3]).toHaveLength(2);
    expect(view(game, 1).seen?.[3]).toEqual([]);
    expect(view(game, 1).asks).toEqual([]);
  });
});

describe('several who build from the discard pile in one turn', () => {
  const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
  const rome: ScenarioSeat = {
    wonder: 'rome',
    side: 'B',
    stages: 1,
    makesPrivately: ['stone', 'clay', 'loom'],
    coins: 9,
  };
  const MAKES = ['wood', 'clay', 'glass', 'loom'];

  rule('L-48', 'Solomon and Halikarnassos in the same turn: Halikarnassos takes its card first', () => {
    const t = recruitment({
      age: 2,
      discard: ['walls', 'altar'],
      me: { leaderHand: ['solomon'] },
      right: { ...halikarnassos, leaderHand: ['nero'] },
    }).play({ me: build('solomon'), right: stage('nero') });
    expect([t.asked(), t.asked('right')]).toEqual([null, 'pick']);
    expectRefused(t, 'me', pick('walls'), 'not-asked');
    const next = t.answer('right', pick('walls'));
    expect([next.asked(), next.picks()]).toEqual(['pick', ['altar']]);
    const end = next.answer('me', pick('altar'));
    expect([end.seat('right').city, end.seat().city, end.discard()]).toEqual([['walls'], ['altar'], []]);
  });

  rule('X-01', 'Halikarnassos takes the last card and Solomon finds none', () => {
    const t = recruitment({
      age: 2,
      discard: ['walls'],
      me: { leaderHand: ['solomon'] },
      right: { ...halikarnassos, leaderHand: ['nero'] },
    })
      .play({ me: build('solomon'), right: stage('nero') })
      .answer('right', pick('walls'));
    expect([t.asked(), t.seat().city]).toEqual(['play', []]);
  });

  rule('X-01', 'Halikarnassos, then Solomon, then who copies Solomon in this turn', () => {
    // Rome recruits Solomon as its extra leader; across from it sits the copier of another Solomon's place
    const t = table({
      age: 3,
      discard: ['stockade', 'barracks', 'guard-tower'],
      me: { makesPrivately: MAKES, hand: [GUILD, 'altar'] },
      left: { leaders: ['solomon'], hand: ['theater', 'baths'] },
      right: { ...halikarnassos, hand: ['theater', 'pawnshop'] },
    })
      .play({ me: build(GUILD), right: stage('theater') })
      .answer('me', pick('solomon'));
    expect([t.asked(), t.asked('right')]).toEqual([null, 'pick']);
    const next = t.answer('right', pick('stockade'));
    expect(next.picks()).toEqual(['barracks', 'guard-tower', 'theater']);
    expect(next.answer('me', pick('barracks')).seat().city).toEqual([GUILD, 'barracks']);
  });

  rule('X-01', 'Solomon of Rome’s extra leader digs before a guild that is dug up and copies him', () => {
    // Halikarnassos digs the guild up when Rome has recruited Solomon, and copies him: it digs last
    const t = table({
      age: 3,
      discard: [GUILD, 'stockade', 'barracks'],
      me: { ...rome, leaderHand: ['solomon'], hand: ['altar', 'baths'] },
      left: { ...halikarnassos, hand: ['altar', 'baths'] },
      right: { hand: ['altar', 'pawnshop'] },
    })
      .play({ me: stage('altar'), left: stage('altar'), right: build('altar') })
      .answer('me', build('solomon'))
      .answer('left', pick(GUILD))
      .answer('left', pick('solomon'));
    expect([t.asked(), t.asked('left')]).toEqual(['pick', null]);
    expect(t.picks()).toEqual(['barracks', 'stockade']);
    const next = t.answer('me', pick('barracks'));
    expect(next.picks('left')).toEqual(['stockade']);
    const end = next.answer('left', pick('stockade'));
    expect(end.seat('left').city).toEqual([GUILD, 'stockade']);
    expect(end.pile('courtesan', 'left')).toEqual(['solomon']);
    expect(end.game.state.turn).toBe(2);
  });

  rule('X-01', 'in turn 6 the last cards not used are in the pile, and Babylon’s last card was played', () => {
    const t = table({
      age: 3,
      turn: 6,
      me: { ...rome, leaderHand: ['solomon'], hand: ['altar', 'stockade'] },
      left: { wonder: 'babylon', side: 'B', stages: 2, hand: ['theater', 'walls'] },
      right: { hand: ['theater', 'baths'] },
    })
      .play({ me: stage('altar') })
      .answer('me', build('solomon'));
    // first Babylon's last card
    expect([t.asked(), t.asked('left')]).toEqual([null, 'play']);
    const next = t.answer('left', sell('walls'));
    expect(next.picks()).toEqual(['baths', 'stockade', 'theater', 'walls']);
    const end = next.answer('me', pick('walls'));
    // and the conflicts come after it
    expect(end.seat().tokens).toMatchObject({ 'victory-5': 2 });
  });

  rule('X-01', 'a card that is dug up asks its question before the next one digs', () => {
    const t = recruitment({
      age: 3,
      discard: [GUILD, 'walls'],
      me: { ...halikarnassos, leaderHand: ['nero'] },
      left: { leaders: ['croesus'], leaderHand: ['solomon'] },
    })
      .play({ me: stage('nero'), left: build('solomon') })
      .answer('me', pick(GUILD));
    expect(t.picks()).toEqual(['croesus', 'solomon']);
    expect(t.asked('left')).toBeNull();
    const next = t.answer('me', pick('croesus'));
    expect(next.seat().coins).toBe(3 + 6);
    expect(next.picks('left')).toEqual(['walls']);
  });

  rule('X-01', 'who digs up the guild and copies Solomon digs once more, after the real Solomon', () => {
    const t = recruitment({
      age: 3,
      discard: [GUILD, 'walls', 'stockade'],
      me: { ...halikarnassos, leaderHand: ['nero'] },
      left: { leaderHand: ['solomon'] },
    })
      .play({ me: stage('nero'), left: build('solomon') })
      .answer('me', pick(GUILD))
      .answer('me', pick('solomon'));
    expect([t.asked(), t.picks('left')]).toEqual([null, ['stockade', 'walls']]);
    const next = t.answer('left', pick('walls'));
    expect(next.picks()).toEqual(['stockade']);
    expect(next.answer('me', pick('stockade')).seat().city).toEqual([GUILD, 'stockade']);
  });
});
