import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  edificesWith,
  join,
  MADE_UP,
  mix,
  pick,
  ready,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = mix('edifice');

/** I take the last pawn of this Edifice with a stage of Giza; my left neighbour has had one since before. */
function finished(edifice: string, literal: TableLiteral = {}): Tabletop {
  const me = ready('giza', { coins: 9, ...literal.me });
  const left = { pawns: [1, 1, 1], ...literal.left };
  return table({ edifice, on: 1, ...literal, me, left }).quietTurn({ me: join('theater') });
}

/** My points on a line when this Edifice stands and I have so many pawns of it. */
function worth(line: string, edifice: string, me: ScenarioSeat, literal: TableLiteral = {}, count = 1): number {
  return table({ edifice, fate: 'built', age: 3, ...literal, me: { pawns: [count, count, count], ...me } }).score()[
    line
  ];
}

const HAND = { hand: ['theater', 'altar'] };
/** A hand with a Theater and cards of these costs. */
const costs = (...words: string[]): ScenarioSeat => ({
  hand: ['theater', ...words.map((cost) => ({ cost, colour: 'blue' as const }))],
});

describe('coins', () => {
  for (const [edifice, cost, reward, penalty] of [
    ['money-changer', 1, 4, 2],
    ['auction-house', 2, 7, 5],
    ['gold-reserves', 3, 15, 9],
  ] as const)
    rule(
      'E-47',
      `${edifice}: ${reward} coins of the bank for each holder; penalty ${penalty} coins to the bank`,
      () => {
        const t = finished(edifice);
        expect(t.purses()).toEqual([9 - cost + reward, 3 + reward, 3]);
        const before = table({ edifice, turn: lastTurn, me: { coins: 20 }, left: { coins: 20 }, right: { coins: 20 } });
        const failed = before.quietTurn();
        expect(failed.purses()).toEqual(new Array(3).fill(20 - penalty));
        expect(failed.game.state.bank - before.game.state.bank).toBe(3 * penalty);
      },
    );
});

describe('victory tokens', () => {
  rule('E-48', 'the Outpost gives a token of 3, the Staging Camp one of 5', () => {
    for (const [edifice, expected] of [
      ['outpost', [0, 1, 0, 0]],
      ['staging-camp', [0, 0, 1, 0]],
    ] as const) {
      const t = finished(edifice);
      expect([t.military(), t.military('left'), t.military('right')]).toEqual([expected, expected, [0, 0, 0, 0]]);
      const token = edifice === 'outpost' ? 'victory-3' : 'victory-5';
      expect(t.happened('token')).toEqual([0, 1].map((seat) => ({ event: 'token', seat, token, count: 1 })));
    }
  });

  rule('E-48', 'defeat tokens stay', () => {
    expect(finished('staging-camp', { me: { tokens: { defeat: 2 } } }).military()).toEqual([0, 0, 1, 2]);
  });

  rule('E-48', 'the penalty is a red card', () => {
    for (const edifice of ['outpost', 'staging-camp', 'military-school']) {
      const city = ['altar', 'lumber-yard', 'barracks', 'tavern', 'apothecary'];
      expect(ageEnd({ edifice, me: { city } }).discard()).toEqual(['barracks']);
    }
  });

  rule('E-49', 'the Military School gives a token of 5 and takes all defeat tokens', () => {
    const t = finished('military-school', {
      me: { tokens: { victory: [1, 3], defeat: 4 } },
      left: { tokens: { defeat: 1 } },
      right: { tokens: { defeat: 2 } },
    });
    expect([t.military(), t.military('left'), t.military('right')]).toEqual([
      [1, 1, 1, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 2],
    ]);
    expect(t.happened('token')).toEqual([
      { event: 'token', seat: 0, token: 'victory-5', count: 1 },
      { event: 'token', seat: 0, token: 'defeat', count: -4 },
      { event: 'token', seat: 1, token: 'victory-5', count: 1 },
      { event: 'token', seat: 1, token: 'defeat', count: -1 },
    ]);
  });

  rule('E-49', 'nothing is told of defeats where there are none', () => {
    expect(
      finished('military-school')
        .happened('token')
        .map(({ token }) => token),
    ).not.toContain('defeat');
  });

  rule('E-49', 'tokens 3, −1, −1 and two victories of Age III afterwards: 18 points', () => {
    const t = finished('military-school', {
      turn: lastTurn,
      me: { tokens: { victory: [3], defeat: 2 }, shields: 5 },
    });
    expect([t.military(), t.score().military]).toEqual([[0, 1, 3, 0], 18]);
  });

  rule('E-49', 'tokens 1, 1, 3, 3 and a defeat afterwards: 12 points', () => {
    const t = finished('military-school', {
      turn: lastTurn,
      me: { tokens: { victory: [1, 1, 3, 3] } },
      left: { shields: 1 },
    });
    expect([t.military(), t.score().military]).toEqual([[2, 2, 1, 1], 12]);
  });

  rule('EQ-28', 'tokens of an Edifice are like those of a conflict: they stand on the military line', () => {
    const t = finished('outpost');
    expect(t.score()).toMatchObject({ military: 3, edifice: 0 });
    const lost = ageEnd({ edifice: 'concentric-castle', me: { tokens: { victory: [3, 5] } } });
    expect(lost.military()).toEqual([0, 0, 0, 0]);
  });
});

