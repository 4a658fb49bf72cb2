import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { describe as described } from '../../../src/describe.ts';
import { type Game, over, submit } from '../../../src/game.ts';
import { discardIn } from '../../../src/memory.ts';
import { replay } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import type { GameEvent, SeatId } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import {
  build,
  MADE_UP,
  mix,
  names,
  opponent,
  playOut,
  ring,
  rule,
  SALE,
  seenBy,
  sell,
  stage,
  stored,
  type Tabletop,
  tabletop,
  teammate,
  toldTo,
  viewers,
} from '../../kit/index.ts';

const { fought, modules, newGame, table } = mix('leaders', 'teams');

const pile = ({ rules, state }: Game, of: SeatId, name: string): string[] =>
  state.seats[of].piles[rules.seatPile(name)].map((id) => rules.cards[id].name);

/** Everyone keeps the first leader of the pack. */
function keepFirst(game: Game): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = game;
  for (let seat = 0; seat < game.rules.players; seat++) {
    const done = submit(now, seat, { do: 'pick', card: pile(game, seat, 'draft')[0] });
    expect(done.error).toBeNull();
    events.push(...done.events);
    now = done.game;
  }
  return { game: now, events };
}

describe('the draft', () => {
  rule('C-65', 'teammates see each other’s packs, and nobody else sees them', () => {
    for (const players of [4, 6]) {
      const game = newGame(players);
      for (let of = 0; of < players; of++)
        for (const viewer of viewers(game)) {
          const trusted = viewer === of || viewer === teammate(of);
          expect(seenBy(viewer, game, of, 'draft')).toEqual(trusted ? pile(game, of, 'draft') : null);
          expect(pile(game, of, 'draft')).toHaveLength(4);
        }
    }
  });

  rule('T-R3', 'and the leaders that were kept', () => {
    const { game } = keepFirst(newGame(4));
    for (let of = 0; of < 4; of++)
      for (const viewer of viewers(game)) {
        const trusted = viewer === of || viewer === teammate(of);
        expect(seenBy(viewer, game, of, 'leader-hand')).toEqual(trusted ? pile(game, of, 'leader-hand') : null);
        expect(pile(game, of, 'leader-hand')).toHaveLength(1);
      }
  });

  rule('T-R3', 'which leader was kept is told to both, and to no one else', () => {
    const start = newGame(6);
    const { events } = keepFirst(start);
    const kept = events.flatMap((event) => (event.event === 'kept' ? [event] : []));
    expect(kept.map(({ seat, secret }) => [seat, secret?.cards])).toEqual(
      [0, 1, 2, 3, 4, 5].map((seat) => [seat, [pile(start, seat, 'draft')[0]]]),
    );
    for (const event of kept) expect(toldTo(start, event)).toEqual([event.seat, teammate(event.seat)].sort());
  });

  rule('T-R3', 'a pick stays sealed, and only the own question is shown', () => {
    const game = newGame(4);
    const worlds = pile(game, 1, 'draft').map((card) => submit(game, 1, { do: 'pick', card }).game);
    for (const viewer of [0, 2, 3, null]) {
      expect(new Set(worlds.map((world) => JSON.stringify(view(world, viewer)))).size).toBe(1);
      expect(view(worlds[0], viewer).asks.map(({ seat }) => seat)).toEqual(viewer === null ? [] : [viewer]);
    }
    expect(new Set(worlds.map((world) => JSON.stringify(view(world, 1)))).size).toBe(4);
  });

  rule('T-R6', 'packs move on to the right, to the teammate where that is the next seat', () => {
    const start = newGame(4);
    const { game } = keepFirst(start);
    expect([0, 1, 2, 3].map((seat) => pile(game, seat, 'draft'))).toEqual(
      [1, 2, 3, 0].map((seat) => pile(start, seat, 'draft').slice(1)),
    );
  });

  rule('T-R6', 'a game in teams deals the leaders of a game without', () => {
    const seed = seedFrom('teams', 6);
    const alone = create({ seats: 6, seed, modules: ['base', 'leaders'] });
    expect(create({ seats: 6, seed, modules }).state).toEqual(alone.state);
  });

  rule('C-64', 'a game in teams comes to its end, and its record replays', () => {
    expect(over(playOut(newGame(6, 1), 1))).toBe(true);
    const played = playOut(newGame(4, 2), 2);
    expect(over(played)).toBe(true);
    const { game } = keepFirst(newGame(4, 2));
    expect(replay(stored(game))).toEqual(game);
  });
});

