import { describe, expect } from 'vitest';
import { score } from '../../../src/game.ts';
import { HAND } from '../../../src/piles.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  BLACK,
  build,
  CITY_GUILDS,
  CITY_LEADERS,
  expectRefused,
  FREE_CITY,
  MADE_UP,
  mix,
  names,
  PASS,
  pay,
  pick,
  playOut,
  rule,
  sell,
  stage,
  two,
} from '../../kit/index.ts';

const { duel, fought, lastTurn, newGame, recruitment, table } = mix('leaders', 'cities');

const WEST = 'clandestine-dock-west';
const EAST = 'clandestine-dock-east';
const GUILD = 'courtesans-guild';
const LEADERS = Object.keys(CITY_LEADERS);

describe('Leaders and Cities together', () => {
  const white = (...expansions: string[]): string[] =>
    mix(...expansions)
      .rulesFor(5)
      .cards.filter(({ colour }) => COLOURS[colour] === 'white')
      .map(({ name }) => name);

  rule('C-45', 'they may be played together, with two to eight players', () => {
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      const turns: string[] = [];
      const game = playOut(newGame(players), players, ({ rules, state }) => {
        const { kind, window } = rules.steps[state.at];
        if (window !== 'turn.choose' || kind === 'play.last') return;
        if (turns.length === 0) expect(state.seats[0].coins).toBe(6);
        turns.push(`${state.age} ${kind} ${state.turn}`);
        if (kind === 'play' && state.turn === 1 && players > 2)
          expect(state.seats.map(({ piles }) => piles[HAND].length)).toEqual(
            new Array(players).fill(players === 8 ? 7 : 8),
          );
      });
      const plays = players === 8 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
      expect(turns).toEqual(
        [1, 2, 3].flatMap((age) => [`${age} leaders.recruit 0`, ...plays.map((turn) => `${age} play ${turn}`)]),
      );
      expect(Object.keys(score(game).sheets[0])).toEqual(expect.arrayContaining(['leaders', 'cities']));
    }
  });

  rule('C-01', 'six leaders come with Cities', () => {
    const before = white('leaders');
    expect(
      white('leaders', 'cities')
        .filter((name) => !before.includes(name))
        .sort(),
    ).toEqual(LEADERS);
  });

  rule('X-36', '42 leaders and 17 guilds to draw from', () => {
    expect([white('leaders', 'cities').length, white('leaders').length, white('cities').length]).toEqual([42, 36, 0]);
    const game = newGame(4);
    const deck = names(game, game.state.piles[game.rules.tablePile('age-3')]);
    const box = names(game, game.state.piles[game.rules.tablePile('box')]);
    const isGuild = (name: string) => /guild/.test(name);
    expect([deck.filter(isGuild).length, [...deck, ...box].filter(isGuild).length]).toEqual([6, 17]);
    expect([...deck, ...box]).toEqual(expect.arrayContaining(CITY_GUILDS));
  });

  rule('X-36', 'each of the six is dealt in some games and lies in the box in others', () => {
    const dealt = Array.from({ length: 60 }, (_, n) => newGame(3, n)).map((game) =>
      game.state.seats.flatMap(({ piles }) => names(game, piles[game.rules.seatPile('draft')])),
    );
    for (const leader of LEADERS) {
      expect(dealt.some((hand) => hand.includes(leader))).toBe(true);
      expect(dealt.some((hand) => !hand.includes(leader))).toBe(true);
    }
  });

  rule('X-37', 'eight players are dealt 32 leaders, and ten lie in the box', () => {
    const { rules, state } = newGame(8);
    expect(state.seats.map(({ piles }) => piles[rules.seatPile('draft')].length)).toEqual(new Array(8).fill(4));
    expect(state.piles[rules.tablePile('leader-box')]).toHaveLength(10);
  });

  rule('C-R10', 'without Cities none of the six is there, though some would work', () => {
    for (const leader of LEADERS)
      expect(() => setTable({ modules: ['base', 'leaders'], seats: [{ leaders: [leader] }, {}, {}] })).toThrow(
        /this card comes with the module "cities"$/,
      );
    expect(mix('leaders').rulesFor(5).cardByName.has('mourners-guild')).toBe(false);
  });

  rule('X-40', 'with Leaders and without Cities nothing causes a loss', () => {
    const rules = mix('leaders').rulesFor(4);
    expect(rules.steps.some(({ window }) => window.startsWith('cities'))).toBe(false);
    expect(rules.tokens.map(({ id }) => id)).not.toContain('debt');
  });

  rule('C-R8', 'the rulebook’s common line is the sum of two', () => {
    const t = table({ age: 3, me: { coins: 0, leaders: ['sappho'], city: ['hideout'] } });
    expect(t.score()).toMatchObject({ leaders: 2, cities: 2, total: 4 });
  });
});

