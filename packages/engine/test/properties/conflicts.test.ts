/** At the end of every Age those meet who should, and for as many tokens as they should. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { moduleNames } from '../../src/mixes.ts';
import type { GameEvent, SeatId } from '../../src/types.ts';
import { teamOf } from '../kit/index.ts';
import { finished, inEveryGame, isFresh, moments } from './random-game.ts';

/** Two cities that met, the first clockwise before the second, and how many tokens each of them took. */
interface Meeting {
  between: [SeatId, SeatId];
  tokens: number;
}

/** An Age that is over: who had a Diplomacy token before the conflicts, who met, and who gave such a token back. */
interface AgeEnd {
  envoys: SeatId[];
  meetings: Meeting[];
  returned: SeatId[];
}

/** What happened at the end of each Age, as it was told. */
function ageEnds({ rules }: Game, log: readonly GameEvent[]): AgeEnd[] {
  const held = new Array<number>(rules.seats).fill(0);
  const ends: AgeEnd[] = [];
  let age = 0;
  let end: AgeEnd | null = null;
  for (const event of log) {
    if (event.event === 'age') age = event.age;
    if (event.event === 'token' && event.token === 'diplomacy' && event.count > 0) held[event.seat] += event.count;
    if (isAgeEnd(event)) {
      if (end === null) {
        end = { envoys: held.flatMap((count, seat) => (count > 0 ? [seat] : [])), meetings: [], returned: [] };
        ends[age - 1] = end;
      }
      if (event.event === 'token') {
        held[event.seat] += event.count;
        end.returned.push(event.seat);
      } else end.meetings.push(meetingOf(event as Fight));
    } else if (event.event !== 'coins' && event.event !== 'token') end = null; // a victory may bring coins, a defeat go on
  }
  return ends;
}

type Fight = Extract<GameEvent, { event: 'conflict' | 'standoff' }>;

const isAgeEnd = (event: GameEvent): boolean =>
  event.event === 'conflict' ||
  event.event === 'standoff' ||
  (event.event === 'token' && event.token === 'diplomacy' && event.count < 0);

function meetingOf(event: Fight): Meeting {
  if (event.event === 'standoff') return { between: event.between, tokens: 0 };
  const { winner, loser, strengths, tokens } = event;
  expect(strengths[0]).toBeGreaterThan(strengths[1]);
  return { between: [winner, loser], tokens };
}

/** Everyone for themselves: the ring of those without an envoy; two of them meet once. */
function meetingsInARing({ rules }: Game, envoys: readonly SeatId[]): Meeting[] {
  const there = Array.from({ length: rules.seats }, (_, seat) => seat).filter((seat) => !envoys.includes(seat));
  const pairs = there.map((seat, i): [SeatId, SeatId] => [seat, there[(i + 1) % there.length]]);
  const meetings = pairs.map((between): Meeting => ({ between, tokens: 1 }));
  return there.length > 2 ? meetings : meetings.slice(0, there.length - 1);
}

/** Each city and its neighbour of another team, for two tokens, or for one if either has an envoy. */
function meetingsOfTeams(game: Game, envoys: readonly SeatId[]): Meeting[] {
  const { seats } = game.rules;
  return Array.from({ length: seats }, (_, seat): [SeatId, SeatId] => [seat, (seat + 1) % seats])
    .filter(([seat, next]) => !teamOf(game, seat).includes(next))
    .map((between) => ({ between, tokens: between.some((seat) => envoys.includes(seat)) ? 1 : 2 }));
}

const named = ({ between }: Meeting): string => between.toSorted((a, b) => a - b).join(' and ');

test('all neighbours meet once, except where envoys keep them from it, and every envoy comes home after one Age', () => {
  let sent = 0;
  inEveryGame((story) => {
    const log: GameEvent[] = [];
    let game: Game | null = null;
    for (const moment of moments(finished(story), log)) game = moment;
    if (!game) return;
    const ends = ageEnds(game, log);
    for (const age of [0, 1, 2]) {
      // with everyone away but one there may be nothing to tell
      const { envoys, meetings, returned } = ends[age] ?? { envoys: [], meetings: [], returned: [] };
      const inTeams = game.rules.modules.includes('teams');
      const expected = inTeams ? meetingsOfTeams(game, envoys) : meetingsInARing(game, envoys);
      expect(meetings.map(named)).toEqual(expected.map(named));
      meetings.forEach(({ tokens }, i) => {
        expect([0, expected[i].tokens]).toContain(tokens);
      });
      expect(returned.toSorted((a, b) => a - b)).toEqual(envoys);
      sent += envoys.length;
    }
  });
  expect(sent > 0).toBe(mayHaveEnvoys);
});

const mayHaveEnvoys = moduleNames.includes('cities');

/** With Semiramis, recruited or copied, defeat tokens that a city had before the conflicts are shields. */
function countsDefeats({ rules, state }: Game, seat: SeatId): boolean {
  const inPlay = rules.seatPiles.map(({ id, marks }) => id === 'leaders' || marks);
  return state.seats[seat].piles.some(
    (pile, id) => inPlay[id] && pile.some((card) => rules.cards[card].name === 'semiramis'),
  );
}

test('a city is as strong as it has shields, and as it had defeats when it counts them', () =>
  inEveryGame((story) => {
    const log: GameEvent[] = [];
    let read = 0;
    let before: Game | null = null;
    for (const game of moments(finished(story), log)) {
      if (!isFresh(game)) continue;
      const defeat = game.rules.tokenByName('defeat');
      const strength = (seat: SeatId): number =>
        game.state.seats[seat].tally.shields +
        (countsDefeats(game, seat) ? ((before ?? game).state.seats[seat].tokens[defeat] ?? 0) : 0);
      for (; read < log.length; read++) {
        const event = log[read];
        if (event.event === 'conflict')
          expect(event.strengths).toEqual([strength(event.winner), strength(event.loser)]);
        if (event.event === 'standoff')
          expect([event.strength, event.strength]).toEqual(event.between.map((seat) => strength(seat)));
      }
      before = game;
    }
  }));
