/** `polis play`: one turn, and the scenario after it, which can be played on. */
import { bots, playOut } from '@polis/bots';
import {
  create,
  describe as describeTable,
  type GameConfig,
  type GameRecord,
  type Scenario,
  save,
  seedFrom,
  submit,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { answers, json, output, polis } from './polis.ts';

const sell = (card: string) => ({ do: 'sell', card });
const build = (card: string, more: object = {}) => ({ do: 'build', card, ...more });
const stage = (card: string, more: object = {}) => ({ do: 'stage', card, ...more });
/** Someone who is there to be a neighbour. */
const bystander = { hand: ['theater'], choice: sell('theater') };

describe('a turn', () => {
  const [plain, cheapest, chain, unasked, asked, W12, loom, noHand] = answers(
    ['play'],
    [
      {
        turn: 2,
        seats: [
          { wonder: 'giza', hand: ['altar', 'baths'], choice: build('baths') },
          { wonder: 'rhodos', hand: ['barracks', 'tavern'], choice: build('tavern') },
          { wonder: 'ephesos', makes: ['2 stone'], hand: ['press', 'stockade'], choice: stage('stockade') },
        ],
      },
      {
        seats: [
          { coins: 5, city: ['east-trading-post'], hand: ['stockade', 'altar'], choice: build('stockade') },
          { makes: ['wood'], ...bystander },
          { makes: ['wood'], ...bystander },
        ],
      },
      {
        age: 2,
        seats: [
          { city: ['baths'], makes: ['3 stone'], hand: ['aqueduct'], choice: build('aqueduct') },
          bystander,
          bystander,
        ],
      },
      {
        age: 2,
        seats: [
          { wonder: 'olympia', stages: 2, coins: 4, hand: ['statue'], choice: build('statue') },
          { makes: ['2 ore'], ...bystander },
          bystander,
        ],
      },
      {
        age: 2,
        turn: 2,
        seats: [
          {
            wonder: 'olympia',
            stages: 2,
            hand: ['statue', 'loom'],
            choice: build('statue', { via: 'olympia-free-build' }),
          },
          bystander,
          bystander,
        ],
      },
      {
        seats: [
          {
            coins: 0,
            makes: ['2 stone'],
            hand: [{ cost: '2 stone', colour: 'blue' }, 'altar'],
            choice: build('made-up-0-0'),
          },
          {
            coins: 4,
            hand: [{ cost: '2 stone', colour: 'blue' }, 'altar'],
            choice: build('made-up-1-0', { pay: { right: 4 } }),
          },
          {
            coins: 4,
            hand: [{ cost: '2 stone', colour: 'blue' }, 'altar'],
            choice: build('made-up-2-0', { pay: { left: 4 } }),
          },
        ],
      },
      { age: 2, seats: [{ hand: ['loom'], choice: build('loom') }, bystander, bystander] },
      { seats: [{ hand: ['altar'], choice: build('altar') }, {}, {}] },
    ],
  );

  test('is told as the scenario after it and what happened', () => {
    expect(plain).toEqual({
      scenario: {
        modules: ['base'],
        age: 1,
        turn: 3,
        discard: [],
        seats: [
          {
            wonder: 'giza',
            side: 'A',
            stages: 0,
            coins: 3,
            city: ['baths'],
            hand: ['press-age1'],
            tokens: { victory: [], defeat: 0 },
          },
          {
            wonder: 'rhodos',
            side: 'A',
            stages: 0,
            coins: 8,
            city: ['tavern'],
            hand: ['altar'],
            tokens: { victory: [], defeat: 0 },
          },
          {
            wonder: 'ephesos',
            side: 'A',
            stages: 1,
            under: ['stockade'],
            coins: 3,
            city: [],
            hand: ['barracks'],
            tokens: { victory: [], defeat: 0 },
            makes: ['2 stone'],
          },
        ],
      },
      events: [
        { event: 'built', seat: 0, card: 'baths', via: 'paid', pay: { left: 0, right: 0, bank: 0 } },
        { event: 'built', seat: 1, card: 'tavern', via: 'paid', pay: { left: 0, right: 0, bank: 0 } },
        {
          event: 'stage',
          seat: 2,
          stage: 1,
          option: 0,
          pay: { left: 0, right: 0, bank: 0 },
          joined: null,
          secret: { to: [2], cards: ['stockade'] },
        },
        { event: 'coins', seat: 1, amount: 5, why: 'effect' },
        { event: 'passed', to: 'left' },
      ],
    });
  });

  test('takes the cheapest payment when none is given', () => {
    expect(cheapest.events[0].pay).toEqual({ left: 0, right: 1, bank: 0 });
  });

  test('prefers a chain to paying nothing', () => {
    expect(chain.events[0].via).toBe('chain');
  });

  test('spends a power only when it is named', () => {
    expect(unasked.events[0]).toMatchObject({ via: 'paid', pay: { left: 4 } });
    expect(unasked.scenario.seats[0].used).toBeUndefined();
    expect(asked.events[0].via).toBe('olympia-free-build');
    expect(asked.scenario.seats[0].used).toEqual(['olympia-free-build']);
  });

  test('B-9.W12: both neighbours buy both stones, which brings 8 coins and leaves the stones to their owner', () => {
    expect(W12.scenario.seats.map(({ coins }: { coins: number }) => coins)).toEqual([8, 0, 0]);
  });

  test('names a card of two Ages without its Age', () => {
    expect(loom.scenario.seats[0].city).toEqual(['loom-age2']);
  });

  test('asks nobody who has no hand', () => {
    expect(noHand.scenario.seats.map(({ city }: { city: string[] }) => city)).toEqual([['altar'], [], []]);
  });
});

describe('the last turn of an Age', () => {
  const table = {
    age: 1,
    turn: 6,
    discard: ['altar'],
    seats: [
      {
        wonder: 'babylon',
        side: 'B',
        stages: 2,
        coins: 0,
        hand: ['baths', 'tree-farm'],
        choice: [sell('baths'), build('tree-farm')],
      },
      {
        wonder: 'halikarnassos',
        side: 'B',
        makes: ['2 ore'],
        hand: ['theater', 'stockade'],
        choice: [stage('theater'), { do: 'pick', card: 'baths' }],
      },
      { hand: ['barracks', 'workshop'], makes: ['ore'], choice: build('barracks') },
    ],
  };
  const withoutFurther = {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, choice: [seat.choice].flat()[0] })),
  };
  const [full, declined] = answers(['play'], [table, withoutFurther]);
  const [next] = answers(['score'], [full.scenario]);

  test('B-10.1: Babylon pays for its last card with the coins of the turn', () => {
    expect(full.scenario.seats[0]).toMatchObject({ coins: 2, city: ['tree-farm'], hand: [] });
  });

  test('B-10.2: Halikarnassos digs up what Babylon has sold', () => {
    expect(full.scenario.seats[1]).toMatchObject({ stages: 1, city: ['baths'] });
    expect(full.scenario.discard).toEqual(['altar', 'stockade', 'workshop']);
  });

  test('B-2.5: the conflicts are fought and the next Age begins', () => {
    expect(full.scenario.seats[2].tokens).toEqual({ victory: [1, 1], defeat: 0 });
    expect(full.scenario).toMatchObject({ age: 2, turn: 1 });
    expect(next.seats[2].military).toBe(2);
  });

  test('B-8.2, B-8.4: a further question without an answer is declined', () => {
    expect(declined.scenario.seats[0]).toMatchObject({ coins: 3, city: [] });
    expect(declined.scenario.seats[1]).toMatchObject({ stages: 1, city: [] });
    expect([...declined.scenario.discard].sort()).toEqual(['altar', 'baths', 'stockade', 'tree-farm', 'workshop']);
  });

  test('for people: what happened, then the table', () => {
    expect(output(['play', '-'], JSON.stringify(table))).toBe(`\
Babylon B sells Baths
Halikarnassos B builds stage 1 with Theater
City 2 builds Barracks
Babylon B receives 3 coins for the card sold
Babylon B builds Tree Farm, paying 1 coin to the bank
Halikarnassos B discards Stockade unused
City 2 discards Workshop unused
Halikarnassos B builds Baths from the discard pile
Babylon B and Halikarnassos B are equally strong, 0 each
City 2 defeats Halikarnassos B, 1 to 0
City 2 defeats Babylon B, 1 to 0

Age I is over
0  Babylon B  2 coins, 2 of 3 stages, tokens -1
   city  Tree Farm
   hand  -
1  Halikarnassos B  3 coins, 1 of 3 stages, tokens -1
   city  Baths
   hand  -
2  City 2  3 coins, tokens +1 +1
   city  Barracks
   hand  -
discard pile  Altar, Stockade, Workshop
`);
  });
});

