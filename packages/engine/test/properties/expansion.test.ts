/** The core is ready for expansions it has never heard of: here is one, in play with the base game. */
import { describe, expect, test, vi } from 'vitest';
import { determinize } from '../../src/belief.ts';
import { NONE, PASSING } from '../../src/choice.ts';
import { compile } from '../../src/compile.ts';
import { create } from '../../src/create.ts';
import { type Game, legal, over, submit } from '../../src/game.ts';
import { CANNOT_JOIN } from '../../src/joining.ts';
import { refusePlayers } from '../../src/mixes.ts';
import type { Joining, Module } from '../../src/module.ts';
import { base } from '../../src/modules/base/index.ts';
import { firstEdition } from '../../src/modules/first-edition/index.ts';
import { modules } from '../../src/modules/index.ts';
import { replay } from '../../src/record.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { retally } from '../../src/tally.ts';
import type { Ask, GameEvent } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { unpack } from '../../src/words.ts';
import {
  answered,
  awaited,
  build,
  cardsOn,
  citiesOf,
  join,
  PLAIN,
  playOut,
  sell,
  stage,
  stored,
  type TableLiteral,
  table,
} from '../kit/index.ts';
import { sorted } from './card-lists.ts';
import { JOINING_COSTS, madeUp } from './made-up.ts';
import { finished, inEveryGame, lastMoment, questions, type Story } from './random-game.ts';
import { twinOf } from './twin.ts';

vi.mock('../../src/modules/index.ts', async (original) => ({
  modules: [...(await original<{ modules: Module[] }>()).modules, (await import('./made-up.ts')).madeUp],
}));

const both = ['base', 'made-up'];
const UP_TO_SEVEN = [2, 3, 4, 5, 6, 7];

const begin = (seats: number): Game => create({ seats, seed: seedFrom('expansion', seats), modules: both });

const setTable = (literal: TableLiteral) => table({ modules: both, ...literal });

const inEveryExpandedGame = (law: (story: Story) => void, part: number): void =>
  inEveryGame(law, part, ({ edition, modules: mix }) => edition === 'first' && mix.join() === both.join());

describe('decks and hands', () => {
  const turnsOf = ({ rules }: Game): number =>
    rules.steps.filter(({ window, kind }) => window === 'turn.choose' && kind === 'play').length;

  test.each(UP_TO_SEVEN)('of %i players: a pool is drawn into each Age, for a hand and a turn more', (players) => {
    const game = begin(players);
    const { rules, state } = game;
    const cities = citiesOf(players);
    expect(state.seats.slice(0, players).map(({ piles }) => piles[0].length)).toContain(8);
    for (const age of [2, 3]) expect(state.piles[rules.tablePile(`age-${age}`)]).toHaveLength(8 * cities);
    expect(state.piles[rules.tablePile('box')]).toHaveLength(3 * (9 - cities) + 10 - (cities + 2));
    expect(turnsOf(game)).toBe(21);
  });

  test('of eight players, who have enough cards with it: the decks for seven, for the hands of the base game', () => {
    const game = begin(8);
    const { rules, state } = game;
    expect(state.seats.map(({ piles }) => piles[0].length)).toEqual(state.seats.map(() => 7));
    for (const age of [2, 3]) expect(state.piles[rules.tablePile(`age-${age}`)]).toHaveLength(7 * 8);
    expect(state.piles[rules.tablePile('box')]).toHaveLength(3 * (9 - 7) + 10 - (7 + 2));
    expect(turnsOf(game)).toBe(18);
  });

  test('without it are those of the base game', () => {
    const { rules, state } = create({ seats: 4, seed: seedFrom('expansion', 4) });
    expect(rules.cards).toHaveLength([base, firstEdition].flatMap(({ cards = [] }) => cards).length);
    expect(state.seats.map(({ piles }) => piles[0].length)).toEqual([7, 7, 7, 7]);
    expect(rules.joinings).toEqual([]);
  });
});

