import { describe, expect } from 'vitest';
import { build as builtFor, PAID } from '../../../src/choice.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { shoppingList } from '../../../src/shopping.ts';
import { build, expectRefused, MADE_UP, mix, rule, stage, type Tabletop } from '../../kit/index.ts';

const { table } = mix('cities');

const KINDS = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'];

const CATAN: ScenarioSeat = { wonder: 'catan', side: 'A', coins: 20 };

/** Catan has a structure of this cost in hand. */
const wanting = (cost: string, me: ScenarioSeat, left: ScenarioSeat = {}, right: ScenarioSeat = {}): Tabletop =>
  table({ age: 2, me: { ...CATAN, ...me, hand: [{ cost, colour: 'blue' }] }, left, right });

/** Whether it can be had without buying. */
const has = (cost: string, ...makes: string[]): boolean => wanting(cost, { makes }).isFree(MADE_UP);

const hasWith = (cost: string, ...city: string[]): boolean => wanting(cost, { city }).isFree(MADE_UP);

describe('the board', () => {
  rule('W-58', 'makes nothing, for itself or for its neighbours', () => {
    for (const kind of KINDS) {
      const hand = [{ cost: kind, colour: 'blue' as const }];
      const t = table({ me: { ...CATAN, hand }, left: { coins: 9, hand }, right: { coins: 9, hand } });
      expect([t.offers(MADE_UP), t.offers('made-up-1-0', 'left'), t.offers('made-up-2-0', 'right')]).toEqual([
        [],
        [],
        [],
      ]);
    }
  });
});

