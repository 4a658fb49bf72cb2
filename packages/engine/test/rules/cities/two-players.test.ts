import { describe, expect } from 'vitest';
import { type Game, over, sample, submit } from '../../../src/game.ts';
import { dice } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { WonderPick } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import {
  BLACK,
  build,
  type Deed,
  type Duel,
  expectRefused,
  FREE_CITY,
  mix,
  names,
  pay,
  rule,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { duel, lastTurn, newGame } = mix('cities');

/** Boards without powers that use more cards than one a turn. */
const PLAIN: WonderPick[] = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder, side: 'A' }));

/** The holder sells the Pawnshop and then does this for the Free City; the other player does that. */
function turn({ holder = 0, one, two, ...rest }: Duel, hand: string[], city: Deed, other: Deed): Tabletop {
  const hands = [{ hand: ['pawnshop', ...hand] }, { hand: ['theater', 'hideout', 'residence'] }];
  const seats = holder === 0 ? hands : hands.toReversed();
  return duel({ ...rest, holder, one: { ...seats[0], ...one }, two: { ...seats[1], ...two } })
    .answer(holder, sell('pawnshop'))
    .answer(FREE_CITY, city)
    .answer(1 - holder, other);
}

describe('the cards of two players', () => {
  rule('X-27', 'each Age has 24 cards, three of them black, and Age III five guilds', () => {
    for (let n = 0; n < 5; n++) {
      const game = newGame(2, n);
      const { rules, state } = game;
      const hands = state.seats.flatMap(({ piles }) => piles[rules.seatPile('hand')]);
      for (const age of [1, 2, 3] as const) {
        const deck = names(game, [...state.piles[rules.tablePile(`age-${age}`)], ...(age === 1 ? hands : [])]);
        expect(deck).toHaveLength(24);
        expect(deck.filter((name) => BLACK[age].includes(name))).toHaveLength(3);
        const guilds = deck.filter((name) => name.endsWith('-guild') || name === 'guild-of-shadows');
        expect(guilds).toHaveLength(age === 3 ? 5 : 0);
      }
    }
  });

  rule('X-27', 'seven turns: the holder chooses from 9 to 3 cards, the other from 8 to 2, and three are left', () => {
    const chance = dice(1);
    let game: Game = newGame(2, 0, { wonders: PLAIN });
    const turns: string[] = [];
    const discarded: number[] = [];
    while (!over(game)) {
      const { rules, state } = game;
      if (rules.steps[state.at].window === 'turn.choose') {
        const holder = state.controller[FREE_CITY];
        const hands = state.seats.map(({ piles }) => piles[rules.seatPile('hand')].length);
        const pile = state.piles[rules.tablePile(`age-${state.age}`)].length;
        turns.push(`${state.age}.${state.turn}: ${holder} has ${hands[holder]} and ${hands[1 - holder]}, pile ${pile}`);
      }
      for (const seat of [0, 1, FREE_CITY]) {
        if (state.asks[seat] === null) continue;
        const done = submit(game, seat, sample(rules, game.state, seat, chance));
        expect(done.error).toBeNull();
        for (const event of done.events) if (event.event === 'leftover') discarded.push(event.count);
        game = done.game;
      }
    }
    expect(turns).toEqual(
      [1, 2, 3].flatMap((age) =>
        [1, 2, 3, 4, 5, 6, 7].map((n) => {
          const first = age === 2 ? 1 : 0;
          const holder = n % 2 === 1 ? first : 1 - first;
          return `${age}.${n}: ${holder} has ${10 - n} and ${9 - n}, pile ${8 - n}`;
        }),
      ),
    );
    expect(discarded).toEqual(new Array(6).fill(1));
  });

  rule('X-27', 'after turn 7 the last card of both players and of the pile join the discard pile', () => {
    const t = duel({
      turn: lastTurn,
      one: { hand: ['theater', 'altar', 'walls'] },
      two: { hand: ['theater', 'militia'] },
      drawPile: ['hideout'],
    })
      .answer(0, sell('theater'))
      .answer(FREE_CITY, build('altar'))
      .answer(1, sell('theater'));
    expect(t.discard().sort()).toEqual(['hideout', 'militia', 'theater', 'theater', 'walls']);
  });
});