describe('a card of an own colour', () => {
  test('goes to its own pile when built, and gives what its own kind of effect says, once and for good', () => {
    const before = setTable({ me: { hand: ['shell-10', 'shell-11'] } });
    const after = before.play({ me: build('shell-10') });
    const { rules, state } = after.game;
    expect(after.seat().city).toEqual([]);
    expect(state.seats[0].piles[rules.seatPile('quay')]).toEqual([rules.cardByName.get('shell-10')]);
    expect(after.seat().tokens.pearl).toBe(1);
    expect(state.seats[0].tally.shields).toBe(1);
    expect(state.seats[0].tally).toEqual(retally(rules, state.seats[0]));
  });

  test('goes to its own pile when sold', () => {
    const { game } = setTable({ me: { hand: ['shell-10'] } }).play({ me: sell('shell-10') });
    expect(game.state.piles[game.rules.tablePile('sea')]).toEqual([game.rules.cardByName.get('shell-10')]);
    expect(game.state.piles[game.rules.tablePile('discard')]).not.toContain(game.rules.cardByName.get('shell-10'));
  });

  test('is scored on a line of its own, with the tokens that name it', () => {
    const after = setTable({ me: { hand: ['shell-10', 'shell-12'] }, left: { hand: ['altar', 'altar'] } }).play({
      me: build('shell-10'),
    });
    expect(after.score().pearls).toBe(2 + 1);
    expect(after.score('left').pearls).toBe(0);
    expect(Object.keys(after.score())).toContain('science');
  });

  test('cannot be built twice', () => {
    const t = setTable({
      me: { hand: ['shell-10', 'shell-10'] },
      left: { hand: ['altar', 'shell-10'] },
      right: { hand: ['altar', 'shell-10'] },
    });
    const after = t.play({ me: build('shell-10') });
    expect(after.refusal('me', build('shell-10'))).toBe('already-built');
  });
});

test('a board gives more than a resource from the start', () => {
  const t = setTable({
    me: { wonder: 'atlantis', hand: ['baths'] },
    left: { makes: ['stone'] },
    right: { makes: ['stone'] },
  });
  expect(t.game.state.seats[0].tally.shields).toBe(2);
  expect(t.offers('baths')).toEqual([{ left: 1 }, { right: 2 }]);
});

describe('something joined with a stage', () => {
  const stages = (coins: number) => setTable({ me: { wonder: 'atlantis', hand: ['altar'], coins } }).game;
  const forms = (game: Game) => legal(game, 0).map((choice) => unpack(game.rules, choice));
  const form = (join: boolean, bank: number) => ({
    do: 'stage' as const,
    card: 'altar',
    pay: { left: 0, right: 0, bank },
    join,
    option: 0,
  });

  test('is offered beside the stage alone, for its price', () =>
    expect(forms(stages(JOINING_COSTS))).toEqual(expect.arrayContaining([form(false, 0), form(true, JOINING_COSTS)])));

  test('is not offered and not accepted without the coins for both', () => {
    const game = stages(JOINING_COSTS - 1);
    expect(forms(game)).toEqual(expect.arrayContaining([form(false, 0)]));
    expect(forms(game)).not.toEqual(expect.arrayContaining([form(true, JOINING_COSTS)]));
    expect(submit(game, 0, form(true, JOINING_COSTS)).error?.code).toBe('cannot-pay');
  });

  test('is not accepted for less or more', () => {
    const game = stages(9);
    expect(submit(game, 0, form(true, 0)).error?.code).toBe('wrong-payment');
    expect(submit(game, 0, form(true, JOINING_COSTS + 1)).error?.code).toBe('wrong-payment');
    expect(submit(game, 0, form(false, JOINING_COSTS)).error?.code).toBe('wrong-payment');
    expect(submit(game, 0, { do: 'stage', card: 'altar', join: true }).error).toBeNull();
  });

  test('costs its price on top of the stage and tells the module, who joined and who did not', () => {
    const t = setTable({ me: { wonder: 'atlantis', side: 'B', hand: ['altar'], coins: 3 } });
    const joined = t.play({ me: join('altar') });
    expect([joined.seat().coins, joined.seat().tokens.pearl]).toEqual([3 - JOINING_COSTS, 1]);
    expect(joined.events).toContainEqual(expect.objectContaining({ event: 'stage', seat: 0, joined: 'oyster-bank' }));
    const alone = t.play({ me: stage('altar') });
    expect([alone.seat().coins, alone.seat().tokens.pearl]).toEqual([3, 0]);
    expect(alone.events).toContainEqual(expect.objectContaining({ event: 'stage', seat: 0, joined: null }));
  });

  test('is refused to whom the module says no, and to all where there is nothing to join', () => {
    const rich = setTable({ me: { wonder: 'atlantis', hand: ['altar'], coins: 9, tokens: { pearl: 1 } as object } });
    expect(forms(rich.game)).toEqual(expect.arrayContaining([form(false, 0)]));
    expect(rich.refusal('me', join('altar'))).toBe('no-join');
    const plain = table({ me: { wonder: 'giza', hand: ['altar'], makes: ['2 stone'] } });
    expect(plain.refusal('me', join('altar'))).toBe('no-join');
  });
});

