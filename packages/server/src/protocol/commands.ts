/** What people may ask of a table, checked before anything looks at it. */
import {
  type ClockSettings,
  type Command,
  FIRST_BOXES,
  HINTS,
  LENDERS,
  LEVELS,
  MOST_WISHES,
  type Settings,
  SLOW,
  TALK,
  TIMEOUTS,
  WISH_DEEDS,
} from '@polis/client';
import { AGES, type ChoiceForm, EDITIONS } from '@polis/engine';
import { z } from 'zod';
import type { Exactly } from './exactly.ts';

export const MOST_PLAYERS = 8;
const MOST_SEATS = 9;
const MOST_NAME = 40;
const MOST_BOXES = 10;
const DAY = 86_400;

const small = z.int().min(0).max(99);
const chair = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1);
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const question = z.int().min(0).max(100_000);
const undone = question.optional();
const name = z.string().max(MOST_NAME);
export const level = z.enum(LEVELS);

export const clockSettings: z.ZodType<ClockSettings> = z.union([
  z.null(),
  z.object({
    per: z.literal('move'),
    seconds: z
      .int()
      .min(5)
      .max(30 * DAY),
  }),
  z.object({
    per: z.literal('game'),
    seconds: z
      .int()
      .min(30)
      .max(30 * DAY),
    bonus: z.int().min(0).max(DAY),
  }),
]);

const pick = z.object({ wonder: name, side: z.enum(['A', 'B', 'random', 'choice']) });

/** Names of modules, boxes and boards are checked by the engine, which says in a sentence what is wrong with them. */
export const settings: z.ZodType<Settings> = z.object({
  modules: z.array(name).min(1).max(10),
  edition: z.enum(EDITIONS),
  seats: z.int().min(2).max(MOST_PLAYERS),
  wonders: z.array(pick).max(MOST_SEATS).nullable(),
  clock: clockSettings,
  listed: z.boolean(),
  // older clients do not know of these; of the expansions they can show the first boxes
  boxes: z
    .record(name, z.enum(EDITIONS))
    .refine((boxes) => Object.keys(boxes).length <= MOST_BOXES)
    .default(FIRST_BOXES),
  boards: z.array(name).max(MOST_BOXES).default([]),
  expert: z.boolean().default(false),
  grace: z
    .int()
    .min(30)
    .max(30 * DAY)
    .nullable()
    .default(null),
  timeout: z.enum(TIMEOUTS).default('answer'),
  lending: z.enum(LENDERS).default('anyone'),
  holidays: z.boolean().default(true),
  slow: z.literal(SLOW).default(0),
  talk: z.enum(TALK).default('everyone'),
  accounts: z.boolean().default(false),
  onlookers: z.boolean().default(true),
  rated: z.boolean().default(true),
  hints: z.enum(HINTS).default('unrated'),
});

const payment = z.object({ left: small, right: small, bank: small });

const forms = z.discriminatedUnion('do', [
  z.object({ do: z.literal('build'), card: name, via: name, pay: payment }),
  z.object({
    do: z.literal('stage'),
    card: name,
    pay: payment,
    join: z.union([z.boolean(), name]),
    option: z.int().min(0).max(9),
    stage: z.int().min(1).max(9).optional(),
    from: z.enum(['left', 'right']).optional(),
  }),
  z.object({ do: z.literal('sell'), card: name }),
  z.object({ do: z.literal('pick'), card: name }),
  z.object({ do: z.literal('pay'), coins: small }),
  z.object({ do: z.literal('give'), victory: z.array(small).max(3) }),
  z.object({ do: z.literal('side'), side: z.enum(['A', 'B']) }),
  z.object({ do: z.literal('pass') }),
]);
export const choice: Exactly<ChoiceForm, 'do', typeof forms> = forms;

const wish = z.object({
  card: name,
  do: z.enum(WISH_DEEDS),
  age: z.int().min(0).max(AGES),
  turn: small.nullable(),
  most: small.nullable(),
  trade: small.nullable(),
  prefer: z.enum(['left', 'right']).nullable(),
  join: z.boolean(),
});

export const MOST_CHAT_TEXT = 400;

/** Text that people read: no control characters, no blanks around it. */
export const line = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) =>
      text
        .replace(/\p{C}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(most));

const commands = z.discriminatedUnion('do', [
  z.object({ do: z.literal('sit'), chair: chair.nullable() }),
  z.object({ do: z.literal('leave') }),
  z.object({ do: z.literal('set'), settings }),
  z.object({ do: z.literal('bot'), chair, bot: level.nullable() }),
  z.object({ do: z.literal('order'), order: z.array(chair).max(MOST_PLAYERS) }),
  z.object({ do: z.literal('remove'), chair }),
  z.object({ do: z.literal('readmit'), person: name }),
  z.object({ do: z.literal('start'), fill: level.nullable() }),
  z.object({ do: z.literal('pledge'), pledge: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ do: z.literal('tell'), nonce: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.object({ do: z.literal('answer'), seat, question, undone, choice }),
  z.object({ do: z.literal('retract'), seat, question, undone }),
  z.object({ do: z.literal('plan'), seat, question, undone, wishes: z.array(wish).max(MOST_WISHES) }),
  z.object({ do: z.literal('undo') }),
  z.object({ do: z.literal('agree'), yes: z.boolean() }),
  z.object({ do: z.literal('lend'), chair, bot: level }),
  z.object({ do: z.literal('reclaim') }),
  z.object({ do: z.literal('concede') }),
  z.object({ do: z.literal('say'), text: line(MOST_CHAT_TEXT) }),
  z.object({ do: z.literal('mute'), person: name, muted: z.boolean() }),
  z.object({ do: z.literal('rematch') }),
]);
export const command: Exactly<Command, 'do', typeof commands> = commands;