describe('two players', () => {
  const seats = [
    { hand: ['altar', 'theater'], choice: build('altar') },
    { hand: ['altar', 'press'], choice: sell('press') },
    { wonder: 'giza', choice: build('tavern') },
  ];
  const scenario = { turn: 5, freeCity: { seat: 2, holder: 0, drawPile: ['tavern', 'baths', 'loom'] }, seats };

  test('B-12.6, B-12.13: the holder draws, plays for the Free City, and hands it on', () => {
    const { scenario: after } = json(['play', '-'], JSON.stringify(scenario));
    expect(after).toMatchObject({ turn: 6, freeCity: { seat: 2, holder: 1, drawPile: ['loom-age1'] } });
    expect(after.seats.map(({ hand }: { hand: string[] }) => hand)).toEqual([['altar'], ['theater', 'baths'], []]);
    expect(after.seats[2]).toMatchObject({ coins: 8, city: ['tavern'] });
  });
});

describe('with Cities', () => {
  const modules = ['base', 'cities'];
  const pay = (coins: number) => ({ do: 'pay', coins });
  const lair = { city: ['loom'], makes: ['wood', 'glass'], hand: ['lair', 'altar'], choice: build('lair') };
  const C14 = {
    modules,
    age: 2,
    turn: 3,
    seats: [
      lair,
      { coins: 5, hand: ['altar', 'baths'], choice: [build('altar'), pay(2)] },
      { coins: 1, hand: ['altar', 'baths'], choice: build('altar') },
      { coins: 5, hand: ['altar', 'baths'], choice: [build('altar'), pay(0)] },
    ],
  };
  const sixPlayers = Array.from({ length: 4 }, () => ({ coins: 0 }));
  const [example, part, handless, sold, twice, stages, freeCity, petra, envoys, eight] = answers(
    ['play'],
    [
      C14,
      { ...C14, seats: C14.seats.map((seat, id) => (id === 3 ? { ...seat, choice: [build('altar'), pay(1)] } : seat)) },
      { modules, seats: [{ hand: ['hideout'], choice: build('hideout') }, { coins: 2 }, { coins: 2, choice: pay(0) }] },
      {
        modules,
        seats: [
          { hand: ['hideout'], choice: build('hideout') },
          { coins: 0, ...bystander },
          { coins: 0, hand: ['altar'], choice: build('altar') },
        ],
      },
      {
        modules,
        age: 2,
        seats: [lair, { hand: ['hideout'], choice: build('hideout') }, { coins: 9 }].map((seat) => ({
          coins: 9,
          ...seat,
        })),
      },
      {
        modules,
        age: 3,
        seats: [
          { makes: ['wood', 'clay', 'glass', 'papyrus'], hand: ['builders-union'], choice: build('builders-union') },
          { wonder: 'giza', stages: 2, makes: ['4 stone'], coins: 9, hand: ['palace'], choice: stage('palace') },
          { coins: 9 },
        ],
      },
      {
        modules,
        turn: 7,
        freeCity: { seat: 2, holder: 1 },
        seats: [
          { coins: 1, hand: ['altar', 'baths'], choice: build('altar') },
          { coins: 4, hand: ['hideout', 'altar', 'tavern'], choice: [build('altar'), pay(0)] },
          { coins: 4, choice: build('hideout') },
        ],
      },
      {
        modules,
        seats: [
          { wonder: 'petra', side: 'B', makes: ['clay', '2 ore'], hand: ['altar'], choice: stage('altar') },
          { coins: 3 },
          { coins: 1 },
        ],
      },
      {
        modules,
        turn: 7,
        seats: [
          { makes: ['clay'], hand: ['residence', 'altar'], choice: build('residence'), diplomacy: 1 },
          { hand: ['gambling-den', 'altar'], choice: build('gambling-den'), shields: 1 },
          { hand: ['altar', 'baths'], choice: build('altar') },
        ],
      },
      { modules, turn: 6, seats: [lair, ...Array(3).fill(bystander), ...sixPlayers].map((seat) => ({ ...seat })) },
    ],
  );
  const of = (played: { events: { event: string }[] }, event: string) =>
    played.events.filter((one) => one.event === event);
  const field = (played: { scenario: Scenario }, name: string) =>
    played.scenario.seats.map((seat) => (seat as Record<string, unknown>)[name]);

  test('C-14: each divides the loss between coins and debt, and who says nothing pays', () => {
    expect(of(example, 'lost')).toEqual([
      { event: 'lost', seat: 1, paid: 2, debt: 0 },
      { event: 'lost', seat: 2, paid: 1, debt: 1 },
      { event: 'lost', seat: 3, paid: 0, debt: 2 },
    ]);
    expect(field(example, 'coins')).toEqual([3, 3, 0, 5]);
    expect(field(example, 'debt')).toEqual([undefined, undefined, 1, 2]);
    expect(of(part, 'lost')[2]).toEqual({ event: 'lost', seat: 3, paid: 1, debt: 1 });
  });

  test('a seat without a hand pays too, and may be told otherwise', () => {
    expect(field(handless, 'coins')).toEqual([3, 1, 2]);
    expect(field(handless, 'debt')).toEqual([undefined, undefined, 1]);
  });

  test('C-13: the coins of a sale can pay the loss; who has none takes debt', () => {
    expect(field(sold, 'coins')).toEqual([3, 2, 0]);
    expect(field(sold, 'debt')).toEqual([undefined, undefined, 1]);
  });

  test('X-19: losses of a turn are added up', () => {
    expect(of(twice, 'lost')).toEqual([
      { event: 'lost', seat: 0, paid: 1, debt: 0 },
      { event: 'lost', seat: 1, paid: 2, debt: 0 },
      { event: 'lost', seat: 2, paid: 3, debt: 0 },
    ]);
  });

  test("X-20: a stage built in the same turn counts for the Builders' Union", () => {
    expect(of(stages, 'lost')).toEqual([{ event: 'lost', seat: 1, paid: 3, debt: 0 }]);
  });

  test('C-59, C-60: the Free City makes both players lose, and its holder divides its own losses', () => {
    expect(of(freeCity, 'lost')).toEqual([
      { event: 'lost', seat: 0, paid: 1, debt: 0 },
      { event: 'lost', seat: 1, paid: 0, debt: 1 },
    ]);
    const [owed] = answers(
      ['play'],
      [
        {
          modules,
          freeCity: { seat: 2, holder: 1 },
          seats: [
            { hand: ['altar'], choice: build('altar') },
            { hand: ['hideout', 'altar'], choice: build('hideout') },
            { coins: 4, choice: [build('altar'), pay(0)] },
          ],
        },
      ],
    );
    expect(of(owed, 'lost')[1]).toEqual({ event: 'lost', seat: 2, paid: 0, debt: 1 });
  });

  test('C-56: Petra B1 makes all others lose 2 coins', () => {
    expect(field(petra, 'coins')).toEqual([3, 1, 0]);
    expect(field(petra, 'debt')).toEqual([undefined, undefined, 1]);
  });

  test('C-16, C-19: of two Diplomacy tokens one is given back, and the city does not fight', () => {
    expect(of(envoys, 'token')).toEqual([
      { event: 'token', seat: 0, token: 'diplomacy', count: 1 },
      { event: 'token', seat: 0, token: 'diplomacy', count: -1 },
    ]);
    expect(of(envoys, 'conflict')).toEqual([
      { event: 'conflict', age: 1, winner: 1, loser: 2, strengths: [1, 0], tokens: 1 },
    ]);
    expect(field(envoys, 'diplomacy')).toEqual([1, undefined, undefined]);
    expect(envoys.scenario).toMatchObject({ age: 2, turn: 1 });
  });

  test('C-63: with eight players the sixth turn is the last', () => {
    expect(eight.scenario).toMatchObject({ age: 2, turn: 1 });
    expect(field(eight, 'debt')).toEqual([undefined, undefined, undefined, undefined, 2, 2, 2, 2]);
  });

  test('for people: losses, gifts and Diplomacy tokens, then debt at the table', () => {
    const table = {
      modules,
      turn: 7,
      seats: [
        { hand: ['hideout', 'altar'], choice: build('hideout'), tokens: { defeat: 1 } },
        { makes: ['clay'], hand: ['residence', 'altar'], choice: [build('residence'), pay(0)], debt: 1 },
        { coins: 0, hand: ['gambling-den', 'gates-of-the-city'], choice: build('gambling-den'), shields: 1 },
        { coins: 0, hand: ['baths', 'altar'], choice: build('altar') },
        { coins: 0, hand: ['baths', 'altar'], choice: build('altar') },
      ],
    };
    expect(output(['play', '-'], JSON.stringify(table))).toBe(`\
City 0 builds Hideout
City 1 builds Residence
City 2 builds Gambling Den
City 3 builds Altar
City 4 builds Altar
City 2 receives 6 coins from the bank
City 3 receives 1 coin for what a neighbour built
City 1 receives 1 coin for what a neighbour built
City 1 takes a Diplomacy token
City 0 discards Altar unused
City 1 discards Altar unused
City 2 discards Gates of the City unused
City 3 discards Baths unused
City 4 discards Baths unused
City 4 takes 1 debt token
City 1 takes 1 debt token
City 2 loses 1 coin
City 3 loses 1 coin
City 2 defeats City 0, 1 to 0
City 2 defeats City 3, 1 to 0
City 3 and City 4 are equally strong, 0 each
City 4 and City 0 are equally strong, 0 each
City 1 gives back a Diplomacy token

Age I is over
0  City 0  3 coins, tokens -1 -1
   city  Hideout
   hand  -
1  City 1  4 coins, debt 2
   city  Residence
   hand  -
2  City 2  5 coins, tokens +1 +1
   city  Gambling Den
   hand  -
3  City 3  0 coins, tokens -1
   city  Altar
   hand  -
4  City 4  0 coins, debt 1
   city  Altar
   hand  -
discard pile  Altar, Altar, Gates of the City, Baths, Baths
`);
  });
});

