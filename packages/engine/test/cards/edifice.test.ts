/** Every Edifice and every stage of Ur: cost, reward and penalty, each seen at a table. */
import { describe, expect, test } from 'vitest';
import { strengthOf } from '../../src/conflict.ts';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import type { Payment } from '../../src/types.ts';
import { RESOURCES, type Side } from '../../src/vocabulary.ts';
import { expectCost, join, MADE_UP, mix, moreIn, type Place, rule, sell, stage, unitsOf } from '../kit/index.ts';

const { rulesFor, table } = mix('edifice');

/** What is different for who has taken part: coins, tokens, strength, units made, points by line. */
type Seen = Record<string, number>;
type Penalty = { coins: number } | { card: string } | { victories: number };

/** Edifice, Age, coins for taking part, what the reward changes in the rich city, penalty, rule. */
type Row = [edifice: string, age: number, cost: number, reward: Seen, penalty: Penalty, rule: string];

const MADE = { glass: 1, loom: 1, papyrus: 1, units: 1 };
const RAW = { wood: 1, stone: 1, clay: 1, ore: 1, units: 1 };

const EDIFICES: Row[] = [
  ['artisan-district', 1, 2, { 'points: edifice': 2 * 2 }, { card: 'yellow' }, 'E-53'],
  ['belvedere', 1, 1, { 'points: edifice': 3 }, { card: 'brown' }, 'E-52'],
  ['curtain-wall', 1, 2, { strength: 1 }, { card: 'grey' }, 'E-50'],
  ['money-changer', 1, 1, { coins: 4 }, { coins: 2 }, 'E-47'],
  ['outpost', 1, 1, { 'victory-3': 1, 'points: military': 3 }, { card: 'red' }, 'E-48'],
  ['amphitheater', 2, 3, { 'points: edifice': 4 }, { card: 'grey' }, 'E-54'],
  ['auction-house', 2, 2, { coins: 7 }, { coins: 5 }, 'E-47'],
  ['factory', 2, 3, MADE, { card: 'brown' }, 'E-51'],
  ['river-port', 2, 3, RAW, { card: 'blue' }, 'E-51'],
  ['staging-camp', 2, 2, { 'victory-5': 1, 'points: military': 5 }, { card: 'red' }, 'E-48'],
  ['agora', 3, 6, { 'points: guilds': 5 }, { card: 'green' }, 'E-56'],
  ['archives', 3, 5, { 'points: edifice': 7 }, { card: 'blue' }, 'E-55'],
  ['concentric-castle', 3, 5, { strength: 2 }, { victories: 2 }, 'E-50'],
  ['gold-reserves', 3, 3, { coins: 15 }, { coins: 9 }, 'E-47'],
  ['military-school', 3, 5, { 'victory-5': 1, defeat: -2, 'points: military': 5 + 2 }, { card: 'red' }, 'E-49'],
];

/** A city with something of everything, so that each count is a different number. */
const RICH: Record<Place, ScenarioSeat> = {
  me: {
    wonder: 'giza',
    side: 'B',
    stages: 2,
    coins: 30,
    makesPrivately: ['3 clay'],
    tokens: { victory: [1, 3], defeat: 2 },
    city: [
      ...['lumber-yard', 'clay-pool', 'ore-vein', 'stone-pit'],
      ...['loom-age1', 'press-age1'],
      ...['altar', 'theater', 'baths', 'pawnshop'],
      ...['tavern'],
      ...['stockade', 'barracks'],
      ...['apothecary', 'workshop', 'scriptorium'],
      ...['workers-guild', 'spies-guild'],
    ],
    hand: ['vineyard'],
  },
  left: { city: ['lumber-yard', 'clay-pool', 'stone-pit', 'stockade'], coins: 30 },
  right: { city: ['ore-vein', 'clay-pit', 'loom-age1'], coins: 30 },
};

/** My city after the turn in which I built a stage, with the coins for taking part given back. */
function after(edifice: string, age: number, cost: number, join: boolean): Seen {
  const before = table({ age, edifice, on: 1, ...RICH });
  const t = before.play({ me: { ...stage('vineyard'), join } });
  const { rules, state } = t.game;
  const { own } = state.seats[0].tally;
  const { total, treasury, ...lines } = t.score();
  const { tokens, coins, stage: stages } = t.seat();
  return {
    coins: coins + (join ? cost : 0),
    stage: stages,
    ...Object.fromEntries(['victory-1', 'victory-3', 'victory-5', 'defeat'].map((token) => [token, tokens[token]])),
    strength: strengthOf(rules, state, 0),
    ...Object.fromEntries(RESOURCES.map((resource, i) => [resource, own[1 << i]])),
    units: own[own.length - 1],
    ...Object.fromEntries(Object.entries(lines).map(([line, points]) => [`points: ${line}`, points])),
  };
}