describe('shields', () => {
  rule('E-50', 'the Curtain Wall is 1 shield, the Concentric Castle 2, in this Age’s conflicts already', () => {
    for (const [edifice, shields] of [
      ['curtain-wall', 1],
      ['concentric-castle', 2],
    ] as const) {
      const fight = (right: number) =>
        finished(edifice, { turn: lastTurn, left: { shields: 0 }, right: { shields: right } }).military();
      const age = edifice === 'curtain-wall' ? 0 : 2;
      const won = (count: number, defeats: number) => [0, 1, 2].map((n) => (n === age ? count : 0)).concat(defeats);
      expect([fight(shields - 1), fight(shields), fight(shields + 1)]).toEqual([won(1, 0), won(0, 0), won(0, 1)]);
    }
  });

  rule('E-50', 'and in those of later Ages', () => {
    const t = table({ edifice: 'curtain-wall', fate: 'built', age: 3, turn: lastTurn, me: { pawns: [1, 0, 0] } });
    expect(t.quietTurn().military()).toEqual([0, 0, 2, 0]);
  });

  rule('E-50', 'the penalties: a grey card, two victory tokens', () => {
    const city = ['altar', 'lumber-yard', 'barracks', 'tavern', 'apothecary', 'loom-age1'];
    const me = { city, tokens: { victory: [1, 3] } };
    const wall = ageEnd({ edifice: 'curtain-wall', me });
    expect([wall.discard(), wall.military().slice(0, 3)]).toEqual([['loom-age1'], [3, 1, 0]]);
    const castle = ageEnd({ edifice: 'concentric-castle', me, left: { shields: 9 }, right: { shields: 9 } });
    expect([castle.discard(), castle.military().slice(0, 3)]).toEqual([[], [0, 0, 0]]);
  });
});

