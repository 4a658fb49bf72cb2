/** A scenario that makes no sense is refused with a sentence. */
import { describe, expect, test } from 'vitest';
import { answers } from './polis.ts';

/** A table whose first seat has this. */
const seat = (fields: object) => ({ seats: [fields, {}, {}] });
const hand = { hand: ['altar', 'stockade'] };
const choosing = (choice: unknown, more: object = {}) => ({
  seats: [{ ...hand, ...more, choice }, ...Array(2).fill({ ...hand, choice: { do: 'sell', card: 'altar' } })],
});
const freeCity = { seat: 2, holder: 0 };
const cities = ['base', 'cities'];
const edifice = ['base', 'edifice'];
/** The last turn of an Age whose Edifice fails; seat 0 has no pawn. */
const failing = (age: number, id: string, first: object, choice: unknown) => ({
  modules: edifice,
  age,
  turn: 6,
  edifices: ['outpost', 'factory', 'agora'].map((name, i) => ({ id: i === age - 1 ? id : name })),
  seats: [{ ...hand, ...first, choice }, {}, {}],
});
const sold = { do: 'sell', card: 'altar' };
const brown = { city: ['lumber-yard', 'quarry'] };
const tokens = { tokens: { victory: [1, 3, 3] } };
const carthage = { wonder: 'carthage', stages: 1, makes: ['ore', 'papyrus'] };
/** A stage of Giza, with the Money Changer to take part in. */
const joining = (choice: object, more: object = {}) => ({
  modules: edifice,
  edifices: [{ id: 'money-changer', left: 2 }],
  seats: [{ wonder: 'giza', makes: ['2 stone'], ...hand, ...more, choice }, {}, {}],
});
/** Seat 0 builds the Hideout, by which the others lose a coin each. */
const losing = (choice: unknown, coins = 3) => ({
  modules: cities,
  seats: [{ hand: ['hideout'], choice: { do: 'build', card: 'hideout' } }, { coins, choice }, {}],
});

function refusals(command: string[], cases: [scenario: unknown, sentence: string | RegExp][]): void {
  const found = answers(
    command,
    cases.map(([scenario]) => scenario),
  );
  test.each(cases.map(([scenario, sentence], i) => ({ text: JSON.stringify(scenario), sentence, result: found[i] })))(
    '$text',
    ({ sentence, result }) => {
      expect(Object.keys(result)).toEqual(['error']);
      expect(result.error.message).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence);
    },
  );
}