describe('in teams', () => {
  const seats = [
    { hand: ['hideout', 'baths'], choice: build('hideout'), shields: 3 },
    { hand: ['altar', 'baths'], choice: build('altar'), diplomacy: 1 },
    { hand: ['altar', 'baths'], choice: build('altar'), shields: 1 },
    { hand: ['altar', 'baths'], choice: build('altar'), diplomacy: 1 },
  ];
  const table = { teams: true, modules: ['base', 'cities'], age: 3, turn: 7, seats };

  test('C-68, C-70, C-71: the teammate loses coins too; two tokens each, or one after talks', () => {
    const { scenario, events } = json(['play', '-'], JSON.stringify(table));
    expect(scenario).toMatchObject({ modules: ['base', 'cities', 'teams'], age: 3, turn: 7 });
    expect(scenario.seats.map(({ coins }: { coins: number }) => coins)).toEqual([3, 2, 2, 2]);
    expect(events.filter(({ event }: { event: string }) => event === 'conflict')).toEqual([
      { event: 'conflict', age: 3, winner: 2, loser: 1, strengths: [1, 0], tokens: 1 },
      { event: 'conflict', age: 3, winner: 0, loser: 3, strengths: [3, 0], tokens: 1 },
    ]);
    const { teams, winners } = json(['score', '-'], JSON.stringify(scenario));
    expect(teams).toEqual([
      { seats: [0, 1], total: 9 },
      { seats: [2, 3], total: 8 },
    ]);
    expect(winners).toEqual([0, 1]);
  });

  test('for people: how many tokens a conflict is about, and the table by teams', () => {
    const text = output(['play', '-'], JSON.stringify({ ...table, seats: [{ ...seats[0] }, ...seats.slice(1)] }));
    expect(text).toContain('\nCity 2 defeats City 1, 1 to 0, for 1 token each\n');
    const plain = { ...table, seats: seats.map(({ diplomacy: _, ...seat }) => seat) };
    expect(output(['play', '-'], JSON.stringify(plain))).toMatch(
      /\nCity 0 defeats City 3, 3 to 0, for 2 tokens each\n[\s\S]*\nThe game is over\nTeam 1\n0 {2}City 0 [\s\S]*\n1 {2}City 1 [\s\S]*\nTeam 2\n2 {2}City 2 /,
    );
  });
});

