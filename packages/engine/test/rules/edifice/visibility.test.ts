import { describe, expect } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { cardOf, NONE } from '../../../src/choice.ts';
import { step } from '../../../src/flow.ts';
import { type Game, legal, sample, score, submit } from '../../../src/game.ts';
import { hash } from '../../../src/hash.ts';
import { CITY, DISCARD } from '../../../src/piles.ts';
import { dice } from '../../../src/rng.ts';
import { clone } from '../../../src/state.ts';
import { retally } from '../../../src/tally.ts';
import { redact, view } from '../../../src/view.ts';
import { join, mix, pick, playOut, ready, rule, stage, tabletop, viewers } from '../../kit/index.ts';

const { ageEnd, newGame, table } = mix('edifice');

/** The first table of a random game at which so many are asked for a penalty of this kind. */
function penalised(kind: 'pick' | 'give', players: number, from = 0, least = 1): Game {
  for (let n = from; n < from + 400; n++) {
    const start = newGame(players, n);
    if (kind === 'give' && !tabletop(start).fates().projects.includes('concentric-castle')) continue;
    let found: Game | null = null;
    playOut(start, n, ({ config, rules, state }) => {
      const asking = state.asks.filter((ask) => ask?.ask === kind && 'why' in ask && ask.why === 'edifice.penalty');
      if (asking.length >= least && !found) found = { config, rules, state: clone(state), moves: [] };
    });
    if (found) return found;
  }
  throw new Error('nobody was ever asked');
}

describe('what can be seen', () => {
  rule('EQ-43', 'everybody sees the Edifices, the pawns on them and who has which', () => {
    const { game } = table({
      edifices: [
        { id: 'belvedere', left: 0, state: 'built' },
        { id: 'factory', left: 1, state: 'project' },
        { id: 'agora', left: 2, state: 'project' },
      ],
      age: 2,
      me: { pawns: [1, 0, 0] },
      left: { pawns: [1, 1, 0], edificeDebt: [0, 0, 0] },
      right: { edificeDebt: [1, 0, 0] },
    });
    const { rules, state } = game;
    for (const watcher of viewers(game)) {
      const seen = view(game, watcher);
      const cards = (pile: string) => seen.piles[rules.tablePile(pile)].cards?.map((id) => rules.cards[id].name);
      expect([cards('projects'), cards('edifices'), cards('failed-edifices')]).toEqual([
        ['factory', 'agora'],
        ['belvedere'],
        [],
      ]);
      expect(seen.tokens).toEqual(state.tokens);
      seen.seats.forEach(({ tokens, piles }, seat) => {
        expect(tokens).toEqual(state.seats[seat].tokens);
        expect(piles[rules.seatPile('rewards')].cards).toEqual(state.seats[seat].piles[rules.seatPile('rewards')]);
      });
    }
  });

  rule('E-3', 'the Edifices of later Ages are seen from the start', () => {
    for (const players of [3, 5, 7]) {
      const game = newGame(players);
      const { projects } = tabletop(game).fates();
      for (const watcher of viewers(game)) {
        const { cards } = view(game, watcher).piles[game.rules.tablePile('projects')];
        expect(cards?.map((id) => game.rules.cards[id].name)).toEqual(projects);
      }
    }
  });

  rule('EQ-43', 'who takes part is seen when the choices are shown, the card under the stage is not', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: ready('giza') }).quietTurn({
      me: join('theater'),
    });
    const [event] = t.happened('stage');
    expect(redact(event, 1)).toMatchObject({ joined: 'belvedere' });
    expect(redact(event, 1).secret).toBeUndefined();
    expect(redact(event, 0).secret?.cards).toEqual(['theater']);
  });

  rule('EQ-43', 'who is going to take part is not', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: ready('giza'), left: ready('rhodos') });
    const joined = t.answer('me', join('theater'));
    const alone = t.answer('me', stage('theater'));
    for (const watcher of [1, 2, null]) expect(view(joined.game, watcher)).toEqual(view(alone.game, watcher));
    expect(view(joined.game, 0)).not.toEqual(view(alone.game, 0));
  });

  rule('EQ-43', 'a player that the program plays imagines the same Edifices, in each turn', () => {
    for (const players of [3, 5])
      playOut(newGame(players, 2), 2, (game) => {
        if (game.state.turn % 2 === 0) return;
        const { rules, state } = game;
        for (const watcher of [0, players - 1]) {
          const imagined = determinize(view(game, watcher), dice(state.question)).state;
          for (const pile of ['projects', 'edifices', 'failed-edifices'])
            expect(imagined.piles[rules.tablePile(pile)]).toEqual(state.piles[rules.tablePile(pile)]);
          expect(imagined.tokens).toEqual(state.tokens);
          expect(imagined.seats.map(({ tokens }) => tokens)).toEqual(state.seats.map(({ tokens }) => tokens));
          imagined.seats.forEach((seat) => {
            expect(seat.tally).toEqual(retally(rules, seat));
          });
          const edifices = rules.cards.filter(({ colour }) => colour < 0).map(({ id }) => id);
          const elsewhere = [1, 2, 3].flatMap((age) => imagined.piles[age]);
          for (const { piles } of imagined.seats) elsewhere.push(...piles[0], ...piles[1], ...piles[2]);
          expect(elsewhere.filter((id) => edifices.includes(id))).toEqual([]);
        }
      });
  });

  rule('EQ-43', 'the option of a stage is seen by all', () => {
    const t = table({ edifice: 'belvedere', on: 2, me: ready('ur', { stages: 1 }) }).quietTurn({
      me: stage('theater', { option: 2 }),
    });
    for (const watcher of viewers(t.game))
      expect(view(t.game, watcher).seats[0].options).toBe(t.game.state.seats[0].options);
    expect(t.game.state.seats[0].options).toBeGreaterThan(0);
  });
});

