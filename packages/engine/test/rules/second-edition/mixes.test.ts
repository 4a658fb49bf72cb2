/** Whole games of the second edition, with every mix of modules that there is. */
import { describe, expect, test } from 'vitest';
import { BUILD, build, CHAIN, type Choice, deedOf, FIRST_POWER, PAID, viaOf } from '../../../src/choice.ts';
import { type Game, legal, refuse, sample, score } from '../../../src/game.ts';
import { CITY } from '../../../src/piles.ts';
import { dice } from '../../../src/rng.ts';
import { retally } from '../../../src/tally.ts';
import type { WonderPick } from '../../../src/types.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  ALL_MIXES,
  expectReplayed,
  FIRST_CARD,
  LAST_CARD,
  type Mix,
  NEW_COLOUR,
  POWERS,
  played,
  playOut,
  rule,
  secondEdition,
} from '../../kit/index.ts';

const { newGame } = secondEdition();

const mixed = ([, ...expansions]: string[]): Mix => secondEdition(...expansions);

/** Every mix with every number of players that it is for. */
const GAMES = ALL_MIXES.flatMap((modules) =>
  [3, 4, 5, 6, 7, 8].filter((seats) => mixed(modules).whyNot(seats) === null).map((seats) => ({ modules, seats })),
);

const olympia = (side: 'A' | 'B', seats: number): WonderPick[] => [
  { wonder: 'olympia', side },
  ...Array.from({ length: seats - 1 }, (): WonderPick => ({ wonder: 'random', side: 'random' })),
];

/** A game in which the first player has Olympia with all its stages from the start. */
function withPowers(modules: string[], seats: number, side: 'A' | 'B', n: number): Game {
  const game = mixed(modules).newGame(seats, n, { wonders: olympia(side, seats) });
  const [seat] = game.state.seats;
  seat.stage = 3;
  seat.tally = retally(game.rules, seat);
  return game;
}

/** What the rules say about a power of Olympia, told from the cards that lie in the city. */
function allowed({ rules, state }: Game, power: string, card: number): boolean {
  const { piles, wonder, used } = state.seats[0];
  const { name, colour } = rules.cards[card];
  const building = (id: number) => rules.cards[id].name.replace(/-age\d$/, '');
  const isDay = rules.wonders[wonder].side === 'A';
  if (COLOURS[colour] === 'white' || piles[CITY].some((id) => building(id) === name.replace(/-age\d$/, '')))
    return false;
  if (power === NEW_COLOUR) return isDay && piles[CITY].every((id) => rules.cards[id].colour !== colour);
  const spent = (used >> rules.powers.findIndex((one) => one.name === power)) & 1;
  const hasCities = rules.modules.includes('cities') && rules.players < 8;
  const turn = power === FIRST_CARD ? 1 : hasCities ? 7 : 6;
  return !isDay && !spent && rules.steps[state.at].kind === 'play' && state.turn === turn;
}

/** At a table where someone is asked: lists, refusals and samples tell the same. */
function expectAgreement(game: Game, chance: ReturnType<typeof dice>, found: Record<string, number>): void {
  const { rules, state } = game;
  for (let seat = 0; seat < rules.seats; seat++) {
    const ask = state.asks[seat];
    if (ask === null) continue;
    const choices = legal(game, seat);
    const accepts = (choice: Choice) => refuse({ rules, state, log: null }, seat, choice) === null;
    expect(choices.length).toBeGreaterThan(0);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices.every(accepts)).toBe(true);
    expect(choices).toContain(sample(rules, state, seat, chance));
    if (ask.ask !== 'play' || !ask.verbs.includes('build')) continue;
    for (const card of new Set(state.seats[seat].piles[ask.pile]))
      for (const power of POWERS) {
        const via = FIRST_POWER + rules.powers.findIndex(({ name }) => name === power);
        const choice = build(card, via, 0, 0, 0);
        const isAllowed = seat === 0 && allowed(game, power, card);
        if (choices.includes(choice) !== isAllowed || accepts(choice) !== isAllowed)
          expect.fail(`${power} for ${rules.cards[card].name} should be ${isAllowed ? 'offered' : 'refused'}`);
        if (isAllowed) found[power] = (found[power] ?? 0) + 1;
      }
  }
}

describe('with every mix of modules', () => {
  for (const modules of ALL_MIXES) {
    const counts = GAMES.filter((game) => game.modules === modules).map(({ seats }) => seats);

    rule('B-11.R6', `${modules.join(' + ')}: games of ${counts.join(', ')} players are played to their end`, () => {
      expect(counts.length).toBeGreaterThan(0);
      for (const seats of counts)
        for (const n of [1, 2]) {
          const game = playOut(mixed(modules).newGame(seats, n), n);
          const { sheets, winners } = score(game);
          expect(sheets).toHaveLength(seats);
          for (const sheet of sheets) expect(Number.isInteger(sheet.total)).toBe(true);
          expect(winners.length).toBeGreaterThan(0);
          expect(game.state.seats.reduce((sum, { coins }) => sum + coins, game.state.bank)).toBe(0);
          for (const seat of game.state.seats) expect(seat.tally).toEqual(retally(game.rules, seat));
        }
    });

    rule('B-11.R6', `${modules.join(' + ')}: a record is replayed to the same table`, () => {
      const seats = counts[counts.length - 1];
      const game = played(mixed(modules).newGame(seats, 3, { wonders: olympia('B', seats) }), seats);
      expect(expectReplayed(game).config).toMatchObject({ edition: 'second', modules });
    });

    for (const side of ['A', 'B'] as const)
      rule(
        'B-11.R2',
        `${modules.join(' + ')}: Olympia ${side} is offered its powers when they work, and else refused`,
        () => {
          const found: Record<string, number> = {};
          for (const seats of counts) {
            const chance = dice(seats);
            playOut(withPowers(modules, seats, side, 4), seats, (game) => expectAgreement(game, chance, found));
          }
          expect(Object.keys(found).sort()).toEqual(side === 'A' ? [NEW_COLOUR] : [FIRST_CARD, LAST_CARD]);
        },
      );

    rule('B-11.R7', `${modules.join(' + ')} is not for two, and says why`, () => {
      expect(mixed(modules).whyNot(2)).toMatch(/, not 2: the second edition has no game for two$/);
    });
  }
});

describe('without Olympia', () => {
  test('a card is built by paying or by a chain, and by nothing else', () => {
    const cities = ['giza', 'rhodos', 'ephesos', 'alexandria', 'babylon', 'halikarnassos'];
    for (let seats = 3; seats <= cities.length; seats++) {
      const wonders = cities.slice(0, seats).map((wonder): WonderPick => ({ wonder, side: 'random' }));
      playOut(newGame(seats, 5, { wonders }), seats, (game) => {
        for (let seat = 0; seat < seats; seat++)
          for (const choice of legal(game, seat))
            if (deedOf(choice) === BUILD) expect([PAID, CHAIN]).toContain(viaOf(choice));
      });
    }
  });
});
