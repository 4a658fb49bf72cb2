/** What can be seen of a city that has something, compared with the same city without it. */
import type { MadeUp, ScenarioSeat } from '../../src/scenario-types.ts';
import type { Payment } from '../../src/types.ts';
import type { Colour } from '../../src/vocabulary.ts';
import { short } from './asking.ts';
import { COLOUR_CARDS } from './boxes.ts';
import { GOODS } from './costs.ts';
import { build, type Deed, type Place, sell } from './deeds.ts';
import { SALE } from './literals.ts';
import type { Mix } from './mix.ts';
import type { Tabletop } from './tabletop.ts';

/** What is seen, by what was looked at. */
export type Seen = Record<string, unknown>;

/** Everything that is different in the second list. */
export const changed = (before: Seen, after: Seen): Seen =>
  Object.fromEntries(
    Object.keys(after).flatMap((key) =>
      JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [[key, after[key]]],
    ),
  );

/** Points that stand on this line of the sheet, and in the sum. */
export const points = (line: string, count: number): Seen => ({ [`points: ${line}`]: count, 'points: total': count });

/** Cities with something of everything, so that each count is a different number. */
const RICH: Record<Place, ScenarioSeat> = {
  me: {
    wonder: 'giza',
    side: 'B',
    stages: 4,
    coins: 19,
    tokens: { victory: [1, 1, 3, 5, 5], defeat: 2 },
    city: [
      ...['lumber-yard', 'stone-pit', 'clay-pool'],
      ...['loom-age1', 'press-age1'],
      ...['altar', 'theater', 'baths', 'pawnshop', 'palace'],
      ...['tavern', 'marketplace', 'east-trading-post', 'west-trading-post', 'vineyard', 'bazar'],
      ...['stockade', 'barracks', 'guard-tower', 'walls'],
      // two compasses, two gears, three tablets
      ...['apothecary', 'workshop', 'scriptorium', 'school', 'library', 'dispensary', 'laboratory'],
      ...['workers-guild', 'spies-guild'],
    ],
  },
  left: {
    coins: 40,
    tokens: { victory: [1, 3, 3, 5], defeat: 1 },
    city: ['traders-guild', 'stockade', 'apothecary', 'altar', 'ore-vein', 'glassworks-age1', 'tavern'],
  },
  right: {
    coins: 30,
    tokens: { victory: [5, 5] },
    city: ['magistrates-guild', 'builders-guild', 'clay-pit'],
  },
};

/** Their black cards, where there are some: two of mine that make points and nothing else, two others, and four. */
const BLACK_OF_MINE = ['hideout', 'lair', 'brotherhood', 'embassy'];
const BLACK_ON_THE_LEFT = ['hideout', 'gates-of-the-city'];
const BLACK_ON_THE_RIGHT = ['militia', 'lair', 'capitol', 'embassy'];

/** These without what this city has already. */
const others = (names: string[], taken: unknown = []): string[] =>
  names.filter((name) => !(taken as string[]).includes(name));

const PAIRS = GOODS.flatMap((one, i) => GOODS.slice(i).map((other) => `${one} ${other}`));
const FIVE = [0, 1, 2, 3, 4];

/** Without the module there is no such field. */
const leadersOf = (me: ScenarioSeat): unknown => ('leaders' in me ? me.leaders : undefined);