describe('with Edifice', () => {
  const modules = ['base', 'edifice'];
  const edifices = [
    { id: 'money-changer', left: 2, state: 'project' },
    { id: 'auction-house', left: 2, state: 'project' },
    { id: 'concentric-castle', left: 2, state: 'project' },
  ];
  const giza = { wonder: 'giza', coins: 5, makes: ['stone'], hand: ['altar', 'baths'] };
  const rhodos = { wonder: 'rhodos', coins: 2, makes: ['2 wood'], hand: ['altar', 'baths'] };
  const join = stage('altar', { join: true });
  const joined = { modules, edifices, seats: [{ ...giza, choice: join }, { ...rhodos, choice: build('altar') }, {}] };
  const failed = (age: number, seats: object[], id: string) => ({
    modules,
    age,
    turn: 6,
    edifices: edifices.map((one, i) => (i === age - 1 ? { ...one, id } : one)),
    seats: seats.map((seat) => ({ hand: ['altar'], choice: sell('altar'), ...seat })),
  });
  const castle = [
    { tokens: { victory: [1, 3, 3] }, choice: [sell('altar'), { do: 'give', victory: [3, 1] }] },
    { tokens: { victory: [1] } },
    { tokens: { victory: [3, 3, 3] } },
    { pawns: [0, 0, 1], tokens: { victory: [1, 3] } },
  ];
  const brown = [
    { city: ['quarry'] },
    { city: ['quarry', 'brickyard'], choice: [sell('altar'), { do: 'pick', card: 'quarry' }] },
    {},
  ];
  const [one, both, declined, coinsLost, cards, tokens, ur, reward] = answers(
    ['play'],
    [
      joined,
      { ...joined, seats: [{ ...giza, choice: join }, { ...rhodos, choice: join }, {}] },
      { ...joined, seats: [{ ...giza, choice: stage('altar') }, { ...rhodos, choice: build('altar') }, {}] },
      failed(2, [{ coins: 1 }, { coins: 2 }, { coins: 0, pawns: [0, 1, 0] }], 'auction-house'),
      failed(2, brown, 'factory'),
      failed(3, castle, 'concentric-castle'),
      {
        modules,
        edifices,
        seats: [
          {
            wonder: 'ur',
            side: 'day',
            stages: 1,
            makes: ['2 stone', 'clay'],
            hand: ['altar'],
            choice: stage('altar', { option: 3, join: true }),
          },
          {},
          {},
        ],
      },
      { ...joined, edifices: [{ id: 'curtain-wall', left: 1 }], seats: joined.seats },
    ],
  );
  const of = (played: { events: { event: string }[] }, event: string) =>
    played.events.filter((other) => other.event === event);
  const field = (played: { scenario: Scenario }, name: string) =>
    played.scenario.seats.map((seat) => (seat as Record<string, unknown>)[name]);

  test('E-19, E-20: stage and participation are paid together, and a pawn leaves the card', () => {
    expect(of(one, 'stage')).toEqual([
      {
        event: 'stage',
        seat: 0,
        stage: 1,
        option: 0,
        pay: { left: 0, right: 0, bank: 1 },
        joined: 'money-changer',
        secret: { to: [0], cards: ['altar'] },
      },
    ]);
    expect(one.scenario.edifices).toEqual([{ ...edifices[0], left: 1 }, edifices[1], edifices[2]]);
    expect(field(one, 'pawns')).toEqual([[1, 0, 0], undefined, undefined]);
    expect(field(one, 'coins')).toEqual([4, 2, 3]);
  });

  test('E-26, E-27: with the last pawn it is finished and its reward is there at once', () => {
    expect(of(both, 'finished')).toEqual([{ event: 'finished', card: 'money-changer', holders: [0, 1] }]);
    expect(both.scenario.edifices[0]).toEqual({ id: 'money-changer', left: 0, state: 'built' });
    expect(field(both, 'coins')).toEqual([8, 5, 3]);
  });

  test('E-14: a stage is built without taking part unless it is said', () => {
    expect(of(declined, 'stage')[0]).toMatchObject({ joined: null });
    expect(declined.scenario.edifices).toEqual(edifices);
  });

  test('E-30: a reward that lasts stays with its pawn in the scenario that follows', () => {
    const [{ seats }] = answers(['conflict'], [{ ...reward.scenario, age: 1 }]);
    expect(seats[0]).toEqual({ won: [1, 1], lost: 0 });
  });

  test('E-37, E-38: coins in full, or a debt token of the Age', () => {
    expect(of(coinsLost, 'failed')).toEqual([{ event: 'failed', card: 'auction-house', spared: [2] }]);
    expect(of(coinsLost, 'penalty')).toEqual([
      { event: 'penalty', seat: 0, coins: 0, card: null, victory: [], debt: 3 },
      { event: 'penalty', seat: 1, coins: 5, card: null, victory: [], debt: 0 },
    ]);
    expect(field(coinsLost, 'coins')).toEqual([4, 0, 3]);
    expect(field(coinsLost, 'edificeDebt')).toEqual([[0, 1, 0], undefined, undefined]);
    expect(coinsLost.scenario.edifices[1]).toEqual({ id: 'auction-house', left: 2, state: 'failed' });
    expect(coinsLost.scenario).toMatchObject({ age: 3, turn: 1 });
    const [{ seats }] = answers(['score'], [coinsLost.scenario]);
    expect(seats.map(({ edifice }: { edifice: number }) => edifice)).toEqual([-3, 0, 0]);
  });

  test('E-57: who has several cards says which one goes, who has one is not asked', () => {
    expect(field(cards, 'city')).toEqual([[], ['brickyard'], []]);
    expect(cards.scenario.discard).toEqual(expect.arrayContaining(['quarry', 'quarry']));
    expect(field(cards, 'edificeDebt')).toEqual([undefined, undefined, [0, 1, 0]]);
  });

  test('E-57, EQ-26: who has several kinds of tokens says which ones go', () => {
    expect(of(tokens, 'penalty').sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      { event: 'penalty', seat: 0, coins: 0, card: null, victory: [1, 3], debt: 0 },
      { event: 'penalty', seat: 1, coins: 0, card: null, victory: [], debt: 5 },
      { event: 'penalty', seat: 2, coins: 0, card: null, victory: [3, 3], debt: 0 },
    ]);
    expect(field(tokens, 'tokens')).toEqual([[3], [1], [3], [1, 3]].map((victory) => ({ victory, defeat: 0 })));
  });

  test('E-58, EQ-38: Ur day takes a pawn of the Age it names, and may take part as well', () => {
    expect(ur.scenario.seats[0]).toMatchObject({ options: [3], pawns: [1, 0, 1], coins: 2 });
    expect(answers(['score'], [ur.scenario])[0].seats[0].wonder).toBe(3);
  });

  test('for people: taking part, a failed Edifice with all kinds of penalties, and the Edifices of the table', () => {
    const text = output(['play', '-'], JSON.stringify(joined));
    expect(text).toContain(
      'Giza A builds stage 1 with Altar and takes part in the Money Changer, paying 1 coin to the bank\n',
    );
    expect(text).toContain('\n0  Giza A  4 coins, 1 of 3 stages, 1 pawn of Age I\n');
    expect(text).toContain(`
Edifices
   Age I    Money Changer      project, 1 pawn left, 1 coin to take part
   Age II   Auction House      project, 2 pawns left, 2 coins to take part
   Age III  Concentric Castle  project, 2 pawns left, 5 coins to take part
discard pile `);
    const end = output(['play', '-'], JSON.stringify(failed(3, castle, 'concentric-castle')));
    expect(end).toContain('\nConcentric Castle fails; City 3 took part and suffers no penalty\n');
    expect(end).toContain('\nCity 1 cannot pay the penalty and takes an Edifice debt token of -5\n');
    expect(end).toContain('\nCity 0 gives back victory tokens as the penalty: +1 +3\n');
    expect(end).toMatch(/\n1 {2}City 1 {2}6 coins, tokens \+1, Edifice debt -5\n/);
    expect(end).toMatch(/\n {3}Age III {2}Concentric Castle {2}failed\n/);
    const coins = output(['play', '-'], JSON.stringify(failed(1, [{}, {}, {}], 'money-changer')));
    expect(coins).toContain('\nMoney Changer fails, and everybody suffers the penalty\n');
    expect(coins).toContain('\nCity 0 pays 2 coins as the penalty\n');
    const lost = output(['play', '-'], JSON.stringify(failed(2, brown, 'factory')));
    expect(lost).toContain('\nCity 0 loses Quarry to the penalty\n');
    const built = output(
      ['play', '-'],
      JSON.stringify({ ...joined, seats: [{ ...giza, choice: join }, { ...rhodos, choice: join }, {}] }),
    );
    expect(built).toContain('\nMoney Changer is finished and rewards Giza A and Rhodos A\n');
    expect(built).toMatch(/\n {3}Age I +Money Changer +built\n/);
  });
});