describe('in the middle of a penalty', () => {
  for (const [kind, players] of [
    ['pick', 3],
    ['pick', 5],
    ['pick', 7],
    ['give', 4],
    ['give', 6],
  ] as const)
    rule('EQ-27', `with ${players} players, asked to ${kind}: imagined tables ask the same and play on`, () => {
      for (const from of [0, 200]) {
        const game = penalised(kind, players, from);
        const { rules, state } = game;
        const before = hash(game);
        for (const watcher of viewers(game))
          for (let n = 0; n < 3; n++) {
            const imagined = determinize(view(game, watcher), dice(n));
            expect(imagined.state.asks).toEqual(state.asks);
            expect(imagined.state.seats.map(({ tokens, coins }) => [tokens, coins])).toEqual(
              state.seats.map(({ tokens, coins }) => [tokens, coins]),
            );
            expect(imagined.state.seats.map(({ piles }) => piles[CITY])).toEqual(
              state.seats.map(({ piles }) => piles[CITY]),
            );
            expect(imagined.state.piles[DISCARD]).toHaveLength(state.piles[DISCARD].length);
            for (const [seat, ask] of state.asks.entries())
              if (ask) expect(legal(imagined, seat)).toEqual(legal(game, seat));
            playOut(imagined, n);
            expect(score(imagined).sheets).toHaveLength(players);
            expect(imagined.state.at).toBe(rules.end);
          }
        expect(hash(game)).toBe(before);
      }
    });

  rule('EQ-27', 'what another has sealed is not in what is seen, but that there is an answer is', () => {
    const game = penalised('pick', 5, 0, 2);
    const seat = game.state.asks.findIndex((ask) => ask !== null);
    const [one, other] = legal(game, seat).map((choice) => submit(game, seat, choice).game);
    for (const watcher of viewers(game)) if (watcher !== seat) expect(view(one, watcher)).toEqual(view(other, watcher));
    expect(view(one, seat).asks[0].sealed).not.toBe(NONE);
  });

  rule('EQ-27', 'an own answer that is sealed is kept in an imagined table', () => {
    const red = { city: ['stockade', 'barracks'] };
    const t = ageEnd({ edifice: 'outpost', me: red, left: red, right: { pawns: [1, 0, 0] } });
    const sealed = t.answer('me', pick('barracks'));
    expect(view(sealed.game, 0).asks[0].sealed).toBe(sealed.game.state.sealed[0]);
    expect(view(sealed.game, 1).asks[0].sealed).toBe(NONE);
    const game = penalised('pick', 4, 0, 2);
    const seat = game.state.asks.findIndex((ask) => ask !== null);
    const [choice] = legal(game, seat);
    const { game: answered } = submit(game, seat, choice);
    expect(determinize(view(answered, seat), dice(1)).state.sealed[seat]).toBe(choice);
  });

  rule('E-R11', 'each player knows afterwards that the lost cards lie in the discard pile', () => {
    const game = penalised('pick', 5);
    const { rules } = game;
    let now = game;
    const lost: number[] = [];
    game.state.asks.forEach((ask, seat) => {
      if (!ask) return;
      const [choice] = legal(now, seat);
      lost.push(cardOf(choice));
      now = submit(now, seat, choice).game;
    });
    for (const watcher of [0, 1, 2, 3, 4])
      for (let n = 0; n < 25; n++) {
        const pile = determinize(view(now, watcher), dice(n)).state.piles[DISCARD].slice();
        for (const card of lost) {
          expect(pile, rules.cards[card].name).toContain(card);
          pile.splice(pile.indexOf(card), 1);
        }
      }
  });

  rule('EQ-27', 'playing on from an imagined table resolves each penalty one time', () => {
    const game = penalised('pick', 5);
    const { rules, state } = game;
    const chance = dice(3);
    const imagined = determinize(view(game, 0), chance).state;
    for (let seat = 0; seat < rules.seats; seat++)
      if (imagined.asks[seat] !== null) imagined.sealed[seat] = sample(rules, imagined, seat, chance);
    const losers = state.asks.filter((ask) => ask !== null).length;
    step(rules, imagined, imagined.sealed.slice(), null);
    const cards = (of: typeof state): number => of.seats.reduce((sum, { piles }) => sum + piles[CITY].length, 0);
    expect(cards(state) - cards(imagined)).toBe(losers);
    expect(imagined.piles[DISCARD].length - state.piles[DISCARD].length).toBe(losers);
  });
});