/** One card of each colour; the Barracks are a shield. */
const COLOURS: Record<string, string> = {
  brown: 'lumber-yard',
  grey: 'loom-age1',
  blue: 'altar',
  yellow: 'tavern',
  red: 'barracks',
  green: 'apothecary',
  purple: 'workers-guild',
};

const changes = (from: Seen, to: Seen): Seen =>
  Object.fromEntries(Object.keys(to).flatMap((key) => (to[key] === from[key] ? [] : [[key, to[key] - from[key]]])));

describe('each Edifice', () => {
  for (const [edifice, age, cost, reward, penalty, number] of EDIFICES) {
    rule('E-46', `${edifice}: of Age ${age}, ${cost} coin${cost === 1 ? '' : 's'} and no resource`, () => {
      const t = (coins: number) =>
        table({ age, edifice, on: 2, me: { wonder: 'giza', makesPrivately: ['stone'], coins } });
      const joining = (coins: number, pay?: Partial<Payment>) =>
        t(coins).refusal('me', join('theater', pay ? { pay } : {}));
      expect(t(20).stageOffers()).toEqual([{}, { bank: cost }]);
      expect([joining(cost), joining(cost, { bank: cost }), joining(cost - 1, { bank: cost })]).toEqual([
        null,
        null,
        'cannot-pay',
      ]);
      expect(joining(20, { bank: cost - 1 })).toBe('wrong-payment');
      expect(joining(20, { bank: cost + 1 })).toBe('wrong-payment');
    });

    rule(number, `${edifice} gives ${JSON.stringify(reward)} and nothing else`, () => {
      const [without, with_] = [false, true].map((join) => after(edifice, age, cost, join));
      expect(changes(without, with_)).toEqual(reward);
    });

    rule(number, `${edifice}: penalty ${JSON.stringify(penalty)} and nothing else`, () => {
      // one card of each colour, two tokens and coins enough: exactly this is lost
      const city = Object.values(COLOURS);
      const safe = { pawns: [1, 1, 1], shields: 1 };
      // as strong as the neighbours when it is over, so that no conflict is won or lost
      const shields = 'card' in penalty && penalty.card === 'red' ? 1 : 0;
      const me = { city, coins: 20, tokens: { victory: [1, 3], defeat: 1 }, shields };
      const t = table({ age, edifice, on: 1, turn: 6, me, left: safe, right: safe }).play({
        me: sell('theater'),
      });
      const lost = 'card' in penalty ? COLOURS[penalty.card] : null;
      const { coins, city: left } = t.seat();
      expect(left).toEqual(city.filter((card) => card !== lost));
      expect(coins).toBe(20 + 3 - ('coins' in penalty ? penalty.coins : 0));
      expect(t.military()).toEqual('victories' in penalty ? [0, 0, 0, 1] : [1, 1, 0, 1]);
      expect(t.edificeDebt()).toEqual([0, 0, 0]);
      expect(t.discard().filter((card) => card !== 'theater')).toEqual(lost ? [lost] : []);
    });

    rule(
      'E-39',
      `${edifice}: who has a little less than the penalty keeps it and has a debt of ${[2, 3, 5][age - 1]}`,
      () => {
        const city = Object.entries(COLOURS).flatMap(([colour, card]) =>
          'card' in penalty && penalty.card === colour ? [] : [card],
        );
        const coins = 'coins' in penalty ? penalty.coins - 1 : 20;
        const victory = 'victories' in penalty ? [5] : [1, 3];
        const me = { wonder: 'giza', makesPrivately: ['stone'], city, coins, tokens: { victory } };
        const strong = { pawns: [1, 1, 1], shields: 1 };
        const even = city.includes('barracks') ? {} : { shields: 1 };
        const t = table({
          age,
          edifice,
          on: 1,
          turn: 6,
          me: { ...me, ...even },
          left: strong,
          right: strong,
        }).play({ me: stage('theater') });
        expect(t.seat()).toMatchObject({ city, coins });
        expect(t.score()).toMatchObject({
          military: victory.reduce((sum, n) => sum + n),
          edifice: [-2, -3, -5][age - 1],
        });
      },
    );
  }
});

