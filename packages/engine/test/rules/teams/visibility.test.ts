import { describe, expect } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { buriedIn, discardIn, goneIn } from '../../../src/memory.ts';
import { HAND, UNDER } from '../../../src/piles.ts';
import { dice, seedFrom } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { GameEvent, SeatId } from '../../../src/types.ts';
import { redact, view } from '../../../src/view.ts';
import {
  build,
  mix,
  names,
  ofKind,
  playOut,
  ring,
  rule,
  seenBy,
  sell,
  stage,
  type Tabletop,
  teammate,
  toldTo,
} from '../../kit/index.ts';

const { newGame, table } = mix('teams');

const PLAYERS = [4, 6];
const seatsOf = ({ rules }: Game): SeatId[] => Array.from({ length: rules.seats }, (_, seat) => seat);

describe('hands', () => {
  rule('C-65', 'teammates see each other’s hands, and nobody else sees them', () => {
    for (const players of PLAYERS) {
      const game = newGame(players);
      for (const of of seatsOf(game)) {
        const hand = names(game, game.state.seats[of].piles[HAND]);
        expect(hand).toHaveLength(7);
        for (const viewer of seatsOf(game))
          expect(seenBy(viewer, game, of, 'hand')).toEqual(viewer === of || viewer === teammate(of) ? hand : null);
      }
    }
  });

  rule('T-R3', 'someone who only watches sees no hand at all', () => {
    const game = newGame(6);
    for (const of of seatsOf(game)) expect(seenBy(null, game, of, 'hand')).toBeNull();
  });

  rule('T-R3', 'the others see how many cards there are, and their backs', () => {
    const game = newGame(4);
    for (const viewer of [2, 3, null])
      expect(view(game, viewer).seats[0].piles[HAND]).toEqual({ count: 7, backs: [0, 7, 0, 0], cards: null });
    const { cards, ...rest } = view(game, 1).seats[0].piles[HAND];
    expect(rest).toEqual({ count: 7, backs: [0, 7, 0, 0] });
    expect(cards).toHaveLength(7);
  });

  rule('T-R3', 'it stays so through a whole game', () => {
    playOut(newGame(6, 2), 2, (game) => {
      for (const viewer of [...seatsOf(game), null])
        for (const of of seatsOf(game)) {
          const trusted = viewer !== null && [of, teammate(of)].includes(viewer);
          for (const pile of [HAND, UNDER])
            expect(view(game, viewer).seats[of].piles[pile].cards).toEqual(
              trusted ? game.state.seats[of].piles[pile] : null,
            );
        }
    });
  });

  rule('T-R3', 'a hand that moves on is seen where it lies now', () => {
    const hands = [['altar'], ['baths'], ['tavern'], ['pawnshop']].map((hand) => ({ hand: ['theater', ...hand] }));
    const { game } = table({ seats: hands }).play({});
    expect([0, 1, 2, 3].map((of) => seenBy(0, game, of, 'hand'))).toEqual([['pawnshop'], ['altar'], null, null]);
    expect([0, 1, 2, 3].map((of) => seenBy(3, game, of, 'hand'))).toEqual([null, null, ['baths'], ['tavern']]);
  });

  rule('T-R3', 'without teams nobody sees the hand of a neighbour', () => {
    const game = create({ seats: 4, seed: seedFrom('teams', 1) });
    for (const viewer of seatsOf(game))
      for (const of of seatsOf(game)) expect(seenBy(viewer, game, of, 'hand') !== null).toBe(viewer === of);
  });

  rule('T-R3', 'a view is a copy: who changes it changes nothing', () => {
    const { game } = table({ seats: ring(4) });
    view(game, 0).seats[1].piles[HAND].cards?.pop();
    expect(seenBy(0, game, 1, 'hand')).toEqual(['theater']);
  });
});

describe('other hidden cards', () => {
  const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', makes: ['2 wood'], hand: ['altar'] };

  rule('T-R3', 'a card that marks a stage is known to both teammates and to no one else', () => {
    for (const of of [0, 1, 2, 3]) {
      const { game } = table({ seats: ring(4, { [of]: rhodos }) }).play({ [of]: stage('altar') });
      for (const viewer of [0, 1, 2, 3, null]) {
        const trusted = viewer === of || viewer === teammate(of);
        expect(seenBy(viewer, game, of, 'under')).toEqual(trusted ? ['altar'] : null);
        expect(view(game, viewer).seats[of].piles[UNDER]).toMatchObject({ count: 1, backs: [0, 1, 0, 0] });
      }
    }
  });

  rule('T-R3', 'the decks, the box and the discard pile are hidden from all', () => {
    const game = newGame(6);
    for (const viewer of [...seatsOf(game), null])
      for (const pile of view(game, viewer).piles) expect(pile.cards).toBeNull();
    const { game: later } = table({ seats: ring(4) }).play({});
    for (const viewer of [0, 1, 2, 3, null])
      expect(view(later, viewer).piles[0]).toEqual({ count: 4, backs: [0, 4, 0, 0], cards: null });
  });
});