/** Looks at tables of this mix. */
export function observer({ table, lastTurn, modules }: Mix) {
  const [hasBlack, hasLeaders] = ['cities', 'leaders'].map((name) => modules.includes(name));
  const colours: Colour[] = [...COLOUR_CARDS.map(([colour]) => colour), ...(hasBlack ? (['black'] as const) : [])];

  /** What it adds to each line of the sheet in the rich city, whose neighbours have two leaders and one. */
  function sheet(me: ScenarioSeat): Seen {
    const leaders = others(['sappho', 'zenobia', 'nefertiti', 'cleopatra'], leadersOf(me));
    const beside = (place: 'left' | 'right', black: string[], led: string[]): ScenarioSeat => ({
      ...RICH[place],
      city: [...(RICH[place].city ?? []), ...(hasBlack ? black : [])],
      ...(hasLeaders ? { leaders: led } : {}),
    });
    const score = (more: ScenarioSeat): Record<string, number> => {
      const black = hasBlack ? others(BLACK_OF_MINE, me.city).slice(0, 2) : [];
      return table({
        age: 3,
        me: { ...RICH.me, ...more, city: [...(RICH.me.city ?? []), ...black, ...(more.city ?? [])] },
        left: beside('left', BLACK_ON_THE_LEFT, leaders.slice(0, 2)),
        right: beside('right', BLACK_ON_THE_RIGHT, leaders.slice(2, 3)),
      }).score();
    };
    const [before, after] = [score({}), score(me)];
    return Object.fromEntries(Object.keys(after).map((line) => [`points: ${line}`, after[line] - before[line]]));
  }

  /** What resources come to when one neighbour sells them: for a blue card, for each colour and for a stage. */
  function prices(me: ScenarioSeat): Seen {
    const seen: Seen = {};
    const blue = ['stone', '2 stone', '2 loom'].map((cost): MadeUp => ({ cost, colour: 'blue' }));
    const hand = [...blue, ...colours.map((colour): MadeUp => ({ cost: '2 stone 1 coin', colour }))];
    for (const place of ['left', 'right']) {
      const t = table({ me: { wonder: 'ephesos', coins: 9, ...me, hand }, [place]: { makes: ['2 stone', '2 loom'] } });
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
    const probes = [...PAIRS, ...PAIRS.map((pair) => `wood loom ${pair}`)];
    const hand = probes.map((cost): MadeUp => ({ cost, colour: 'brown' }));
    const city = { coins: 0, ...me, makes: ['wood', 'loom'] };
    const had = (t: Tabletop, place: Place) =>
      probes.filter((_, i) => t.offers(`made-up-${t.at(place)}-${i}`, place).length > 0);
    return {
      makes: had(table({ me: { ...city, hand } }), 'me'),
      sells: had(table({ me: city, left: { coins: 30, hand } }), 'left'),
    };
  }

  /** Coins that come in when this is done: building each colour, by a chain or what is bought, a Tavern, a sale. */
  function earnings({ city = [], ...me }: ScenarioSeat): Seen {
    const bought: MadeUp[] = ['stone', 'stone loom'].map((cost) => ({ cost, colour: 'brown' }));
    const free = colours.map((colour): MadeUp => ({ cost: '', colour }));
    const t = table({
      age: 2,
      me: { coins: 9, ...me, city: [...city, 'baths'], hand: [...bought, ...free, 'aqueduct', 'tavern', 'altar'] },
      left: { makes: ['stone'] },
      right: { makes: ['loom'] },
    });
    const gain = (deed: Deed): number => t.play({ me: deed }).seat().coins - 9;
    const built = (i: number): number => gain(build(`made-up-0-${i}`, 'paid'));
    return {
      'coins: buy from one': built(0),
      'coins: buy from two': built(1),
      ...Object.fromEntries(colours.map((colour, i) => [`coins: build ${colour}`, built(bought.length + i)])),
      'coins: chain': gain(build('aqueduct', 'chain')),
      'coins: tavern': gain(build('tavern')),
      'coins: sell': gain(sell('altar')),
    };
  }

  /** The end of an Age II for a city that has three defeat tokens, when it wins both conflicts and when it loses. */
  function conflicts(me: ScenarioSeat): Seen {
    const fight = (shields: number): Tabletop =>
      table({
        age: 2,
        turn: lastTurn,
        me: { coins: 0, shields: 20, tokens: { defeat: 3 }, ...me },
        left: { shields },
        right: { shields },
      }).play();
    const [won, lost] = [fight(0), fight(40)];
    const [first] = won.happened('conflict');
    return {
      strength: first.strengths[0],
      'tokens: of the winner': won.military(),
      'tokens: of who loses to it': won.military('left'),
      'tokens: of the loser': lost.military(),
      'tokens: of who wins over it': lost.military('left'),
      'coins: two victories': won.seat().coins - SALE,
      'coins: two defeats': lost.seat().coins - SALE,
    };
  }

  /** Points for science with symbols that differ by kind: each kind of symbol more shows in its own way. */
  function symbols(me: ScenarioSeat): Seen {
    const science = (have: Record<string, number>) => table({ me: { ...me, symbols: have } }).score().science;
    return {
      'science: compass': science({ compass: 3 }),
      'science: gear': science({ gear: 3 }),
      'science: tablet': science({ tablet: 3 }),
      'science: groups': science({ compass: 2, gear: 2, tablet: 2 }),
    };
  }

  /** How much less than printed the next leader costs in a recruitment turn, here and at the neighbours. */
  function recruiting(me: ScenarioSeat): Seen {
    const leaders = others(['caesar', 'euclid', 'ptolemy', 'pythagoras'], leadersOf(me)).slice(0, 3); // 5 coins each
    const [mine, left, right] = leaders.map((leader) => ({ coins: 20, leaderHand: [leader] }));
    const t = table({ age: 2, turn: 0, me: { ...mine, ...me }, left, right });
    const [here, ...there] = leaders.map((leader, seat) => 5 - (t.offers(leader, seat)[0].bank ?? 0));
    return { 'next leader': here, 'next leader, left': there[0], 'next leader, right': there[1] };
  }

  /** All but the points, for a board that is not that of the rich city. */
  const workings = (me: ScenarioSeat): Seen => ({
    ...production(me),
    ...earnings(me),
    ...conflicts(me),
    ...symbols(me),
    ...(hasLeaders ? recruiting(me) : {}),
  });

  /** Everything there is to see of a city that has this, from now on. */
  const lasting = (me: ScenarioSeat): Seen => ({ ...sheet(me), ...prices(me), ...workings(me) });

  /**
   * What happens when it comes into play, at a table of five with a card in the discard pile: coins of all beyond the
   * cost, questions, and where there are losses what others have to pay (2, 0, 1 stages and 3, 1, 0 victory tokens,
   * from the left on) and Diplomacy tokens.
   */
  function atOnce(me: ScenarioSeat, deed: Deed, age = 3, turn = 1): Seen {
    const hand = ['altar'];
    const before = table({
      age,
      turn,
      discard: ['walls'],
      me,
      left: { coins: 20, wonder: 'rhodos', stages: 2, tokens: { victory: [1, 3, 5] }, hand },
      others: [
        { coins: 20, tokens: { victory: [5] }, hand },
        { coins: 20, wonder: 'ephesos', stages: 1, hand },
      ],
      right: { coins: 20, hand },
    });
    const t = before.quietTurn({ me: deed });
    const paid = ({ left, right, bank }: Payment): number => left + right + bank;
    const cost = t.happened('built', 'stage').reduce((sum, { seat, pay }) => sum + (seat === 0 ? paid(pay) : 0), 0);
    const had = before.purses();
    return {
      coins: t.purses().map((coins, seat) => coins - had[seat] + (seat === 0 ? cost : 0)),
      questions: FIVE.map((seat) => t.asked(seat)).filter((ask) => ask === 'pick' || ask === 'side'),
      ...(hasBlack ? { lose: t.dues(), doves: t.count('diplomacy'), debt: t.count('debt') } : {}),
    };
  }
  const none = FIVE.map(() => 0);
  const nothingAtOnce: Seen = {
    coins: none,
    questions: [],
    ...(hasBlack ? { lose: none, doves: none, debt: none } : {}),
  };

  return { colours, workings, lasting, atOnce, nothingAtOnce };
}
