/** What every black card of the box costs, and what those do that the first box has too. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  BLACK_SECOND,
  build,
  cardIn,
  expectCost,
  PLENTY,
  rule,
  secondEdition,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { fought, rulesFor, table } = secondEdition('cities');

/** Costs as the page lists them. */
const COSTS: Record<string, string> = {
  cells: '',
  'city-gates': '1 coin wood',
  'clandestine-wharf-east': '1 coin',
  'clandestine-wharf-west': '1 coin',
  customs: '',
  dive: '',
  hideout: '',
  militia: '3 coins',
  'opium-stash': '',
  pigeonhole: '1 coin ore',
  'raider-camp': '',
  residence: 'clay',
  'secret-warehouse': '2 coins',
  'smugglers-cache': '',
  'architect-firm': '1 coin papyrus',
  'band-of-spies': '2 coins stone clay',
  'black-market': 'ore loom',
  consulate: 'clay papyrus',
  'forging-agency': '2 coins',
  'gambling-den': '1 coin',
  guardhouse: '2 coins wood ore',
  lair: 'wood glass',
  mercenaries: '4 coins papyrus',
  'opium-den': 'papyrus',
  'raider-fort': '1 coin clay ore',
  sepulcher: 'stone glass loom',
  tabularium: '2 coins wood ore loom',
  'trade-center': 'stone clay papyrus',
  brotherhood: '2 wood ore loom',
  capitol: '2 coins 2 stone 2 clay glass papyrus',
  cenotaph: 'stone 2 clay glass loom',
  'chamber-of-builders': 'wood clay glass papyrus',
  contingent: '5 coins loom',
  embassy: 'stone loom papyrus',
  memorial: 'wood stone loom',
  mint: '2 wood clay glass loom',
  'opium-distillery': 'wood glass',
  prison: '2 coins clay 2 ore papyrus',
  'raider-garrison': '2 coins 2 stone loom',
  'secret-network': 'stone papyrus',
  'slave-market': '2 wood 2 ore',
  'torture-chamber': '3 coins 2 ore glass',
};

rule('C2-1', 'each card costs what is listed, is there once, and no chain leads to it or from it', () => {
  const rules = rulesFor(5);
  expect(Object.keys(COSTS)).toEqual([...BLACK_SECOND[1], ...BLACK_SECOND[2], ...BLACK_SECOND[3]]);
  for (const [card, cost] of Object.entries(COSTS)) {
    expectCost(cost, (makes, coins) => table({ age: 3, me: { coins, hand: [card] }, left: { makes } }).offers(card));
    expect(cardIn(rules, card).chain).toEqual([]);
  }
  for (const { chain } of rules.cards) for (const { name } of chain) expect(COSTS).not.toHaveProperty(name);
});

/** The turn in which I build this card; the others build a Theater. */
const built = (card: string, me: ScenarioSeat = {}, rest: TableLiteral = {}): Tabletop =>
  table({ age: 3, ...rest, me: { coins: 20, makesPrivately: PLENTY, ...me, hand: [card] } }).quietTurn({
    me: build(card),
  });
const gained = (t: Tabletop, had = 20): number => t.seat().coins - had;

describe('cards with a new name', () => {
  rule('C2-9', 'the Dive of Age I: 6 coins for its owner and 1 coin for each neighbour, from the bank', () => {
    const t = built('dive', {}, { age: 1, others: [{}, {}] });
    expect([gained(t), t.purses().slice(1)]).toEqual([6, [4, 3, 3, 4]]);
    expect(cardIn(rulesFor(5), 'dive').age).toBe(1);
  });

  rule('C2-10', 'the Gambling Den of Age II: 9 coins for its owner and 2 coins for each neighbour', () => {
    const t = built('gambling-den', {}, { age: 2, others: [{}, {}] });
    expect([gained(t), t.purses().slice(1)]).toEqual([9 - 1, [5, 3, 3, 5]]);
    expect(cardIn(rulesFor(5), 'gambling-den').age).toBe(2);
  });

  rule('C2-7', 'the Wharves cost 1 coin each, and each takes a coin off once a turn on its own side', () => {
    for (const [card, side, other] of [
      ['clandestine-wharf-east', 'right', 'left'],
      ['clandestine-wharf-west', 'left', 'right'],
    ] as const) {
      expect(gained(built(card))).toBe(-1);
      const price = (from: 'left' | 'right', cost: string): unknown => {
        const me: ScenarioSeat = { city: [card], coins: 9, hand: [{ cost, colour: 'blue' }] };
        return table({ me, [from]: { makes: ['3 stone'] } }).offers('made-up-0-0');
      };
      expect(price(side, 'stone')).toEqual([{ [side]: 1 }]);
      expect(price(side, '3 stone')).toEqual([{ [side]: 5 }]);
      expect(price(other, 'stone')).toEqual([{ [other]: 2 }]);
    }
  });

  rule('C2-6', 'the three masks copy a symbol each, also the Band of Spies and the Pigeonhole', () => {
    for (const mask of ['pigeonhole', 'band-of-spies', 'torture-chamber']) {
      const two = { compass: 1, gear: 1 };
      const score = (left: string[]) =>
        table({ age: 3, me: { city: [mask], symbols: two }, left: { city: left } }).score();
      expect([score(['scriptorium']).science, score([]).science]).toEqual([10, 2]);
    }
  });

  rule('C2-6', 'the Architect Firm: 2 points, and stages need no resources', () => {
    const me: ScenarioSeat = { wonder: 'giza', city: ['architect-firm'], coins: 0, hand: ['altar'] };
    const t = table({ age: 3, me });
    expect([t.stageOffers(), t.score().cities]).toEqual([[{}], 2]);
    expect(t.quietTurn({ me: stage('altar') }).seat().stage).toBe(1);
    const petra: ScenarioSeat = { ...me, wonder: 'petra', stages: 1, coins: 5 };
    expect(table({ age: 3, me: petra }).stageOffers()).toEqual([{ bank: 5 }]);
  });

  rule('C2-6', 'the Chamber of Builders: 4 points, the others lose 1 coin per stage of theirs', () => {
    const others = [{ coins: 9 }];
    const left: ScenarioSeat = { wonder: 'rhodos', stages: 2, coins: 9 };
    const t = built('chamber-of-builders', { wonder: 'giza', stages: 3 }, { left, others });
    expect([t.dues(), t.score().cities]).toEqual([[0, 2, 0, 0], 4]);
  });

  rule('C2-6', 'the Secret Network: 1 coin at once and 1 point at the end per own black card, itself too', () => {
    const t = built('secret-network', { city: ['customs', 'raider-camp'] });
    expect([gained(t), t.score().cities]).toEqual([3, 3 + 4]);
  });

  rule('C2-6', 'the City Gates make 4 points', () => expect(built('city-gates').score().cities).toBe(4));
});

describe('the Embassy', () => {
  rule('C2-8', 'brings a Diplomacy token as before', () => {
    expect(built('embassy').count('diplomacy')).toEqual([1, 0, 0]);
    const t = fought(3, { me: { diplomacy: 1 }, left: { shields: 9 } });
    expect(t.military()).toEqual([0, 0, 0, 0]);
  });

  rule('C2-31', 'makes 2 points', () => expect(built('embassy').score().cities).toBe(2));
});