describe('production', () => {
  const RAW = ['wood', 'stone', 'clay', 'ore'];
  const MADE = ['glass', 'loom', 'papyrus'];
  for (const [edifice, those, others] of [
    ['factory', MADE, RAW],
    ['river-port', RAW, MADE],
  ] as const) {
    const pair = `${those[0]} ${those[1]}`;
    const words = [...those, ...others, pair, `2 ${those[0]}`];
    const next = (me: ScenarioSeat): Tabletop => {
      const boards = { me: { wonder: 'giza', side: 'B' as const, makesPrivately: ['2 wood'], coins: 9, ...me } };
      // Giza makes stone; in Age II hands move to the right, so mine comes from the left
      return table({ edifice, on: 1, ...boards, left: costs(...words), right: ready('rhodos', HAND) }).quietTurn({
        me: build('theater'),
        left: sell('theater'),
        right: join('theater'),
      });
    };
    const free = (t: Tabletop): string[] => words.filter((_, i) => t.isFree(`made-up-1-${i + 1}`));
    const own = ['stone', 'wood', '2 wood', 'wood stone'].filter((word) => (words as string[]).includes(word));

    rule('E-51', `the ${edifice} makes one of ${those.join(', ')} in each turn`, () => {
      expect(free(next({ hand: ['theater', 'altar'] })).sort()).toEqual([...own].sort());
      const t = next({ hand: ['theater', 'altar'], pawns: [0, 1, 0] });
      const more = edifice === 'factory' ? [...MADE, ...own] : [...RAW, ...own];
      expect(free(t).sort()).toEqual([...new Set(more)].sort());
    });

    rule('E-51', `the ${edifice} makes one unit, not one of each`, () => {
      const alone = { wonder: undefined, makesPrivately: [], pawns: [0, 1, 0], hand: ['theater', 'altar'] };
      expect(free(next(alone)).sort()).toEqual([...those].sort());
    });

    rule('EQ-32', `neighbours cannot buy what the ${edifice} makes`, () => {
      // in Age II hands move to the right: the left neighbour has the right one's next, the right neighbour has mine
      const t = table({
        edifice,
        on: 1,
        me: ready('rhodos', { coins: 9, ...costs(...those) }),
        left: { ...HAND, coins: 9 },
        right: { ...costs(...those), coins: 9 },
      }).quietTurn({ me: join('theater') });
      expect(t.pile('rewards')).toEqual([edifice]);
      those.forEach((resource, i) => {
        // Rhodos makes ore and sells it
        expect(t.offers(`made-up-2-${i + 1}`, 'left')).toEqual(resource === 'ore' ? [{ right: 2 }] : []);
        expect(t.offers(`made-up-0-${i + 1}`, 'right')).toEqual(resource === 'ore' ? [{ left: 2 }] : []);
      });
      expect(t.game.state.seats[0].tally.rawForSale).toEqual(
        table({ me: { wonder: 'rhodos' } }).game.state.seats[0].tally.rawForSale,
      );
      expect(t.game.state.seats[0].tally.madeForSale.every((units) => units === 0)).toBe(true);
    });
  }

  rule('E-51', 'not in the turn in which it is finished', () => {
    const hand = [{ cost: 'glass', colour: 'blue' as const }, 'altar'];
    const t = table({ edifice: 'factory', on: 1, me: { hand, pawns: [0, 1, 0] }, left: ready('giza') });
    expect(t.answer('left', join('theater')).refusal('me', build(MADE_UP))).toBe('cannot-pay');
  });

  rule('E-51', 'it is the same in the next Age', () => {
    const me = { hand: ['theater'], pawns: [0, 1, 0] };
    const start = table({ edifice: 'factory', fate: 'built', turn: lastTurn, me });
    const t = start.withNextAge('apothecary', 'workshop', 'scriptorium').quietTurn();
    expect(t.game.state.age).toBe(3);
    for (const card of ['apothecary', 'workshop', 'scriptorium']) expect(t.isFree(card)).toBe(true);
  });

  rule('E-51', 'the penalties: a brown card, a blue card', () => {
    const city = ['altar', 'lumber-yard', 'barracks', 'tavern', 'apothecary', 'loom-age1'];
    expect(ageEnd({ edifice: 'factory', me: { city } }).discard()).toEqual(['lumber-yard']);
    const safe = { pawns: [0, 1, 0] };
    const port = ageEnd({ edifice: 'river-port', me: { city }, left: safe, right: safe }, { me: sell('theater') });
    expect(port.discard()).toEqual(['theater', 'altar']);
  });
});