describe('several things to join with a stage', () => {
  const reef: Joining = {
    name: 'reef',
    what: () => 'coral-reef',
    price: (_, seat) => (seat === 0 ? 1 : CANNOT_JOIN),
    joined({ rules, state }, seat) {
      state.seats[seat].tokens[rules.tokenByName('truce')]++;
    },
  };

  const start = (seat: object): Game => {
    const { game } = setTable({ me: { wonder: 'atlantis', side: 'B', hand: ['altar', 'theater'], coins: 5, ...seat } });
    return { ...game, rules: { ...game.rules, joinings: [...game.rules.joinings, reef] } };
  };
  const stage = (join: boolean | string) => ({ do: 'stage' as const, card: 'altar', join });
  const tokens = ({ rules, state }: Game): number[] =>
    ['pearl', 'truce'].map((name) => state.seats[0].tokens[rules.tokenByName(name)]);

  test('are offered by name, each for its own price, one with each stage', () => {
    const game = start({});
    const forms = legal(game, 0).map((choice) => unpack(game.rules, choice));
    const offered = forms.flatMap((form) =>
      form.do === 'stage' && form.card === 'altar' ? [[form.join, form.pay.bank]] : [],
    );
    expect(offered).toEqual([
      [false, 0],
      ['pearls', JOINING_COSTS],
      ['reef', 1],
    ]);
    for (const form of forms) expect(submit(game, 0, form).error).toBeNull();
  });

  test('are told apart by their names, and the event says which', () => {
    for (const [name, what, held, coins] of [
      ['pearls', 'oyster-bank', [1, 0], 5 - JOINING_COSTS],
      ['reef', 'coral-reef', [0, 1], 4],
    ] as const) {
      const game = start({});
      let now = submit(game, 0, stage(name)).game;
      expect(unpack(now.rules, now.state.sealed[0])).toMatchObject({ join: name });
      const events: GameEvent[] = [];
      for (const seat of awaited(now).filter((other) => other !== 0)) {
        const done = submit(now, seat, legal(now, seat)[0]);
        now = done.game;
        events.push(...done.events);
      }
      expect(tokens(now)).toEqual(held);
      expect(now.state.seats[0].coins).toBe(coins);
      expect(events).toContainEqual(expect.objectContaining({ event: 'stage', seat: 0, joined: what }));
    }
  });

  test('need a name while both are open; what is still open alone does not', () => {
    const refused = submit(start({}), 0, stage(true)).error;
    expect(refused).toEqual({ code: 'no-join', message: 'say what to take part in: pearls or reef' });
    const alone = start({ tokens: { pearl: 1 } });
    expect(unpack(alone.rules, submit(alone, 0, stage(true)).game.state.sealed[0])).toMatchObject({ join: 'reef' });
    expect(submit(alone, 0, stage('pearls')).error?.code).toBe('no-join');
  });
});

describe('cities that abstain', () => {
  const LAST_TURN = 7;
  const truce = { truce: 1 } as object;
  /** Strengths clockwise from me; those in brackets of the list abstain. */
  const conflicts = (strengths: number[], abstaining: number[]): unknown[] => {
    const [me, left, ...others] = strengths.map((shields, seat) => ({
      shields,
      tokens: abstaining.includes(seat) ? truce : {},
    }));
    const right = others.pop();
    return setTable({ turn: LAST_TURN, me, left, others, right })
      .play({})
      .events.flatMap((event) => (event.event === 'conflict' ? [[event.winner, event.loser]] : []));
  };

  test('have no conflict, and their neighbours meet each other', () =>
    expect(conflicts([4, 9, 3, 2], [1])).toEqual([
      [0, 2],
      [2, 3],
      [0, 3],
    ]));

  test('leave two fighters to fight once', () => expect(conflicts([4, 9, 3, 2], [1, 3])).toEqual([[0, 2]]));

  test('leave a last fighter alone', () => {
    expect(conflicts([4, 9, 3], [0, 1])).toEqual([]);
    expect(conflicts([4, 9, 3], [0, 1, 2])).toEqual([]);
  });
});

