/**
 * How a finished game changes what is known of its players' skill. Skill is a bell curve: where it is likely to be, and
 * how sure that is. The method is Weng and Lin's, every two opponents compared: it fits any number of players and
 * teams, and learns from a game of seven as much as it tells.
 */
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { GameResult, SeatResult } from './result.ts';

export interface Skill {
  mu: number;
  sigma: number;
}

/** What is known of someone who has never played. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/** Skill changes a little from game to game, so that nobody is ever known for good. */
const DRIFT = 25 / 300;

/** The rating over all games, whatever is played. */
export const OVERALL = 'all';

/** Games are compared with those of as many players and the same modules; editions and boxes make little difference. */
export const categoryOf = ({ modules, seats }: Pick<GameResult, 'modules' | 'seats'>): string =>
  [seats.length, ...modules].join('.');

/** Under which name ratings are kept: a person's id, or a level of bots, which is one player wherever it sits. */
export const identityOf = ({ person, bot }: Pick<SeatResult, 'person' | 'bot'>): string | null =>
  bot ? `bot:${bot}` : (person?.id ?? null);

/**
 * The place that counts for ratings: whoever gave up comes after all who did not, whatever the bot reached for them.
 */
function placeFor({ place, team, conceded }: SeatResult, seats: number): number {
  return conceded && team === null ? seats + 1 : place;
}

/** Whether the result is the person's own: not if a bot mostly played for them, or if they gave up. */
const isOwn = ({ answers, byBot, conceded }: SeatResult): boolean => !conceded && byBot * 2 <= answers;

/** The new skill of everyone who has an identity. Others count as opponents of whom nothing is known. */
export function rateGame(
  seats: readonly SeatResult[],
  known: (identity: string) => Skill | null,
): Map<string, { before: Skill; after: Skill }> {
  const skillOf = (seat: SeatResult): Skill => known(identityOf(seat) ?? '') ?? UNKNOWN;
  const teams = teamsOf(seats);
  const rated = rate(
    teams.map((team) => team.map(skillOf)),
    { rank: teams.map(([first]) => placeFor(first, seats.length)), model: bradleyTerryFull, tau: DRIFT },
  );
  const changes = new Map<string, { before: Skill; outcomes: Skill[] }>();
  teams.forEach((team, t) => {
    team.forEach((seat, i) => {
      const identity = identityOf(seat);
      if (identity === null) return;
      const before = skillOf(seat);
      const after = rated[t][i];
      const change = changes.get(identity) ?? { before, outcomes: [] };
      change.outcomes.push(after.mu > before.mu && !isOwn(seat) ? before : after);
      changes.set(identity, change);
    });
  });
  // a bot that has several chairs is one player: what they say of it is averaged
  return new Map(
    [...changes].map(([identity, { before, outcomes }]) => [
      identity,
      { before, after: { mu: mean(outcomes.map(({ mu }) => mu)), sigma: mean(outcomes.map(({ sigma }) => sigma)) } },
    ]),
  );
}

/** Who plays alone is a team of one. */
function teamsOf(seats: readonly SeatResult[]): SeatResult[][] {
  const teams = new Map<number, SeatResult[]>();
  for (const seat of seats) {
    const key = seat.team ?? -1 - seat.seat;
    teams.set(key, [...(teams.get(key) ?? []), seat]);
  }
  return [...teams.values()];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The skill is almost certainly more than this; ladders are sorted by it. */
export const sureOf = ({ mu, sigma }: Skill): number => mu - 2 * sigma;

/** One point of skill in the points that people are shown: 400 of them are odds of about ten to one between two. */
const SCALE = 30;
const MIDDLE = 1500;

/** Less certain than after some ten games of four players. */
const PROVISIONAL = 25 / 6;

/** As people read it: 1520 ± 85, nearly sure to be between the two. */
export const shownSkill = ({ mu, sigma }: Skill): { value: number; spread: number; provisional: boolean } => ({
  value: Math.round(MIDDLE + SCALE * (mu - UNKNOWN.mu)),
  spread: Math.round(2 * SCALE * sigma),
  provisional: sigma > PROVISIONAL,
});