describe('points at the end', () => {
  rule('E-52', 'the Belvedere: 1 point for each own stage', () => {
    for (const stages of [0, 1, 2, 3, 4])
      expect(
        worth('edifice', 'belvedere', { wonder: 'giza', side: 'B', stages }, { left: { wonder: 'rhodos', stages: 2 } }),
      ).toBe(stages);
  });

  rule('E-52', 'stages built later count too', () => {
    let t = finished('belvedere', {
      me: { hand: ['theater', 'altar', 'pawnshop'] },
      left: { hand: ['theater', 'altar', 'pawnshop'] },
      right: { hand: ['theater', 'altar', 'pawnshop'] },
    });
    expect(t.score().edifice).toBe(1);
    t = t.quietTurn({ me: stage('altar') });
    expect([t.seat().stage, t.score().edifice, t.score('left').edifice]).toEqual([2, 2, 0]);
  });

  rule('E-52', 'the penalty is a brown card', () => {
    expect(ageEnd({ edifice: 'belvedere', me: { city: ['lumber-yard', 'loom-age1', 'altar'] } }).discard()).toEqual([
      'lumber-yard',
    ]);
  });

  const brown = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein'];
  const grey = ['loom-age1', 'glassworks-age1', 'press-age1'];
  for (const [browns, greys, points] of [
    [2, 1, 2],
    [3, 3, 6],
    [4, 0, 0],
    [0, 3, 0],
    [1, 2, 2],
    [0, 0, 0],
  ])
    rule('E-53', `the Artisan District: ${browns} brown and ${greys} grey cards make ${points} points`, () => {
      const city = [...brown.slice(0, browns), ...grey.slice(0, greys)];
      const left = { city: [...brown, ...grey] };
      expect(worth('edifice', 'artisan-district', { city }, { left })).toBe(points);
    });

  rule('E-53', 'what a board or a yellow card makes is no card of these colours', () => {
    const me = { wonder: 'giza', city: ['forum', 'caravansery'], makes: ['wood', 'glass'] };
    expect(worth('edifice', 'artisan-district', me)).toBe(0);
  });

  rule('E-53', 'the penalty is a yellow card', () => {
    const city = ['lumber-yard', 'tavern', 'altar'];
    expect(ageEnd({ edifice: 'artisan-district', me: { city } }).discard()).toEqual(['tavern']);
  });

  rule('E-54', 'the Amphitheater: 1 point for each own blue card; the penalty is a grey card', () => {
    const left = { city: ['altar', 'theater', 'baths'] };
    for (const city of [[], ['altar'], ['altar', 'baths', 'palace'], ['lumber-yard', 'altar']] as string[][])
      expect(worth('edifice', 'amphitheater', { city }, { left })).toBe(
        city.filter((card) => card !== 'lumber-yard').length,
      );
    const city = ['lumber-yard', 'loom-age1', 'altar'];
    expect(ageEnd({ edifice: 'amphitheater', me: { city } }).discard()).toEqual(['loom-age1']);
  });

  const COLOURFUL = ['lumber-yard', 'loom-age1', 'altar', 'tavern', 'barracks', 'apothecary', 'workers-guild'];
  rule('E-55', 'the Archives: 1 point for each different colour', () => {
    for (let n = 0; n <= COLOURFUL.length; n++)
      expect(worth('edifice', 'archives', { city: COLOURFUL.slice(0, n) })).toBe(n);
    expect(
      worth('edifice', 'archives', { city: ['altar', 'baths', 'palace', 'stockade'] }, { left: { city: COLOURFUL } }),
    ).toBe(2);
  });

  rule('E-55', 'the penalty is a blue card', () => {
    const safe = { pawns: [0, 0, 1] };
    const t = ageEnd(
      { edifice: 'archives', me: { city: COLOURFUL }, left: safe, right: safe },
      { me: sell('theater') },
    );
    expect(t.discard()).toEqual(['theater', 'altar']);
  });

  rule('E-R12', 'a colour whose last card is lost does not count any more', () => {
    const edifices = [
      { id: 'belvedere', left: 1, state: 'failed' },
      { id: 'staging-camp', left: 1, state: 'project' },
      { id: 'archives', left: 0, state: 'built' },
    ];
    const archives = (city: string[]) =>
      table({ edifices, age: 2, turn: lastTurn, me: { city, pawns: [0, 0, 1], hand: ['theater'] } }).quietTurn();
    // the Theater is blue
    expect(archives(['barracks', 'tavern']).score().edifice).toBe(2);
    const two = archives(['barracks', 'stockade', 'tavern']);
    expect(two.answer('me', pick('stockade')).score().edifice).toBe(3);
  });
});