describe('what is told', () => {
  rule('C-65', 'which cards were dealt: the player and the teammate', () => {
    for (const players of PLAYERS) {
      const events: GameEvent[] = [];
      const game = newGame(players, 0, {}, events);
      const dealt = ofKind(events, 'dealt');
      expect(dealt.map(({ seat }) => seat)).toEqual(seatsOf(game));
      for (const event of dealt) {
        expect(event.secret?.cards).toEqual(names(game, game.state.seats[event.seat].piles[HAND]));
        expect(toldTo(game, event)).toEqual([event.seat, teammate(event.seat)].sort());
      }
    }
  });

  rule('T-R3', 'which card was sold, put under the wonder or left over', () => {
    const city: ScenarioSeat = { wonder: 'rhodos', side: 'A', makes: ['2 wood'] };
    for (const of of [0, 1, 2, 3]) {
      const t = table({ turn: 6, seats: ring(4, { [of]: { ...city, hand: ['altar', 'baths'] } }) });
      const sold = t.play({ [of]: sell('altar') });
      const staged = t.play({ [of]: stage('altar') });
      const found = [
        ofKind(sold.events, 'sold').filter(({ seat }) => seat === of),
        ofKind(staged.events, 'stage'),
        ofKind(sold.events, 'leftover'),
      ].flat();
      expect(found.map(({ event, seat, secret }) => [event, seat, secret?.cards])).toEqual([
        ['sold', of, ['altar']],
        ['stage', of, ['altar']],
        ['leftover', of, ['baths']],
      ]);
      for (const event of found) expect(toldTo(t.game, event)).toEqual([of, teammate(of)].sort());
    }
  });

  rule('T-R3', 'without teams only the player is told', () => {
    const events: GameEvent[] = [];
    const game = create({ seats: 4, seed: seedFrom('teams', 1) }, events);
    for (const event of ofKind(events, 'dealt')) expect(toldTo(game, event)).toEqual([event.seat]);
  });

  rule('T-R3', 'what is built is told to all', () => {
    const t = table({ seats: ring(4) }).play({ 0: build('theater') });
    const [built] = ofKind(t.events, 'built');
    expect(built).toMatchObject({ seat: 0, card: 'theater' });
    expect(toldTo(t.game, built)).toEqual([]);
    expect(redact(built, null)).toEqual(built);
  });
});

describe('what teammates decide', () => {
  const hand = ['altar', 'baths', 'theater'];
  const sealed = (card: string): Tabletop =>
    table({ seats: ring(4).map(() => ({ hand, coins: 9 })) }).answer(1, sell(card));

  rule('T-R3', 'an answer stays sealed, also to the teammate', () => {
    for (const viewer of [0, 2, 3, null]) {
      const worlds = hand.map((card) => JSON.stringify(view(sealed(card).game, viewer)));
      expect(new Set(worlds).size).toBe(1);
      expect(view(sealed('altar').game, viewer).answered).toEqual([false, true, false, false]);
    }
    expect(new Set(hand.map((card) => JSON.stringify(view(sealed(card).game, 1)))).size).toBe(3);
  });

  rule('T-R3', 'everyone has only the own question to answer, and is told only the own ways', () => {
    const { game } = sealed('altar');
    for (const viewer of [0, 1, 2, 3]) expect(view(game, viewer).asks.map(({ seat }) => seat)).toEqual([viewer]);
    expect(view(game, null).asks).toEqual([]);
    for (const viewer of [0, 1, null]) expect(view(game, viewer).asked).toEqual([true, true, true, true]);
  });

  const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'A', stages: 1, makes: ['3 ore'] };
  const DISCARD = ['altar', 'baths', 'pawnshop'];

  rule('T-R3', 'what lies in the discard pile is shown to who digs there, not to the teammate', () => {
    for (const of of [0, 1]) {
      const t = table({ discard: DISCARD, seats: ring(4, { [of]: halikarnassos }) });
      const { game } = t.play({ [of]: stage('theater') });
      expect(game.state.asks[of]?.ask).toBe('pick');
      expect(view(game, of).asks).toHaveLength(1);
      expect(view(game, of).asks[0]).toMatchObject({ seat: of, ask: { ask: 'pick', why: 'wonder.dig' } });
      for (const viewer of [teammate(of), 2, 3, null]) {
        const { asks, asked, piles } = view(game, viewer);
        expect(asks).toEqual([]);
        expect(asked).toEqual([0, 1, 2, 3].map((seat) => seat === of));
        expect(piles[0].cards).toBeNull();
      }
      // everyone else sold a Theater: the teammate knows of the own one
      const known = (viewer: SeatId) => view(game, viewer).seen?.[discardIn(4)].length;
      expect([known(of), known(teammate(of))]).toEqual([6, 1]);
    }
  });
});

