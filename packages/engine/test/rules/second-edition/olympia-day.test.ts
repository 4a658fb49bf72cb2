import { describe, expect } from 'vitest';
import type { CardWord, ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Colour } from '../../../src/vocabulary.ts';
import {
  alike,
  build,
  COLOUR_CARDS,
  dear,
  expectRefused,
  FIRST_CARD,
  LAST_CARD,
  MADE_UP,
  NEW_COLOUR,
  NOTHING,
  olympiaByDay,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { table } = secondEdition();

const FREE = [{ via: NEW_COLOUR, pay: NOTHING }];

/** Olympia day with stage 2, about to build a structure of this colour. */
const about = (colour: Colour, city: CardWord[] = [], more: ScenarioSeat = {}): Tabletop =>
  table({ me: olympiaByDay([dear(colour)], { city, ...more }) });

describe('day 2', () => {
  for (const [colour, card] of COLOUR_CARDS) {
    const others = COLOUR_CARDS.filter(([other]) => other !== colour).map(([, other]) => other);

    rule('B-11.2', `the first ${colour} card costs neither resources nor coins`, () => {
      const t = about(colour);
      expect(t.ways(MADE_UP)).toEqual(FREE);
      const after = t.play({ me: build(MADE_UP, NEW_COLOUR) });
      expect(after.seat()).toMatchObject({ city: [MADE_UP], coins: 0, hand: [] });
      expect([after.seat('left').coins, after.seat('right').coins]).toEqual([3 + 3, 3 + 3]);
      expect(after.events).toContainEqual({ event: 'built', seat: 0, card: MADE_UP, via: NEW_COLOUR, pay: NOTHING });
    });

    rule('B-11.2', `with one ${colour} card in the city the next is not free: refused, and nothing changes`, () => {
      const t = about(colour, [card]);
      expect(t.ways(MADE_UP)).toEqual([]);
      expectRefused(t, 'me', build(MADE_UP, NEW_COLOUR), 'no-power');
      const paid = about(colour, [card], { makesPrivately: ['3 stone', '2 glass'], coins: 4 });
      expect(paid.ways(MADE_UP)).toEqual([{ via: 'paid', pay: { ...NOTHING, bank: 4 } }]);
      expectRefused(paid, 'me', build(MADE_UP, NEW_COLOUR), 'no-power');
    });

    rule('B-11.R1', `cards of all six other colours do not keep a ${colour} card from being free`, () => {
      expect(about(colour, others).ways(MADE_UP)).toEqual(FREE);
    });
  }

  for (const age of [1, 2, 3])
    rule('B-11.2', `in every turn of Age ${age}`, () => {
      for (let turn = 1; turn <= 6; turn++)
        expect(table({ age, turn, me: olympiaByDay([dear('green')]) }).ways(MADE_UP), `turn ${turn}`).toEqual(FREE);
    });

  rule('B-11.2', 'a card that costs nothing but coins is free too', () => {
    const t = table({ me: olympiaByDay(['clay-pit']) });
    expect(t.vias('clay-pit')).toEqual([NEW_COLOUR]);
    expect(t.play({ me: build('clay-pit', NEW_COLOUR) }).seat()).toMatchObject({ city: ['clay-pit'], coins: 0 });
    expect(table({ me: olympiaByDay(['clay-pit'], { city: ['lumber-yard'] }) }).why('clay-pit')).toMatch(
      /costs 1 coin/,
    );
  });

  rule('B-11.2', 'what it is for is named in the reason why a further card of a colour cannot be built', () => {
    expect(about('blue', ['altar'], { coins: 4 }).why(MADE_UP)).toBe(
      'needs 3 more stone and 2 more glass; neither neighbour sells it; olympia-new-colour is for the first card of a colour',
    );
  });

  rule('B-11.2', 'further cards of the colour are bought at the usual price', () => {
    const me = olympiaByDay(['baths'], { city: ['altar'], coins: 3 });
    const t = table({ me, left: { makes: ['stone'], coins: 0 } });
    expect(t.ways('baths')).toEqual([{ via: 'paid', pay: { ...NOTHING, left: 2 } }]);
    const after = t.play({ me: build('baths') });
    expect([after.seat().coins, after.seat('left').coins]).toEqual([1, 2 + 3]);
  });

  rule('B-11.2', 'a card that was free is the first of its colour from then on', () => {
    const hand = ['palace', 'senate', 'academy'];
    const t = table(alike(olympiaByDay(hand), { age: 3 })).play({ me: build('palace', NEW_COLOUR) });
    expectRefused(t, 'me', build('senate', NEW_COLOUR), 'no-power');
    expect(t.vias('academy')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.2', 'a card that was paid for is the first of its colour too', () => {
    const t = table(alike(olympiaByDay(['altar', 'palace', 'study']))).play({ me: build('altar', 'paid') });
    expectRefused(t, 'me', build('palace', NEW_COLOUR), 'no-power');
  });

  rule('B-11.R3', 'it is not used up: a new colour in each turn of an Age, and on into the next', () => {
    const hand = ['clay-pit', 'palace', 'haven', 'fortifications', 'academy', 'builders-guild'];
    let t = table(alike(olympiaByDay([...hand, 'theater']))).withNextAge('press-age1', 'siege-workshop');
    for (const card of hand) {
      expect(t.vias(card)).toEqual([NEW_COLOUR]);
      t = t.play({ me: build(card, NEW_COLOUR), left: sell(card), right: sell(card) });
    }
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    expect(t.seat()).toMatchObject({ city: hand, coins: 1 }); // the Haven paid for the Clay Pit
    expect(t.vias('press-age1')).toEqual(['paid', NEW_COLOUR]);
    expectRefused(t, 'me', build('siege-workshop', NEW_COLOUR), 'no-power');
  });

  rule('B-11.R3', 'the player names it: a first card may be paid for, with coins for the seller', () => {
    const me = olympiaByDay(['baths'], { coins: 2 });
    const t = table({ me, left: { makes: ['stone'], coins: 0 } });
    expect(t.ways('baths')).toEqual([FREE[0], { via: 'paid', pay: { ...NOTHING, left: 2 } }]);
    const paid = t.play({ me: build('baths', 'paid') });
    expect([paid.seat().coins, paid.seat('left').coins]).toEqual([0, 2 + 3]);
    const free = t.play({ me: build('baths', NEW_COLOUR) });
    expect([free.seat().coins, free.seat('left').coins]).toEqual([2, 3]);
  });

  rule('B-11.R3', 'chain and power are two ways, and a choice that names none takes the chain', () => {
    const t = table({ age: 2, me: olympiaByDay(['dispensary', 'forum'], { city: ['east-trading-post'] }) });
    expect(t.vias('forum')).toEqual(['chain']);
    expect(t.vias('dispensary')).toEqual([NEW_COLOUR]);
    const both = table({ age: 2, me: olympiaByDay(['courthouse'], { city: ['scriptorium'] }) });
    expect(both.vias('courthouse').sort()).toEqual(['chain', NEW_COLOUR]);
    for (const via of ['chain', NEW_COLOUR])
      expect(both.play({ me: build('courthouse', via) }).events).toContainEqual(
        expect.objectContaining({ event: 'built', card: 'courthouse', via }),
      );
    expect(both.play({ me: build('courthouse') }).events).toContainEqual(
      expect.objectContaining({ event: 'built', card: 'courthouse', via: 'chain' }),
    );
  });

  rule('B-11.2', 'nothing may be paid with it', () => {
    const t = table({ me: olympiaByDay(['baths'], { coins: 9 }), left: { makes: ['stone'] } });
    for (const pay of [{ left: 2 }, { bank: 1 }, { right: 2 }])
      expectRefused(t, 'me', { ...build('baths', NEW_COLOUR), pay }, 'wrong-payment');
    expect(t.refusal('me', { ...build('baths', NEW_COLOUR), pay: {} })).toBeNull();
  });
});

describe('what day 2 looks at', () => {
  rule('B-11.R1', 'the clay of the board is no brown card', () => {
    const t = table({ me: olympiaByDay([dear('brown'), 'guard-tower'], { city: ['stockade'] }) });
    expect(t.offers('guard-tower')).toEqual([{}]);
    expect(t.vias(MADE_UP)).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R1', 'a card that marks a stage is no card of its colour', () => {
    const hand = ['altar', 'palace', 'lumber-yard'];
    const t = table(alike(olympiaByDay(hand, { makesPrivately: ['2 clay'] }))).play({ me: stage('altar') });
    expect(t.seat()).toMatchObject({ stage: 3, under: ['altar'], city: [] });
    expect(t.vias('palace')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R1', 'neither is a card that was sold', () => {
    const t = table(alike(olympiaByDay(['altar', 'palace', 'tavern']))).play({ me: sell('altar') });
    expect(t.vias('palace')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R1', 'shields, symbols and goods from elsewhere are no cards', () => {
    const me = olympiaByDay([dear('red'), dear('green'), dear('grey')], {
      shields: 2,
      symbols: { gear: 1 },
      makes: ['loom'],
    });
    for (const place of [0, 1, 2]) expect(table({ me }).vias(`made-up-0-${place}`)).toEqual([NEW_COLOUR]);
  });

  rule('B-11.2', 'it is about the own city: what neighbours have does not matter', () => {
    const city = COLOUR_CARDS.map(([, card]) => card);
    for (const [colour] of COLOUR_CARDS) {
      const t = table({ me: olympiaByDay([dear(colour)]), left: { city }, right: { city } });
      expect(t.ways(MADE_UP)).toEqual(FREE);
    }
  });

  rule('B-11.2', 'neighbours of Olympia do not have it', () => {
    const t = table({
      me: olympiaByDay(['theater']),
      left: { hand: ['palace'] },
      right: { wonder: 'giza', hand: ['palace'] },
    });
    for (const place of ['left', 'right'] as const) {
      expect(t.ways('palace', place)).toEqual([]);
      expectRefused(t, place, build('palace', NEW_COLOUR), 'no-power');
    }
  });

  rule('B-11.2', 'a board without stage 2, or with the night side up, does not have it', () => {
    for (const stages of [0, 1]) {
      const t = table({ me: olympiaByDay(['palace'], { stages }) });
      expect(t.ways('palace')).toEqual([]);
      expectRefused(t, 'me', build('palace', NEW_COLOUR), 'no-power');
    }
    for (const stages of [0, 1, 2, 3]) {
      const t = table({ turn: 3, me: olympiaByDay(['palace'], { side: 'night', stages }) });
      expectRefused(t, 'me', build('palace', NEW_COLOUR), 'no-power');
    }
    expect(table({ me: olympiaByDay(['palace'], { stages: 3 }) }).vias('palace')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.2', 'day 2 is none of the powers of the night', () => {
    for (const turn of [1, 6])
      for (const via of [FIRST_CARD, LAST_CARD])
        expectRefused(
          table({ turn, me: olympiaByDay(['palace'], { stages: 3 }) }),
          'me',
          build('palace', via),
          'no-power',
        );
  });
});

describe('when and for what', () => {
  rule('B-11.R2', 'from the turn after the stage was built', () => {
    const t = table(alike(olympiaByDay(['theater', 'palace', 'senate'], { stages: 1, makesPrivately: ['2 wood'] })));
    expectRefused(t, 'me', build('palace', NEW_COLOUR), 'no-power');
    const after = t.play({ me: stage('theater') });
    expect(after.seat().stage).toBe(2);
    expect(after.vias('palace')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.2', 'it is there for the rest of the game', () => {
    const hand = ['theater', 'altar', 'baths', 'tavern', 'stockade', 'barracks', 'workshop'];
    const t = table(alike(olympiaByDay(hand)))
      .withNextAge('palace')
      .turnsLater(6);
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    expect(t.vias('palace')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R2', 'not for a stage', () => {
    const t = table({ me: olympiaByDay(['palace', 'clay-pit']) });
    expect(t.stageOffers()).toEqual([]);
    for (const card of ['palace', 'clay-pit']) {
      expectRefused(t, 'me', stage(card), 'cannot-pay');
      expectRefused(t, 'me', { ...stage(card), via: NEW_COLOUR }, 'no-power');
      expectRefused(t, 'me', { ...stage(card), pay: {} }, 'cannot-pay');
    }
  });

  rule('B-11.R2', 'a structure that stands already cannot be built again', () => {
    const t = table({ age: 2, me: olympiaByDay(['theater', 'press-age2'], { city: ['theater', 'press-age1'] }) });
    for (const card of ['theater', 'press-age2']) {
      expect(t.why(card)).toBe('already built');
      expectRefused(t, 'me', build(card, NEW_COLOUR), 'already-built');
    }
  });

  rule('B-11.R2', 'only for a card of the own hand', () => {
    const t = table({ me: olympiaByDay(['palace']), left: { hand: ['senate'] }, discard: ['academy'] });
    for (const card of ['senate', 'academy']) expectRefused(t, 'me', build(card, NEW_COLOUR), 'not-in-hand');
  });

  rule('B-11.R2', 'what counts is how the city stood when the turn began, so the first card itself is free', () => {
    const t = table({ me: olympiaByDay([dear('blue')]) }).answer('me', build(MADE_UP, NEW_COLOUR));
    const done = t.answer('left', sell('theater')).answer('right', sell('theater'));
    expect(done.seat()).toMatchObject({ city: [MADE_UP], coins: 0 });
  });
});
