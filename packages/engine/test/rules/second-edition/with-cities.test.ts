import { describe, expect } from 'vitest';
import { moduleNames } from '../../../src/mixes.ts';
import { deckOf, HAND } from '../../../src/piles.ts';
import type { CardWord, ScenarioSeat } from '../../../src/scenario-types.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  alike,
  build,
  COLOUR_CARDS,
  dear,
  expectRefused,
  FIRST_CARD,
  firstBoxes,
  LAST_CARD,
  MADE_UP,
  mix,
  moreIn,
  NEW_COLOUR,
  olympiaByDay,
  olympiaByNight,
  playOut,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { newGame, table, whyNot } = firstBoxes('cities');

/** Five more players, for a table of eight. */
const FIVE = { others: Array.from({ length: 5 }, (): ScenarioSeat => ({ hand: ['theater'] })) };

const olympia = (turn: number, hand: CardWord[] = ['palace'], rest: TableLiteral = {}): Tabletop =>
  table({ turn, me: olympiaByNight(2, hand), ...rest });

describe('black cards and day 2', () => {
  rule('B-11.R1', 'black is one of the colours: the first black card costs neither coins nor resources', () => {
    const city = COLOUR_CARDS.map(([, card]) => card);
    for (const [age, card] of [
      [1, 'militia'],
      [2, 'mercenaries'],
      [3, 'capitol'],
    ] as const) {
      const t = table({ age, me: olympiaByDay([card], { city }) });
      expect(t.vias(card)).toEqual([NEW_COLOUR]);
      expect(t.play({ me: build(card, NEW_COLOUR) }).seat()).toMatchObject({ city: [...city, card], coins: 0 });
    }
  });

  rule('B-11.R1', 'with a black card in the city the next is paid for', () => {
    const t = table({ me: olympiaByDay(['militia', 'gates-of-the-city'], { city: ['hideout'], coins: 3 }) });
    expectRefused(t, 'me', build('militia', NEW_COLOUR), 'no-power');
    expect(t.ways('militia')).toEqual([{ via: 'paid', pay: { left: 0, right: 0, bank: 3 } }]);
    expectRefused(t, 'me', build('gates-of-the-city', NEW_COLOUR), 'no-power');
  });

  rule('B-11.R1', 'a black card is none of the other colours', () => {
    for (const [colour] of COLOUR_CARDS)
      expect(table({ me: olympiaByDay([dear(colour)], { city: ['hideout'] }) }).vias(MADE_UP)).toEqual([NEW_COLOUR]);
  });
});

describe('the turns of Olympia night', () => {
  rule('B-11.R4', 'with Cities the last card is the one of turn 7', () => {
    const turns = [1, 2, 3, 4, 5, 6, 7].map((turn) => olympia(turn).vias('palace'));
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [], [LAST_CARD]]);
    expectRefused(olympia(6), 'me', build('palace', LAST_CARD), 'no-power');
    const t = olympia(7).play({ me: build('palace', LAST_CARD) });
    expect(t.seat()).toMatchObject({ city: ['palace'], coins: 0 });
  });

  rule('B-11.R4', 'with eight players it is the one of turn 6', () => {
    const turns = [1, 2, 3, 4, 5, 6].map((turn) => olympia(turn, ['palace'], FIVE).vias('palace'));
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [LAST_CARD]]);
    expect(() => olympia(7, ['palace'], FIVE)).toThrow('an Age has no turn 7');
  });

  rule('B-11.4', 'a stage of turn 6 helps in turn 7 of the same Age', () => {
    const me = olympiaByNight(1, ['altar', 'palace', 'senate'], { makesPrivately: ['2 clay'] });
    const t = table(alike(me, { turn: 6 })).play({ me: stage('altar') });
    expect(t.game.state.turn).toBe(7);
    expect(t.vias('palace')).toEqual([LAST_CARD]);
    const late = table(alike(me, { turn: 7 }));
    expectRefused(late, 'me', build('palace', LAST_CARD), 'no-power');
    expect(late.play({ me: stage('altar') }).asked()).toBeNull();
  });

  rule('B-11.R2', 'the powers of the night are for black cards too', () => {
    for (const [turn, via] of [
      [1, FIRST_CARD],
      [7, LAST_CARD],
    ] as const) {
      const t = table({ turn, me: olympiaByNight(2, ['militia'], { city: ['hideout'] }) });
      expect(t.play({ me: build('militia', via) }).seat()).toMatchObject({ city: ['hideout', 'militia'], coins: 0 });
    }
  });
});