describe('losses with the Free City', () => {
  const city: ScenarioSeat = { coins: 3, wonder: 'giza' };

  rule('C-59', 'the holder of the turn divides the loss of the Free City', () => {
    for (const holder of [0, 1]) {
      const t = turn({ holder, city, age: 2 }, ['altar', 'baths'], build('altar'), build('hideout'));
      expect(t.dues()).toEqual([...(holder === 0 ? [1, 0] : [0, 1]), 1]);
      expect(view(t.game, holder).asks.map(({ seat }) => seat)).toEqual([holder, FREE_CITY]);
      expect(view(t.game, 1 - holder).asks).toEqual([]);
      for (const coins of [0, 1]) {
        const after = t.settle({ [FREE_CITY]: coins });
        expect([after.purses()[FREE_CITY], after.count('debt')[FREE_CITY]]).toEqual([3 - coins, 1 - coins]);
      }
    }
  });

  rule('C-59', 'its question does not wait for the holder’s own, and its answer may be changed', () => {
    const t = turn({ city }, ['altar', 'baths'], build('altar'), build('hideout'));
    const one = t.answer(FREE_CITY, pay(0)).answer(0, pay(1));
    const other = t.answer(0, pay(1)).answer(FREE_CITY, pay(0));
    expect(one.game.state).toEqual(other.game.state);
    const changed = t.answer(FREE_CITY, pay(0)).answer(FREE_CITY, pay(1)).answer(0, pay(0));
    expect(changed.count('debt')).toEqual([1, 0, 0]);
    expectRefused(t, FREE_CITY, pay(2), 'wrong-payment');
    expectRefused(t, 1, pay(0), 'not-asked');
  });

  rule('C-59', 'in the last turn too it is the holder of that turn', () => {
    for (const holder of [0, 1]) {
      const t = turn({ holder, city, turn: lastTurn }, ['altar', 'baths'], build('altar'), build('hideout'));
      expect(view(t.game, holder).asks.map(({ seat }) => seat)).toEqual([holder, FREE_CITY]);
      expect(view(t.game, 1 - holder).asks).toEqual([]);
      expect(t.settle({ [FREE_CITY]: 0 }).count('debt')[FREE_CITY]).toBe(1);
    }
  });

  rule('C-59', 'without coins the Free City takes debt, and nobody is asked', () => {
    const poor = { ...city, coins: 0 };
    const t = turn({ city: poor }, ['altar', 'baths'], build('altar'), build('hideout'));
    expect([t.dues(), t.count('debt')]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  rule('C-59', 'it has a score sheet with its debt', () => {
    const t = duel({ city: { coins: 5, debt: 3 } });
    expect(t.score(FREE_CITY).treasury).toBe(-2);
    expect(t.winners()).not.toContain(FREE_CITY);
  });

  rule('C-60', 'a loss that it causes is for both players, also for the one who chose the card', () => {
    for (const holder of [0, 1]) {
      const t = turn({ holder, city }, ['hideout', 'baths'], build('hideout'), sell('theater'));
      expect(t.dues()).toEqual([1, 1, 0]);
      expect(view(t.game, holder).asks.map(({ seat }) => seat)).toEqual([holder]);
      const after = t.settle({ [holder]: 0 });
      expect(after.count('debt')).toEqual(holder === 0 ? [1, 0, 0] : [0, 1, 0]);
      expect(after.purses()[FREE_CITY]).toBe(3);
    }
  });

  rule('C-60', 'also by its stage of Petra, and counted for each player by the own stages', () => {
    const petra: ScenarioSeat = { wonder: 'petra', side: 'B', makes: ['clay', '2 ore'] };
    const t = turn({ city: petra }, ['altar', 'baths'], stage('altar'), sell('theater'));
    expect(t.dues()).toEqual([2, 2, 0]);
    const makes = ['clay', 'wood', 'papyrus', 'glass'];
    const union = turn(
      { age: 3, city: { makes }, one: { wonder: 'giza', stages: 2 }, two: { wonder: 'rhodos', stages: 1 } },
      ['builders-union', 'baths'],
      build('builders-union'),
      sell('theater'),
    );
    expect(union.dues()).toEqual([2, 1, 0]);
  });

  rule('C-60', 'the Free City and a player in the same turn: each suffers only the other’s', () => {
    const t = turn({ city }, ['lair', 'hideout'], build('hideout'), build('hideout'));
    // the holder sold the Pawnshop and loses by both
    expect(t.dues()).toEqual([2, 1, 1]);
  });
});

describe('Diplomacy with the Free City', () => {
  rule('C-61', 'with a token it is absent, and the two players have one conflict', () => {
    for (const age of [1, 2, 3]) {
      const t = duel({
        age,
        turn: lastTurn,
        one: { shields: 2 },
        two: { shields: 1 },
        city: { shields: 9, diplomacy: 1 },
      }).play({});
      const victory = [0, 0, 0].map((_, i) => (i === age - 1 ? 1 : 0));
      expect([0, 1, 2].map((seat) => t.military(seat))).toEqual([
        [...victory, 0],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      ]);
      expect(t.count('diplomacy')).toEqual([0, 0, 0]);
    }
  });

  rule('C-61', 'a card with a dove that is chosen for it brings it the token', () => {
    const city: ScenarioSeat = { makes: ['clay'], shields: 9 };
    const seats: Duel = { turn: lastTurn, city, one: { shields: 3 }, two: { shields: 4 } };
    const t = turn(seats, ['residence', 'altar'], build('residence'), sell('theater'));
    expect(t.seat(FREE_CITY).city).toEqual(['residence']);
    expect([0, 1, 2].map((seat) => t.military(seat))).toEqual([
      [0, 0, 0, 1],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  rule('C-61', 'when a player is absent, the other one and the Free City meet one time', () => {
    const t = duel({ turn: lastTurn, one: { diplomacy: 1, shields: 9 }, two: { shields: 1 }, city: {} }).play({});
    expect([0, 1, 2].map((seat) => t.military(seat))).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
    const alone = duel({ turn: lastTurn, one: { diplomacy: 2 }, two: { diplomacy: 1 }, city: { shields: 5 } });
    const after = alone.play({});
    expect([after.military(FREE_CITY), after.count('diplomacy')]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0],
    ]);
  });
});

describe('black cards of the Free City', () => {
  rule('C-34', 'a Gambling Den pays its two neighbours, who are the two players', () => {
    const t = turn({ city: { coins: 0 } }, ['gambling-den', 'altar'], build('gambling-den'), sell('theater'));
    expect(t.purses()).toEqual([3 + 3 + 1, 3 + 3 + 1, 6]);
    expect(t.asked()).toBe('play');
  });

  rule('C-36', 'it buys with its own Docks', () => {
    const city: ScenarioSeat = { city: ['clandestine-dock-west'], coins: 1 };
    const t = duel({ one: { makes: ['stone'], hand: ['pawnshop', 'baths'] }, city }).answer(0, sell('pawnshop'));
    // its left neighbour is player 0
    expect(t.offers('baths', FREE_CITY)).toEqual([{ left: 1 }]);
  });
});