describe('the Agora', () => {
  /** Neighbours with something of everything. */
  const left: ScenarioSeat = {
    wonder: 'rhodos',
    stages: 2,
    city: ['lumber-yard', 'loom-age1', 'altar', 'tavern', 'barracks', 'apothecary', 'workers-guild'],
    tokens: { defeat: 2 },
  };
  const right: ScenarioSeat = {
    wonder: 'ephesos',
    stages: 1,
    city: ['stone-pit', 'clay-pool', 'glassworks-age1', 'press-age1', 'theater', 'stockade', 'workshop', 'school'],
    tokens: { defeat: 1 },
  };
  const GUILDS: Record<string, number> = {
    'workers-guild': 3,
    'craftsmens-guild': 6,
    'traders-guild': 1,
    'philosophers-guild': 3,
    'spies-guild': 2,
    'strategists-guild': 3,
    'magistrates-guild': 2,
    'builders-guild': 2 + 2 + 1,
    'shipowners-guild': 1 + 1 + 1,
  };
  const me = (...guilds: string[]): ScenarioSeat => ({
    wonder: 'giza',
    stages: 2,
    city: ['lumber-yard', 'loom-age1', ...guilds],
  });
  const guilds = (city: ScenarioSeat, count: number, more: TableLiteral = {}): number =>
    worth('guilds', 'agora', city, { left, right, ...more }, count);

  for (const [guild, points] of Object.entries(GUILDS))
    rule('E-56', `it doubles the ${guild}: ${2 * points} points`, () => {
      const own = guild === 'workers-guild' ? { left: { ...left, city: left.city?.slice(0, -1) } } : {};
      expect([guilds(me(guild), 0, own), guilds(me(guild), 1, own)]).toEqual([points, 2 * points]);
    });

  rule('E-56', 'without a purple card there is nothing to double; the penalty is a green card', () => {
    expect(guilds(me(), 1)).toBe(0);
    expect(guilds(me('palace'), 1)).toBe(0);
    const city = ['apothecary', 'workers-guild', 'altar'];
    expect(ageEnd({ edifice: 'agora', me: { city } }).discard()).toEqual(['apothecary']);
  });

  rule('EQ-34', 'the card that gives the highest total, and nobody is asked', () => {
    expect(guilds(me('traders-guild', 'craftsmens-guild', 'spies-guild'), 1)).toBe(1 + 6 + 2 + 6);
    const t = ageEnd({
      edifice: 'agora',
      fate: 'built',
      me: { ...me('traders-guild', 'spies-guild'), pawns: [0, 0, 1] },
    });
    expect(t.game.state.asks.every((ask) => ask === null)).toBe(true);
    expect(t.game.state.at).toBe(t.game.rules.end);
  });

  rule('EQ-34', 'a guild built after the Agora may be doubled', () => {
    const builder = ready('giza', { pawns: [0, 0, 1], hand: ['spies-guild'] });
    const t = table({ edifice: 'agora', fate: 'built', me: builder, left, right }).play({ me: build('spies-guild') });
    expect(t.score().guilds).toBe(4);
  });

  rule('EQ-34', 'the Scientists Guild is a second symbol of choice, on the science line', () => {
    const scholar = (symbols: Record<string, number>, ...cards: string[]): ScenarioSeat => ({ symbols, city: cards });
    const both = (city: ScenarioSeat, count: number): number[] => {
      const sheet = table({
        edifice: 'agora',
        fate: 'built',
        me: { ...city, pawns: [0, 0, count] },
        left,
        right,
      }).score();
      return [sheet.guilds, sheet.science, sheet.edifice];
    };
    const one = scholar({ compass: 1, gear: 1 }, 'scientists-guild');
    expect([both(one, 0), both(one, 1)]).toEqual([
      [0, 1 + 1 + 1 + 7, 0],
      [0, 4 + 1 + 1 + 7, 0],
    ]);
    const sets = scholar({ compass: 2, gear: 1, tablet: 1 }, 'scientists-guild');
    expect([both(sets, 0), both(sets, 1)]).toEqual([
      [0, 9 + 1 + 1 + 7, 0],
      [0, 4 + 4 + 4 + 14, 0],
    ]);
  });

  rule('E-R14', 'the doubled guild and the symbols of choice are set together to the highest total', () => {
    const sheet = (more: string[], symbols: Record<string, number>) => {
      const city = ['scientists-guild', ...more];
      const { guilds: purple, science } = table({
        edifice: 'agora',
        fate: 'built',
        me: { symbols, city, pawns: [0, 0, 1] },
        left,
        right,
      }).score();
      return [purple, science];
    };
    // 1/1/0: one symbol makes 1 + 1 + 1 + 7 = 10, two make 4 + 1 + 1 + 7 = 13
    expect(sheet(['spies-guild'], { compass: 1, gear: 1 })).toEqual([2, 13]);
    expect(sheet(['craftsmens-guild'], { compass: 1, gear: 1 })).toEqual([12, 10]);
    // 2/2/1: one symbol makes 4 + 4 + 4 + 14 = 26, two make 9 + 4 + 4 + 14 = 31
    expect(sheet(['spies-guild'], { compass: 2, gear: 2, tablet: 1 })).toEqual([2, 31]);
    expect(sheet(['craftsmens-guild'], { compass: 2, gear: 2, tablet: 1 })).toEqual([12, 26]);
    // 2/1/0: one symbol makes a set, 4 + 1 + 1 + 7 = 13; two make 9 + 1 + 1 + 7 = 18
    expect(sheet(['philosophers-guild'], { compass: 2, gear: 1 })).toEqual([3, 18]);
  });

  rule('EQ-34', 'there is no purple card more: the Shipowners Guild counts as before', () => {
    expect(guilds(me('shipowners-guild'), 1)).toBe(2 * 3);
    expect(guilds(me('shipowners-guild', 'spies-guild'), 1)).toBe(4 + 2 + 4);
    expect(worth('edifice', 'archives', { city: ['shipowners-guild'] })).toBe(1);
  });

  rule('EQ-34', 'a guild that Olympia scores from a neighbour cannot be doubled', () => {
    const olympia = (...cards: string[]): ScenarioSeat => ({ wonder: 'olympia', side: 'B', stages: 3, city: cards });
    // next door: the Workers Guild, worth 3 to me
    expect([guilds(olympia(), 0), guilds(olympia(), 1)]).toEqual([3, 3]);
    expect([guilds(olympia('traders-guild'), 0), guilds(olympia('traders-guild'), 1)]).toEqual([3 + 1, 3 + 1 + 1]);
  });

  rule('E-R14', 'Olympia’s guild, the doubled one and the symbols are set together', () => {
    const olympia = (symbols: Record<string, number>, ...cards: string[]): ScenarioSeat => ({
      wonder: 'olympia',
      side: 'B',
      stages: 3,
      symbols,
      city: cards,
    });
    const lines = (city: ScenarioSeat, next: string[]) => {
      const neighbour = { ...left, city: [...(left.city ?? []).slice(0, -1), ...next] };
      const sheet = table({
        edifice: 'agora',
        fate: 'built',
        me: { ...city, pawns: [0, 0, 1] },
        left: neighbour,
        right,
      });
      const { guilds: purple, science } = sheet.score();
      return [purple, science];
    };
    // the copied symbol makes the set, the own Spies Guild counts twice
    expect(lines(olympia({ compass: 1, gear: 1 }, 'spies-guild'), ['scientists-guild'])).toEqual([4, 10]);
    // 8 points by the set are better than 3 by the Workers Guild
    expect(lines(olympia({ compass: 1, gear: 1 }, 'spies-guild'), ['scientists-guild', 'workers-guild'])).toEqual([
      4, 10,
    ]);
    expect(lines(olympia({ compass: 1 }, 'scientists-guild'), ['workers-guild'])).toEqual([3, 1 + 1 + 1 + 7]);
  });

  rule('E-R1', 'the doubled guild stands on the guild line, not on the Edifice line', () => {
    const t = table({ edifice: 'agora', fate: 'built', me: { ...me('spies-guild'), pawns: [0, 0, 1] }, left, right });
    expect(t.score()).toMatchObject({ guilds: 4, edifice: 0 });
  });
});

