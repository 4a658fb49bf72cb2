/** Which wish answers a question, how it is paid, and what a seat can know of the hands that come. */
import {
  type Choice,
  create,
  explain,
  type Game,
  legal,
  over,
  type Rules,
  readConfig,
  type ScenarioSeat,
  setTable,
  submit,
  view,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { comingHands, fulfilled, prospectOf, type Wish } from '../src/index.ts';

const ME = 0;

const wish = (card: string, deed: Wish['do'] = 'build', rest: Partial<Wish> = {}): Wish => ({
  card,
  do: deed,
  age: 1,
  turn: null,
  most: null,
  trade: null,
  prefer: null,
  join: false,
  ...rest,
});

/** A table of three with this hand at the first seat. */
const tableWith = (hand: string[], mine: ScenarioSeat = {}, others: ScenarioSeat[] = [{}, {}]): Game =>
  setTable({
    edition: 'first',
    modules: ['base'],
    age: 1,
    turn: 1,
    seats: [{ hand, ...mine }, ...others],
  });

const answer = (game: Game, ...wishes: Wish[]) => fulfilled(game, ME, wishes);

describe('the first wish that can be carried out', () => {
  test('answers', () => {
    const [first, second] = handOf(dealt(), ME);
    const game = dealt();
    expect(answer(game, wish('no-such', 'sell'), wish(second, 'sell'), wish(first, 'sell'))).toEqual({
      place: 1,
      choice: { do: 'sell', card: second },
    });
    expect(answer(game)).toBe(null);
    expect(answer(game, wish(first, 'keep'))).toBe(null);
  });

  test('is of this Age, and of this turn if it says so', () => {
    const game = dealt();
    const [card] = handOf(game, ME);
    expect(answer(game, wish(card, 'sell', { age: 2 }))).toBe(null);
    expect(answer(game, wish(card, 'sell', { turn: 2 }))).toBe(null);
    expect(answer(game, wish(card, 'sell', { turn: 1 }))).not.toBe(null);
  });

  test('is one that the engine takes, in whole games of every kind', () => {
    for (const modules of [['base'], ['base', 'leaders', 'cities', 'edifice']])
      for (let seed = 1; seed < 5; seed++) {
        let game = dealt({ modules, seats: 4, seed: seed.toString(16).padStart(32, '0') });
        let given = 0;
        while (!over(game)) {
          const { question, age } = game.state;
          for (let seat = 0; seat < 4 && game.state.question === question && !over(game); seat++) {
            if (!game.state.asks[seat]) continue;
            const names = [...handOf(game, seat), ...pickable(game, seat)];
            const deeds = ['build', 'stage', 'keep', 'sell'] as const;
            const wishes = names.flatMap((card) =>
              deeds.map((deed) => wish(card, deed, { age, most: seed % 2 ? 2 : null, join: seed % 3 === 0 })),
            );
            const answered = fulfilled(game, seat, wishes);
            const { error, game: next } = submit(game, seat, answered?.choice ?? legal(game, seat)[0]);
            if (answered) {
              given++;
              expect(wishes[answered.place].card).toBe((answered.choice as { card: string }).card);
            }
            expect(error).toBe(null);
            game = next;
          }
        }
        expect(given).toBeGreaterThan(40);
      }
  });

  test('never spends what can be used once in an Age', () => {
    const game = tableWith(['altar', 'baths'], { wonder: 'olympia', side: 'A', stages: 2, coins: 0 });
    const baths = explain(game, ME).find(({ card }) => card === 'baths');
    expect(baths?.build.map(({ via }) => via)).not.toContain('paid');
    expect(baths?.build).not.toEqual([]);
    expect(answer(game, wish('baths'))).toBe(null);
    expect(answer(game, wish('baths'), wish('altar'))).toMatchObject({ place: 1 });
  });
});

describe('what it costs', () => {
  // baths cost a stone, which both neighbours sell
  const stone = { makes: ['stone'] };
  const game = (): Game => tableWith(['baths'], { wonder: 'olympia', side: 'B', coins: 5 }, [stone, stone]);
  const pays = (rest: Partial<Wish>) => (answer(game(), wish('baths', 'build', rest))?.choice as { pay?: object })?.pay;

  test('is paid to whom is preferred, if it costs the same', () => {
    expect(pays({ prefer: 'left' })).toEqual({ left: 2, right: 0, bank: 0 });
    expect(pays({ prefer: 'right' })).toEqual({ left: 0, right: 2, bank: 0 });
  });

  test('is no more than was said, in all and to neighbours', () => {
    expect(pays({ most: 2 })).toBeDefined();
    expect(pays({ most: 1 })).toBe(undefined);
    expect(pays({ trade: 2 })).toBeDefined();
    expect(pays({ trade: 1 })).toBe(undefined);
  });
});

describe('a stage', () => {
  test('is the next one, of which nothing is left to choose', () => {
    const game = tableWith(['altar'], { wonder: 'giza', side: 'A', coins: 9, makes: ['stone', 'stone'] });
    const ways = explain(game, ME)[0].stage;
    expect(ways.length).toBeGreaterThan(0);
    expect(answer(game, wish('altar', 'stage'))?.choice).toMatchObject({ do: 'stage', card: 'altar', option: 0 });
    expect(answer(game, wish('altar', 'stage', { join: true }))).toBe(null);
  });

  test('that leaves a choice open asks its person, and no later wish answers for them', () => {
    const kinds = [...everyStageWithOptions()];
    expect(kinds.length).toBeGreaterThan(0);
    for (const game of kinds) {
      const [card] = handOf(game, ME);
      expect(answer(game, wish(card, 'stage', { age: game.state.age }))).toBe(null);
      const sold = wish(card, 'sell', { age: game.state.age });
      expect(answer(game, wish(card, 'stage', { age: game.state.age }), sold)).toBe(null);
      expect(answer(game, sold)).not.toBe(null);
    }
  });
});

describe('what a seat knows of the hands to come', () => {
  test('nothing at first, and all of a hand that was its own', () => {
    let game = dealt();
    expect(comingHands(view(game, ME)).map(({ turn, cards }) => [turn, cards])).toEqual([
      [2, null],
      [3, null],
      [4, handIds(game, ME)],
      [5, null],
      [6, null],
    ]);
    game = settled(settled(game));
    const seen = view(game, ME);
    const hands = comingHands(seen);
    expect(hands.map(({ turn }) => turn)).toEqual([4, 5, 6]);
    // the hand of the first turn comes back
    const next = game.state.seats[hands[0].seat].piles[0];
    expect(hands[0].cards).toEqual(expect.arrayContaining(next));
    expect(comingHands(view(game, null))).toEqual([]);
  });

  test('is what the next hand really is made of, in whole games', () => {
    for (const seats of [3, 4, 7]) {
      let game = dealt({ seats, modules: ['base', 'leaders'] });
      while (!over(game)) {
        const coming = comingHands(view(game, ME))[0];
        const { turn, age } = game.state;
        const next = settled(game);
        if (coming && next.state.age === age && next.state.turn === turn + 1) {
          expect(coming.turn).toBe(next.state.turn);
          if (coming.cards) expect(coming.cards).toEqual(expect.arrayContaining(next.state.seats[ME].piles[0]));
        }
        game = next;
      }
    }
  });

  test('says what a wish is worth', () => {
    const first = dealt();
    const [mine] = handOf(first, ME);
    const seen = view(first, ME);
    expect(prospectOf(seen, wish(mine, 'sell', { turn: 2 }))).toBe('open');
    expect(prospectOf(seen, wish('palace', 'build', { age: 3 }))).toBe('open');
    let game = settled(settled(first));
    const [inNext] = handOf(game, comingHands(view(game, ME))[0].seat);
    expect(prospectOf(view(game, ME), wish(inNext))).toBe('next');
    expect(prospectOf(view(game, ME), wish(inNext, 'build', { turn: 2 }))).toBe('past');
    game = settled(settled(game));
    // by now every hand was seen: what is in none of those that come does not come
    const coming = new Set(comingHands(view(game, ME)).flatMap(({ cards }) => cards ?? []));
    const elsewhere = game.rules.cards.find(
      ({ age, name }, id) => age === 1 && !coming.has(id) && !handOf(game, ME).includes(name),
    );
    expect(prospectOf(view(game, ME), wish(elsewhere?.name ?? ''))).toBe('gone');
    while (game.state.age === 1) game = settled(game);
    expect(prospectOf(view(game, ME), wish(mine))).toBe('past');
  });
});

function dealt(changed: object = {}): Game {
  return create(readConfig({ modules: ['base'], edition: 'first', seats: 3, seed: '1'.repeat(32), ...changed }));
}

const handIds = ({ state }: Game, seat: number): number[] => state.seats[seat].piles[0];
const handOf = (game: Game, seat: number): string[] => handIds(game, seat).map((id) => nameOf(game.rules, id));
const nameOf = ({ cards }: Rules, id: number): string => cards[id].name;

function pickable({ rules, state }: Game, seat: number): string[] {
  const ask = state.asks[seat];
  if (ask?.ask === 'play') return state.seats[seat].piles[ask.pile].map((id) => nameOf(rules, id));
  return ask?.ask === 'pick' ? ask.options.map((id) => nameOf(rules, id)) : [];
}

/** Everyone answers what is asked now, with the last that is allowed. */
function settled(game: Game): Game {
  const { question } = game.state;
  let now = game;
  for (let seat = 0; seat < game.state.asks.length; seat++) {
    if (over(now) || now.state.question !== question || !now.state.asks[seat]) continue;
    const choices: Choice[] = legal(now, seat);
    now = submit(now, seat, choices[choices.length - 1]).game;
  }
  return now;
}

const PLENTY = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'].flatMap((one) => Array(4).fill(one));

/** Games in which the first seat may build a stage that offers a choice. */
function* everyStageWithOptions(): Generator<Game> {
  for (const edition of ['first', 'second'] as const) {
    for (const { wonder, side, stages } of boards(edition)) {
      const at = stages.findIndex((options) => options > 1);
      if (at < 0) continue;
      const hand = ['altar'];
      const game = setTable({
        edition,
        modules: ['base', 'leaders', 'cities'],
        age: 1,
        turn: 1,
        seats: [{ hand, wonder, side, stages: at, coins: 50, makesPrivately: PLENTY }, {}, {}],
      });
      if (new Set(explain(game, ME)[0]?.stage.map(({ option }) => option)).size > 1) yield game;
    }
  }
}

function boards(edition: 'first' | 'second') {
  const { wonders } = create(
    readConfig({ modules: ['base', 'leaders', 'cities'], edition, seats: 3, seed: '1'.repeat(32) }),
  ).rules;
  return wonders.map((one) => ({
    wonder: one.city,
    side: one.side,
    stages: one.stages.map((stage) => stage.options.length),
  }));
}