describe('Babylon night 1', () => {
  const babylon: ScenarioSeat = { wonder: 'babylon', side: 'night', stages: 1, hand: ['altar', 'baths'] };

  rule('B-11.R5', 'the card left over is the eighth: after turn 7, not after turn 6', () => {
    const six = table(alike(babylon, { turn: 6 })).play({ me: sell('altar') });
    expect(six.game.state.turn).toBe(7);
    expect(six.asked('left')).toBe('play');
    const seven = table(alike(babylon, { turn: 7 })).play({ me: sell('altar') });
    expect([seven.asked(), seven.asked('left'), seven.asked('right')]).toEqual(['play', null, null]);
    expect(seven.answer('me', sell('baths')).seat()).toMatchObject({ coins: 3 + 3 + 3, hand: [] });
  });

  rule('B-11.R5', 'in a whole game it is the eighth of a hand of eight', () => {
    const wonders = [{ wonder: 'babylon', side: 'B' as const }, ...new Array(3).fill({ wonder: 'giza', side: 'A' })];
    wonders[2] = { wonder: 'rhodos', side: 'A' };
    wonders[3] = { wonder: 'olympia', side: 'B' };
    const game = newGame(4, 0, { wonders });
    expect(game.state.seats.map((seat) => seat.piles[HAND].length)).toEqual([8, 8, 8, 8]);
    game.state.seats[0].stage = 1;
    game.state.seats[0].tally.lastCard = 1;
    const asks: number[] = [];
    playOut(game, 1, ({ rules, state }) => {
      if (rules.steps[state.at].kind === 'play.last' && state.asks[0]?.ask === 'play') asks.push(state.turn);
    });
    expect(asks).toEqual([7, 7, 7]);
  });

  rule('B-11.R5', 'with eight players hands have seven cards, and it is the seventh', () => {
    const t = table(alike(babylon, { turn: 6, ...FIVE })).play({ me: sell('altar') });
    expect([t.game.state.turn, t.asked(), t.asked('left')]).toEqual([6, 'play', null]);
  });
});

describe('Cities in both editions', () => {
  rule('B-11.R6', 'Petra and Byzantium have the sides A and B', () => {
    for (const edition of [mix, firstBoxes]) {
      const { wonders } = edition('cities').rulesFor(7);
      const boards = wonders.filter(({ city }) => city === 'petra' || city === 'byzantium');
      expect(boards.map(({ city, side, dayAndNight, stages }) => [city, side, dayAndNight, stages.length])).toEqual([
        ['petra', 'A', false, 3],
        ['petra', 'B', false, 2],
        ['byzantium', 'A', false, 3],
        ['byzantium', 'B', false, 2],
      ]);
    }
  });

  rule('B-11.R6', 'its cards are the same, the black ones and the guilds', () => {
    const cards = (edition: typeof mix) =>
      moreIn(edition('cities'), edition()).cards.map(({ name, age, colour, cost, effects, chain }) => ({
        ...{ name, age, colour, cost, effects, chain },
      }));
    expect(cards(firstBoxes)).toEqual(cards(mix));
    expect(cards(firstBoxes).filter(({ colour }) => COLOURS[colour] === 'black')).toHaveLength(27);
    expect(cards(firstBoxes)).toHaveLength(30);
  });

  rule('B-11.R6', 'the decks of the second edition have a black card more for each player', () => {
    for (const players of [3, 4, 5, 6, 7]) {
      const { rules, state } = newGame(players);
      for (const age of [2, 3]) {
        const deck = state.piles[deckOf(age)].map((id) => rules.cards[id]);
        expect(deck).toHaveLength(8 * players);
        expect(deck.filter(({ colour }) => COLOURS[colour] === 'black')).toHaveLength(players);
      }
      const third = state.piles[deckOf(3)].map((id) => rules.cards[id].name);
      expect(third.filter((name) => name === 'ludus')).toHaveLength([0, 0, 1, 1, 2][players - 3]);
      expect(third.filter((name) => name === 'castrum')).toHaveLength([0, 1, 1, 1, 2][players - 3]);
      expect(third).not.toContain('strategists-guild');
    }
  });

  rule('B-11.R7', 'eight players need Cities', () => {
    const game = newGame(8);
    expect(game.state.seats.map((seat) => seat.piles[HAND].length)).toEqual(new Array(8).fill(7));
    for (const age of [2, 3]) expect(game.state.piles[deckOf(age)]).toHaveLength(56);
    expect(playOut(game, 1).state.age).toBe(3);
    for (const name of moduleNames.filter((other) => !['base', 'cities', 'edifice'].includes(other))) {
      expect(firstBoxes(name).whyNot(8)).toMatch(
        /not 8; the cards of the first-edition box of cities are enough for 8$/,
      );
      expect(firstBoxes(name, 'cities').whyNot(8)).toBeNull();
    }
    expect(firstBoxes().whyNot(8)).toBe(
      'base is for 3 to 7 players, not 8; the cards of the first-edition box of cities are enough for 8',
    );
    expect(whyNot(8)).toBe(mix('cities').whyNot(8));
  });

  rule('B-11.R8', 'Petra and Byzantium are finished with their last stage', () => {
    for (const [wonder, side, last] of [
      ['petra', 'A', 3],
      ['petra', 'B', 2],
      ['byzantium', 'A', 3],
      ['byzantium', 'B', 2],
    ] as const) {
      const guilds = (stages: number) =>
        table({ age: 3, me: { wonder, side, stages, city: ['decorators-guild'] } }).score().guilds;
      expect([guilds(last - 1), guilds(last)]).toEqual([0, 7]);
    }
  });

  rule('B-11.R9', 'a Ludus does not count black cards with shields', () => {
    const me = { makesPrivately: ['stone', 'ore'], city: ['militia', 'stockade'], coins: 0, hand: ['ludus'] };
    const t = table({ age: 3, me }).play({ me: build('ludus') });
    expect([t.seat().coins, t.score().commerce]).toEqual([3, 1]);
  });
});
