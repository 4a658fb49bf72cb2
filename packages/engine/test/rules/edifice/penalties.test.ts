import { describe, expect } from 'vitest';
import * as choices from '../../../src/choice.ts';
import { retract, submit } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { retally } from '../../../src/tally.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  give,
  join,
  mix,
  names,
  PASS,
  pick,
  ready,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = mix('edifice');

const SAFE = { pawns: [1, 1, 1] };

/** The Age after this one, with these cards in every hand, once the Edifice has failed; I sell my last card. */
const nextAge = (literal: TableLiteral, cards: string[]): Tabletop =>
  table({ turn: lastTurn, left: SAFE, right: SAFE, ...literal })
    .withNextAge(...cards)
    .quietTurn({ me: sell('theater') });

describe('who chooses what is lost', () => {
  rule('E-57', 'the player chooses which card of the colour', () => {
    const me = { city: ['stockade', 'barracks', 'guard-tower', 'altar', 'lumber-yard'] };
    const t = ageEnd({ edifice: 'outpost', me });
    expect([t.asked(), t.picks()]).toEqual(['pick', ['barracks', 'guard-tower', 'stockade']]);
    for (const lost of ['stockade', 'barracks', 'guard-tower']) {
      const after = t.answer('me', pick(lost));
      expect(after.seat().city).toEqual([...me.city.filter((card) => card !== lost), 'theater']);
      expect([after.discard(), after.edificeDebt()]).toEqual([[lost], [0, 0, 0]]);
      expect(after.happened('penalty').find((event) => event.event === 'penalty' && event.seat === 0)).toEqual({
        event: 'penalty',
        seat: 0,
        coins: 0,
        card: lost,
        victory: [],
        debt: 0,
      });
    }
  });

  rule('E-57', 'the player chooses which victory tokens', () => {
    const me = { tokens: { victory: [1, 3, 5] } };
    const t = ageEnd({ edifice: 'concentric-castle', me });
    expect([t.asked(), t.offered()]).toEqual(['give', [give(1, 3), give(1, 5), give(3, 5)]]);
    expect(t.answer('me', give(1, 3)).military()).toEqual([0, 0, 1, 0]);
    expect(t.answer('me', give(5, 1)).military()).toEqual([0, 1, 0, 0]);
    const after = t.answer('me', give(3, 5));
    expect([after.military(), after.edificeDebt(), after.score().military]).toEqual([[1, 0, 0, 0], [0, 0, 0], 1]);
    expect(after.happened('penalty').at(-1)).toEqual({
      event: 'penalty',
      seat: 0,
      coins: 0,
      card: null,
      victory: [3, 5],
      debt: 0,
    });
  });

  rule('E-57', 'a card that is not offered is refused, and nothing changes', () => {
    const me = { city: ['stockade', 'barracks', 'altar'], hand: ['theater'] };
    const t = ageEnd({ edifice: 'outpost', me, left: { city: ['guard-tower', 'walls'] } });
    for (const card of ['altar', 'guard-tower', 'walls', 'theater', 'fortifications', 'outpost'])
      expectRefused(t, 'me', pick(card), 'not-offered');
    expectRefused(t, 'me', pick('nonsense'), 'unknown-card');
    for (const answer of [PASS, give(1, 1), give(), { do: 'pay', coins: 2 }, { do: 'side', side: 'A' }])
      expectRefused(t, 'me', answer, 'not-this-question');
    for (const answer of [build('stockade'), sell('stockade'), stage('stockade')])
      expectRefused(t, 'me', answer, 'not-this-question');
    for (const answer of [null, 'stockade', -1, 1.5, Number.NaN, 2 ** 31, [], {}])
      expectRefused(t, 'me', answer, 'garbage');
    expectRefused(t, 'right', pick('stockade'), 'not-asked');
  });

  rule('E-57', 'tokens that are not held, too few or too many are refused, and nothing changes', () => {
    const t = ageEnd({ edifice: 'concentric-castle', me: { tokens: { victory: [1, 1, 3], defeat: 2 } } });
    expect(t.offered()).toEqual([give(1, 1), give(1, 3)]);
    for (const wrong of [give(), give(1), give(3), give(3, 3), give(1, 5), give(5, 5), give(1, 1, 3), give(1, 1, 1)])
      expectRefused(t, 'me', wrong, 'not-offered');
    for (const victory of [[2], [1, -1], ['1', '1'], [1, 1, 1, 1], 'all', null, undefined, 2, { 1: 2 }])
      expectRefused(t, 'me', { do: 'give', victory }, 'garbage');
    for (const answer of [PASS, pick('theater'), { do: 'pay', coins: 2 }, sell('theater')])
      expectRefused(t, 'me', answer, 'not-this-question');
    const number = choices.give([1, 1, 0]);
    expect(submit(t.game, 0, number).error).toBeNull();
    for (const stray of [1 << 7, 1 << 11, 1 << 14, 1 << 17, 1 << 20, 1 << 27])
      expectRefused(t, 'me', number + stray, 'garbage');
    expectRefused(t, 'me', choices.give([0, 2, 0]), 'not-offered');
    expectRefused(t, 'me', choices.give([3, 0, 0]), 'not-offered');
  });
});

