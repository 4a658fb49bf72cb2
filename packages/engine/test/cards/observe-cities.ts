/** What can be seen of a city with a card, leader or guild of Cities, compared with the same city without it. */
import type { MadeUp, ScenarioSeat } from '../../src/scenario.ts';
import type { Payment } from '../../src/types.ts';
import type { Colour } from '../../src/vocabulary.ts';
import { type Deed, type Place, type TableLiteral, type Tabletop, table } from '../kit/index.ts';

/** What is seen of a city, by what was looked at. */
export type Seen = Record<string, unknown>;

/** Everything that is different in the second list. */
export const changed = (before: Seen, after: Seen): Seen =>
  Object.fromEntries(
    Object.keys(after).flatMap((key) =>
      JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [[key, after[key]]],
    ),
  );

export const PAINTED: Colour[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black'];
const RESOURCES = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'];

/** Black cards that make points and nothing else after the turn in which they are built. */
const PLAIN_BLACK = ['hideout', 'lair', 'brotherhood', 'embassy'];

/** A city with something of everything, so that each count is a different number. */
const RICH: Record<Place, ScenarioSeat> = {
  me: {
    wonder: 'giza',
    side: 'B',
    stages: 4,
    coins: 19,
    tokens: { victory: [1, 1, 3, 5, 5], defeat: 2 },
    city: [
      ...['lumber-yard', 'stone-pit', 'clay-pool'],
      ...['altar', 'theater', 'baths', 'pawnshop', 'palace'],
      ...['stockade', 'barracks', 'guard-tower', 'walls'],
      // two compasses, two gears, three tablets
      ...['apothecary', 'workshop', 'scriptorium', 'school', 'library', 'dispensary', 'laboratory'],
    ],
  },
  left: { city: ['hideout', 'gates-of-the-city', 'apothecary'], tokens: { victory: [1, 3, 3, 5], defeat: 1 } },
  right: { city: ['militia', 'lair', 'capitol', 'embassy'], tokens: { victory: [5, 5] } },
};

const short = (pay: Payment): Partial<Payment> =>
  Object.fromEntries(Object.entries(pay).filter(([, coins]) => coins > 0));

/** Looks at tables of these modules. */
export function observer(modules: string[]) {
  const town = (literal: TableLiteral): Tabletop => table({ modules, ...literal });

  /** What it adds to each line of the sheet in the rich city, which has two other black cards. */
  function points(me: ScenarioSeat): Seen {
    const black = PLAIN_BLACK.filter((card) => !me.city?.includes(card)).slice(0, 2);
    const sheet = (more: ScenarioSeat) => {
      const city = [...(RICH.me.city ?? []), ...black, ...(more.city ?? [])];
      return town({ age: 3, ...RICH, me: { ...RICH.me, ...more, city } }).score();
    };
    const [before, after] = [sheet({}), sheet(me)];
    return Object.fromEntries(Object.keys(after).map((line) => [`points: ${line}`, after[line] - before[line]]));
  }

  /** What resources come to when one neighbour sells them: for a blue card, for each colour and for a stage. */
  function prices(me: ScenarioSeat): Seen {
    const seen: Seen = {};
    const blue = ['stone', '2 stone', '2 loom'].map((cost): MadeUp => ({ cost, colour: 'blue' }));
    const hand = [...blue, ...PAINTED.map((colour): MadeUp => ({ cost: '2 stone 1 coin', colour }))];
    for (const place of ['left', 'right']) {
      const t = town({ me: { wonder: 'ephesos', coins: 9, ...me, hand }, [place]: { makes: ['2 stone', '2 loom'] } });
      hand.forEach(({ cost, colour }, i) => {
        seen[`price: ${colour} ${cost}, ${place}`] = t
          .ways(`made-up-0-${i}`)
          .map(({ via, pay }) => (via === 'paid' ? short(pay) : via));
      });
      seen[`price: stage, ${place}`] = t.stageOffers();
    }
    return seen;
  }

  /** What a city that makes wood and loom has without buying, and what its neighbour can buy there. */
  function production(me: ScenarioSeat): Seen {
    const pairs = RESOURCES.flatMap((one, i) => RESOURCES.slice(i).map((other) => `${one} ${other}`));
    const probes = [...pairs, ...pairs.map((pair) => `wood loom ${pair}`)];
    const hand = probes.map((cost): MadeUp => ({ cost, colour: 'blue' }));
    const city = { coins: 0, ...me, makes: ['wood', 'loom'] };
    const had = (t: Tabletop, place: Place) =>
      probes.filter((_, i) => t.offers(`made-up-${t.at(place)}-${i}`, place).length > 0);
    return {
      makes: had(town({ me: { ...city, hand } }), 'me'),
      sells: had(town({ me: city, left: { coins: 30, hand } }), 'left'),
    };
  }

  /** Coins that come in when this is done: building each colour and by a chain, a Tavern, a sale. */
  function earnings({ city = [], ...me }: ScenarioSeat): Seen {
    const hand = [...PAINTED.map((colour): MadeUp => ({ cost: '', colour })), 'aqueduct', 'tavern', 'altar'];
    const t = town({ age: 2, me: { coins: 9, ...me, city: [...city, 'baths'], hand } });
    const gain = (deed: Deed): number => t.play({ me: deed }).seat().coins - 9;
    return {
      ...Object.fromEntries(
        PAINTED.map((colour, i) => [
          `coins: build ${colour}`,
          gain({ do: 'build', card: `made-up-0-${i}`, via: 'paid' }),
        ]),
      ),
      'coins: chain': gain({ do: 'build', card: 'aqueduct', via: 'chain' }),
      'coins: tavern': gain({ do: 'build', card: 'tavern' }),
      'coins: sell': gain({ do: 'sell', card: 'altar' }),
    };
  }

  /** Strength and tokens of a city that has three defeat tokens, in the last turn of an Age. */
  function conflicts(me: ScenarioSeat): Seen {
    const t = town({
      age: 2,
      turn: 7,
      me: { shields: 20, tokens: { defeat: 3 }, ...me },
      left: { shields: 1 },
    }).play({});
    const won = t.events.find((event) => event.event === 'conflict' && event.winner === 0);
    return {
      strength: won?.event === 'conflict' ? won.strengths[0] : null,
      defeats: [t.seat().tokens.defeat, t.seat('left').tokens.defeat],
      victories: t.seat().tokens['victory-3'],
    };
  }

  /** Everything there is to see of a city that has this, from now on. */
  const lasting = (me: ScenarioSeat): Seen => ({
    ...points(me),
    ...prices(me),
    ...production(me),
    ...earnings(me),
    ...conflicts(me),
  });

  /**
   * What happens when it comes into play, at a table of five: coins of all beyond the cost, what others have to pay
   * (2, 0, 1 stages and 3, 1, 0 victory tokens, from the left on), and Diplomacy tokens.
   */
  function atOnce(me: ScenarioSeat, deed: Deed, age = 3, turn = 1): Seen {
    const hand = ['altar'];
    const before = town({
      age,
      turn,
      me,
      left: { coins: 20, wonder: 'rhodos', stages: 2, tokens: { victory: [1, 3, 5] }, hand },
      others: [
        { coins: 20, tokens: { victory: [5] }, hand },
        { coins: 20, wonder: 'ephesos', stages: 1, hand },
      ],
      right: { coins: 20, hand },
    });
    const altar: Deed = { do: 'build', card: 'altar' };
    let t = before;
    for (const seat of [0, 1, 2, 3, 4]) if (before.game.state.asks[seat]) t = t.answer(seat, seat === 0 ? deed : altar);
    const paid = t.events.flatMap((event) => ('pay' in event && event.seat === 0 ? Object.values(event.pay) : []));
    const seats = [0, 1, 2, 3, 4];
    return {
      coins: seats.map((seat) => t.seat(seat).coins - before.seat(seat).coins + (seat === 0 ? paid.reduce(sum, 0) : 0)),
      lose: t.game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0)),
      doves: seats.map((seat) => t.seat(seat).tokens.diplomacy),
      debt: seats.map((seat) => t.seat(seat).tokens.debt),
      questions: t.game.state.asks.flatMap((ask) => (ask?.ask === 'pick' || ask?.ask === 'side' ? [ask.ask] : [])),
    };
  }

  return { town, lasting, atOnce };
}
const sum = (a: number, b: number): number => a + b;

export const NOTHING_AT_ONCE = {
  coins: [0, 0, 0, 0, 0],
  lose: [0, 0, 0, 0, 0],
  doves: [0, 0, 0, 0, 0],
  debt: [0, 0, 0, 0, 0],
  questions: [],
};
