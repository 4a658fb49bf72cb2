/**
 * A referee for entombed leaders: every leader of both boxes is laid under a stage, in each Age. What is left is the
 * city that never had it, with twice its printed price on top; coins and tokens stay.
 */
import { describe, expect, test } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import { mix, NO_TOKENS, pick, ready, secondEdition, stage, type Tabletop } from '../kit/index.ts';

/** As the pages of rules list them; A is the number of the Age. */
type Prices = Record<string, number | 'A'>;
const STANDARD: Prices = {
  ...{
    alexander: 3,
    amytis: 4,
    archimedes: 4,
    aristotle: 3,
    bilkis: 4,
    caesar: 5,
    cleopatra: 4,
    croesus: 1,
    euclid: 5,
  },
  ...{ hammurabi: 2, hannibal: 2, hiram: 3, hypatia: 4, imhotep: 3, justinian: 3, leonidas: 2, maecenas: 1, midas: 3 },
  ...{ nebuchadnezzar: 4, nefertiti: 3, nero: 1, pericles: 6, phidias: 3, plato: 4, praxiteles: 3, ptolemy: 5 },
  ...{ pythagoras: 5, ramses: 5, sappho: 1, solomon: 3, varro: 3, vitruvius: 1, xenophon: 2, zenobia: 2 },
};
const FIRST: Prices = { ...STANDARD, hatshepsut: 2, tomyris: 4 };
const FIRST_OF_CITIES = { aspasia: 3, berenice: 2, caligula: 3, darius: 4, diocletian: 2, semiramis: 2 };
const EXPERTS: Prices = {
  ...{ aganice: 'A', agrippina: 1, berenice: 2, cornelia: 'A', cynisca: 'A', enheduanna: 4, eurypyle: 'A', gorgo: 5 },
  ...{ hatshepsut: 2, makeda: 'A', nitocris: 'A', phryne: 'A', telesilla: 3, theano: 'A', tomyris: 4 },
};
const SECOND_OF_CITIES: Prices = { arsinoe: 'A', aspasia: 3, caligula: 3, darius: 4, diocletian: 2, octavia: 1 };

const BOXES: [name: string, box: ReturnType<typeof mix>, prices: Prices][] = [
  ['the first boxes', mix('leaders', 'cities'), { ...FIRST, ...FIRST_OF_CITIES }],
  ['the second boxes', secondEdition('leaders', 'cities'), { ...STANDARD, ...EXPERTS, ...SECOND_OF_CITIES }],
];

/** Something of everything, so that each leader has something to count. */
const RICH: ScenarioSeat = {
  coins: 13,
  tokens: { victory: [1, 1, 3, 5], defeat: 2 },
  diplomacy: 1,
  symbols: { compass: 2, gear: 1, tablet: 1 },
  city: [
    ...['ore-vein', 'clay-pool', 'loom-age1', 'altar', 'baths', 'marketplace', 'tavern', 'stockade', 'barracks'],
    ...['workshop', 'school', 'workers-guild', 'hideout', 'lair'],
  ],
};
const abuSimbel = (more: ScenarioSeat): ScenarioSeat => ready('abu-simbel', { side: 'B', ...RICH, ...more });
/** A neighbour, before and after it has built the card in its hand. */
const BESIDE = { coins: 5, city: ['altar', 'vineyard'] };
const BESIDE_LATER = { ...BESIDE, city: [...BESIDE.city, 'theater'], hand: ['altar'] };

const tokensOf = ({ game }: Tabletop): number[] => {
  const gone = ['tomb', 'abu-simbel.entomb'].map((name) => game.rules.tokenByName(name));
  return game.state.seats[0].tokens.filter((_, token) => !gone.includes(token));
};

describe.each(BOXES)('with %s', (_, { table, rulesFor, modules }, prices) => {
  const { edition } = rulesFor(3);

  test('there are all leaders, and they cost what is printed', () => {
    const { cards } = table({ me: {} }).game.rules;
    const leaders = cards.filter(({ age, colour }) => age === 0 && colour >= 0);
    expect(leaders.map(({ name }) => name).sort()).toEqual(Object.keys(prices).sort());
    for (const { name, cost } of leaders) expect([name, cost.byAge ? 'A' : cost.coins]).toEqual([name, prices[name]]);
    expect(modules).toContain('leaders');
  });

  for (const [leader, price] of Object.entries(prices))
    test(`${leader} is worth twice ${price}, and gives nothing any more`, () => {
      for (const age of [1, 2, 3]) {
        const leaders = leader === 'sappho' ? [] : ['sappho'];
        const had = table({
          edition,
          age,
          me: abuSimbel({ leaders: [leader, ...leaders] }),
          left: BESIDE,
          right: BESIDE,
        });
        const me = abuSimbel({ stages: 1, leaders });
        const never = table({ edition, age, me, left: BESIDE_LATER, right: BESIDE_LATER });
        const asked = had.quietTurn({ me: stage('theater') });
        const before = asked.game.state.seats[0];
        const done = asked.answer('me', pick(leader));
        const worth = 2 * (price === 'A' ? age : price);

        const { built: _built, ...tally } = done.game.state.seats[0].tally;
        const { built: _bare, ...bare } = never.game.state.seats[0].tally;
        expect(tally).toEqual(bare);
        expect([done.seat().coins, tokensOf(done)]).toEqual([before.coins, tokensOf(asked)]);
        expect(done.seat().tokens['abu-simbel.entomb']).toBe(0);
        const sheet = never.score();
        expect(done.score()).toEqual({
          ...sheet,
          wonder: sheet.wonder + worth,
          total: sheet.total + worth,
        });
        expect([done.pile('entombed'), done.pile('leaders').includes(leader)]).toEqual([[leader], false]);
        // and nobody else has more or less of it
        for (const seat of [1, 2]) expect(done.score(seat)).toEqual(never.score(seat));
        expect(done.happened('entombed')).toMatchObject([{ card: leader, points: worth }]);
      }
    });

  test('who has it entombed may find it in no hand, no box and no other city', () => {
    const t = table({ edition, me: abuSimbel({ leaders: ['pericles'] }) }).quietTurn({ me: stage('theater') });
    const done = t.answer('me', pick('pericles'));
    expect(done.onTable('leader-box')).not.toContain('pericles');
    expect(done.military('left')).toEqual(NO_TOKENS);
  });
});