test('for people: tokens that come and go', () => {
  const edifices = [{ id: 'outpost' }, { id: 'factory' }, { id: 'military-school' }];
  const plenty = { makesPrivately: ['4 wood', '4 stone', '4 clay', '4 ore', '2 glass', '2 loom', '2 papyrus'] };
  const school = {
    modules: ['base', 'edifice'],
    age: 3,
    edifices,
    seats: [
      {
        wonder: 'giza',
        coins: 9,
        ...plenty,
        tokens: { defeat: 2 },
        hand: ['altar'],
        choice: stage('altar', { join: true }),
      },
      { wonder: 'ur', side: 'night', ...plenty, hand: ['altar'], choice: stage('altar') },
      {},
    ],
  };
  const text = output(['play', '-'], JSON.stringify(school));
  expect(text).toContain('\nUr (night) takes a pawn of Age I\n');
  expect(text).toContain('\nGiza A takes a victory token of +5\nGiza A gives away 2 defeat tokens\n');
  const tomyris = {
    modules: ['base', 'leaders'],
    turn: 6,
    seats: [{ leaders: ['tomyris'] }, { shields: 1, hand: ['altar'], choice: sell('altar') }, {}],
  };
  const told = output(['play', '-'], JSON.stringify(tomyris));
  expect(told).toContain('\nCity 0 gives away a defeat token\nCity 1 takes a defeat token\n');
});

