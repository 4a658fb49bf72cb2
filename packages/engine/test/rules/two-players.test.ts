import { describe, expect } from 'vitest';
import { create } from '../../src/create.ts';
import { type Game, legal, over, retract, sample, score, submit } from '../../src/game.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import type { GameEvent, SeatId, WonderPick } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import {
  asksOf,
  build,
  type Deed,
  type Duel,
  decks,
  duel,
  expectRefused,
  FREE_CITY,
  newGame,
  PASS,
  pick,
  rule,
  sell,
  stage,
  type Tabletop,
  tabletop,
} from '../kit/index.ts';

/** Player 0 has sold a card for the own city and now plays one of these for the Free City. */
function freeCity(city: ScenarioSeat, hand: string[], rest: Duel = {}): Tabletop {
  return duel({ ...rest, one: { ...rest.one, hand: ['tavern', ...hand] }, city }).answer(0, sell('tavern'));
}

/** The Free City does this, player 1 sells the Theater, and the turn resolves. */
const done = (t: Tabletop, deed: Deed) => t.answer(FREE_CITY, deed).answer(1, sell('theater'));

const holderOf = ({ game }: Tabletop) => game.state.controller[FREE_CITY];
/** The decks and the box of a new game, in order. */
const inOrder = (game: Game): string[][] => Object.values(decks(game)).map((deck) => deck.sort());

/** Boards without powers that use more cards than one a turn. */
const PLAIN: WonderPick[] = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder, side: 'A' }));

interface Moment {
  age: number;
  turn: number;
  holder: SeatId;
  hands: number[];
  pile: number;
  events: GameEvent[];
}

/** A whole game of random choices: the table at the start of every turn, and what happened in that turn. */
function wholeGame(start: Game): { moments: Moment[]; end: Game } {
  const chance = dice(1);
  const moments: Moment[] = [];
  let game = start;
  while (!over(game)) {
    const { rules, state } = game;
    const { age, turn, seats, controller } = state;
    const now = moments.at(-1);
    if (now?.age !== age || now.turn !== turn)
      moments.push({
        age,
        turn,
        holder: controller[FREE_CITY],
        hands: seats.map(({ piles }) => piles[rules.seatPile('hand')].length),
        pile: state.piles[rules.tablePile(`age-${age}`)].length,
        events: [],
      });
    for (const seat of [0, 1, FREE_CITY]) {
      if (state.asks[seat] === null) continue;
      const answered = submit(game, seat, sample(rules, game.state, seat, chance));
      expect(answered.error).toBeNull();
      game = answered.game;
      moments.at(-1)?.events.push(...answered.events);
    }
  }
  return { moments, end: game };
}

describe('setup', () => {
  rule('B-12.1', 'the decks are those for three players: 21 cards in each Age, five guilds among them', () => {
    const two = inOrder(newGame(2, 1));
    const three = inOrder(newGame(3, 1));
    expect(two.slice(0, 3).map((deck) => deck.length)).toEqual([21, 21, 21]);
    const guild = (name: string) => name.endsWith('-guild');
    expect(two.map((deck) => deck.filter(guild).length)).toEqual([0, 0, 5, 5]);
    const plain = (pile: string[]) => pile.filter((name) => !guild(name));
    expect(two.map(plain)).toEqual(three.map(plain));
  });

  rule('B-12.2', 'a third board is dealt for the Free City, different from the others', () => {
    for (let n = 0; n < 20; n++) {
      const { rules, state } = newGame(2, n);
      const cities = state.seats.map(({ wonder }) => rules.wonders[wonder].city);
      expect(new Set(cities).size).toBe(3);
    }
  });

  rule('B-12.2', 'each city is next to both others', () => {
    const makes = { makes: ['stone'] };
    const hand = ['baths', 'altar', 'altar'];
    const t = duel({ one: { hand }, two: { ...makes, hand: ['baths'] }, city: makes });
    expect(t.offers('baths', 0)).toEqual([{ right: 2 }, { left: 2 }]);
    const other = duel({ one: { ...makes, hand }, two: { hand: ['baths'] }, city: makes });
    expect(other.offers('baths', 1)).toEqual([{ right: 2 }, { left: 2 }]);
    const third = freeCity({}, ['baths'], { one: makes, two: makes });
    expect(third.offers('baths', FREE_CITY)).toEqual([{ right: 2 }, { left: 2 }]);
  });

  rule('B-12.3', 'each of the three cities starts with 3 coins', () => {
    expect(newGame(2, 1).state.seats.map(({ coins }) => coins)).toEqual([3, 3, 3]);
  });

  rule('B-12.4', 'both players are dealt seven cards, and seven lie face down', () => {
    const events: GameEvent[] = [];
    const game = create({ seats: 2, seed: seedFrom('deal', 1) }, events);
    const dealt = events.filter((event) => event.event === 'dealt');
    expect(dealt).toMatchObject([
      { seat: 0, count: 7 },
      { seat: 1, count: 7 },
    ]);
    const pile = game.rules.tablePile('age-1');
    expect(view(game, 0).piles[pile]).toMatchObject({ count: 7 - 1, cards: null });
    expect(view(game, 1).seats[FREE_CITY].piles[game.rules.seatPile('hand')].count).toBe(0);
  });
});

