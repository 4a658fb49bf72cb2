/** `polis play`: one turn, and the scenario after it, which can be played on. */
import { bots, playOut } from '@polis/bots';
import { create, type GameRecord, replay, type Scenario, save, seedFrom } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../src/scenario.ts';
import { answers, json, output } from './polis.ts';

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
          pay: { left: 0, right: 0, bank: 0 },
          joined: false,
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

test('made-up structures move on with the hands', () => {
  const madeUp = { cost: '1 ore', colour: 'red' };
  const seats = [{ hand: ['altar', madeUp], choice: build('altar') }, bystander, bystander];
  const [{ scenario }] = answers(['play'], [{ seats }]);
  expect(scenario.seats[1].hand).toEqual([madeUp]);
  expect(answers(['moves', '--seat', '1'], [scenario])[0].cards[0].why).toMatch(/ore/);
});

describe('a whole game, turn by turn', () => {
  const players = [2, 3, 4, 5, 6, 7];
  const games = players.map((seats) => turnsOf(randomGame(seats)));
  const played = answers(
    ['play'],
    games.flat().map(({ before }) => before),
  );
  const sheets = answers(
    ['score'],
    played.map(({ scenario }) => scenario),
  );

  test.each(players)('of %i players is what the engine replays', (seats) => {
    const start = games.slice(0, players.indexOf(seats)).flat().length;
    const turns = games[players.indexOf(seats)];
    expect(turns).toHaveLength(18);
    turns.forEach(({ after }, i) => {
      expect(played[start + i].scenario).toEqual(after);
    });
    const last = sheets[start + 17];
    const { result } = turns[17].record;
    expect(last.seats.map(({ total }: { total: number }) => total)).toEqual(result?.totals);
    expect(last.winners).toEqual(result?.winners);
  });
});

function randomGame(seats: number): GameRecord {
  const chairs = Array.from({ length: seats }, () => bots.random);
  return save(playOut(create({ seats, seed: seedFrom('turn by turn', seats) }), chairs, seats));
}

interface Turn {
  before: Scenario;
  after: Scenario;
  record: GameRecord;
}

/** Each turn of a record as a scenario with its choices, and the table after it. */
function turnsOf(record: GameRecord): Turn[] {
  const tables = record.choices.map((_, i) => replay(record, i));
  const isFirst = (i: number): boolean => i === 0 || tables[i].state.turn !== tables[i - 1].state.turn;
  const starts = [...tables.keys()].filter(isFirst);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? record.choices.length;
    const before = scenarioOf(tables[start]);
    const seats = before.seats.map((seat, id) => ({
      ...seat,
      choice: record.choices.slice(start, end).flatMap(([who, choice]) => (who === id ? [choice] : [])),
    }));
    const after = scenarioOf(tables[end] ?? replay(record));
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