describe('a stage that offers a choice', () => {
  const carthage = { wonder: 'carthage', side: 'day', stages: 1, makes: ['ore', 'papyrus'], hand: ['altar'] };
  const table = (option: number) => ({ seats: [{ ...carthage, choice: stage('altar', { option }) }, {}, {}] });
  const [coins, shield] = answers(['play'], [table(1), table(2)]);

  test('E-62: gives what was chosen, and the scenario keeps it', () => {
    expect(coins.scenario.seats[0]).toMatchObject({ side: 'A', stages: 2, options: [1], coins: 10 });
    expect(shield.scenario.seats[0]).toMatchObject({ side: 'A', stages: 2, options: [2], coins: 3 });
    const [none, one] = answers(['conflict'], [coins.scenario, shield.scenario]);
    expect([none.seats[0].won, one.seats[0].won]).toEqual([[], [1, 1]]);
  });

  test('for people: says what was chosen', () => {
    expect(output(['play', '-'], JSON.stringify(table(1)))).toMatch(
      /^Carthage \(day\) builds stage 2 with Altar, choosing 7 coins\n/,
    );
  });
});

describe('the second edition', () => {
  const olympia = { wonder: 'olympia', side: 'day', stages: 2, coins: 0, hand: ['baths', 'well'] };
  const free = {
    edition: 'second',
    turn: 2,
    seats: [{ ...olympia, choice: build('baths', { via: 'olympia-new-colour' }) }, {}, {}],
  };

  test('B-11.2: is played and told as such', () => {
    const { scenario } = json(['play', '-'], JSON.stringify(free));
    expect(scenario).toMatchObject({ edition: 'second', turn: 3 });
    expect(scenario.seats[0].city).toEqual(['baths']);
    expect(output(['play', '-'], JSON.stringify(free))).toMatch(
      /^Olympia \(day\) builds Baths, free by olympia-new-colour\n/,
    );
  });
});

