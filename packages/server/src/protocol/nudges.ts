/** What the HTTP part takes and gives about being told of one's turn. */
import { z } from 'zod';
import { line } from './commands.ts';
import { tableId } from './messages.ts';

/** Always; only if they are away; once a day; not at all. */
const NUDGE_MODES = ['always', 'away', 'daily', 'never'] as const;
export type NudgeMode = (typeof NUDGE_MODES)[number];

const WEBHOOK_FORMS = ['json', 'discord', 'slack', 'ntfy'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

/** How long before a clock runs out someone may be reminded. */
const REMIND_HOURS = [0, 1, 3, 12, 24] as const;
const USUAL_REMIND = 3;

const LANGUAGES = ['en', 'fr'] as const;
const MOST_ADDRESS = 1000;
const MOST_CHANNEL_NAME = 40;
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

export const nudgeWish = z.object({
  /** Always, only if I have no connection, once a day, or not at all. */
  mode: z.enum(NUDGE_MODES),
  /** Of the day, for `daily`. */
  hour: z.int().min(0).max(23),
  /** Minutes of the day from which and until which nothing is told. */
  quiet: z.object({ from: minute, until: minute }).nullable(),
  /** As IANA names it, such as `Europe/Paris`. */
  zone: z.string().regex(/^[A-Za-z][\w+/-]{0,49}$/),
  language: z.enum(LANGUAGES),
  /** Whether I am told of the end of a game. */
  ends: z.boolean(),
  /** So many hours before a clock of an hour or more runs out I am reminded of it; 0: never. */
  remind: z.literal(REMIND_HOURS).default(USUAL_REMIND),
});
export type NudgeWishShown = z.infer<typeof nudgeWish>;

/** With it comes how someone wishes to be told who has never said so. */
const first = { wish: nudgeWish };

const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/** As `PushSubscription.toJSON` has it. */
export const newPush = z.object({
  endpoint: z.string().max(MOST_ADDRESS),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
  ...first,
});

export const newWebhook = z.object({
  form: z.enum(WEBHOOK_FORMS),
  address: z.string().max(MOST_ADDRESS),
  name: line(MOST_CHANNEL_NAME),
  /** For everyone's turn at this table; null: for mine, at all of them. */
  table: tableId.nullable(),
  ...first,
});

export const newMail = z.object({ address: z.email().max(254), ...first });

export const nudgeToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
export const channelId = z.object({ id: z.string().regex(/^[\w-]{12,24}$/) });
export const mutedTable = z.object({ table: tableId });
/** The secret is told once. */
export const webhookMade = z.object({ id: z.string(), secret: z.string() });
export const channelMade = z.object({ id: z.string() });
/** Null if it has arrived; else why not. */
export const channelTried = z.object({ why: z.string().nullable() });

const channelShown = z.object({
  id: z.string(),
  kind: z.enum(['push', 'webhook', 'mail']),
  form: z.enum(WEBHOOK_FORMS).nullable(),
  name: z.string(),
  /** Of a webhook only the host: the rest of it is a secret. */
  address: z.string(),
  table: z.string().nullable(),
  created: z.number(),
  isConfirmed: z.boolean(),
  /** It has failed so often that nothing is sent there until it has been tried. */
  isOff: z.boolean(),
  /** This browser. */
  isHere: z.boolean(),
});
export type ChannelShown = z.infer<typeof channelShown>;

export const nudgesShown = z.object({
  wish: nudgeWish.nullable(),
  channels: z.array(channelShown),
  muted: z.array(z.string()),
  /** The latest first. `why`: `timeout`, `unreachable`, `address`, `keys`, `failed`, `no-mail` or `status-500`. */
  failures: z.array(
    z.object({
      channel: z.string(),
      at: z.number(),
      tries: z.number(),
      why: z.string(),
      isGivenUp: z.boolean(),
    }),
  ),
  /** What this server can do: the key with which browsers subscribe, the hosts of webhooks, and mails. */
  offers: z.object({ pushKey: z.string(), webhookHosts: z.array(z.string()), mail: z.boolean() }),
});
export type NudgesShown = z.infer<typeof nudgesShown>;