describe('what is remembered', () => {
  const HANDS = [
    ['altar', 'baths', 'tavern'],
    ['barracks', 'stockade', 'guard-tower'],
    ['workshop', 'scriptorium', 'apothecary'],
    ['lumber-yard', 'stone-pit', 'clay-pool'],
  ];
  const start = (age = 1): Tabletop => table({ age, seats: HANDS.map((hand) => ({ hand })) });
  const remembered = ({ game }: Tabletop, viewer: SeatId): string[][] =>
    view(game, viewer).seen?.map((pile) => names(game, pile)) ?? [];

  rule('T-R3', 'both hands of a team are known where they go next', () => {
    const t = start().play({});
    // to the left: hand 1 goes on to seat 2, hand 0 to the teammate, where it is seen anyway
    for (const viewer of [0, 1]) expect(remembered(t, viewer).slice(0, 4)).toEqual([[], [], HANDS[1].slice(1), []]);
    for (const viewer of [2, 3]) expect(remembered(t, viewer).slice(0, 4)).toEqual([HANDS[3].slice(1), [], [], []]);
  });

  rule('T-R3', 'in Age II the other way round', () => {
    const t = start(2).play({});
    for (const viewer of [0, 1]) expect(remembered(t, viewer).slice(0, 4)).toEqual([[], [], [], HANDS[0].slice(1)]);
  });

  rule('T-R3', 'what either of them sold lies in the discard pile, as both know', () => {
    const t = start().play({});
    for (const viewer of [0, 1]) expect(remembered(t, viewer)[discardIn(4)]).toEqual(['altar', 'barracks']);
    for (const viewer of [2, 3]) expect(remembered(t, viewer)[discardIn(4)]).toEqual(['workshop', 'lumber-yard']);
  });

  rule('T-R3', 'and so does what either of them had left over', () => {
    const t = table({ turn: 6, seats: HANDS.map((hand) => ({ hand: hand.slice(0, 2) })) }).play({});
    const known = ['altar', 'barracks', 'baths', 'stockade'];
    for (const viewer of [0, 1]) expect(remembered(t, viewer)[discardIn(4)]).toEqual(known);
  });

  rule('T-R3', 'a hand that comes back to either of them tells what is gone from it', () => {
    // hand 1 is with seat 2 in the second turn, with seat 3 in the third, then with seat 0
    const hand = (cards: string[]) => ({ hand: [...cards, 'theater', 'pawnshop'] });
    let t = table({ seats: HANDS.map(hand) });
    t = t.play({}).play({}).play({});
    expect(t.seat(0).hand).toEqual(['theater', 'pawnshop']);
    for (const viewer of [0, 1]) {
      expect(remembered(t, viewer)[goneIn(4)]).toEqual(['stockade', 'guard-tower']);
      // hand 0 is with seat 3 now, after seat 2 sold the Tavern; hand 3, with seat 2, was at seats 0 and 1
      expect(remembered(t, viewer)[3]).toEqual(['tavern', 'theater', 'pawnshop']);
      expect(remembered(t, viewer)[2]).toEqual(['theater', 'pawnshop']);
      expect(remembered(t, viewer)[buriedIn(4)]).toEqual([]);
    }
    // hand 3 passed over the other team first, and hand 2 has not come to seats 2 and 3 again
    for (const viewer of [2, 3]) expect(remembered(t, viewer)[goneIn(4)]).toEqual(['stone-pit', 'clay-pool']);
  });

  rule('T-R3', 'without teams only the own hand is remembered', () => {
    const t = table({ teams: false, seats: HANDS.map((hand) => ({ hand })) }).play({});
    expect(remembered(t, 0).slice(0, 4)).toEqual([[], HANDS[0].slice(1), [], []]);
    expect(remembered(t, 0)[discardIn(4)]).toEqual(['altar']);
  });

  rule('T-R3', 'a world imagined for a player has the cards that both teammates see', () => {
    let checked = 0;
    playOut(newGame(6, 5), 5, (game) => {
      const viewer = game.state.question % 6;
      const { state } = determinize(view(game, viewer), dice(game.state.question));
      for (const seat of [viewer, teammate(viewer)])
        for (const pile of [HAND, UNDER])
          expect(state.seats[seat].piles[pile]).toEqual(game.state.seats[seat].piles[pile]);
      for (const card of game.state.seats[viewer].seen?.[discardIn(6)] ?? []) {
        expect(game.state.piles[0]).toContain(card);
        checked++;
      }
      const back = { ...view({ ...game, state }, viewer), asks: [], answered: [] };
      expect(back).toEqual({ ...view(game, viewer), asks: [], answered: [] });
    });
    expect(checked).toBeGreaterThan(0);
  });

  rule('T-R3', 'what is remembered is true: it may be in that hand, and it is gone where it says so', () => {
    for (let n = 0; n < 4; n++)
      playOut(newGame(n % 2 ? 6 : 4, 20 + n), n, (game) => {
        const { state, rules } = game;
        for (const viewer of seatsOf(game)) {
          const memory = state.seats[viewer].seen ?? [];
          for (const of of seatsOf(game)) {
            const hand = state.seats[of].piles[HAND];
            if (of === viewer || of === teammate(viewer)) expect(memory[of]).toEqual([]);
            else if (memory[of].length > 0) expect(memory[of]).toEqual(expect.arrayContaining(hand));
          }
          const graves = [...state.piles[0], ...state.seats.flatMap((seat) => seat.piles[UNDER])];
          for (const card of memory[goneIn(rules.seats)]) expect(graves).toContain(card);
        }
      });
  });
});