describe('the form', () => {
  refusals(
    ['score'],
    [
      [[], 'this has to be an object'],
      [{}, 'seats: this is missing'],
      [{ seats: {} }, 'seats: this has to be a list'],
      [{ ...seat({}), seat: [] }, 'there is no field "seat" here'],
      [seat({ coin: 3 }), 'seats.0: there is no field "coin" here'],
      [seat({ coins: '3' }), 'seats.0.coins: this has to be a whole number'],
      [seat({ coins: 1.5 }), 'seats.0.coins: this has to be a whole number'],
      [seat({ coins: -1 }), 'seats.0.coins: this has to be at least 0'],
      [seat({ shields: 1e9 }), 'seats.0.shields: this has to be at most 999'],
      [seat({ side: 'C' }), 'seats.0.side: this has to be "A", "B", "day", "night" or "choice"'],
      [seat({ hand: [7] }), 'seats.0.hand.0: this has to be a text'],
      [seat({ hand: [{ cost: '' }] }), /^seats\.0\.hand\.0\.colour: this has to be "brown", .*, "purple" or "black"$/],
      [
        seat({ hand: [{ cost: '2 gold', colour: 'blue' }] }),
        /^seats\.0\.hand\.0\.cost: "2 gold" is not a cost such as /,
      ],
      [seat({ hand: [{ cost: 'wood/clay', colour: 'red' }] }), /^seats\.0\.hand\.0\.cost: "wood\/clay" is not a cost /],
      [seat({ hand: [{ cost: '8 wood', colour: 'red' }] }), 'seats.0.hand.0.cost: a cost has at most 7 resources'],
      [seat({ hand: [{ cost: '57 coins', colour: 'red' }] }), 'seats.0.hand.0.cost: a cost has at most 56 coins'],
      [seat({ makes: ['gold'] }), /^seats\.0\.makes\.0: "gold" is not a production such as /],
      [seat({ makes: ['1000000 wood'] }), /^seats\.0\.makes\.0: "1000000 wood" is not a production such as /],
      [seat({ makesPrivately: ['wood clay/'] }), /^seats\.0\.makesPrivately\.0: "wood clay\/" is not a production /],
      [seat({ symbols: { wheel: 1 } }), 'seats.0.symbols: there is no field "wheel" here'],
      [seat({ tokens: { victory: [2] } }), 'seats.0.tokens.victory.0: this has to be 1, 3 or 5'],
      [seat({ choice: { do: 'steal' } }), /^seats\.0\.choice\.do: a choice says what to "do": build, stage, sell, /],
      [seat({ choice: { do: 'sell' } }), 'seats.0.choice.card: this is missing'],
      [seat({ choice: [{ do: 'pass' }, { do: 'sell' }] }), 'seats.0.choice.1.card: this is missing'],
      [seat({ choice: { do: 'sell', card: 'a', pay: {} } }), 'seats.0.choice: there is no field "pay" here'],
      [{ ...seat({}), age: 4 }, 'age: this has to be at most 3'],
      [{ ...seat({}), age: -1 }, 'age: this has to be at least 0'],
      [{ ...seat({}), turn: 8 }, 'turn: this has to be at most 7'],
      [{ ...seat({}), teams: 'yes' }, 'teams: this has to be true or false'],
      [seat({ debt: -1 }), 'seats.0.debt: this has to be at least 0'],
      [seat({ debt: 'much' }), 'seats.0.debt: this has to be a whole number'],
      [seat({ diplomacy: true }), 'seats.0.diplomacy: this has to be a whole number'],
      [seat({ choice: { do: 'pay' } }), 'seats.0.choice.coins: this is missing'],
      [seat({ choice: { do: 'pay', coins: -1 } }), 'seats.0.choice.coins: this has to be at least 0'],
      [{ ...seat({}), edition: 'third' }, 'edition: this has to be "first" or "second"'],
      [{ ...seat({}), edifices: {} }, 'edifices: this has to be a list'],
      [{ ...seat({}), edifices: [{ left: 1 }] }, 'edifices.0.id: this is missing'],
      [{ ...seat({}), edifices: Array(4).fill({ id: 'outpost' }) }, 'edifices: this has to be at most 3'],
      [
        { ...seat({}), edifices: [{ id: 'outpost', state: 'lost' }] },
        'edifices.0.state: this has to be "project", "built" or "failed"',
      ],
      [{ ...seat({}), edifices: [{ id: 'outpost', pawns: 1 }] }, 'edifices.0: there is no field "pawns" here'],
      [seat({ pawns: 1 }), 'seats.0.pawns: this has to be a list'],
      [seat({ pawns: [0, -1, 0] }), 'seats.0.pawns.1: this has to be at least 0'],
      [seat({ pawns: [0, 0, 0, 1] }), 'seats.0.pawns: this has to be at most 3'],
      [seat({ edificeDebt: [0, 0.5] }), 'seats.0.edificeDebt.1: this has to be a whole number'],
      [seat({ options: [0] }), 'seats.0.options.0: this has to be at least 1'],
      [seat({ options: [4] }), 'seats.0.options.0: this has to be at most 3'],
      [seat({ choice: { do: 'stage', card: 'altar', join: 1 } }), 'seats.0.choice.join: this has to be true or false'],
      [seat({ choice: { do: 'stage', card: 'altar', option: 4 } }), 'seats.0.choice.option: this has to be at most 3'],
      [seat({ choice: { do: 'build', card: 'altar', join: true } }), 'seats.0.choice: there is no field "join" here'],
      [seat({ choice: { do: 'give' } }), 'seats.0.choice.victory: this is missing'],
      [seat({ choice: { do: 'give', victory: [2] } }), 'seats.0.choice.victory.0: this has to be 1, 3 or 5'],
      [{ ...seat({}), modules: [] }, 'modules: every game needs the module "base"'],
      [{ ...seat({}), freeCity: { seat: 1, holder: 0 } }, 'freeCity.seat: this has to be 2'],
      [{ ...seat({}), freeCity: { seat: 2, holder: 2 } }, 'freeCity.holder: this has to be 0 or 1'],
    ],
  );
});

