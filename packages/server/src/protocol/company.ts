/** Friends, invitations, and waiting for a game with whoever fits. */
import type { Level } from '@polis/client';
import { EDITIONS, type Edition } from '@polis/engine';
import { z } from 'zod';
import { personId } from './care.ts';
import { level, MOST_PLAYERS } from './commands.ts';
import { tableId } from './messages.ts';
import { person, tableSummary } from './rest.ts';

/** Of whom someone takes invitations. */
const INVITES = ['anyone', 'friends', 'nobody'] as const;
export type Invites = (typeof INVITES)[number];

const MOST_LOGIN = 40;

/** Someone, by their id or by the name they sign in with. */
export const whomByName = z.union([
  z.object({ person: personId }),
  z.object({ name: z.string().min(1).max(MOST_LOGIN) }),
]);

export const companyWish = z.object({
  invites: z.enum(INVITES),
  /** Whether friends are told that I am here, and where they can join me. */
  shows: z.boolean(),
});

const someone = z.object({ person, at: z.number() });

export const companyShown = z.object({
  /** Friends are for those who have one. */
  hasAccount: z.boolean(),
  wish: companyWish,
  friends: z.array(
    z.object({
      person,
      since: z.number(),
      /** False too for those who do not show it. */
      isHere: z.boolean(),
      /** Where they wait for players, if I could sit down there. */
      table: tableSummary.nullable(),
    }),
  ),
  /** Who asks me, and whom I have asked. */
  asking: z.array(someone),
  asked: z.array(someone),
});
export type CompanyShown = z.infer<typeof companyShown>;

const playedWith = z.object({
  person,
  /** Of the last game together. */
  at: z.number(),
  table: z.string(),
  modules: z.array(z.string()),
  edition: z.string(),
  players: z.number(),
  /** How many of my latest games we were in together. */
  games: z.number(),
  isFriend: z.boolean(),
  isAsked: z.boolean(),
  /** Whether they can be asked to be friends at all. */
  hasAccount: z.boolean(),
});
export type PlayedWith = z.infer<typeof playedWith>;
export const playedWithList = z.object({ people: z.array(playedWith) });

const invitation = z.object({ table: tableSummary, by: person, at: z.number() });
export type InvitationShown = z.infer<typeof invitation>;
export const invitationList = z.object({ invitations: z.array(invitation) });
export const invitedList = z.object({ people: z.array(someone.extend({ isDeclined: z.boolean() })) });

/** How long people think: seconds for a move, or a day for each. */
const MATCH_CLOCKS = ['fast', 'calm', 'days'] as const;

/** What someone would play: each part says all that will do. */
export interface MatchWish {
  players: { from: number; to: number };
  /** Expansions: those that have to be there, and those that may. */
  modules: { with: string[]; maybe: string[] };
  editions: Edition[];
  clocks: (typeof MATCH_CLOCKS)[number][];
  rated: boolean[];
  /** How far the rating of anyone may be from mine; null: as far as it likes. */
  near: number | null;
  /** After a while bots of this level take the chairs that are left; null: never. */
  bots: Level | null;
}

const players = z.int().min(2).max(MOST_PLAYERS);
const names = z.array(z.string().max(40)).max(10);
const some = <T extends z.ZodType>(one: T, most: number) =>
  z
    .array(one)
    .min(1)
    .max(most)
    .refine((all) => new Set(all).size === all.length, 'each once');

export const matchWish: z.ZodType<MatchWish> = z.object({
  players: z
    .object({ from: players, to: players })
    .refine(({ from, to }) => from <= to, 'the lower number comes first'),
  modules: z
    .object({ with: names, maybe: names })
    .refine(
      (all) => new Set([...all.with, ...all.maybe]).size === all.with.length + all.maybe.length,
      'each module once',
    ),
  editions: some(z.enum(EDITIONS), EDITIONS.length),
  clocks: some(z.enum(MATCH_CLOCKS), MATCH_CLOCKS.length),
  rated: some(z.boolean(), 2),
  near: z.int().min(50).max(2000).nullable(),
  bots: level.nullable(),
});

export const matchId = z.object({ match: tableId });

/** Where I stand: nowhere, waiting, asked whether I am ready, or at a table. */
export const matchShown = z.discriminatedUnion('is', [
  z.object({ is: z.literal('nowhere') }),
  z.object({
    is: z.literal('waiting'),
    since: z.number(),
    now: z.number(),
    /** How many others wait for something that fits. */
    fitting: z.number(),
    /** Null unless I would play with bots: from when on. */
    botsAt: z.number().nullable(),
  }),
  z.object({
    is: z.literal('found'),
    match: z.string(),
    now: z.number(),
    until: z.number(),
    isReady: z.boolean(),
    ready: z.number(),
    /** People, without bots. */
    people: z.number(),
    game: z.object({
      modules: z.array(z.string()),
      edition: z.enum(EDITIONS),
      seats: z.number(),
      clock: z.enum(MATCH_CLOCKS),
      rated: z.boolean(),
      bots: level.nullable(),
    }),
  }),
  z.object({ is: z.literal('playing'), table: z.string() }),
]);
export type MatchShown = z.infer<typeof matchShown>;
