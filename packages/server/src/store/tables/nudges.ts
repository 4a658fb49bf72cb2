/** Who is told that it is their turn, of what, and where. */
import type { NudgeMode, NudgeWishShown, WebhookForm } from '../../protocol/index.ts';
import type { ChannelKind, NudgeWhat } from '../nudges.ts';

/** Someone who is told when it is their turn: how they wish it, and when it has to be looked what they are owed. */
export interface NudgePersonTable {
  person_id: string;
  mode: NudgeMode;
  /** Of the day, for those who want to be told once a day. */
  hour: number;
  /** Minutes of the day; null: no quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
  zone: string;
  language: string;
  /** Whether they are told of the end of a game. */
  ends: number;
  /** So many hours before a clock runs out they are reminded of it; 0: never. */
  remind: NudgeWishShown['remind'];
  /** When they last had a connection, at any node. */
  here: number | null;
  due: number | null;
  /** Until when a node looks after it. */
  claimed: number | null;
  /** One more with every change, so that a node that was looking looks again. */
  version: number;
}

/** What someone is to be told, as long as it is so. */
export interface NudgeTable {
  person_id: string;
  table_id: string;
  what: NudgeWhat;
  /** The line with which it came to be so. */
  seq: number;
  at: number;
  /** Whether anyone was told of it. */
  told: number;
}

/** A place where someone is told. */
export interface NudgeChannelTable {
  id: string;
  person_id: string;
  kind: ChannelKind;
  form: WebhookForm | '';
  address: string;
  /** Of a browser: what only it can read, as JSON. Of a mail address: the hash of what confirms it. */
  keys: string;
  /** Signs what goes to a webhook, or ends mails with one click. */
  secret: string;
  name: string;
  /** For what happens at one table, whoever has to move there. */
  table_id: string | null;
  session_id: string | null;
  created: number;
  confirmed: number | null;
  /** What was told there last, as JSON. */
  told: string;
  tries: number;
  /** When it is tried again. */
  next: number | null;
  /** How often in a row it was given up; at some number nothing is sent any more. */
  given_up: number;
}

export interface NudgeMuteTable {
  person_id: string;
  table_id: string;
}

export interface NudgeFailureTable {
  channel_id: string;
  /** The id under which it was sent. */
  delivery: string;
  person_id: string;
  at: number;
  tries: number;
  why: string;
  given_up: number;
}
