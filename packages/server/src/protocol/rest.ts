/** What the HTTP part takes and gives; its OpenAPI document is made of these. */
import { z } from 'zod';
import { beginningShown, newBeginning } from './beginning.ts';
import { line, settings } from './commands.ts';
import { isSeen } from './seen.ts';

export const MOST_PERSON_NAME = 24;

export const personName = line(MOST_PERSON_NAME).refine(isSeen, 'a name has to be seen');
export const naming = z.object({ name: personName });

export const person = z.object({ id: z.string(), name: z.string() });

const chairSummary = z.object({
  person: z.string().nullable(),
  name: z.string().nullable(),
  bot: z.string().nullable(),
});

/** What a list shows of a table. */
export const tableSummary = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(['gathering', 'playing', 'over']),
  updated: z.number(),
  settings,
  host: z.string().nullable(),
  chairs: z.array(chairSummary),
  /** 0 before the first. */
  age: z.number(),
  turn: z.number(),
  /** Chairs that have not answered yet. */
  waiting: z.array(z.number()),
  /** Once it is over. */
  result: z.object({ totals: z.array(z.number()), winners: z.array(z.number()) }).nullable(),
  /** It could not be rebuilt as it was, and stands still. */
  frozen: z.boolean(),
  /** Where its game begins; null where that is its deal. */
  beginning: beginningShown.nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** Settings, and where the game begins if that is not its deal: then what is played follows from that. */
export const newTable = settings.and(z.object({ beginning: newBeginning.nullable().default(null) }));

export const tableList = z.object({ tables: z.array(tableSummary) });

/** Tables that begin in a game; a page of them, and how many there are. */
export const branchList = tableList.extend({ total: z.number() });

const sheet = z.object({ seat: z.number(), name: z.string().nullable(), points: z.record(z.string(), z.number()) });

/** A finished game: who played, and the score sheet by category. */
export const finishedGame = z.object({
  table: tableSummary,
  sheets: z.array(sheet),
  winners: z.array(z.number()),
  teams: z.array(z.object({ seats: z.array(z.number()), total: z.number() })).nullable(),
});

export const options = z.object({
  modules: z.array(z.string()),
  editions: z.array(z.string()),
  /** Modules that have a box of each edition. */
  boxes: z.array(z.string()),
  /** Sets of further boards. */
  boards: z.array(z.string()),
  bots: z.array(z.string()),
  version: z.object({ rules: z.number(), protocol: z.number() }),
  /** Of the server in its network, for requests from its own machine; else none. */
  addresses: z.array(z.string()),
});

/** As people read it, 1520 ± 85: nearly sure to be between the two. Provisional while little is known. */
export const skill = z.object({ value: z.number(), spread: z.number(), provisional: z.boolean() });
export type ShownSkill = z.infer<typeof skill>;

/** `all`, or the number of players and the modules: `5.base.leaders`. */
export const ratingCategory = z.string().regex(/^(all|[2-8](\.[a-z-]{1,20}){1,10})$/);

const rating = skill.extend({ category: z.string(), games: z.number() });
export type ShownRating = z.infer<typeof rating>;

/** A person's id, or a level of bots: `bot:merchant`. */
export const identity = z.string().regex(/^(bot:)?[\w-]{1,40}$/);

/** Some people and bots with their rating over all games; null for who has none yet. */
export const ratedPeople = z.object({ people: z.array(z.object({ id: z.string(), rating: rating.nullable() })) });

/** What is public of a person, or of a bot. Counts and means are those of the games that the asker may see. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  isBot: z.boolean(),
  ratings: z.array(rating),
  games: z.number(),
  /** How many of the latest games the numbers below are made from. */
  counted: z.number(),
  wins: z.number(),
  /** How often on each place, by number of players (teams where they play in teams). */
  places: z.array(z.object({ players: z.number(), counts: z.array(z.number()) })),
  /** Mean points by line of the score sheet; a line that was not played with does not count. */
  means: z.record(z.string(), z.number()),
  meanTotal: z.number(),
  boards: z.array(z.object({ wonder: z.string(), games: z.number(), wins: z.number(), meanTotal: z.number() })),
});
export type Profile = z.infer<typeof profile>;

const playedSeat = z.object({
  /** Null for someone who wants to be forgotten. */
  who: z.string().nullable(),
  name: z.string(),
  wonder: z.string(),
  side: z.string(),
  points: z.record(z.string(), z.number()),
  total: z.number(),
  place: z.number(),
  team: z.number().nullable(),
  conceded: z.boolean(),
  /** What part of the answers a bot gave for the person, from 0 to 1. */
  byBot: z.number(),
});

const playedGame = z.object({
  table: z.string(),
  at: z.number(),
  listed: z.boolean(),
  rated: z.boolean(),
  modules: z.array(z.string()),
  edition: z.string(),
  seats: z.array(playedSeat),
});
export type PlayedGame = z.infer<typeof playedGame>;

export const playedGames = z.object({ games: z.array(playedGame), total: z.number() });

/** `table` is null for a game that the asker may not see. */
export const ratingHistory = z.object({
  category: z.string(),
  points: z.array(skill.omit({ provisional: true }).extend({ at: z.number(), table: z.string().nullable() })),
});
export type RatingHistory = z.infer<typeof ratingHistory>;

export const ladder = z.object({
  category: z.string(),
  total: z.number(),
  entries: z.array(rating.extend({ place: z.number(), id: z.string(), name: z.string(), isBot: z.boolean() })),
  /** All that there are ratings for, with how many players each has. */
  categories: z.array(z.object({ category: z.string(), players: z.number() })),
});
export type Ladder = z.infer<typeof ladder>;

/** What a game has changed; nothing for one that is not rated. */
export const ratingChanges = z.object({
  changes: z.array(z.object({ who: z.string(), category: z.string(), before: skill, after: skill })),
});
export type RatingChanges = z.infer<typeof ratingChanges>;

/** `until`: how long it lasts, where it has an end or is for good (null). */
export const failure = z.object({ code: z.string(), message: z.string(), until: z.number().nullable().optional() });