describe('the sense', () => {
  refusals(
    ['score'],
    [
      [{ seats: [] }, 'a table has 3 to 8 seats; for two players add the Free City as a third'],
      [{ seats: [{}, {}] }, 'a table has 3 to 8 seats; for two players add the Free City as a third'],
      [{ seats: Array(8).fill({}) }, 'base is for 2 to 7 players, not 8; the cards of cities are enough for 8'],
      [{ seats: Array(9).fill({}), modules: cities }, 'base + cities is for 2 to 8 players, not 9'],
      [{ seats: Array(5).fill({}), teams: true }, 'base + teams is for 4 or 6 players, not 5'],
      [{ seats: Array(5).fill({}), modules: ['base', 'teams'] }, 'base + teams is for 4 or 6 players, not 5'],
      [
        { seats: Array(3).fill({}), modules: cities, teams: true },
        'base + cities + teams is for 4, 6 or 8 players, not 3',
      ],
      [{ ...seat({}), modules: ['base', 'cities', 'cities'] }, 'the module "cities" is named twice'],
      [{ ...seat({}), turn: 7 }, 'an Age has no turn 7'],
      [{ seats: Array(8).fill({}), modules: cities, turn: 7 }, 'an Age has no turn 7'],
      [seat({ debt: 2 }), 'seats.0.debt: this needs the module "cities"'],
      [{ seats: [{}, {}, { diplomacy: 1 }] }, 'seats.2.diplomacy: this needs the module "cities"'],
      [{ ...seat({ leaders: ['plato'] }), modules: cities }, 'seats.0.leaders: this needs the module "leaders"'],
      [seat({ leaderHand: ['plato'] }), 'seats.0.leaderHand: this needs the module "leaders"'],
      [seat({ courtesan: 'plato' }), 'seats.0.courtesan: this needs the module "leaders"'],
      [seat({ pawns: [0, 1, 0] }), 'seats.0.pawns: this needs the module "edifice"'],
      [{ ...seat({ edificeDebt: [1] }), modules: cities }, 'seats.0.edificeDebt: this needs the module "edifice"'],
      [{ ...seat({}), edifices: [{ id: 'outpost' }] }, 'edifices: this needs the module "edifice"'],
      [{ ...seat({}), modules: edifice, edifices: [{ id: 'agora' }] }, 'there is no Edifice "agora" of Age 1'],
      [
        { ...seat({}), modules: edifice, edifices: [{ id: 'outpost', left: 0 }] },
        'outpost is project with pawns left: 0; an Edifice is built when none is left',
      ],
      [
        { ...seat({}), modules: edifice, edifices: [{ id: 'outpost', left: 1, state: 'built' }] },
        'outpost is built with pawns left: 1; an Edifice is built when none is left',
      ],
      [
        { modules: edifice, freeCity, seats: [{}, {}, {}] },
        'base + edifice is for 3 to 7 players, not 2: Edifice says how many pawns its projects have for 3 to 7 players only',
      ],
      [{ edition: 'second', freeCity, seats: [{}, {}, {}] }, /^base is for 3 to 7 players, not 2/],
      [seat({ wonder: 'ur' }), 'ur: this board comes with the module "edifice"'],
      [{ ...seat({ wonder: 'babylon', side: 'night', stages: 3 }), edition: 'second' }, 'babylon has 2 stages, not 3'],
      [{ ...seat({ city: ['pawnshop'] }), edition: 'second' }, 'pawnshop: this card comes with the first edition'],
      [seat({ city: ['ludus'] }), 'ludus: this card comes with the second edition'],
      [
        seat({ wonder: 'carthage', stages: 2 }),
        'stages that offer a choice and are built at carthage: 1; "options" says which was chosen, 1 for the first',
      ],
      [seat({ wonder: 'carthage', stages: 2, options: [3] }), 'there is no option 3'],
      [
        seat({ wonder: 'giza', stages: 1, options: [1] }),
        'stages that offer a choice and are built at giza: 0; "options" says which was chosen, 1 for the first',
      ],
      [seat({ hand: [{ cost: '', colour: 'black' }] }), 'no structure is black here'],
      [seat({ hand: Array(999).fill({ cost: '', colour: 'blue' }) }), /^there is room for 512 cards, not \d+$/],
      [seat({ hand: ['hideout'] }), 'hideout: this card comes with the module "cities"'],
      [{ ...seat({ hand: ['berenice'] }), modules: cities }, 'berenice: this card comes with the module "leaders"'],
      [{ ...seat({ wonder: 'petra', side: 'B', stages: 3 }), modules: cities }, 'petra has 2 stages, not 3'],
      [{ ...seat({ tokens: { 'cities.losses': 1 } }), modules: cities }, 'there is no token "cities.losses"'],
      [{ ...seat({}), modules: ['base', 'atlantis'] }, /^there is no module "atlantis"/],
      [seat({ wonder: 'atlantis' }), /^there is no board "atlantis"; there is .*alexandria, babylon, .*, rhodos/],
      [{ seats: [{ wonder: 'giza' }, { wonder: 'giza' }, {}] }, /board of giza is there only once/],
      [seat({ wonder: 'giza', stages: 4 }), 'giza has 3 stages, not 4'],
      [seat({ stages: 1 }), 'a city without a board has 0 stages, not 1'],
      [seat({ city: ['tower'] }), 'there is no card "tower"'],
      [seat({ hand: ['tower'] }), 'there is no card "tower"'],
      [{ ...seat({}), discard: ['tower'] }, 'there is no card "tower"'],
      [{ ...seat({}), freeCity: { ...freeCity, drawPile: ['tower'] } }, 'there is no card "tower"'],
      [seat({ city: ['altar', 'altar'] }), 'seat 0 has altar twice'],
      [seat({ city: ['loom-age1', 'loom-age2'] }), 'seat 0 has loom-age2 twice'],
      [seat({ tokens: { glory: 1 } }), 'there is no token "glory"'],
      [seat({ wonder: 'olympia', used: ['flight'] }), /^there is no power "flight"; there is olympia-free-build/],
      [seat({ makes: ['wood/glass'] }), /mixes raw and manufactured goods/],
      [{ seats: [{}, {}], freeCity }, /^with a Free City there are three seats/],
    ],
  );
});