describe('the holder', () => {
  const { moments } = wholeGame(newGame(2, 2, { wonders: PLAIN }));

  rule('B-12.5', 'player 0 holds the Free City in the odd turns of Ages I and III, player 1 in those of Age II', () => {
    const holders = (age: number) => moments.filter((moment) => moment.age === age).map(({ holder }) => holder);
    expect(holders(1)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(holders(2)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(holders(3)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  rule('B-12.13', 'in turns 1 to 6 the holder has 8 to 3 cards, the opponent 7 to 2, and the pile gets shorter', () => {
    for (const age of [1, 2, 3]) {
      const turns = moments.filter((moment) => moment.age === age);
      expect(turns.map(({ holder, hands }) => [hands[holder], hands[1 - holder]])).toEqual([
        [8, 7],
        [7, 6],
        [6, 5],
        [5, 4],
        [4, 3],
        [3, 2],
      ]);
      expect(turns.map(({ pile }) => pile)).toEqual([6, 5, 4, 3, 2, 1]);
    }
  });

  rule('B-12.6', 'the holder adds the top card of the pile to the hand, the opponent nothing', () => {
    const one = { hand: ['theater', 'altar'] };
    const two = { hand: ['baths', 'stockade'] };
    const zero = duel({ one, two, drawPile: ['tavern', 'barracks'] });
    expect([zero.seat(0).hand, zero.seat(1).hand]).toEqual([
      ['theater', 'altar', 'tavern'],
      ['baths', 'stockade'],
    ]);
    const other = duel({ one, two, holder: 1, drawPile: ['tavern', 'barracks'] });
    expect([other.seat(0).hand, other.seat(1).hand]).toEqual([
      ['theater', 'altar'],
      ['baths', 'stockade', 'tavern'],
    ]);
  });

  rule('B-12.6', 'only the holder learns which card was drawn', () => {
    const drawn: GameEvent[] = [];
    create({ seats: 2, seed: seedFrom('draw', 1) }, drawn);
    const events = drawn.filter((event) => event.event === 'drawn');
    expect(events).toMatchObject([{ seat: 0, secret: { to: [0] } }]);
  });

  rule('B-12.7', 'the holder chooses for the own city first', () => {
    const t = duel({});
    expect(legal(t.game, FREE_CITY)).toEqual([]);
    expectRefused(t, FREE_CITY, build('altar'), 'wait');
    expectRefused(t.answer(1, sell('theater')), FREE_CITY, build('altar'), 'wait');
    expect(t.answer(0, build('theater')).refusal(FREE_CITY, build('altar'))).toBeNull();
  });

  rule('B-12.7', 'the Free City gets another card of the same hand', () => {
    const t = duel({}).answer(0, build('theater'));
    expectRefused(t, FREE_CITY, build('theater'), 'not-in-hand');
    expectRefused(t, FREE_CITY, build('baths'), 'not-in-hand');
    const two = duel({ one: { hand: ['altar', 'altar'] } }).answer(0, build('altar'));
    expect(two.answer(FREE_CITY, build('altar')).answer(1, sell('theater')).seat(FREE_CITY).city).toEqual(['altar']);
  });

  rule('B-12.7', 'a holder who chooses anew, or takes the choice back, chooses for the Free City anew too', () => {
    const t = duel({ one: { hand: ['theater', 'altar', 'tavern'] } });
    const both = t.answer(0, build('theater')).answer(FREE_CITY, build('altar'));
    expect(view(both.game, 1).answered).toEqual([true, false, true]);
    expect(view(retract(both.game, 0).game, 1).answered).toEqual([false, false, false]);
    expect(view(both.answer(0, build('altar')).game, 1).answered).toEqual([true, false, false]);
    expect(view(retract(both.game, FREE_CITY).game, 1).answered).toEqual([true, false, false]);
  });

  rule('B-12.7', 'the opponent chooses one card as usual, before or after', () => {
    const t = duel({});
    const first = t.answer(1, build('theater')).answer(0, build('theater')).answer(FREE_CITY, build('altar'));
    const last = t.answer(0, build('theater')).answer(FREE_CITY, build('altar')).answer(1, build('theater'));
    for (const end of [first, last])
      expect([0, 1, 2].map((seat) => end.seat(seat).city)).toEqual([['theater'], ['theater'], ['altar']]);
  });

  rule('B-12.7', 'only the holder is asked for the Free City', () => {
    const whose = (t: Tabletop) => [0, 1].map((seat) => view(t.game, seat).asks.map((ask) => ask.seat));
    expect(whose(duel({ holder: 0 }))).toEqual([[0, 2], [1]]);
    expect(whose(duel({ holder: 1 }))).toEqual([[0], [1, 2]]);
  });
});

describe('the Free City’s card', () => {
  rule('B-12.8', 'the Free City does not sell while a card still in the hand can be built', () => {
    const t = freeCity({}, ['palace', 'altar']);
    expect(t.doable(FREE_CITY)).toEqual(['build altar']);
    expectRefused(t, FREE_CITY, sell('palace'), 'must-play');
    expectRefused(t, FREE_CITY, sell('altar'), 'must-play');
    expectRefused(t, FREE_CITY, build('palace'), 'cannot-pay');
  });

  rule('B-12.8', 'a card that it can pay for with trade counts as one it can build', () => {
    const trade = { two: { makes: ['stone'] } };
    expect(freeCity({ coins: 2 }, ['palace', 'baths'], trade).doable(FREE_CITY)).toEqual(['build baths']);
    expect(freeCity({ coins: 1 }, ['palace', 'baths'], trade).doable(FREE_CITY)).toEqual(['sell palace', 'sell baths']);
  });

  rule('B-12.8', 'the card chosen for the own city is no longer in the hand', () => {
    const t = duel({ one: { hand: ['altar', 'palace'] } });
    expect(t.answer(0, sell('altar')).doable(FREE_CITY)).toEqual(['sell palace']);
    expect(t.answer(0, sell('palace')).doable(FREE_CITY)).toEqual(['build altar']);
  });

  rule('B-12.8', 'the Free City does not sell while it can build its next stage, for which each card qualifies', () => {
    const t = freeCity({ wonder: 'giza', makes: ['stone'] }, ['palace', 'senate']);
    expect(t.doable(FREE_CITY)).toEqual(['stage palace', 'stage senate']);
    expectRefused(t, FREE_CITY, sell('palace'), 'must-play');
    expect(done(t, stage('senate')).seat(FREE_CITY)).toMatchObject({ stage: 1, under: ['senate'], city: [], coins: 3 });
  });

  rule('B-12.8', 'if nothing can be built, the holder sells a card and the Free City gains 3 coins', () => {
    const t = freeCity({ coins: 1 }, ['palace', 'senate']);
    expect(t.doable(FREE_CITY)).toEqual(['sell palace', 'sell senate']);
    const sold = done(t, sell('senate'));
    expect(sold.seat(FREE_CITY).coins).toBe(1 + 3);
    expect(sold.seat(0).coins).toBe(3 + 3);
    expect(sold.discard()).toContain('senate');
  });

  rule('B-12.9', 'all three cards are judged by the start of the turn', () => {
    const t = duel({ one: { hand: ['stone-pit', 'baths', 'vineyard'] }, age: 2 }).answer(0, build('stone-pit'));
    expect(t.why('baths', FREE_CITY)).toMatch(/1 more stone/);
  });

  rule('B-12.9', 'the Free City cannot spend what it earns in the same turn', () => {
    const one = { hand: ['baths', 'tree-farm'] };
    const t = duel({ one, city: { coins: 0, makes: ['stone'] } }).answer(0, build('baths'));
    expect(t.why('tree-farm', FREE_CITY)).toMatch(/costs 1 coin and there are 0 to spend/);
    expect(done(t, sell('tree-farm')).seat(FREE_CITY).coins).toBe(2 + 3);
  });

  rule('B-12.9', 'all three cards come into play together', () => {
    const one = { hand: ['lumber-yard', 'vineyard'], coins: 0 };
    const t = duel({ age: 2, one, two: { hand: ['vineyard'] } });
    const end = t.answer(0, build('lumber-yard')).answer(FREE_CITY, build('vineyard')).answer(1, build('vineyard'));
    expect([end.seat(FREE_CITY).coins, end.seat(1).coins]).toEqual([3 + 1, 3 + 1]);
    const other = duel({ age: 2, one: { hand: ['vineyard', 'lumber-yard'], coins: 0 } });
    const both = done(other.answer(0, build('vineyard')), build('lumber-yard'));
    expect(both.seat(0).coins).toBe(1);
  });

  rule('B-12.10', 'the Free City buys from the players out of its own treasury', () => {
    const t = freeCity({ coins: 2 }, ['baths'], { two: { makes: ['stone'], coins: 0 }, one: { coins: 0 } });
    const end = done(t, build('baths'));
    expect(end.seat(FREE_CITY)).toMatchObject({ coins: 0, city: ['baths'] });
    expect([end.seat(0).coins, end.seat(1).coins]).toEqual([3, 2 + 3]);
  });

  rule('B-12.10', 'the players buy from the Free City', () => {
    const t = duel({ one: { hand: ['baths', 'altar'], coins: 2 }, city: { wonder: 'giza', coins: 0 } });
    const end = done(t.answer(0, build('baths')), build('altar'));
    expect([end.seat(0).coins, end.seat(FREE_CITY).coins]).toEqual([0, 2]);
    const other = duel({ two: { hand: ['baths'], coins: 2 }, city: { wonder: 'giza', coins: 0 } });
    expect(other.offers('baths', 1)).toEqual([{ left: 2 }]);
  });

  rule('B-12.10', 'the holder picks the seller, and need not pick the cheaper one', () => {
    const makes = { makes: ['stone'], coins: 0 };
    const t = freeCity({ city: ['west-trading-post'] }, ['baths'], { one: makes, two: makes });
    expect(t.offers('baths', FREE_CITY)).toEqual([{ left: 1 }, { right: 2 }]);
    const end = done(t, { do: 'build', card: 'baths', pay: { right: 2 } });
    expect([end.seat(FREE_CITY).coins, end.seat(0).coins, end.seat(1).coins]).toEqual([1, 3, 2 + 3]);
  });

  rule('B-12.11', 'a card for which the Free City has a chain has to be built by it', () => {
    const city = { wonder: 'giza', makes: ['3 stone'], city: ['baths'] };
    const t = freeCity(city, ['aqueduct', 'altar'], { age: 2 });
    expect(t.doable(FREE_CITY)).toEqual(['build aqueduct', 'build altar', 'stage altar']);
    expect(t.ways('aqueduct', FREE_CITY)).toMatchObject([{ via: 'chain' }]);
    expectRefused(t, FREE_CITY, stage('aqueduct'), 'must-chain');
    expectRefused(t, FREE_CITY, sell('aqueduct'), 'must-chain');
    expectRefused(t, FREE_CITY, build('aqueduct', 'paid'), 'must-chain');
    expect(done(t, build('aqueduct', 'chain')).seat(FREE_CITY).city).toEqual(['baths', 'aqueduct']);
  });

  rule('B-12.11', 'another card may be chosen instead, and the players are not bound by it', () => {
    const t = freeCity({ city: ['baths'] }, ['aqueduct', 'altar'], { age: 2 });
    expect(t.refusal(FREE_CITY, build('altar'))).toBeNull();
    const own = duel({ age: 2, one: { city: ['baths'], hand: ['aqueduct', 'altar'] } });
    expect(own.refusal(0, sell('aqueduct'))).toBeNull();
  });

  rule('B-12.12', 'the Free City can have no duplicates', () => {
    const t = freeCity({ city: ['loom-age1'] }, ['loom-age2'], { age: 2 });
    expect(t.doable(FREE_CITY)).toEqual(['sell loom-age2']);
    expectRefused(t, FREE_CITY, build('loom-age2'), 'already-built');
    const chained = freeCity({ city: ['baths', 'aqueduct'] }, ['aqueduct'], { age: 2 });
    expect(chained.doable(FREE_CITY)).toEqual(['sell aqueduct']);
  });

  rule('B-12.12', 'the holder decides between building the card and building a stage', () => {
    const t = freeCity({ wonder: 'giza', makes: ['stone'] }, ['altar']);
    expect(t.doable(FREE_CITY)).toEqual(['build altar', 'stage altar']);
    expect(done(t, build('altar')).seat(FREE_CITY)).toMatchObject({ city: ['altar'], stage: 0 });
    expect(done(t, stage('altar')).seat(FREE_CITY)).toMatchObject({ city: [], stage: 1 });
  });

  for (const age of [1, 2, 3])
    rule('B-12.13', `in Age ${age} the players exchange their hands, and the Free City goes along`, () => {
      const one = { hand: ['theater', 'altar', 'baths', 'pawnshop'] };
      const two = { hand: ['theater', 'stockade', 'barracks'] };
      const t = duel({ age, one, two, drawPile: ['palace', 'senate'] });
      const end = t.answer(0, sell('theater')).answer(FREE_CITY, build('altar')).answer(1, sell('theater'));
      expect(end.seat(0).hand).toEqual(['stockade', 'barracks']);
      expect(end.seat(1).hand).toEqual(['baths', 'pawnshop', 'palace']);
      expect(holderOf(end)).toBe(1);
    });
});

describe('the end of an Age', () => {
  const lastTurn: Duel = {
    turn: 6,
    one: { hand: ['theater', 'altar', 'palace'] },
    two: { hand: ['theater', 'senate'] },
    drawPile: ['town-hall'],
  };
  const finish = (t: Tabletop) => t.play({ 0: sell('theater'), 1: sell('theater'), 2: build('altar') });

  rule('B-12.14', 'the card left with each player and the one in the pile are discarded', () => {
    const end = finish(duel(lastTurn));
    expect(end.discard().sort()).toEqual(['palace', 'senate', 'theater', 'theater', 'town-hall']);
    expect([0, 1, 2].map((seat) => end.seat(seat).hand)).toEqual([[], [], []]);
  });

  rule('B-12.14', 'nothing is discarded before turn 6', () => {
    const end = finish(duel({ ...lastTurn, turn: 5 }));
    expect(end.discard()).toEqual(['theater', 'theater']);
    expect(end.seat(1).hand).toEqual(['palace', 'town-hall']);
  });

  rule('B-12.14', 'each city uses six cards in every Age', () => {
    const { moments } = wholeGame(newGame(2, 3, { wonders: PLAIN }));
    for (const age of [1, 2, 3]) {
      const events = moments.filter((moment) => moment.age === age).flatMap((moment) => moment.events);
      const used = events.flatMap((event) =>
        event.event === 'built' || event.event === 'stage' || event.event === 'sold' ? [event.seat] : [],
      );
      expect([0, 1, 2].map((seat) => used.filter((by) => by === seat).length)).toEqual([6, 6, 6]);
    }
  });

  rule('B-12.14', 'a player with Babylon B2 may use the last card first', () => {
    const babylon = { wonder: 'babylon', side: 'B', stages: 2 } as const;
    const t = finish(duel({ ...lastTurn, two: { ...lastTurn.two, ...babylon } }));
    expect(asksOf(t.game)).toEqual([null, 'play', null]);
    expect(t.discard()).not.toContain('town-hall');
    const end = t.answer(1, sell('senate'));
    expect(end.seat(1).coins).toBe(3 + 3 + 3);
    expect(end.discard()).toContain('town-hall');
  });

  rule('B-12.15', 'the three cities fight, and the Free City keeps tokens', () => {
    const t = duel({ ...lastTurn, two: { ...lastTurn.two, shields: 2 }, city: { shields: 1 } });
    const end = finish(t);
    expect([0, 1, 2].map((seat) => end.seat(seat).tokens['victory-1'])).toEqual([0, 2, 1]);
    expect([0, 1, 2].map((seat) => end.seat(seat).tokens.defeat)).toEqual([2, 0, 1]);
    expect(end.score(FREE_CITY).military).toBe(0);
  });

  rule('B-12.15', 'guilds of the players count its cards, stages and defeat tokens', () => {
    const city: ScenarioSeat = { wonder: 'giza', stages: 2, city: ['stone-pit', 'altar'], tokens: { defeat: 3 } };
    const guilds = (guild: string) => duel({ age: 3, one: { city: [guild] }, city }).score(0).guilds;
    expect(['workers-guild', 'magistrates-guild', 'builders-guild', 'strategists-guild'].map(guilds)).toEqual([
      1, 1, 2, 3,
    ]);
  });
});

describe('the end of the game', () => {
  const winners = (one: ScenarioSeat, two: ScenarioSeat, city: ScenarioSeat = {}) =>
    duel({ age: 3, one: { hand: [], ...one }, two: { hand: [], ...two }, city }).winners();

  rule('B-12.16', 'the player with more points wins', () => {
    expect(winners({ city: ['altar'] }, {})).toEqual([0]);
    expect(winners({ city: ['altar'] }, { city: ['palace'] })).toEqual([1]);
  });

  rule('B-12.16', 'at equal points the player with more coins wins, and with equal coins both', () => {
    expect(winners({ coins: 3 }, { coins: 5 })).toEqual([1]);
    expect(winners({ coins: 5 }, { coins: 5 })).toEqual([0, 1]);
  });

  rule('B-12.16', 'the Free City cannot win, but has a score sheet', () => {
    const city = { coins: 30, city: ['palace', 'senate'] };
    expect(winners({ city: ['altar'] }, {}, city)).toEqual([0]);
    expect(winners({ coins: 5 }, { coins: 5 }, { coins: 99 })).toEqual([0, 1]);
    expect(duel({ age: 3, city }).score(FREE_CITY)).toMatchObject({ treasury: 10, civilian: 14, total: 24 });
  });

  rule('B-12.16', 'in whole games a player wins, also where the Free City has most', () => {
    let cityHadMost = 0;
    for (let n = 0; n < 30; n++) {
      const { sheets, winners: won } = score(wholeGame(newGame(2, n)).end);
      const [one, two, city] = sheets.map(({ total }) => total);
      const best = Math.max(one, two);
      expect(won.every((seat) => seat < FREE_CITY && sheets[seat].total === best)).toBe(true);
      if (city > best) cityHadMost++;
    }
    expect(cityHadMost).toBeGreaterThan(0);
  });
});

describe('boards with powers', () => {
  const POWER = 'olympia-free-build';
  const olympia = { wonder: 'olympia', stages: 2, coins: 0 };
  const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], coins: 0 };
  const asks = (t: Tabletop, seat: SeatId) => view(t.game, seat).asks.map((ask) => [ask.seat, ask.ask.ask]);

  rule('B-12.17', 'the holder may use Olympia A2 for the Free City, once in an Age', () => {
    const t = freeCity(olympia, ['palace', 'senate', 'town-hall'], {
      two: { hand: ['theater', 'altar', 'gardens'] },
      drawPile: ['study', 'lodge'],
    });
    const used = done(t, build('palace', POWER));
    expect(used.seat(FREE_CITY)).toMatchObject({ city: ['palace'], coins: 0 });
    const next = used.answer(1, sell('senate'));
    expectRefused(next, FREE_CITY, build('town-hall', POWER), 'no-power');
  });

  rule('B-12.17', 'a card that only Olympia A2 would build does not have to be chosen', () => {
    const t = freeCity(olympia, ['palace', 'senate']);
    expect(t.doable(FREE_CITY)).toEqual(['build palace', 'sell palace', 'build senate', 'sell senate']);
    expect(t.refusal(FREE_CITY, sell('palace'))).toBeNull();
  });

  rule('B-12.17', 'a card that can be built without the power still has to be', () => {
    const t = freeCity(olympia, ['palace', 'altar']);
    expectRefused(t, FREE_CITY, sell('palace'), 'must-play');
    expect(t.refusal(FREE_CITY, build('palace', POWER))).toBeNull();
  });

  rule('B-12.17', 'Olympia A2 does not replace a chain that has to be made', () => {
    const t = freeCity({ ...olympia, city: ['baths'] }, ['aqueduct'], { age: 2 });
    expectRefused(t, FREE_CITY, build('aqueduct', POWER), 'must-chain');
  });

  for (const holder of [0, 1])
    rule('B-12.17', `player ${holder} as the holder says what Halikarnassos builds for the Free City`, () => {
      const deeds = { [holder]: sell('theater'), [1 - holder]: sell('theater'), 2: stage('altar') };
      const t = duel({ holder, city: halikarnassos, discard: ['palace'], drawPile: ['lodge'] }).play(deeds);
      expect([asks(t, holder), asks(t, 1 - holder)]).toEqual([[[FREE_CITY, 'pick']], []]);
      const end = t.answer(FREE_CITY, pick('palace'));
      expect(end.seat(FREE_CITY)).toMatchObject({ city: ['palace'], coins: 0, stage: 1 });
      expect([0, 1].map((seat) => end.seat(seat).city)).toEqual([[], []]);
    });

  rule('B-12.17', 'the holder may decline for Halikarnassos', () => {
    const t = done(freeCity(halikarnassos, ['altar'], { discard: ['palace'] }), stage('altar'));
    expect(t.answer(FREE_CITY, PASS).seat(FREE_CITY).city).toEqual([]);
  });

  rule('B-12.17', 'the first holder chooses the side of its board where sides are chosen', () => {
    const game = newGame(2, 1, { wonders: [...PLAIN.slice(0, 2), { wonder: 'olympia', side: 'choice' }] });
    expect([asks(tabletop(game), 0), asks(tabletop(game), 1)]).toEqual([[[FREE_CITY, 'side']], []]);
    const chosen = tabletop(game).answer(FREE_CITY, { do: 'side', side: 'B' });
    const { rules, state } = chosen.game;
    expect(rules.wonders[state.seats[FREE_CITY].wonder]).toMatchObject({ city: 'olympia', side: 'B' });
  });

  rule('B-12.17', 'Babylon B2 does nothing for the Free City: the last card of the pile is discarded', () => {
    const babylon = { wonder: 'babylon', side: 'B', stages: 2, coins: 0 } as const;
    const t = duel({ turn: 6, city: babylon, drawPile: ['pawnshop'] });
    const end = t.withNextAge().play({ 0: sell('theater'), 1: sell('theater'), 2: build('altar') });
    expect(end.game.state).toMatchObject({ age: 2, turn: 1 });
    expect(end.discard()).toContain('pawnshop');
    expect(end.seat(FREE_CITY)).toMatchObject({ city: ['altar'], coins: 0 });
  });

  rule('B-12.17', 'Alexandria produces for the Free City and Ephesos pays it', () => {
    expect(freeCity({ wonder: 'alexandria', stages: 2 }, ['baths', 'palace']).doable(FREE_CITY)).toEqual([
      'build baths',
    ]);
    const ephesos = { wonder: 'ephesos', stages: 1, makes: ['2 wood'], coins: 0 };
    expect(done(freeCity(ephesos, ['palace']), stage('palace')).seat(FREE_CITY).coins).toBe(9);
  });

  rule('B-12.17', 'Olympia B3 scores a guild of a player for the Free City', () => {
    const t = duel({
      age: 3,
      one: { city: ['workers-guild', 'clay-pool'] },
      two: { city: ['ore-vein'] },
      city: { wonder: 'olympia', side: 'B', stages: 3 },
    });
    expect(t.score(FREE_CITY).guilds).toBe(2);
  });
});