describe('paid in full or not at all', () => {
  rule('EQ-19', 'a player with one red card loses it; with none takes the token', () => {
    const t = ageEnd({ edifice: 'outpost', me: { city: ['barracks'] }, left: { city: ['altar'] } });
    expect([t.seat().city, t.seat('left').city]).toEqual([['theater'], ['altar', 'theater']]);
    expect([t.edificeDebts(), t.asked()]).toEqual([[0, 1, 1], null]);
  });

  rule('EQ-19', 'coins do not stand in for a card, nor cards for coins', () => {
    const rich = ageEnd({ edifice: 'outpost', me: { coins: 50 } });
    expect([rich.seat().coins, rich.edificeDebt()]).toEqual([50, [1, 0, 0]]);
    const poor = ageEnd({ edifice: 'gold-reserves', me: { coins: 0, city: ['barracks', 'altar'] } });
    expect([poor.seat().city, poor.edificeDebt()]).toEqual([
      ['barracks', 'altar', 'theater'],
      [0, 0, 1],
    ]);
  });

  for (const [held, lost, options] of [
    [[], null, 0],
    [[1], null, 0],
    [[5], null, 0],
    [[1, 1], [1, 1], 1],
    [[1, 3], [1, 3], 1],
    [[5, 5], [5, 5], 1],
    [[3, 3, 3], [3, 3], 1],
    [[1, 1, 1, 1, 1], [1, 1], 1],
    [[1, 1, 3], [1, 1], 2],
    [[1, 3, 3], [3, 3], 2],
    [[1, 3, 5], [3, 5], 3],
    [[1, 1, 5, 5], [1, 5], 3],
    [[1, 1, 3, 3, 5, 5], [5, 5], 6],
  ] as [number[], number[] | null, number][])
    rule('EQ-26', `the Concentric Castle and the tokens ${held.join(', ') || 'of nobody'}`, () => {
      const me = { tokens: { victory: held, defeat: 1 } };
      let t = ageEnd({ edifice: 'concentric-castle', me });
      expect(t.offered().length).toBe(options > 1 ? options : 0);
      expect(t.asked()).toBe(options > 1 ? 'give' : null);
      if (options > 1 && lost) t = t.answer('me', give(...lost));
      const rest = [...held];
      for (const value of lost ?? []) rest.splice(rest.indexOf(value), 1);
      expect(t.military()).toEqual([...[1, 3, 5].map((value) => rest.filter((other) => other === value).length), 1]);
      expect([t.edificeDebt(), t.score().edifice]).toEqual([[0, 0, lost ? 0 : 1], lost ? 0 : -5]);
    });

  rule('EQ-26', 'tokens of this Age’s conflicts are not there yet', () => {
    const me = { tokens: { victory: [1] }, shields: 5 };
    const t = ageEnd({ edifice: 'concentric-castle', me });
    expect([t.edificeDebt(), t.military()]).toEqual([
      [0, 0, 1],
      [1, 0, 2, 0],
    ]);
  });

  rule('EQ-26', 'tokens of an Edifice are lost like those of a conflict', () => {
    const edifices = [
      { id: 'outpost', left: 0, state: 'built' },
      { id: 'staging-camp', left: 1, state: 'project' },
      { id: 'concentric-castle', left: 2, state: 'project' },
    ];
    const me = ready('giza', { pawns: [1, 0, 0], tokens: { victory: [3] }, coins: 9 });
    let t: Tabletop = table({ edifices, age: 2, turn: lastTurn, me }).withNextAge();
    t = t.quietTurn({ me: join('theater') });
    expect(t.military()).toEqual([0, 1, 1, 0]);
    while (t.game.state.at < t.game.rules.end) t = t.play({});
    expect([t.military(), t.edificeDebt()]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0],
    ]);
  });

  rule('EQ-27', 'who has one way only is not asked', () => {
    const t = ageEnd({ edifice: 'outpost', me: { city: ['barracks'] }, left: { city: ['barracks', 'stockade'] } });
    expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual([null, 'pick', null]);
    // what needs no choice has happened already
    expect([t.seat().city, t.edificeDebt('right')]).toEqual([['theater'], [1, 0, 0]]);
  });
});