test('made-up structures move on with the hands', () => {
  const madeUp = { cost: '1 ore', colour: 'red' };
  const seats = [{ hand: ['altar', madeUp], choice: build('altar') }, bystander, bystander];
  const [{ scenario }] = answers(['play'], [{ seats }]);
  expect(scenario.seats[1].hand).toEqual([madeUp]);
  expect(answers(['moves', '--seat', '1'], [scenario])[0].cards[0].why).toMatch(/ore/);
});

describe('a whole game, turn by turn', () => {
  const mixes = [
    ...[2, 3, 4, 5, 6, 7].map((seats) => ({ seats, modules: ['base'] })),
    ...[2, 3, 5, 7, 8].map((seats) => ({ seats, modules: ['base', 'cities'] })),
    { seats: 4, modules: ['base', 'teams'] },
    ...[6, 8].map((seats) => ({ seats, modules: ['base', 'cities', 'teams'] })),
    ...[3, 4, 7].map((seats) => ({ seats, modules: ['base', 'edifice'] })),
    { seats: 5, modules: ['base', 'cities', 'edifice'] },
    { seats: 3, modules: ['base'], edition: 'second' as const },
    ...[4, 6].map((seats) => ({ seats, modules: ['base', 'cities', 'edifice'], edition: 'second' as const })),
  ].map((mix, index) => ({ edition: 'first' as const, ...mix, name: mix.modules.join(' + '), index }));
  const games = mixes.map((mix) => turnsOf(randomGame(mix)));
  const played = answers(
    ['play'],
    games.flat().map(({ before }) => before),
  );
  const sheets = answers(
    ['score'],
    played.map(({ scenario }) => scenario),
  );

  test.each(mixes)(
    'of $seats players, $name, $edition edition, is what the engine replays',
    ({ seats, modules, index }) => {
      const start = games.slice(0, index).flat().length;
      const turns = games[index];
      expect(turns).toHaveLength(modules.includes('cities') && seats < 8 ? 21 : 18);
      turns.forEach(({ after }, i) => {
        expect(played[start + i].scenario).toEqual(after);
      });
      const last = sheets[start + turns.length - 1];
      const { result } = turns[0].record;
      expect(last.seats.map(({ total }: { total: number }) => total)).toEqual(result?.totals);
      expect(last.winners).toEqual(result?.winners);
    },
  );
});