describe('the exchange', () => {
  rule('W-59', 'two equal resources count as one of any kind: 2 ore pay for 1 glass', () => {
    expect(wanting('glass', { makes: ['2 ore'] }).accepted(MADE_UP)).toEqual([{}]);
    for (const two of KINDS) for (const one of KINDS) expect(has(one, `2 ${two}`)).toBe(true);
  });

  rule('W-59', 'they have to be equal, and only Catan does it', () => {
    expect(has('glass', 'ore', 'wood')).toBe(false);
    expect(has('glass', 'ore')).toBe(false);
    expect(wanting('glass', { makes: ['2 ore'], wonder: 'rhodos' }).offers(MADE_UP)).toEqual([]);
    expect(wanting('glass', { makes: ['2 ore'], wonder: undefined }).offers(MADE_UP)).toEqual([]);
  });

  rule('W-59', 'for a stage too: 4 ore pay for wood and clay', () => {
    const me = { ...CATAN, coins: 0, hand: ['altar'] };
    const t = table({ me: { ...me, makes: ['4 ore'] } });
    expect(t.accepted('altar', 'me', { as: 'stage' })).toEqual([{}]);
    expect(t.play({ me: stage('altar') }).seat().stage).toBe(1);
    expect(table({ me: { ...me, makes: ['3 ore'] } }).stageOffers()).toEqual([]);
    expect(table({ me: { ...me, makes: ['2 ore', 'wood'] } }).stageOffers()).toEqual([{}]);
  });

  rule('W-63', 'brown and grey cards make units for it', () => {
    expect(hasWith('glass', 'ore-vein', 'foundry')).toBe(true);
    expect(hasWith('glass', 'foundry')).toBe(true);
    expect(hasWith('glass', 'ore-vein')).toBe(false);
    expect(hasWith('stone', 'press-age1', 'forum')).toBe(true);
    expect(hasWith('stone', 'press-age1')).toBe(false);
  });

  rule('W-63', 'and yellow cards', () => {
    expect(hasWith('glass', 'ore-vein', 'caravansery')).toBe(true);
    expect(hasWith('glass', 'caravansery')).toBe(false);
    expect(hasWith('stone', 'forum')).toBe(false);
  });

  rule('W-63', 'and stages, which are not for sale', () => {
    expect(wanting('glass', { makesPrivately: ['wood/stone/clay/ore', 'ore'] }).isFree(MADE_UP)).toBe(true);
    expect(wanting('glass', { makesPrivately: ['wood/stone/clay/ore'], makes: ['clay'] }).isFree(MADE_UP)).toBe(true);
  });

  rule('W-63', 'and the Secret Warehouse and the Black Market', () => {
    expect(hasWith('glass', 'ore-vein', 'secret-warehouse')).toBe(true);
    expect(hasWith('glass', 'secret-warehouse')).toBe(false);
    // the Black Market makes no ore here, but a glass that goes with that of the Forum
    expect(hasWith('2 ore', 'ore-vein', 'black-market', 'forum')).toBe(true);
    expect(hasWith('2 ore', 'ore-vein', 'black-market')).toBe(false);
  });

  rule('W-64', 'what is bought is never exchanged', () => {
    expect(wanting('glass', { makes: ['ore'] }, { makes: ['2 ore'] }).offers(MADE_UP)).toEqual([]);
    expect(wanting('glass', {}, { makes: ['2 ore'] }, { makes: ['2 ore'] }).offers(MADE_UP)).toEqual([]);
    // but it may take the place of what is exchanged
    const t = wanting('2 ore glass', { makes: ['2 ore'] }, { makes: ['2 ore'] });
    expect(t.offers(MADE_UP)).toEqual([{ left: 4 }]);
    expectRefused(t, 'me', build(MADE_UP, { pay: { left: 2 } }), 'wrong-payment');
  });

  rule('W-64', 'nor what the Architect Cabinet takes off a stage', () => {
    const me: ScenarioSeat = { ...CATAN, city: ['architect-cabinet'], hand: [{ cost: 'glass', colour: 'blue' }] };
    const t = table({ age: 2, me });
    expect([t.stageOffers(), t.offers(MADE_UP)]).toEqual([[{}], []]);
  });

  rule('W-65', 'a unit of choice counts as any one of its kinds', () => {
    expect(has('glass', 'wood/clay', 'wood/clay')).toBe(true);
    expect(has('ore', 'wood/clay', 'wood/clay')).toBe(true);
    expect(has('glass', 'wood/clay', 'clay/ore')).toBe(true);
    expect(has('glass', 'wood/clay', 'stone/ore')).toBe(false);
    expect(has('glass', 'wood/clay', 'clay')).toBe(true);
    expect(has('glass', 'wood/clay')).toBe(false);
    // the third is for the cost, whichever two are exchanged
    expect(has('wood glass', 'wood/clay', 'clay/ore', 'clay')).toBe(true);
    expect(has('wood glass', 'wood/clay', 'clay/ore', 'ore')).toBe(true);
    expect(has('wood glass', 'wood/clay', 'clay', 'ore')).toBe(false);
  });

  rule('W-66', 'each unit is used once: 3 ore make one exchange and 1 ore', () => {
    expect(has('ore glass', '3 ore')).toBe(true);
    expect(has('2 ore glass', '3 ore')).toBe(false);
    expect(has('2 glass', '3 ore')).toBe(false);
    expect(has('glass loom', '3 ore')).toBe(false);
  });

  rule('W-67', 'what was exchanged is not exchanged again: 4 ore make two units', () => {
    expect(has('2 glass', '4 ore')).toBe(true);
    expect(has('glass loom', '4 ore')).toBe(true);
    expect(has('glass loom papyrus', '4 ore')).toBe(false);
    // a glass by exchange and a glass of its own are no pair
    expect(has('loom papyrus', '2 ore', 'glass')).toBe(false);
    expect(has('glass loom', '2 ore', 'glass')).toBe(true);
  });

  rule('W-68', 'several exchanges in a turn', () => {
    expect(has('glass loom papyrus', '6 ore')).toBe(true);
    expect(has('glass loom papyrus', '2 ore', '2 wood', '2 clay')).toBe(true);
    expect(has('glass loom papyrus stone', '2 ore', '2 wood', '2 clay')).toBe(false);
    expect(has('glass loom papyrus stone', '2 ore', '2 wood', '3 clay', 'glass')).toBe(true);
  });

  rule('W-69', 'what is exchanged is not for sale, and what the cards make is', () => {
    const hand = [
      { cost: 'glass', colour: 'blue' as const },
      { cost: 'ore', colour: 'blue' as const },
    ];
    const t = table({ me: { ...CATAN, makes: ['2 ore'] }, left: { coins: 9, hand }, right: { coins: 9, hand } });
    expect([t.offers('made-up-1-0', 'left'), t.offers('made-up-2-0', 'right')]).toEqual([[], []]);
    expect([t.offers('made-up-1-1', 'left'), t.offers('made-up-2-1', 'right')]).toEqual([
      [{ right: 2 }],
      [{ left: 2 }],
    ]);
  });

  rule('W-70', 'an exchanged unit is no kind that the city makes', () => {
    // 2 ore of the Foundry and 1 of the Warehouse: one exchange, and the Warehouse makes no glass
    expect(hasWith('glass ore', 'foundry', 'secret-warehouse')).toBe(true);
    expect(hasWith('2 glass', 'foundry', 'secret-warehouse')).toBe(false);
    // the Black Market still makes the glass that could be had by exchange
    expect(hasWith('2 glass', 'foundry', 'black-market')).toBe(true);
    expect(hasWith('ore glass', 'foundry', 'black-market')).toBe(true);
    expect(hasWith('3 ore', 'foundry', 'black-market')).toBe(false);
  });
});