describe('all at the same time, in secret', () => {
  const red = ['stockade', 'barracks'];
  const three = (): Tabletop =>
    ageEnd({ edifice: 'outpost', me: { city: red }, left: { city: red }, others: [{ city: red }], right: SAFE });

  rule('EQ-27', 'everybody with a choice is asked at once', () => {
    const t = three();
    expect([0, 1, 2, 3].map((seat) => t.asked(seat))).toEqual(['pick', 'pick', 'pick', null]);
  });

  rule('EQ-27', 'nothing is shown before the last has chosen', () => {
    const before = three();
    const t = before.answer('me', pick('barracks'));
    expect(t.seat().city).toEqual([...red, 'theater']);
    expect([t.discard(), t.events.length]).toEqual([[], before.events.length]);
    for (const seat of [1, 2, 3, null]) {
      const seen = view(t.game, seat);
      expect(seen.answered).toEqual([true, false, false, false]);
      const other = view(before.answer('me', pick('stockade')).game, seat);
      expect(seen).toEqual(other);
    }
    const done = t.answer(2, pick('stockade')).answer(1, pick('barracks'));
    expect([0, 1, 2].map((seat) => done.seat(seat).city)).toEqual([
      ['stockade', 'theater'],
      ['stockade', 'theater'],
      ['barracks', 'theater'],
    ]);
    expect(done.discard()).toEqual(['barracks', 'barracks', 'stockade']);
  });

  rule('EQ-27', 'an answer may be changed or taken back until then', () => {
    const t = three();
    const changed = t.answer('me', pick('barracks')).answer('me', pick('stockade'));
    const { game, error } = retract(changed.game, 0);
    expect(error).toBeNull();
    expect(game.state).toEqual(t.game.state);
    expect(retract(game, 0).error?.code).toBe('nothing-sealed');
    const done = tabletop(game).answer(1, pick('barracks')).answer(2, pick('barracks')).answer('me', pick('stockade'));
    expect(done.seat().city).toEqual(['barracks', 'theater']);
    expect(changed.answer(1, pick('barracks')).answer(2, pick('barracks')).seat().city).toEqual([
      'barracks',
      'theater',
    ]);
  });

  rule('EQ-27', 'an answer to a settled question is refused', () => {
    const t = three();
    const { question } = t.game.state;
    const done = t.answer(0, pick('stockade')).answer(1, pick('stockade')).answer(2, pick('stockade'));
    expect(submit(done.game, 0, pick('barracks'), question).error?.code).toBe('over');
    expect(submit(t.game, 0, pick('barracks'), question - 1).error?.code).toBe('stale');
  });

  rule('EQ-27', 'cards and tokens of several players go at the same time', () => {
    const held = { tokens: { victory: [1, 3, 5] } };
    let t = ageEnd({ edifice: 'concentric-castle', me: held, left: held, right: held });
    expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual(['give', 'give', 'give']);
    t = t.answer('me', give(1, 3)).answer('left', give(3, 5));
    expect([t.military(), t.military('left')]).toEqual([
      [1, 1, 1, 0],
      [1, 1, 1, 0],
    ]);
    t = t.answer('right', give(1, 5));
    expect([0, 1, 2].map((seat) => t.military(seat))).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });
});