describe('an existing kind of turn', () => {
  const lastCards = (players: number): Game[] => {
    const games: Game[] = [];
    const config = { seats: players, seed: seedFrom('expansion', players), modules: both };
    for (const game of questions(finished({ config, picks: [] })))
      if (!over(game) && game.rules.steps[game.state.at].kind === 'play.last' && awaited(game).length > 0)
        games.push(game);
    return games;
  };

  test('can be given another question', () => {
    const games = lastCards(4);
    expect(games).toHaveLength(3);
    for (const game of games) expect(awaited(game)).toEqual([0, 1, 2, 3]);
  });

  test('can be given a question for a city without a player', () => {
    const games = lastCards(2);
    expect(games).toHaveLength(3);
    for (const game of games) {
      expect(awaited(game)).toEqual([2]);
      const holder = game.state.controller[2];
      const [card] = game.state.seats[holder].piles[0];
      const after = answered(game, 2, { do: 'sell', card: game.rules.cards[card].name });
      expect(after.state.seats[2].coins).toBe(game.state.seats[2].coins + 3);
      expect(sorted(cardsOn(after))).toEqual(sorted(cardsOn(game)));
    }
  });
});

test('a seat that plays after another one may use the card that the other passes on', () => {
  const { game } = setTable({ me: { hand: ['altar'] }, left: { hand: [] }, right: { hand: [] } });
  const ask = { ...(game.state.asks[0] as Extract<Ask, { ask: 'play' }>), optional: true };
  const asks = [ask, { ...ask, after: 0 }, null];
  const passed: Game = { ...game, state: { ...game.state, asks, sealed: [PASSING, NONE, NONE] } };
  expect(legal(passed, 1).map((choice) => unpack(game.rules, choice))).toContainEqual({ do: 'sell', card: 'altar' });
});

describe('every law still holds', () => {
  test('cards and coins are conserved, and tallies are true', () =>
    inEveryExpandedGame((story) => {
      const all = sorted(cardsOn(create(story.config)));
      for (const game of questions(story)) {
        const { rules, state } = game;
        expect(sorted(cardsOn(game))).toEqual(all);
        expect(state.bank + state.seats.reduce((sum, { coins }) => sum + coins, 0)).toBe(0);
        for (const seat of state.seats) expect(JSON.stringify(seat.tally)).toBe(JSON.stringify(retally(rules, seat)));
      }
    }, 0.3));

  test('a record replays to the identical game', () =>
    inEveryExpandedGame((story) => {
      const game = lastMoment(story);
      expect(replay(stored(game))).toEqual(game);
    }, 0.3));

  test('views do not depend on what is hidden', () =>
    inEveryExpandedGame((story) => {
      const game = lastMoment(story);
      for (let viewer = 0; viewer < game.rules.players; viewer++)
        expect(JSON.stringify(view(twinOf(game, viewer, dice(1)), viewer))).toBe(JSON.stringify(view(game, viewer)));
    }, 0.5));

  test('what a viewer imagines looks like the real table, keeps all cards and can be played to the end', () =>
    inEveryExpandedGame((story) => {
      const game = lastMoment(story);
      for (let viewer = 0; viewer < game.rules.players; viewer++) {
        const real = view(game, viewer);
        const imagined = determinize(real, dice(story.picks.length));
        expect({ ...view(imagined, viewer), answered: real.answered }).toEqual(real);
        expect(sorted(cardsOn(imagined))).toEqual(sorted(cardsOn(game)));
        expect(over(playOut(imagined, 1))).toBe(true);
      }
    }, 0.5));
});