/** Cost, points, and the pawns that the stage brings: of a fixed Age, or of an Age of choice. */
type StageRow = [cost: string, points: number, pawn: number | 'choice' | null];
const UR: Record<Side, StageRow[]> = {
  A: [
    ['1 stone 1 ore', 3, null],
    ['2 stone 1 clay', 0, 'choice'],
    ['3 wood 1 papyrus', 7, null],
  ],
  B: [
    ['1 stone 1 glass', 0, 1],
    ['1 stone 2 ore', 0, 2],
    ['1 stone 2 clay 1 loom', 0, 3],
  ],
};

describe('disputed figures', () => {
  rule('EQ-47', 'the Staging Camp costs 2 coins, not 3', () => {
    const t = (coins: number) =>
      table({
        edifice: 'staging-camp',
        on: 2,
        me: { wonder: 'giza', makesPrivately: ['stone'], coins },
      });
    expect(
      t(2)
        .play({ me: join('theater') })
        .seat().coins,
    ).toBe(0);
    expect(
      t(3)
        .play({ me: join('theater') })
        .seat().coins,
    ).toBe(1);
  });
});

describe('Ur', () => {
  for (const side of ['A', 'B'] as const) {
    const number = side === 'A' ? 'E-58' : 'E-59';
    const seat = (stages: number): ScenarioSeat => ({
      wonder: 'ur',
      side,
      stages,
      ...(side === 'A' && stages > 1 ? { options: [1] } : {}),
    });

    rule(number, `${side}: makes wood, and sells it`, () => {
      const hand = [{ cost: 'wood', colour: 'blue' as const }];
      const t = table({ me: { ...seat(0), hand }, left: { hand } });
      expect([t.offers(MADE_UP), t.offers('made-up-1-0', 'left')]).toEqual([[{}], [{ right: 2 }]]);
      for (const cost of ['2 wood', ...RESOURCES.filter((resource) => resource !== 'wood')])
        expect(table({ me: { ...seat(0), hand: [{ cost, colour: 'blue' }] } }).ways(MADE_UP)).toEqual([]);
    });

    UR[side].forEach(([cost, points, pawn], i) => {
      rule(number, `${side}${i + 1} costs ${cost}`, () => {
        // the left neighbour has just these units and sells them all, but for the wood of Ur itself
        const bought = unitsOf(cost);
        const own = bought.indexOf('wood');
        if (own >= 0) bought.splice(own, 1);
        const offers = (makes: string[], coins: number) =>
          table({ me: { ...seat(i), coins }, left: { makes } }).stageOffers();
        expectCost(bought.join(' '), offers, pawn === 'choice' ? 3 : 1);
      });

      const ages = pawn === 'choice' ? [1, 2, 3] : [pawn];
      for (const age of ages)
        rule(
          number,
          `${side}${i + 1} gives ${points} points and ${age ? `a pawn of Age ${age}` : 'no pawn'}, nothing else`,
          () => {
            const before = table({
              edifice: 'belvedere',
              on: 2,
              me: { ...seat(i), coins: 9, makesPrivately: unitsOf(cost) },
            });
            const option = pawn === 'choice' && age ? { option: age } : {};
            const t = before.play({ me: stage('theater', option) });
            expect(t.seat()).toMatchObject({ stage: i + 1, coins: 9 });
            const had = before.pawns();
            expect(t.pawns()).toEqual(had.map((count, n) => count + Number(n + 1 === age)));
            expect(t.score().wonder - before.score().wonder).toBe(points);
            expect(t.game.state.seats[0].tally).toEqual(before.game.state.seats[0].tally);
            expect(t.game.state.tokens).toEqual(before.game.state.tokens);
          },
        );
    });
  }
});

describe('all together', () => {
  const { cards, wonders } = rulesFor(7);

  test('each of the fifteen Edifices has its row, and each row its Edifice', () => {
    const found = cards.filter(({ colour }) => colour < 0).map(({ name, age }) => [name, age]);
    expect(EDIFICES.map(([name, age]) => [name, age]).sort()).toEqual([...found].sort());
    expect(found).toHaveLength(15);
  });

  test('they are the only cards that come with the module', () => {
    const { cards: added } = moreIn(mix('edifice'), mix());
    expect(added.map(({ name }) => name).sort()).toEqual(EDIFICES.map(([name]) => name).sort());
  });

  test('each stage of Ur has its row', () => {
    const found = wonders.filter(({ city }) => city === 'ur').map(({ side, stages }) => [side, stages.length]);
    expect(found).toEqual([
      ['A', UR.A.length],
      ['B', UR.B.length],
    ]);
  });
});