describe('where the card goes', () => {
  rule('EQ-22', 'to the discard pile, behind what lies there', () => {
    const t = ageEnd({ edifice: 'outpost', discard: ['walls'], me: { city: ['stockade'] } });
    expect(t.discard()).toEqual(['walls', 'stockade']);
  });

  rule('EQ-22', 'Halikarnassos may dig it up in the next Age', () => {
    const left = ready('halikarnassos', { side: 'B', ...SAFE });
    let t = nextAge({ edifice: 'outpost', me: { city: ['barracks'] }, left }, ['theater']);
    t = t.quietTurn({ me: sell('theater'), left: stage('theater'), right: sell('theater') });
    expect(t.picks('left')).toContain('barracks');
    expect(t.answer('left', pick('barracks')).seat('left').city).toContain('barracks');
  });

  rule('EQ-22', 'the one who lost it may dig it up too', () => {
    const me = ready('halikarnassos', { side: 'B', city: ['barracks'] });
    let t = nextAge({ edifice: 'outpost', me }, ['theater']);
    t = t.quietTurn({ me: stage('theater'), left: sell('theater'), right: sell('theater') });
    expect(t.picks()).toEqual(['barracks', 'theater']);
    const after = t.answer('me', pick('barracks'));
    expect([after.seat().city, after.game.state.seats[0].tally.shields]).toEqual([['barracks'], 1]);
  });

  rule('EQ-22', 'not in the turn that has just ended', () => {
    const left = ready('halikarnassos', { side: 'B', ...SAFE });
    const t = ageEnd(
      { edifice: 'outpost', discard: ['walls'], me: { city: ['barracks', 'stockade'] }, left },
      { left: stage('theater') },
    );
    expect([t.picks('left'), t.asked()]).toEqual([['walls'], null]);
    const passed = t.answer('left', PASS);
    expect(passed.picks()).toEqual(['barracks', 'stockade']);
    const done = passed.answer('me', pick('barracks'));
    expect([done.asked('left'), done.discard()]).toEqual([null, ['walls', 'barracks']]);
  });

  rule('E-R11', 'all see which card it was', () => {
    const t = ageEnd({ edifice: 'outpost', me: { city: ['barracks'] } });
    const { seats } = t.game.state;
    for (const seat of [0, 1, 2]) {
      const seen = view(t.game, seat).seen?.[seats.length] ?? [];
      expect(names(t.game, seen)).toEqual(['barracks']);
    }
    const event = t.happened('penalty')[0];
    expect([event.secret, 'card' in event && event.card]).toEqual([undefined, 'barracks']);
  });

  rule('E-R11', 'also when it was chosen in secret, each of them one time', () => {
    let t = ageEnd({ edifice: 'outpost', me: { city: ['barracks', 'stockade'] }, left: { city: ['stockade'] } });
    t = t.answer('me', pick('barracks'));
    for (const seat of [0, 1, 2]) {
      const seen = view(t.game, seat).seen?.[t.game.state.seats.length] ?? [];
      expect(names(t.game, seen).sort()).toEqual(['barracks', 'stockade']);
    }
  });
});