describe('losses', () => {
  const petra: ScenarioSeat = { wonder: 'petra', side: 'B', makesPrivately: ['clay', '2 ore'] };

  rule('X-21', 'Petra B1 in a recruitment turn: settled at the end of that turn', () => {
    const t = recruitment({
      me: { ...petra, leaderHand: ['plato'] },
      left: { coins: 5, leaderHand: ['nero', 'midas'] },
      right: { coins: 1, leaderHand: ['sappho'] },
    }).play({ me: stage('plato'), left: sell('nero'), right: build('sappho') });
    expect([t.dues(), t.count('debt'), t.game.state.turn]).toEqual([[0, 2, 0], [0, 0, 2], 0]);
    const after = t.settle({ 1: 1 });
    expect([after.purses(), after.count('debt'), after.game.state.turn]).toEqual([[3, 7, 0], [0, 1, 2], 1]);
  });

  rule('X-21', 'a loss that Solomon digs up is settled in the same turn', () => {
    const t = recruitment({
      age: 2,
      discard: ['lair'],
      me: { coins: 3, leaderHand: ['solomon'] },
      left: { coins: 9 },
    }).play({ me: build('solomon') });
    expect([t.asked(), t.dues()]).toEqual(['pick', [0, 0, 0]]);
    expect(t.answer('me', pick('lair')).dues()).toEqual([0, 2, 2]);
    expect(t.answer('me', PASS).asked()).toBe('play');
  });

  rule('X-21', 'also in the last turn: Solomon as Rome’s extra leader, and a copied Solomon', () => {
    const rome: ScenarioSeat = {
      ...{ wonder: 'rome', side: 'B', stages: 1, coins: 3, leaderHand: ['solomon'] },
      makesPrivately: ['stone', 'clay', 'loom'],
      hand: ['altar'],
    };
    const extra = table({ age: 2, turn: lastTurn, discard: ['lair'], me: rome })
      .play({ me: stage('altar') })
      .answer('me', build('solomon'))
      .answer('me', pick('lair'));
    expect(extra.dues()).toEqual([0, 2, 2]);
    const makesPrivately = ['wood', 'clay', 'glass', 'loom'];
    const copied = table({
      age: 3,
      turn: lastTurn,
      discard: ['brotherhood'],
      me: { makesPrivately, hand: [GUILD] },
      left: { leaders: ['solomon'], hand: ['hideout'] },
    })
      .play({ me: build(GUILD), left: build('hideout') })
      .answer('me', pick('solomon'))
      .answer('me', pick('brotherhood'));
    expect(copied.dues()).toEqual([1, 3, 4]);
  });

  rule('X-21', 'Nero’s coins for the conflicts of the last turn come too late to pay', () => {
    const t = table({
      turn: lastTurn,
      me: { leaders: ['nero'], coins: 0, shields: 9, hand: ['altar'] },
      left: { hand: ['hideout'] },
    }).play({ me: build('altar'), left: build('hideout') });
    expect([t.dues(), t.count('debt')]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
    expect(t.settle().seat().coins).toBe(4);
  });

  rule('C-R12', 'in a recruitment turn the first holder of the coming Age decides for the Free City', () => {
    const start = duel({
      turn: lastTurn,
      one: { ...petra, leaderHand: ['plato', 'midas'] },
      two: { leaderHand: ['nero', 'sappho'] },
      city: { coins: 5 },
    });
    let t = start.withNextAge().play({ 2: build('altar') });
    expect([t.game.state.age, t.game.state.turn]).toEqual([2, 0]);
    t = t.play({ 0: stage('plato'), 1: build('sappho') });
    expect(t.dues()).toEqual([0, 2, 2]);
    // in Age II it is player 1
    expect(view(t.game, 1).asks.map(({ seat }) => seat)).toEqual([1, FREE_CITY]);
    expect(view(t.game, 0).asks).toEqual([]);
    const after = t.answer(FREE_CITY, pay(0)).answer(1, pay(2));
    expect([after.count('debt'), after.game.state.turn]).toEqual([[0, 0, 2], 1]);
    expect(after.game.state.controller[FREE_CITY]).toBe(1);
    const first = duel({
      turn: 0,
      one: { leaderHand: ['nero'] },
      two: { ...petra, leaderHand: ['plato'] },
    }).play({ 0: build('nero'), 1: stage('plato') });
    expect(view(first.game, 0).asks.map(({ seat }) => seat)).toEqual([0, FREE_CITY]);
  });
});

describe('Solomon', () => {
  rule('C-77', 'a dove that he digs up counts for the next conflicts, whatever the Age of the card', () => {
    const t = recruitment({
      age: 2,
      discard: ['residence'],
      me: { coins: 3, leaderHand: ['solomon'], shields: 9 },
      left: { shields: 1 },
    })
      .play({ me: build('solomon') })
      .answer('me', pick('residence'));
    expect([t.count('diplomacy'), t.seat().city]).toEqual([[1, 0, 0], ['residence']]);
    const conflicts = fought(2, { me: { leaders: ['solomon'], diplomacy: 1, shields: 9 }, left: { shields: 1 } });
    expect([conflicts.military('me'), conflicts.military('left')[1]]).toEqual([[0, 0, 0, 0], 1]);
  });

  rule('X-34', 'he may build any black card from the discard pile', () => {
    const cards = [...BLACK[1], ...BLACK[2], ...BLACK[3]];
    const t = recruitment({ age: 3, discard: cards, me: { coins: 3, leaderHand: ['solomon'] } }).play({
      me: build('solomon'),
    });
    for (const card of cards) expect(t.answer('me', pick(card)).seat().city).toEqual([card]);
  });
});

describe('stages', () => {
  rule('C-80', 'Imhotep does not lower the coins of Petra', () => {
    const petra = (side: 'A' | 'B', coins: number): ScenarioSeat => ({
      ...{ wonder: 'petra', side, stages: 1, coins, leaders: ['imhotep'] },
      hand: ['altar'],
    });
    expect(table({ me: petra('A', 20) }).stageOffers()).toEqual([{ bank: 7 }]);
    expect(table({ me: petra('B', 20) }).stageOffers()).toEqual([{ bank: 14 }]);
    expect(table({ me: petra('A', 6) }).stageOffers()).toEqual([]);
    expect(table({ me: petra('B', 13) }).stageOffers()).toEqual([]);
    // and is about resources: of wood and stone one falls away
    const first = { wonder: 'petra', leaders: ['imhotep'], makesPrivately: ['wood'], hand: ['altar'] };
    expect(table({ me: first }).stageOffers()).toEqual([{}]);
    expect(table({ me: { ...first, leaders: [] } }).stageOffers()).toEqual([]);
  });

  rule('X-12', 'with the Architect Cabinet and Imhotep Petra B2 still costs 14 coins', () => {
    const both: ScenarioSeat = { wonder: 'petra', side: 'B', leaders: ['imhotep'], city: ['architect-cabinet'] };
    expect(table({ me: { ...both, stages: 1, coins: 20 } }).stageOffers()).toEqual([{ bank: 14 }]);
    expect(table({ me: { ...both, stages: 1, coins: 13 } }).stageOffers()).toEqual([]);
    expect(table({ me: { ...both, coins: 0 } }).stageOffers()).toEqual([{}]);
    const t = table({ me: { ...both, stages: 1, coins: 14, hand: ['altar'] } }).play({ me: stage('altar') });
    expect(t.seat()).toMatchObject({ stage: 2, coins: 0 });
  });

  rule('C-39', 'the Architect Cabinet helps in recruitment turns too', () => {
    const me = { wonder: 'giza', side: 'B' as const, stages: 3, coins: 0, city: ['architect-cabinet'] };
    const t = recruitment({ age: 3, me: { ...me, leaderHand: ['plato'] } }).play({ me: stage('plato') });
    expect(t.seat()).toMatchObject({ stage: 4, coins: 0 });
  });
});

describe('buying', () => {
  interface Trade {
    city?: string[];
    coins?: number;
    left?: string;
    right?: string;
    me?: ScenarioSeat;
  }
  const buying = (cost: string, { city = [], coins = 9, left = '', right = '', me = {} }: Trade) =>
    table({
      me: { coins, city, leaders: ['hatshepsut'], hand: [{ cost, colour: 'blue' }, 'altar'], ...me },
      left: two({ makes: [left] }),
      right: two({ makes: [right] }),
    });
  /** My coins after building, of 9 before. */
  const after = (cost: string, trade: Trade, paid: Partial<Payment> = {}): number =>
    buying(cost, trade)
      .play({ me: build(MADE_UP, { via: 'paid', pay: paid }) })
      .seat().coins;
  const free = [WEST, 'west-trading-post'];

  rule('X-17', 'Hatshepsut pays for a resource that a Dock makes free, if it is needed', () => {
    expect(after('stone', { city: free, left: 'stone' })).toBe(9 + 1);
    expect(after('stone', { city: [EAST, 'east-trading-post'], right: 'stone' })).toBe(9 + 1);
    expect(after('loom', { city: [EAST, 'marketplace'], right: 'loom' })).toBe(9 + 1);
  });

  rule('X-17', 'not for one that is not needed', () => {
    expect(after('stone', { city: free, left: 'stone', me: { makesPrivately: ['stone'] } })).toBe(9);
    expect(after('stone', { city: [...free, 'secret-warehouse'], left: 'stone', me: { wonder: 'giza' } })).toBe(9);
    expect(after('', { city: free, left: 'stone' })).toBe(9);
    // the right neighbour was paid for the one stone
    expect(after('stone', { city: free, left: 'stone', right: 'stone' }, { right: 2 })).toBe(9 - 2 + 1);
    // with Hammurabi one stone falls away, and only a second one is needed
    const hammurabi = { leaders: ['hatshepsut', 'hammurabi'] };
    expect(after('stone', { city: free, left: 'stone', me: hammurabi })).toBe(9);
    expect(after('2 stone', { city: free, left: 'stone', me: hammurabi })).toBe(9 + 1);
    // and Bilkis' resource at the bank does as well
    const me = { leaders: ['hatshepsut', 'bilkis'] };
    expect(after('stone', { city: free, left: 'stone', me }, { bank: 1 })).toBe(9 - 1);
    expect(after('stone', { city: free, left: 'stone', me })).toBe(9 + 1);
  });

  rule('X-17', 'one coin for each neighbour: a free resource on one side and a paid one on the other', () => {
    expect(after('2 stone', { city: free, left: 'stone', right: 'stone' }, { right: 2 })).toBe(9 - 2 + 2);
    expect(after('2 stone', { city: free, left: '2 stone', right: '2 stone' }, { right: 4 })).toBe(9 - 4 + 1);
    expect(after('2 stone', { city: free, left: '2 stone' }, { left: 1 })).toBe(9 - 1 + 1);
    const both = [WEST, EAST, 'west-trading-post', 'east-trading-post'];
    expect(after('2 stone', { city: both, left: 'stone', right: 'stone' })).toBe(9 + 2);
    expect(after('stone', { city: both, left: 'stone', right: 'stone' })).toBe(9 + 1);
    expect(after('stone', { city: both, right: 'stone' })).toBe(9 + 1);
  });

  rule('X-17', 'a cheaper resource is bought like any other, and the coin comes after the payment', () => {
    expect(after('stone', { city: [WEST], left: 'stone' }, { left: 1 })).toBe(9 - 1 + 1);
    expectRefused(buying('stone', { city: [WEST], left: 'stone', coins: 0 }), 'me', build(MADE_UP), 'cannot-pay');
  });

  rule('X-17', 'for stages too, but not when the Architect Cabinet needs no resource', () => {
    const giza: ScenarioSeat = { wonder: 'giza', leaders: ['hatshepsut'], coins: 0, hand: ['altar'] };
    const left = { makes: ['stone'] };
    const built = (city: string[]) =>
      table({ me: { ...giza, city }, left })
        .play({ me: stage('altar') })
        .seat();
    expect(built(free)).toMatchObject({ coins: 1, stage: 1 });
    expect(built([...free, 'architect-cabinet'])).toMatchObject({ coins: 0, stage: 1 });
  });

  rule('X-17', 'nothing for what is sold, and nothing for a card that is free by a power', () => {
    expect(
      buying('stone', { city: free, left: 'stone' })
        .play({ me: sell(MADE_UP) })
        .seat().coins,
    ).toBe(9 + 3);
    const caligula: ScenarioSeat = { leaders: ['hatshepsut', 'caligula'], coins: 0, hand: ['residence'] };
    const t = table({ me: { ...caligula, city: free }, left: { makes: ['clay'] } });
    expect(t.play({ me: build('residence', 'caligula') }).seat().coins).toBe(0);
    expect(t.play({ me: build('residence') }).seat().coins).toBe(1);
  });

  rule('X-17', 'nor for a card that is free by a chain', () => {
    const city = [WEST, EAST, 'west-trading-post', 'east-trading-post'];
    const me: ScenarioSeat = { leaders: ['hatshepsut'], coins: 0, city, hand: ['forum'] };
    const t = table({ age: 2, me, left: { makes: ['clay'] }, right: { makes: ['clay'] } });
    expect(t.play({ me: build('forum', 'chain') }).seat().coins).toBe(0);
    expect(t.play({ me: build('forum', 'paid') }).seat().coins).toBe(2);
  });

  rule('C-R7', 'no Dock makes the resource of Bilkis cheaper', () => {
    const me = { leaders: ['bilkis'] };
    expect(buying('stone', { city: [WEST, EAST], me }).offers(MADE_UP)).toEqual([{ bank: 1 }]);
    expect(buying('stone loom', { city: [WEST, EAST], left: 'stone', me }).offers(MADE_UP)).toEqual([
      { left: 1, bank: 1 },
    ]);
    expect(buying('2 stone', { city: [WEST], left: '2 stone', me }).offers(MADE_UP)).toEqual([
      { left: 1, bank: 1 },
      { left: 3 },
    ]);
    expect(buying('stone', { city: [WEST, EAST], me, coins: 0 }).offers(MADE_UP)).toEqual([]);
    expect(buying('stone loom', { city: [WEST], left: 'stone', me, coins: 2 }).offers(MADE_UP)).toEqual([
      { left: 1, bank: 1 },
    ]);
  });

  rule('C-R11', 'a Dock is good for a stage in the recruitment turn, and again in the first turn of the Age', () => {
    const me: ScenarioSeat = { wonder: 'giza', coins: 9, city: [WEST], leaderHand: ['plato'] };
    const hand = [{ cost: 'stone clay', colour: 'blue' as const }];
    const t = recruitment({ me: { ...me, hand }, left: { makes: ['stone', 'clay'] } });
    const built = t.play({ me: stage('plato') });
    expect([built.seat().stage, built.seat().coins]).toEqual([1, 8]);
    expect(built.play({ me: build(MADE_UP) }).seat().coins).toBe(7);
  });
});

describe('production', () => {
  const has = (me: ScenarioSeat, cost: string): Partial<Payment>[] =>
    table({ age: 2, me: { coins: 9, ...me, hand: [{ cost, colour: 'blue' }] } }).offers(MADE_UP);

  rule('C-40', 'the Secret Warehouse makes no more of what Bilkis brings', () => {
    const me = { leaders: ['bilkis'], city: ['secret-warehouse'] };
    expect([has(me, 'stone'), has(me, '2 stone')]).toEqual([[{ bank: 1 }], []]);
  });

  rule('C-41', 'what Bilkis brings does not matter for the Black Market', () => {
    const me = { leaders: ['bilkis'], city: ['black-market'] };
    expect([has(me, 'stone'), has(me, '2 stone'), has(me, '3 stone')]).toEqual([[{}], [{ bank: 1 }], []]);
  });

  rule('X-14', 'Rome without brown and grey cards: any kind by the Black Market, none by the Warehouse', () => {
    for (const side of ['A', 'B'] as const)
      for (const kind of ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus']) {
        expect(has({ wonder: 'rome', side, city: ['black-market'] }, kind)).toEqual([{}]);
        expect(has({ wonder: 'rome', side, city: ['black-market'] }, `2 ${kind}`)).toEqual([]);
        expect(has({ wonder: 'rome', side, city: ['secret-warehouse'] }, kind)).toEqual([]);
      }
    expect(has({ wonder: 'rome', city: ['black-market', 'secret-warehouse'] }, 'wood loom')).toEqual([]);
  });

  rule('X-15', 'neighbours cannot buy what Bilkis brings', () => {
    const hand = [{ cost: 'stone', colour: 'blue' as const }];
    const left = { leaders: ['bilkis'], city: ['black-market', 'secret-warehouse'] };
    expect(table({ me: { coins: 9, hand }, left }).offers(MADE_UP)).toEqual([]);
  });
});

describe('counting and copying', () => {
  rule('C-R6', 'black cards count nothing for Plato and Justinian', () => {
    const six = ['lumber-yard', 'loom-age1', 'altar', 'tavern', 'stockade', 'apothecary'];
    const plato = (city: string[]) => table({ age: 3, me: { coins: 0, leaders: ['plato'], city } }).score().leaders;
    expect([
      plato([...six, 'hideout']),
      plato([...six, 'spies-guild']),
      plato([...six, 'spies-guild', 'lair']),
    ]).toEqual([0, 7, 7]);
    const justinian = (city: string[]) => table({ age: 3, me: { leaders: ['justinian'], city } }).score().leaders;
    expect(justinian(['altar', 'apothecary', 'militia', 'contingent'])).toBe(0);
    expect(justinian(['altar', 'pigeon-loft', 'stockade'])).toBe(0);
    expect(justinian(['altar', 'apothecary', 'stockade', 'hideout'])).toBe(3);
  });

  rule('C-R6', 'black cards with shields are no red cards, and those with masks no green ones', () => {
    const city = ['militia', 'mercenaries', 'contingent', 'pigeon-loft'];
    for (const leader of ['pericles', 'hypatia', 'phidias', 'praxiteles', 'varro', 'nebuchadnezzar', 'hiram'])
      expect(table({ age: 3, me: { leaders: [leader], city } }).score().leaders).toBe(0);
    expect(table({ age: 3, me: { leaders: ['darius'], city } }).score().leaders).toBe(4);
  });

  rule('C-R6', 'leaders with a symbol are no green cards: masks cannot copy them', () => {
    const t = table({
      age: 3,
      me: { city: ['pigeon-loft', 'spy-ring'] },
      left: { leaders: ['euclid', 'ptolemy'] },
      right: { leaders: ['pythagoras'] },
    });
    expect([t.score().science, t.score('left').science]).toEqual([0, 2]);
  });

  rule('X-25', 'with Aristotle a mask is set to what is best then', () => {
    const science = (leaders: string[]) =>
      table({
        age: 3,
        me: { leaders, city: ['pigeon-loft'], symbols: { compass: 4, gear: 1 } },
        left: { city: ['apothecary', 'scriptorium'] },
      }).score().science;
    expect(science([])).toBe(25 + 1);
    expect(science(['aristotle'])).toBe(16 + 1 + 1 + 10);
  });

  rule('X-25', 'a leader’s own symbol goes together with masks', () => {
    const t = table({
      age: 3,
      me: { leaders: ['euclid'], city: ['pigeon-loft', 'spy-ring'] },
      left: { city: ['workshop', 'scriptorium', 'apothecary'] },
    });
    expect(t.score().science).toBe(10);
  });

  rule('X-25', 'also when Olympia B3 scores a Courtesans Guild', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, symbols: { compass: 4, gear: 1 } };
    const ending = (leader: string) =>
      table({
        age: 3,
        me: { ...olympia, city: ['pigeon-loft'] },
        left: { city: [GUILD, 'apothecary', 'scriptorium'], leaders: [leader] },
      }).score();
    expect(ending('aristotle')).toMatchObject({ science: 16 + 1 + 1 + 10, guilds: 0 });
    // a compass for the leader and one for the mask
    expect(ending('euclid')).toMatchObject({ science: 36 + 1, guilds: 0 });
    expect(ending('cleopatra')).toMatchObject({ science: 26, guilds: 5 });
  });

  rule('C-R4', 'Olympia B3 and a Courtesans Guild next to Aspasia or Darius: the points alone', () => {
    const me: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, city: ['hideout', 'lair'], shields: 5 };
    const ending = (leader: string) => fought(3, { me, left: { city: [GUILD], leaders: [leader] } });
    expect([ending('aspasia').score().guilds, ending('darius').score().guilds]).toEqual([2, 2]);
    // the token would come too late
    expect([ending('aspasia').count('diplomacy'), ending('aspasia').military('me')]).toEqual([
      [0, 0, 0],
      [0, 0, 2, 0],
    ]);
  });

  rule('C-R10', 'a hand of leaders may hold them, and their prices are printed', () => {
    for (const [leader, price] of Object.entries(CITY_LEADERS)) {
      const t = recruitment({ me: { coins: price, leaderHand: [leader] } });
      expect(t.offers(leader)).toEqual([{ bank: price }]);
      expect(t.play({ me: build(leader) }).pile('leaders')).toEqual([leader]);
    }
  });
});