describe('with trade', () => {
  rule('W-59', 'every way to exchange and buy is offered that no other beats', () => {
    // the glass for 2 coins, or by exchange and an ore of the neighbour for 1
    const me = { makes: ['2 ore'], city: ['west-trading-post'] };
    const t = wanting('ore glass', me, { makes: ['ore'] }, { makes: ['glass'] });
    expect(t.offers(MADE_UP)).toEqual([{ left: 1 }, { right: 2 }]);
    expect(t.accepted(MADE_UP)).toEqual([{ right: 2 }, { left: 1 }, { left: 1, right: 2 }]);
  });

  rule('W-59', 'what is bought is told for either', () => {
    const me = { makes: ['2 ore'], city: ['west-trading-post'] };
    const { game } = wanting('ore glass', me, { makes: ['ore'] }, { makes: ['glass'] });
    const card = game.rules.cardByName.get(MADE_UP) as number;
    const bought = (left: number, right: number) => shoppingList(game, 0, builtFor(card, PAID, left, right, 0));
    expect(bought(1, 0)).toEqual({ left: ['ore'], right: [], bank: [] });
    expect(bought(0, 2)).toEqual({ left: [], right: ['glass'], bank: [] });
    expect(bought(1, 2)).toEqual({ left: ['ore'], right: ['glass'], bank: [] });
  });

  rule('W-59', 'what is lacking is told after the best exchanges', () => {
    expect(wanting('glass loom', { makes: ['2 ore'] }).why(MADE_UP)).toBe(
      'needs 1 more glass or loom; neither neighbour sells it',
    );
    expect(wanting('2 ore glass', { makes: ['2 ore'] }).why(MADE_UP)).toBe(
      'needs 1 more glass; neither neighbour sells it',
    );
    expect(wanting('2 ore glass', { makes: ['3 ore'] }).why(MADE_UP)).toBe(
      'needs 1 more ore or glass; neither neighbour sells it',
    );
    expect(wanting('2 glass', { makes: ['3 ore'] }, { makes: ['ore'] }).why(MADE_UP)).toBe(
      'needs 1 more glass; neither neighbour sells it',
    );
  });

  rule('W-59', 'a coin too few is told with the best exchanges', () => {
    const t = wanting('ore glass', { makes: ['2 ore'], coins: 1 }, { makes: ['ore'] }, { makes: ['glass'] });
    expect(t.why(MADE_UP)).toBe('costs 2 coins with trade and there is 1 to spend');
  });
});