describe('what is lost with the card', () => {
  const intact = (t: Tabletop): void => {
    for (const seat of t.game.state.seats) expect(seat.tally).toEqual(retally(t.game.rules, seat));
  };

  rule('EQ-23', 'what it made, for its city and for neighbours', () => {
    const t = nextAge({ edifice: 'belvedere', me: { city: ['lumber-yard'], coins: 9 } }, ['stockade']);
    expect(t.seat().city).toEqual([]);
    expect(t.ways('stockade')).toEqual([]);
    expect(t.ways('stockade', 'left')).toEqual([]);
    const kept = nextAge({ edifice: 'belvedere', me: { city: ['lumber-yard'], ...SAFE } }, ['stockade']);
    expect(kept.isFree('stockade')).toBe(true);
    expect(kept.offers('stockade', 'left')).toEqual([{ right: 2 }]);
    intact(t);
  });

  rule('EQ-23', 'one of two producers: the other one stays', () => {
    const me = { city: ['lumber-yard', 'ore-vein'], coins: 0 };
    const start = table({ edifice: 'belvedere', turn: lastTurn, me, left: SAFE, right: SAFE }).withNextAge('barracks');
    const t = start.quietTurn({ me: sell('theater') });
    expect(t.picks()).toEqual(['lumber-yard', 'ore-vein']);
    expect(t.answer('me', pick('lumber-yard')).isFree('barracks')).toBe(true);
    expect(t.answer('me', pick('ore-vein')).ways('barracks')).toEqual([]);
    intact(t.answer('me', pick('ore-vein')));
  });

  rule('EQ-23', 'what the board makes stays', () => {
    const me = { wonder: 'olympia', city: ['lumber-yard'], coins: 0 };
    const t = nextAge({ edifice: 'belvedere', me }, ['stockade', 'caravansery']);
    expect(t.seat().hand).toContain('stockade');
    expect(t.isFree('stockade')).toBe(true);
    expect(t.ways('caravansery')).toEqual([]); // 2 wood
  });

  rule('EQ-23', 'cheaper trade', () => {
    const me = { city: ['west-trading-post'], coins: 9 };
    const left = { makes: ['stone'], ...SAFE };
    const t = nextAge({ edifice: 'artisan-district', me, left }, ['baths']);
    expect(t.offers('baths')).toEqual([{ left: 2 }]);
    const kept = nextAge({ edifice: 'artisan-district', me: { ...me, ...SAFE }, left }, ['baths']);
    expect(kept.offers('baths')).toEqual([{ left: 1 }]);
    intact(t);
  });

  rule('EQ-23', 'a manufactured good', () => {
    const me = { city: ['loom-age1'], coins: 0 };
    for (const edifice of ['curtain-wall', 'amphitheater']) {
      const t = ageEnd({ edifice, me });
      expect(t.seat().city).toEqual(['theater']);
      intact(t);
    }
    expect(nextAge({ edifice: 'curtain-wall', me }, ['apothecary']).ways('apothecary')).toEqual([]);
    expect(nextAge({ edifice: 'curtain-wall', me: { ...me, ...SAFE } }, ['apothecary']).isFree('apothecary')).toBe(
      true,
    );
  });

  rule('EQ-23', 'science, points and the chain', () => {
    const science = ageEnd({ edifice: 'agora', me: { city: ['apothecary', 'dispensary', 'workshop'] } });
    expect(science.picks()).toEqual(['apothecary', 'dispensary', 'workshop']);
    expect(science.answer('me', pick('apothecary')).score().science).toBe(2);
    expect(science.answer('me', pick('workshop')).score().science).toBe(4);
    const points = ageEnd({ edifice: 'archives', me: { city: ['palace', 'senate'] } }, { me: sell('theater') });
    expect(points.answer('me', pick('palace')).score().civilian).toBe(6);
    const blue = { edifice: 'river-port', age: 2, me: { city: ['baths'], coins: 0 } };
    expect(nextAge(blue, ['aqueduct']).ways('aqueduct')).toEqual([]);
    expect(
      nextAge({ ...blue, me: { ...blue.me, ...SAFE } }, ['aqueduct'])
        .ways('aqueduct')
        .map(({ via }) => via),
    ).toEqual(['chain']);
  });

  rule('EQ-23', 'what was built by its chain remains', () => {
    const t = ageEnd({ edifice: 'river-port', me: { city: ['baths', 'aqueduct'] } }, { me: sell('theater') });
    const after = t.answer('me', pick('baths'));
    expect([after.seat().city, after.score().civilian]).toEqual([['aqueduct'], 5]);
  });

  rule('EQ-23', 'its place in what guilds count, at home and next door', () => {
    const me = { city: ['lumber-yard', 'shipowners-guild'], coins: 0 };
    const left = { city: ['workers-guild'], ...SAFE };
    const t = ageEnd({ edifice: 'factory', me, left });
    expect([t.score().guilds, t.score('left').guilds]).toEqual([1, 0]);
    const kept = ageEnd({ edifice: 'factory', me: { ...me, ...SAFE }, left });
    expect([kept.score().guilds, kept.score('left').guilds]).toEqual([2, 1]);
  });

  rule('EQ-23', 'its place in what yellow cards and Edifices count', () => {
    const edifices = [
      { id: 'artisan-district', left: 0, state: 'built' },
      { id: 'factory', left: 1, state: 'project' },
      { id: 'archives', left: 1, state: 'project' },
    ];
    const city = ['lumber-yard', 'loom-age1', 'haven'];
    const sheet = (pawns: number[]) => {
      const t = table({ edifices, age: 2, turn: lastTurn, me: { city, pawns } }).quietTurn();
      const { edifice, commerce } = t.score();
      return { edifice, commerce };
    };
    expect(sheet([1, 1, 0])).toEqual({ edifice: 2, commerce: 1 });
    expect(sheet([1, 0, 0])).toEqual({ edifice: 0, commerce: 0 });
  });

  rule('EQ-23', 'its shields, already in the conflicts of this Age', () => {
    const fight = (held: number): number[] => {
      const me = { city: ['walls'], pawns: [0, held, 0] };
      const t = ageEnd({ edifice: 'staging-camp', me, left: { shields: 1, ...SAFE }, right: { shields: 1, ...SAFE } });
      return t.military();
    };
    expect([fight(1), fight(0)]).toEqual([
      [0, 2, 0, 0],
      [0, 0, 0, 2],
    ]);
  });

  rule('EQ-23', 'which card it is matters to the conflict', () => {
    const me = { city: ['stockade', 'walls'] };
    const t = ageEnd({ edifice: 'staging-camp', me, left: { shields: 1, ...SAFE }, right: { shields: 1, ...SAFE } });
    expect(t.answer('me', pick('stockade')).military()).toEqual([0, 2, 0, 0]);
    expect(t.answer('me', pick('walls')).military()).toEqual([0, 0, 0, 0]);
  });

  rule('EQ-23', 'coins that it has brought stay', () => {
    const me = { coins: 8, city: ['tavern'] };
    const t = ageEnd({ edifice: 'artisan-district', me });
    expect([t.seat().city, t.seat().coins, t.edificeDebt()]).toEqual([['theater'], 8, [0, 0, 0]]);
    const built = ageEnd({ edifice: 'artisan-district', me: { coins: 0, hand: ['tavern'] } });
    expect([built.seat().city, built.seat().coins, built.discard()]).toEqual([[], 5, ['tavern']]);
  });

  rule('EQ-23', 'the structure may be built anew, and lost anew', () => {
    const me = { city: ['stockade'], makesPrivately: ['wood'] };
    let t = nextAge({ edifice: 'outpost', me }, ['stockade']);
    expect(t.refusal('me', build('stockade'))).toBeNull();
    t = t.quietTurn({ me: build('stockade'), left: sell('stockade'), right: sell('stockade') });
    expect(t.seat().city).toEqual(['stockade']);
    expect(t.refusal('me', build('stockade'))).toBe('already-built');
    const kept = nextAge({ edifice: 'outpost', me: { ...me, ...SAFE } }, ['stockade']);
    expect(kept.refusal('me', build('stockade'))).toBe('already-built');
  });

  rule('EQ-23', 'the same structure of another Age too', () => {
    const t = nextAge({ edifice: 'curtain-wall', me: { city: ['loom-age1'] } }, ['loom-age2']);
    expect(t.refusal('me', build('loom-age2'))).toBeNull();
  });

  rule('EQ-23', 'other cities keep what they have', () => {
    const left = { city: ['stockade'], ...SAFE };
    const before = table({ edifice: 'outpost', turn: lastTurn, me: { city: ['stockade'] }, left, right: SAFE });
    const t = before.quietTurn({ left: sell('theater'), right: sell('theater') });
    expect([t.seat('left').city, t.game.state.seats[1].tally]).toEqual([
      ['stockade'],
      before.game.state.seats[1].tally,
    ]);
  });
});