describe('the score sheet', () => {
  rule('E-44', 'the Edifice line: points of the pawns less the debt, also below zero', () => {
    const edifices = [
      { id: 'belvedere', left: 0, state: 'built' },
      { id: 'amphitheater', left: 0, state: 'built' },
      { id: 'archives', left: 0, state: 'built' },
    ];
    const city = ['altar', 'baths', 'stockade'];
    const me = { wonder: 'giza', stages: 3, city, pawns: [1, 1, 1], edificeDebt: [0, 0, 0] };
    const line = (more: ScenarioSeat) => table({ edifices, age: 3, me: { ...me, ...more } }).score().edifice;
    expect(line({})).toBe(3 + 2 + 2);
    expect(line({ pawns: [1, 0, 0] })).toBe(3);
    expect(line({ pawns: [0, 1, 1], edificeDebt: [1, 0, 0] })).toBe(2 + 2 - 2);
    expect(line({ pawns: [0, 0, 0], edificeDebt: [1, 1, 1] })).toBe(-10);
    expect(line({ pawns: [1, 0, 0], edificeDebt: [0, 1, 1] })).toBe(3 - 8);
  });

  rule('E-44', 'it is a part of the total, and the total may be below zero', () => {
    const t = table({ edifice: 'belvedere', me: { coins: 0, edificeDebt: [1, 1, 1] } });
    expect(t.score()).toMatchObject({ edifice: -10, total: -10 });
    const { total, ...lines } = table({
      edifice: 'belvedere',
      fate: 'built',
      me: { wonder: 'giza', stages: 2, coins: 7, city: ['altar'], pawns: [1, 0, 0], edificeDebt: [1, 0, 0] },
    }).score();
    expect(Object.values(lines).reduce((sum, points) => sum + points)).toBe(total);
    expect(lines).toMatchObject({ wonder: 8, treasury: 2, civilian: 2, edifice: 0 });
  });

  rule('E-45', 'coins stand on the treasury line, tokens on the military line: the Edifice line is 0', () => {
    const edifices = [
      { id: 'money-changer', left: 0, state: 'built' },
      { id: 'river-port', left: 0, state: 'built' },
      { id: 'military-school', left: 1, state: 'project' },
    ];
    const me = ready('giza', { coins: 9, pawns: [1, 1, 0] });
    const t = table({ edifices, age: 3, me, left: { pawns: [1, 1, 1] } }).quietTurn({ me: join('theater') });
    expect(t.fates().built).toEqual(['money-changer', 'river-port', 'military-school']);
    for (const seat of [0, 1, 2]) expect(t.score(seat).edifice).toBe(0);
    expect(t.score()).toMatchObject({ military: 5, treasury: 1 });
    expect(finished('gold-reserves').score()).toMatchObject({ treasury: 7, edifice: 0 });
  });

  rule('E-R1', 'the line is called edifice; it comes with the module and stands behind the others', () => {
    const lines = Object.keys(table({ edifice: 'belvedere' }).score());
    expect(lines).toEqual([
      ...['total', 'military', 'treasury', 'wonder', 'civilian', 'commerce', 'guilds', 'science', 'edifice'],
    ]);
    expect(Object.keys(table({ modules: ['base'] }).score())).not.toContain('edifice');
  });

  rule('E-R1', 'Artisan District, Belvedere, Amphitheater, Archives and debt stand on it and nowhere else', () => {
    const city = ['altar', 'lumber-yard', 'loom-age1'];
    for (const [edifice, points] of [
      ['artisan-district', 2],
      ['belvedere', 2],
      ['amphitheater', 1],
      ['archives', 3],
    ] as const) {
      const sheet = (held: number) => {
        const me = { wonder: 'giza', stages: 2, city, pawns: [held, held, held] };
        return table({ edifices: edificesWith(edifice, 1, 'built'), age: 3, me }).score();
      };
      const without = sheet(0);
      expect(sheet(1)).toEqual({ ...without, edifice: points, total: without.total + points });
    }
    const without = table({ edifice: 'belvedere', me: { city } }).score();
    expect(table({ edifice: 'belvedere', me: { city, edificeDebt: [0, 0, 2] } }).score()).toEqual({
      ...without,
      edifice: -10,
      total: without.total - 10,
    });
  });
});

describe('what each holder has', () => {
  rule('E-27', 'a reward for each pawn and no other trace of it', () => {
    const t = finished('archives');
    expect([t.pile('rewards'), t.pile('rewards', 'left'), t.pile('rewards', 'right')]).toEqual([
      ['archives'],
      ['archives'],
      [],
    ]);
    expect([t.pawns(), t.pawns('left')]).toEqual([
      [0, 0, 1],
      [1, 1, 1],
    ]);
    expect(t.happened('penalty', 'failed')).toEqual([]);
  });
});
