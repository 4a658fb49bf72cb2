/**
 * The arena: games between bots that can be told from their number alone, and what they add up to. Every deal is played
 * once with each rotation of the bots around the table, so that no seat, board or hand favours anyone.
 */
import { type ConfigInput, create, type Edition, type Game, listed, PolisError, score, seedFrom } from '@polis/engine';
import { bots as allBots, botNames, isBotName } from './all.ts';
import { type Chair, type Player, playerBy, playThrough } from './play.ts';

/** A series of games, as data that can be sent to others. */
export interface ArenaPlan {
  /** One bot for each player, or the name of a stranger. */
  bots: string[];
  games: number;
  modules: string[];
  edition: Edition;
  /** As in a configuration; its defaults where they are left out. */
  boxes?: ConfigInput['boxes'];
  boards?: ConfigInput['boards'];
  expert?: ConfigInput['expert'];
  /** Names the set of deals: the same one, the same games. */
  seed: string;
  /** For bots that search: how often they try, all of them alike or by name; or how long. */
  iterations?: number | Readonly<Record<string, number>>;
  ms?: number;
}

/** Players that are no bots of this library, by their names. They are shown the game itself. */
export type Strangers = Readonly<Record<string, Player>>;

/** How a game of the plan ended. */
export interface Outcome {
  index: number;
  /** By seat. */
  bots: string[];
  boards: string[];
  scores: Record<string, number>[];
  /** The share of the win. */
  wins: number[];
  /** Cards each seat has in play. */
  cards: string[][];
  /** Tries of each decision that was searched. */
  searches: number[];
}

/** The table of a game, and who sits where. */
export function seating(
  { bots, modules, edition, boxes, boards, expert, seed }: ArenaPlan,
  index: number,
): { config: ConfigInput; chairs: string[] } {
  const players = bots.length;
  const turn = index % players;
  const config: ConfigInput = {
    seats: players,
    modules,
    edition,
    ...(boxes && { boxes }),
    ...(boards && { boards }),
    ...(expert && { expert }),
    seed: seedFrom(seed, Math.floor(index / players)),
  };
  return { config, chairs: bots.map((_, seat) => bots[(seat + turn) % players]) };
}

/** Plays one game of the plan; `now` tells the time where thinking is limited by it. */
export function playGame(plan: ArenaPlan, index: number, now: () => number, strangers: Strangers = {}): Outcome {
  const { config, chairs: names } = seating(plan, index);
  const searches: number[] = [];
  const chairs = names.map((name): Chair => {
    const iterations = typeof plan.iterations === 'object' ? plan.iterations[name] : plan.iterations;
    return {
      player: playerNamed(name, strangers),
      limits: {
        ...(iterations === undefined ? {} : { iterations }),
        ...(plan.ms === undefined ? {} : { clock: { ms: plan.ms, now } }),
        told: (tries) => searches.push(tries),
      },
    };
  });
  const end = playThrough(create(config), chairs, chanceOf(plan.seed, index));
  return { ...outcomeOf(end, index, names), searches };
}

function playerNamed(name: string, strangers: Strangers): Player {
  if (Object.hasOwn(strangers, name)) return strangers[name];
  if (!isBotName(name)) throw new PolisError('config', `there is no bot "${name}"; there is ${listed(botNames)}`);
  return playerBy(allBots[name]);
}

/** The bots' own chance, which has nothing to do with how the cards fall. */
const chanceOf = (seed: string, index: number): number =>
  Number.parseInt(seedFrom(`bots ${seed}`, index).slice(0, 7), 16);

function outcomeOf(game: Game, index: number, chairs: string[]): Omit<Outcome, 'searches'> {
  const { rules, state } = game;
  const { sheets, winners } = score(game);
  const players = Array.from({ length: rules.players }, (_, seat) => seat);
  const sides = rules.teams ? winners.length / 2 : winners.length;
  return {
    index,
    bots: chairs,
    boards: players.map((seat) => {
      const { city, side } = rules.wonders[state.seats[seat].wonder];
      return `${city}-${side}`;
    }),
    scores: players.map((seat) => sheets[seat]),
    wins: players.map((seat) => (winners.includes(seat) ? 1 / sides : 0)),
    cards: players.map((seat) =>
      rules.playPiles.flatMap((pile) => state.seats[seat].piles[pile].map((card) => rules.cards[card].name)),
    ),
  };
}