describe('what cannot be lost', () => {
  rule('EQ-24', 'a card that marks a stage', () => {
    const hand = ['stockade', 'altar'];
    let t = table({
      edifice: 'outpost',
      turn: 5,
      me: ready('giza', { hand }),
      left: { hand: ['theater', 'altar'], ...SAFE },
      right: { hand: ['theater', 'altar'], ...SAFE },
    });
    t = t
      .quietTurn({ me: stage('stockade') })
      .quietTurn({ me: build('altar'), left: build('altar'), right: build('altar') });
    expect([t.seat().under, t.seat().city, t.edificeDebt()]).toEqual([['stockade'], ['altar'], [1, 0, 0]]);
  });

  rule('EQ-24', 'not even beside one of the city: there is one way, and nobody is asked', () => {
    const hand = ['stockade', 'altar'];
    let t = table({
      edifice: 'outpost',
      turn: 5,
      me: ready('giza', { hand, city: ['barracks'] }),
      left: { hand: ['theater', 'altar'], ...SAFE },
      right: { hand: ['theater', 'altar'], ...SAFE },
    });
    t = t
      .quietTurn({ me: stage('stockade') })
      .quietTurn({ me: build('altar'), left: build('altar'), right: build('altar') });
    expect([t.seat().under, t.seat().city, t.edificeDebt()]).toEqual([['stockade'], ['altar'], [0, 0, 0]]);
  });

  rule('EQ-24', 'a card of the last hand', () => {
    const t = ageEnd({ edifice: 'outpost', me: { hand: ['theater', 'stockade'] } });
    expect([t.edificeDebt(), t.discard()]).toEqual([[1, 0, 0], ['stockade']]);
  });

  rule('EQ-25', 'shields of a stage are not given up for a red card', () => {
    const me = { wonder: 'rhodos', stages: 2, shields: 3 };
    const t = ageEnd({ edifice: 'outpost', me, left: SAFE, right: SAFE });
    expect([t.edificeDebt(), t.game.state.seats[0].tally.shields, t.military()]).toEqual([[1, 0, 0], 5, [2, 0, 0, 0]]);
  });

  rule('EQ-25', 'shields of an Edifice neither', () => {
    const edifices = [
      { id: 'curtain-wall', left: 0, state: 'built' },
      { id: 'staging-camp', left: 1, state: 'project' },
      { id: 'archives', left: 1, state: 'project' },
    ];
    const t = table({ edifices, age: 2, turn: lastTurn, me: { pawns: [1, 0, 0] } }).quietTurn();
    expect([t.edificeDebt(), t.game.state.seats[0].tally.shields]).toEqual([[0, 1, 0], 1]);
  });

  rule('EQ-24', 'the goods of a yellow card are no brown or grey card', () => {
    const me: ScenarioSeat = { city: ['caravansery', 'forum'], wonder: 'giza' };
    for (const edifice of ['belvedere', 'curtain-wall', 'amphitheater', 'factory']) {
      const t = ageEnd({ edifice, me });
      expect([t.seat().city, t.edificeDebts()[0]]).toEqual([['caravansery', 'forum', 'theater'], 1]);
    }
  });

  rule('EQ-19', 'all coins of the table still add up', () => {
    const t = ageEnd({ edifice: 'auction-house', me: { coins: 9 }, left: { coins: 3 } });
    expect(t.purses().reduce((sum, coins) => sum + coins) + t.game.state.bank).toBe(0);
  });
});