describe('leaders in hand', () => {
  const hands = [['plato', 'nero'], ['caesar'], ['solomon'], ['tomyris']];
  const recruitment = (named: Record<number, ScenarioSeat> = {}): Tabletop =>
    table({ turn: 0, seats: ring(4).map((_, seat) => ({ leaderHand: hands[seat], coins: 9, ...named[seat] })) });

  rule('C-65', 'are seen by the teammate, and by nobody else', () => {
    const { game } = recruitment();
    for (let of = 0; of < 4; of++)
      for (const viewer of viewers(game))
        expect(seenBy(viewer, game, of, 'leader-hand')).toEqual(
          viewer === of || viewer === teammate(of) ? hands[of] : null,
        );
  });

  rule('T-R3', 'a leader that is sold or marks a stage is told to both', () => {
    const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', makes: ['2 wood'] };
    const t = recruitment({ 1: rhodos })
      .answer(0, sell('nero'))
      .answer(1, stage('caesar'))
      .answer(2, build('solomon'))
      .answer(3, sell('tomyris'));
    const told = t.events.flatMap((event) =>
      event.event === 'sold' || event.event === 'stage'
        ? [[event.seat, event.secret?.cards, toldTo(t.game, event)]]
        : [],
    );
    expect(told).toEqual([
      [0, ['nero'], [0, 1]],
      [1, ['caesar'], [0, 1]],
      [3, ['tomyris'], [2, 3]],
    ]);
    expect(seenBy(0, t.game, 1, 'under')).toEqual(['caesar']);
    for (const viewer of [2, 3, null]) expect(seenBy(viewer, t.game, 1, 'under')).toBeNull();
    // a leader is sold to the box: nobody remembers it in the discard pile
    expect(view(t.game, 1).seen?.[discardIn(4)]).toEqual([]);
  });

  rule('T-R3', 'what Rome draws is told to both', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', makes: ['wood', 'clay'] };
    for (const of of [0, 1, 2, 3]) {
      const t = table({ seats: ring(4, { [of]: rome }) }).play({ [of]: stage('theater') });
      const drawn = t.events.find((event) => event.event === 'drawn') as GameEvent;
      expect(toldTo(t.game, drawn)).toEqual([of, teammate(of)].sort());
      expect(drawn.secret?.cards).toEqual(pile(t.game, of, 'leader-hand'));
      expect(seenBy(teammate(of), t.game, of, 'leader-hand')).toEqual(drawn.secret?.cards);
      expect(seenBy(opponent(4, of), t.game, of, 'leader-hand')).toBeNull();
    }
  });

  rule('T-R3', 'the leaders nobody has are hidden from all', () => {
    const { game } = recruitment();
    for (const viewer of viewers(game))
      for (const name of ['leader-box', 'leader-order'])
        expect(view(game, viewer).piles[game.rules.tablePile(name)].cards).toBeNull();
  });

  rule('T-R3', 'the discard pile is shown to who digs with Solomon, not to the teammate', () => {
    const seats = ring(4, { 0: { leaderHand: ['solomon'], coins: 9 } });
    const t = table({ turn: 0, discard: ['altar', 'baths'], seats });
    const { game } = t.answer(0, build('solomon'));
    expect(view(game, 0).asks[0]).toMatchObject({ seat: 0, ask: { ask: 'pick', why: 'leaders.dig' } });
    for (const viewer of [1, 2, 3, null]) expect(view(game, viewer).asks).toEqual([]);
    expect(view(game, 0).seen?.[discardIn(4)]).toHaveLength(2);
    expect(view(game, 1).seen?.[discardIn(4)]).toEqual([]);
  });

  rule('T-R1', 'a table with leaders in teams is described and set up again', () => {
    const before: Scenario = {
      modules: ['base', 'leaders'],
      teams: true,
      turn: 0,
      seats: hands.map((leaderHand) => ({ leaderHand, hand: ['theater'] })),
    };
    const game = setTable(before);
    const told = described(game, before);
    expect(told.modules).toEqual(modules);
    expect(setTable(told).state).toEqual(game.state);
    expect(setTable(told).rules.teams).toEqual(tabletop(game).game.rules.teams);
  });
});