/** How a bot has done in all games so far. */
export interface BotResult {
  bot: string;
  /** Chairs it has at the table. */
  seats: number;
  /** Games won by one of its chairs; a shared win counts for its share. */
  wins: number;
  share: number;
  /** 95 % interval of the share. */
  low: number;
  high: number;
  meanScore: number;
  meanScores: Record<string, number>;
  /** Strength on the scale of chess ratings, the mean of all bots being 1500; and how far it may be off. */
  rating: number;
  ratingError: number;
}

/** How all of them have done. */
export interface ArenaResult {
  games: number;
  bots: BotResult[];
}

/** What the games played so far come to. */
export function resultOf(plan: ArenaPlan, outcomes: readonly Outcome[]): ArenaResult {
  const names = [...new Set(plan.bots)];
  const ratings = ratingsOf(names, outcomes);
  return {
    games: outcomes.length,
    bots: names.map((bot) => botResult(plan, outcomes, bot, ratings.get(bot) as Rating)),
  };
}

function botResult(plan: ArenaPlan, outcomes: readonly Outcome[], bot: string, rating: Rating): BotResult {
  const chairs = outcomes.flatMap((game) => game.bots.flatMap((name, seat) => (name === bot ? [{ game, seat }] : [])));
  const wins = chairs.reduce((sum, { game, seat }) => sum + game.wins[seat], 0);
  const lines = Object.keys(outcomes[0]?.scores[0] ?? { total: 0 });
  const mean = (line: string): number =>
    chairs.reduce((sum, { game, seat }) => sum + game.scores[seat][line], 0) / Math.max(1, chairs.length);
  const [low, high] = wilson(wins, outcomes.length);
  return {
    bot,
    seats: plan.bots.filter((name) => name === bot).length,
    wins,
    share: outcomes.length > 0 ? wins / outcomes.length : 0,
    low,
    high,
    meanScore: mean('total'),
    meanScores: Object.fromEntries(lines.map((line) => [line, mean(line)])),
    rating: rating.rating,
    ratingError: rating.error,
  };
}

const Z = 1.96;

/** Wilson's interval for a share of so many games. */
function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export interface Rating {
  rating: number;
  error: number;
}

const SCALE = 400 / Math.LN10;
const MEAN = 1500;
/** Bots that never meet but over others come to rest slowly. */
const ROUNDS = 1000;

/** Every two chairs of a game are a duel, won by the one with more points: a Bradley-Terry model of all duels. */
export function ratingsOf(names: readonly string[], outcomes: readonly Outcome[]): Map<string, Rating> {
  const won = names.map(() => names.map(() => 0));
  for (const { bots, scores } of outcomes)
    bots.forEach((one, i) => {
      bots.forEach((other, j) => {
        if (j <= i || one === other) return;
        const [a, b] = [names.indexOf(one), names.indexOf(other)];
        const lead = Math.sign(scores[i].total - scores[j].total);
        won[a][b] += (1 + lead) / 2;
        won[b][a] += (1 - lead) / 2;
      });
    });
  const strength = fitted(won);
  const logs = strength.map((s) => SCALE * Math.log(s));
  const mean = logs.reduce((sum, x) => sum + x, 0) / logs.length;
  return new Map(names.map((name, i) => [name, { rating: MEAN + logs[i] - mean, error: errorOf(won, strength, i) }]));
}

/** The usual iteration; half a duel each way keeps a bot that never loses on the scale. */
function fitted(won: readonly (readonly number[])[]): number[] {
  let strength = won.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = strength.map((own, i) => {
      let wins = 0;
      let weight = 0;
      won[i].forEach((_, j) => {
        if (i === j) return;
        wins += won[i][j] + 0.5;
        weight += (won[i][j] + won[j][i] + 1) / (own + strength[j]);
      });
      return weight > 0 ? wins / weight : 1;
    });
  }
  return strength;
}

/** From the curvature of the likelihood. */
function errorOf(won: readonly (readonly number[])[], strength: readonly number[], i: number): number {
  let information = 0;
  won[i].forEach((_, j) => {
    if (i === j) return;
    const chance = strength[i] / (strength[i] + strength[j]);
    information += (won[i][j] + won[j][i] + 1) * chance * (1 - chance);
  });
  return information > 0 ? (Z * SCALE) / Math.sqrt(information) : 0;
}