describe('the moves of', () => {
  refusals(['moves', '--seat', '3'], [[seat({}), 'there is no seat 3']]);
});

describe('the choice', () => {
  const CARD = 'which card to build, to put under a stage or to sell';
  const PENALTY = 'what to lose as the penalty of the Edifice';
  const TOKENS = '2 of the victory tokens 1, 3, 3';
  refusals(
    ['play'],
    [
      [seat({}), 'nobody holds a card to play'],
      [choosing(undefined), `seat 0 does not say ${CARD}: {"do": "build", "card": …}; offered are: altar, stockade`],
      [choosing({ do: 'build', card: 'tower' }), 'seat 0: there is no card "tower"'],
      [
        choosing({ do: 'build', card: 'palace' }),
        `seat 0: palace is not in this hand; asked is ${CARD}; offered are: altar, stockade`,
      ],
      [choosing({ do: 'build', card: 'stockade' }), 'seat 0: stockade needs 1 more wood; neither neighbour sells it'],
      [choosing({ do: 'build', card: 'altar' }, { city: ['altar'] }), 'seat 0: altar is already built in this city'],
      [choosing({ do: 'build', card: 'altar', via: 'chain' }), 'seat 0: no structure of this city leads to altar'],
      [choosing({ do: 'build', card: 'altar', via: 'magic' }), 'seat 0: there is no way to build called "magic"'],
      [choosing({ do: 'build', card: 'altar', pay: { left: 1 } }), /^seat 0: altar cannot be paid with 1 to the left/],
      [choosing({ do: 'build', card: 'altar', pay: { bank: 1 } }), /^seat 0: the bank gets 0 for altar, not 1/],
      [choosing({ do: 'stage', card: 'altar' }), 'seat 0: there is no further stage to build'],
      ...[{ do: 'pass' }, { do: 'pick', card: 'altar' }, { do: 'pay', coins: 1 }, { do: 'give', victory: [1] }].map(
        (choice): [unknown, string] => [choosing(choice), `seat 0: asked is ${CARD}; offered are: altar, stockade`],
      ),
      [losing({ do: 'pay', coins: 2 }), 'seat 1: no more than 1 coin can be paid here, not 2'],
      [
        losing({ do: 'pass' }),
        'seat 1: asked is how many of the coins lost to pay, with debt for the rest; offered are: 0 to 1 coin',
      ],
      [losing({ do: 'pay', coins: 0 }, 0), 'seat 1 has more choices (1) than questions to answer (0)'],
      [
        choosing([{ do: 'sell', card: 'altar' }, { do: 'pass' }]),
        'seat 0 has more choices (2) than questions to answer (1)',
      ],
      [
        failing(2, 'factory', brown, sold),
        `seat 0 does not say ${PENALTY}: {"do": "pick", "card": …}; offered are: lumber-yard, quarry`,
      ],
      [
        failing(2, 'factory', brown, [sold, { do: 'pass' }]),
        `seat 0: asked is ${PENALTY}; offered are: lumber-yard, quarry`,
      ],
      [
        failing(2, 'factory', brown, [sold, { do: 'pick', card: 'altar' }]),
        `seat 0: altar is not offered; asked is ${PENALTY}; offered are: lumber-yard, quarry`,
      ],
      [
        failing(3, 'concentric-castle', tokens, sold),
        `seat 0 does not say ${PENALTY}: {"do": "give", "victory": […]}; offered are: ${TOKENS}`,
      ],
      [
        failing(3, 'concentric-castle', tokens, [sold, { do: 'pass' }]),
        `seat 0: asked is ${PENALTY}; offered are: ${TOKENS}`,
      ],
      [
        failing(3, 'concentric-castle', tokens, [sold, { do: 'give', victory: [1, 5] }]),
        `seat 0: 1, 5 is not offered; asked is ${PENALTY}; offered are: ${TOKENS}`,
      ],
      [joining({ do: 'stage', card: 'altar', join: true }, { coins: 0 }), /^seat 0: .*costs 1 coins? and there are 0/],
      [
        joining({ do: 'stage', card: 'altar', join: true }, { pawns: [1] }),
        'seat 0: this city takes part in money-changer already',
      ],
      [choosing({ do: 'stage', card: 'altar' }, carthage), 'seat 0: this stage offers a choice: say option 1 to 2'],
      [choosing({ do: 'stage', card: 'altar', option: 3 }, carthage), 'seat 0: this stage has no option 3'],
    ],
  );
});