describe('doubled tokens', () => {
  rule('X-31', 'Nero brings 4 coins for a doubled victory, in every Age', () => {
    for (const age of [1, 2, 3]) {
      const t = fought(age, { seats: ring(4, { 0: { leaders: ['nero'], coins: 0, shields: 1 } }) });
      expect(t.purses()).toEqual([SALE + 4, 6, 6, 6]);
      expect(t.events).toContainEqual({ event: 'coins', seat: 0, amount: 4, why: 'victory' });
    }
  });

  rule('X-31', 'nothing for a defeat, for equal strength or for what the teammate wins', () => {
    const nero = { leaders: ['nero'], coins: 0 };
    expect(fought(2, { seats: ring(4, { 0: nero, 3: { shields: 1 } }) }).seat(0).coins).toBe(SALE);
    expect(fought(2, { seats: ring(4, { 0: nero, 1: { shields: 1 } }) }).seat(0).coins).toBe(SALE);
  });

  rule('X-31', 'for Alexander a doubled victory is two tokens', () => {
    for (const age of [1, 2, 3])
      expect(fought(age, { seats: ring(4, { 1: { leaders: ['alexander'], shields: 1 } }) }).score(1).leaders).toBe(2);
    const before = { leaders: ['alexander'], shields: 1, tokens: { victory: [1, 1] } };
    expect(fought(2, { seats: ring(4, { 1: before }) }).score(1).leaders).toBe(4);
  });

  rule('X-31', 'Tomyris passes on both defeat tokens', () => {
    for (const age of [1, 2, 3]) {
      const t = fought(age, { seats: ring(4, { 1: { leaders: ['tomyris'] }, 2: { shields: 1 } }) });
      const victories = [1, 2, 3].map((n) => (n === age ? 2 : 0));
      expect(t.militaries()).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [...victories, 2],
        [0, 0, 0, 0],
      ]);
    }
  });

  rule('X-31', 'Tomyris does nothing for the teammate', () => {
    const t = fought(1, { seats: ring(4, { 0: { leaders: ['tomyris'] }, 2: { shields: 1 } }) });
    expect(t.militaries()).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 2],
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('own resources first, with leaders', () => {
  const wanting = (cost: string, me: ScenarioSeat, sells: string[], teams = true): Tabletop =>
    table({
      teams,
      seats: [{ coins: 20, ...me, hand: [{ cost, colour: 'blue' }] }, { makes: sells }, {}, { makes: sells }],
    });

  rule('T-R4', 'nothing is bought from Bilkis that the city makes', () => {
    const me: ScenarioSeat = { leaders: ['bilkis'], makes: ['stone'] };
    expect(wanting('stone', me, []).accepted(MADE_UP, 0)).toEqual([{}]);
    expect(wanting('stone', me, [], false).accepted(MADE_UP, 0)).toEqual([{}, { bank: 1 }]);
  });

  rule('T-R4', 'Bilkis or a neighbour, and not both for one resource', () => {
    const me: ScenarioSeat = { leaders: ['bilkis'], makes: ['stone'] };
    const t = (teams: boolean) => wanting('2 stone', me, ['stone'], teams);
    expect(t(true).accepted(MADE_UP, 0)).toEqual([{ bank: 1 }, { right: 2 }, { left: 2 }]);
    expect(t(false).accepted(MADE_UP, 0)).toContainEqual({ left: 2, bank: 1 });
  });

  rule('T-R4', 'Bilkis beside a neighbour where two are lacking', () => {
    const t = wanting('2 stone', { leaders: ['bilkis'] }, ['2 stone']);
    expect(t.accepted(MADE_UP, 0)).toEqual([
      { right: 2, bank: 1 },
      { right: 4 },
      { left: 2, bank: 1 },
      { left: 2, right: 2 },
      { left: 4 },
    ]);
  });

  rule('T-R4', 'Bilkis with a "this or that" card: one of the two', () => {
    const t = wanting('wood ore', { leaders: ['bilkis'], city: ['forest-cave'] }, ['wood', 'ore']);
    expect(t.accepted(MADE_UP, 0)).toEqual([{ bank: 1 }, { right: 2 }, { left: 2 }]);
  });

  rule('T-R4', 'coins of the cost are no resource', () => {
    const t = wanting('1 coin stone', { leaders: ['bilkis'], makes: ['stone'] }, ['stone']);
    expect(t.accepted(MADE_UP, 0)).toEqual([{ bank: 1 }]);
  });

  rule('T-R4', 'a resource that a leader takes off the cost is not lacking', () => {
    const hammurabi: ScenarioSeat = { leaders: ['hammurabi'], makes: ['clay'] };
    const t = (teams: boolean) => wanting('2 clay stone', hammurabi, ['clay', 'stone'], teams);
    expect(t(true).accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(t(false).accepted(MADE_UP, 0)).toContainEqual({ left: 4 });
    expect(wanting('stone', { leaders: ['hammurabi'] }, ['stone']).accepted(MADE_UP, 0)).toEqual([{}]);
  });

  rule('T-R4', 'the player chooses which one falls away', () => {
    const me: ScenarioSeat = { coins: 20, leaders: ['hammurabi'], hand: [{ cost: 'stone loom', colour: 'blue' }] };
    const t = table({ seats: [me, { makes: ['stone'] }, {}, { makes: ['loom'] }] });
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
  });

  rule('T-R4', 'Bilkis buys nothing on top of what falls away', () => {
    const t = wanting('stone ore', { leaders: ['bilkis', 'hammurabi'] }, ['stone', 'ore']);
    expect(t.accepted(MADE_UP, 0)).toEqual([{ bank: 1 }, { right: 2 }, { left: 2 }]);
  });

  rule('T-R4', 'Imhotep: a stage by the same rule', () => {
    // Giza A2 costs 3 wood
    const giza: ScenarioSeat = {
      wonder: 'giza',
      side: 'A',
      stages: 1,
      leaders: ['imhotep'],
      coins: 20,
      makes: ['wood'],
    };
    const t = (teams: boolean) => table({ teams, seats: [giza, { makes: ['2 wood'] }, {}, { makes: ['wood'] }] });
    expect(t(true).accepted('theater', 0, { as: 'stage' })).toEqual([{ right: 2 }, { left: 2 }]);
    expect(t(false).accepted('theater', 0, { as: 'stage' })).toContainEqual({ left: 2, right: 2 });
  });

  rule('T-R4', 'what is offered is the same as without teams', () => {
    for (const leaders of [['bilkis'], ['hammurabi'], ['bilkis', 'hammurabi']])
      for (const cost of ['stone', '2 stone', 'stone ore loom', '2 coins wood ore']) {
        const me = { leaders, city: ['forest-cave', 'west-trading-post'] };
        const sells = ['2 stone', 'ore', 'loom'];
        const t = wanting(cost, me, sells);
        expect(t.offers(MADE_UP)).toEqual(wanting(cost, me, sells, false).offers(MADE_UP));
        expect(t.offers(MADE_UP).length).toBeGreaterThan(0);
        for (const pay of t.offers(MADE_UP)) expect(t.refusal(0, build(MADE_UP, { pay }))).toBeNull();
      }
  });

  rule('C-67', 'Bilkis may sell for what a chain makes free; the teammate may not', () => {
    // the Forum costs 2 clay and is free with a Trading Post
    const me: ScenarioSeat = { leaders: ['bilkis'], city: ['east-trading-post'], hand: ['forum'], coins: 9 };
    const one = table({ age: 2, seats: [{ ...me, makes: ['clay'] }, { makes: ['2 clay'] }, {}, {}] });
    expect(one.accepted('forum', 0)).toEqual([{ bank: 1 }]);
    const two = table({ age: 2, seats: [me, { makes: ['2 clay'] }, {}, {}] });
    expect(two.accepted('forum', 0)).toEqual([]);
  });
});

describe('a teammate is a neighbour', () => {
  rule('T-R6', 'Hatshepsut brings a coin for a purchase from the teammate', () => {
    const me: ScenarioSeat = { leaders: ['hatshepsut'], hand: ['baths'], coins: 5 };
    const t = table({ seats: [me, { makes: ['stone'] }, {}, {}] });
    expect(t.play({ 0: build('baths') }).purses()).toEqual([4, 8, 6, 6]);
  });

  rule('T-R6', 'Rome B makes the leaders of the teammate cheaper', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B' };
    const t = table({
      turn: 0,
      seats: [rome, { leaderHand: ['plato'], coins: 9 }, { leaderHand: ['caesar'], coins: 9 }, {}],
    });
    expect(t.offers('plato', 1)).toEqual([{ bank: 3 }]);
    expect(t.offers('caesar', 2)).toEqual([{ bank: 5 }]);
  });

  rule('T-R6', 'the Courtesans Guild copies a leader of the teammate', () => {
    const me: ScenarioSeat = { hand: ['courtesans-guild'], makes: ['wood', 'clay', 'glass', 'loom'] };
    const t = table({ age: 3, seats: [me, { leaders: ['plato'] }, { leaders: ['nero'] }, { leaders: ['caesar'] }] });
    const { game } = t.play({ 0: build('courtesans-guild') });
    const ask = game.state.asks[0];
    expect(ask?.ask === 'pick' && names(game, ask.options).sort()).toEqual(['caesar', 'plato']);
  });

  rule('T-R6', 'the Diplomats Guild counts the leaders of the teammate', () => {
    const t = table({
      seats: [{ city: ['diplomats-guild'] }, { leaders: ['plato', 'nero'] }, {}, { leaders: ['caesar'] }],
    });
    expect(t.score(0).guilds).toBe(3);
  });
});