describe('a module that does not fit is refused when it is compiled', () => {
  const compiled = (change: Partial<Module>) => () =>
    compile([base, firstEdition, { ...madeUp, ...change }], { ...PLAIN, seats: 3 });

  test('for a name that is taken', () => {
    expect(compiled({ cards: [{ id: 'altar', age: 1, colour: 'white', gives: [] }] })).toThrow('altar');
    expect(compiled({ tokens: [{ id: 'defeat', points: 0, score: null }] })).toThrow('defeat');
    expect(compiled({ piles: [{ id: 'hand', at: 'seat', visible: 'all' }] })).toThrow('hand');
    expect(compiled({ wonders: firstEdition.wonders })).toThrow('alexandria');
  });

  test('for a name that leads nowhere', () => {
    expect(compiled({ effects: {} })).toThrow('pearls');
    expect(compiled({ colours: [] })).toThrow('white');
    expect(compiled({ tokens: [] })).toThrow('pearl');
    expect(compiled({ piles: [] })).toThrow('quay');
    const chained = { id: 'reef', age: 1, colour: 'white' as const, chain: ['nowhere'], gives: [] };
    expect(compiled({ cards: [chained] })).toThrow('nowhere');
  });

  test('for a cost that no choice has room for', () => {
    const dear = { id: 'reef', age: 1, colour: 'white' as const, cost: '8 wood', gives: [] };
    expect(compiled({ cards: [dear] })).toThrow('8 wood');
  });

  test('and one that fits is compiled beside the others', () => {
    const rules = compile(
      modules.filter(({ edition, box }) => edition !== 'second' && box?.edition !== 'second'),
      { ...PLAIN, seats: 2 },
    );
    expect(rules.tokens.map(({ id }) => id)).toContain('pearl');
    expect(rules.lines.map(({ id }) => id)).toContain('pearls');
    expect(rules.cities).toContain('atlantis');
  });
});

test('a card that needs another module is there with that module and not without it', () => {
  const reef = { id: 'reef', age: 1, colour: 'white' as const, gives: [], with: ['depths'] };
  const depths: Module = { id: 'depths', players: UP_TO_SEVEN };
  const isThere = (...others: Module[]): boolean =>
    compile([base, firstEdition, { ...madeUp, cards: [...(madeUp.cards ?? []), reef] }, ...others], {
      ...PLAIN,
      seats: 3,
    }).cardByName.has('reef');
  expect([isThere(), isThere(depths)]).toEqual([false, true]);
});

describe('how many may play', () => {
  const refusal = (others: Partial<Module>[], players: number): string | null =>
    refusePlayers(
      [base, ...others.map((module, i): Module => ({ id: `other-${i}`, players: [], ...module }))],
      players,
    );

  test('is what every module is for, told as a range or one by one', () => {
    expect(refusal([{ players: [2, 3, 4] }], 4)).toBeNull();
    expect(refusal([{ players: [2, 3, 4] }], 5)).toBe('base + other-0 is for 2 to 4 players, not 5');
    expect(refusal([{ players: [4, 6] }], 5)).toBe('base + other-0 is for 4 or 6 players, not 5');
    expect(refusal([{ players: [2, 4, 6] }], 3)).toBe('base + other-0 is for 2, 4 or 6 players, not 3');
    expect(refusal([{ players: [4, 6] }, { players: [5, 6] }], 4)).toBe(
      'base + other-0 + other-1 is for 6 players, not 4',
    );
    expect(refusal([{ players: [4, 6], edition: 'first' }], 5)).toBe('base is for 4 or 6 players, not 5');
  });

  test('is limited by the cards of the module that has the most', () => {
    const eight = { players: [...UP_TO_SEVEN, 8] };
    expect(refusal([{ ...eight, cardsFor: 8 }], 8)).toBeNull();
    expect(refusal([{ ...eight, cardsFor: 6 }], 7)).toBeNull();
    expect(refusal([eight], 8)).toMatch(
      /^base \+ other-0 is for 2 to 7 players, not 8; the cards of [\w-]+ are enough for 8$/,
    );
    expect(refusal([eight], 9)).toBe('base + other-0 is for 2 to 7 players, not 9');
    expect(refusal([{ players: [4, 6] }], 8)).toBe('base + other-0 is for 4 or 6 players, not 8');
  });
});