describe('an answer to another question, in the middle of a turn', () => {
  const leaders = ['base', 'leaders'];
  const plenty = { makesPrivately: ['4 wood', '4 stone', '4 clay', '4 ore', '2 glass', '2 loom', '2 papyrus'] };
  const wrong = { do: 'pay', coins: 0 };
  /** Seat 0 plays the first choice and then answers wrongly. */
  const then = (first: object, choice: object, more: object = {}) => ({
    modules: leaders,
    ...more,
    seats: [
      { coins: 9, ...plenty, ...first, choice: [choice, wrong] },
      { leaders: ['plato'], hand: ['altar'], choice: sold },
      { leaders: ['midas'], hand: ['altar'], choice: sold },
    ],
  });
  const DIGGING = 'which card of the discard pile to build for nothing';
  refusals(
    ['play'],
    [
      [
        then({ hand: ['courtesans-guild'] }, { do: 'build', card: 'courtesans-guild' }, { age: 3 }),
        'seat 0: asked is which leader of a neighbour the Courtesans Guild copies; offered are: midas, plato',
      ],
      [
        then(
          { wonder: 'rome', side: 'B', stages: 1, leaderHand: ['nero', 'sappho'], hand: ['theater'] },
          { do: 'stage', card: 'theater' },
        ),
        'seat 0: asked is whether to recruit an extra leader, as Rome may; offered are: nero, sappho, pass',
      ],
      [
        {
          modules: leaders,
          turn: 0,
          seats: [{ leaderHand: ['nero', 'sappho'], choice: { do: 'pick', card: 'nero' } }, {}, {}],
        },
        'seat 0: asked is which leader to recruit, to put under a stage or to sell; offered are: nero, sappho',
      ],
      [
        then({ wonder: 'halikarnassos', side: 'B', hand: ['theater'] }, { do: 'stage', card: 'theater' }),
        `seat 0: asked is ${DIGGING}; offered are: altar, pass`,
      ],
      [
        then({ leaderHand: ['solomon'] }, { do: 'build', card: 'solomon' }, { turn: 0, discard: ['baths'] }),
        `seat 0: asked is ${DIGGING}; offered are: baths, pass`,
      ],
      [
        then(
          { wonder: 'babylon', side: 'B', stages: 2, hand: ['theater', 'baths'] },
          { do: 'sell', card: 'baths' },
          { turn: 6 },
        ),
        'seat 0: asked is whether to build the last card of the Age, to put it under a stage or to sell it; offered are: theater, pass',
      ],
    ],
  );
});