function randomGame({ seats, edition, modules }: Pick<GameConfig, 'seats' | 'edition' | 'modules'>): GameRecord {
  const chairs = Array.from({ length: seats }, () => bots.random);
  return save(playOut(create({ seats, edition, modules, seed: seedFrom('turn by turn', seats) }), chairs, seats));
}

interface Turn {
  before: Scenario;
  after: Scenario;
  record: GameRecord;
}

/** Each turn of a record as a scenario with its choices, and the table after it. */
function turnsOf(record: GameRecord): Turn[] {
  const tables = [create(record.config)];
  for (const [seat, choice] of record.choices) tables.push(submit(tables[tables.length - 1], seat, choice).game);
  const turnAt = (i: number): number => tables[i].state.turn;
  const isFirst = (i: number): boolean => i === 0 || (turnAt(i) > 0 && turnAt(i) !== turnAt(i - 1));
  const starts = [...record.choices.keys()].filter(isFirst);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? record.choices.length;
    const before = describeTable(tables[start]);
    const seats = before.seats.map((seat, id) => ({
      ...seat,
      choice: record.choices.slice(start, end).flatMap(([who, choice]) => (who === id ? [choice] : [])),
    }));
    const after = describeTable(tables[end]);
    return { before: { ...before, seats }, after: after.age === before.age ? after : undealt(after), record };
  });
}

/** At the start of an Age a scenario does not know the new hands. */
function undealt(scenario: Scenario): Scenario {
  const { freeCity, seats } = scenario;
  return {
    ...scenario,
    seats: seats.map((seat) => ({ ...seat, hand: [] })),
    ...(freeCity ? { freeCity: { ...freeCity, drawPile: [] } } : {}),
  };
}

describe('--on', () => {
  const table: Scenario = {
    age: 3,
    turn: 4,
    seats: [
      { wonder: 'giza', stages: 1, city: ['quarry', 'altar'], hand: ['arena', 'senate', 'gardens', 'haven'] },
      { wonder: 'rhodos', city: ['ore-vein', 'barracks'], makes: ['2 stone'] },
      { wonder: 'ephesos', city: ['press', 'theater'] },
    ],
  };
  const input = JSON.stringify(table);

  test('plays to the end, and tells how', () => {
    const text = output(['play', '-', '--on', '--bots', 'merchant,random'], input);
    expect(text.match(/^The hands pass to the left$/gm)).toHaveLength(2);
    expect(text).toMatch(/^The game is over$/m);
    expect(text).toMatch(/^Total +\d+ +\d+ +\d+$/m);
    expect(text).toMatch(/dealt by the seed [0-9a-f]{32}\n$/);
  });

  test('prints its record with --json, which is replayed and verified, and is the same for the same seed', () => {
    const record = json(['play', '-', '--on', '--seed', 'x'], input);
    expect(record.config.from).toEqual({ table });
    expect(json(['play', '-', '--on', '--seed', 'x'], input)).toEqual(record);
    expect(json(['play', '-', '--on', '--seed', 'y'], input).config.seed).not.toBe(record.config.seed);
    expect(json(['replay', '-'], JSON.stringify(record))).toMatchObject({ over: true, hashes: 'match' });
    const words = output(['verify', '-'], JSON.stringify(record));
    expect(words).toMatch(
      /^Deal +ok +the table at the start is that of the scenario, and the seed deals the rest; whether/m,
    );
    expect(words).toMatch(/^The game begins with these boards and hands:$/m);
  });

  test('is refused where seats have choices, for a table that cannot be, and with bots that nobody asked for', () => {
    const seats = table.seats.map((seat) => ({ ...seat, choice: sell('arena') }));
    const refused = (other: object): string =>
      polis(['play', '-', '--on', '--json'], JSON.stringify({ ...table, ...other })).stdout;
    expect(refused({ seats })).toContain('seat 0 has a \\"choice\\"');
    expect(refused({ turn: 1 })).toContain('seat 0 holds 4 cards; in turn 1 it holds 7');
    expect(polis(['play', '-', '--seed', '2'], input)).toMatchObject({ status: 2 });
    expect(polis(['play', '-', '--on', '--bots', 'nobody'], input)).toMatchObject({ status: 2 });
    expect(polis(['play', '-', '--on', '--bots', 'random,random,random,random'], input)).toMatchObject({ status: 2 });
  });
});
