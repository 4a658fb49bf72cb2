/** The tables of the database, in what both engines have: text, whole numbers, times in milliseconds, 0 and 1. */
import type { Deed, MeasureKind, NoticeKind, ReportReason } from '@polis/client';
import type { Kysely } from 'kysely';
import type { Invites, NudgeMode, NudgeWishShown, WebhookForm } from '../protocol/index.ts';
import type { ChannelKind, NudgeWhat } from './nudges.ts';
import type { TableStatus } from './store.ts';

export interface Tables {
  person: PersonTable;
  session: SessionTable;
  login: LoginTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  former: FormerTable;
  device: DeviceTable;
  game_table: GameTable;
  journal: JournalTable;
  sitting: SittingTable;
  visit: VisitTable;
  named: NamedTable;
  setting: SettingTable;
  node: NodeTable;
  standstill: StandstillTable;
  result: ResultTable;
  result_seat: ResultSeatTable;
  rating: RatingTable;
  rating_change: RatingChangeTable;
  moderator: ModeratorTable;
  block: BlockTable;
  measure: MeasureTable;
  report: ReportTable;
  report_voice: ReportVoiceTable;
  care_act: CareActTable;
  notice: NoticeTable;
  exercise: ExerciseTable;
  exercise_rating: ExerciseRatingTable;
  exercise_skill: ExerciseSkillTable;
  exercise_attempt: ExerciseAttemptTable;
  chore: ChoreTable;
  nudge_person: NudgePersonTable;
  nudge: NudgeTable;
  nudge_channel: NudgeChannelTable;
  nudge_mute: NudgeMuteTable;
  nudge_failure: NudgeFailureTable;
  holiday: HolidayTable;
  company: CompanyTable;
  friend: FriendTable;
  invitation: InvitationTable;
  quick_match: QuickMatchTable;
  match_place: MatchPlaceTable;
}

export type Database = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

interface PersonTable {
  id: string;
  name: string;
  created: number;
  /** When they asked to be forgotten; the row goes when that is done. */
  leaving: number | null;
  /** When a moderator has given them a name that not every table shows yet. */
  renamed: number | null;
}

interface SessionTable {
  id: string;
  token_hash: string;
  person_id: string;
  created: number;
  seen: number;
  proved: number | null;
  device: string;
}

interface LoginTable {
  person_id: string;
  name: string;
  folded: string;
  looks: string;
  password: string;
}

export interface PasskeyTable {
  id: string;
  person_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
  used: number | null;
}

interface ChallengeTable {
  challenge: string;
  purpose: string;
  person_id: string | null;
  expires: number;
}

interface DeviceTable {
  id: string;
  person_id: string;
  seen: number;
}

interface FormerTable {
  id: string;
  person_id: string;
}

export interface GameTable {
  id: string;
  code: string;
  listed: number;
  status: TableStatus;
  wake: number | null;
  updated: number;
  summary: string;
  needs: number;
  /** The finished game in which the one here begins; null for one that begins with its deal, or elsewhere. */
  begun_in: string | null;
}

interface JournalTable {
  table_id: string;
  seq: number;
  at: number;
  action: string | null;
  body: string;
}

interface SittingTable {
  table_id: string;
  person_id: string;
}

/** Whom the journal of a table names, at its chairs or not: an index of it. */
export interface NamedTable {
  table_id: string;
  person_id: string;
}

/** When someone last looked, if nothing had happened at the table for long. */
interface VisitTable {
  table_id: string;
  at: number;
}

interface SettingTable {
  name: string;
  value: string;
}

interface NodeTable {
  id: string;
  seen: number;
  knows: number;
}

interface StandstillTable {
  since: number;
  until: number;
}

/** One for every table that is over, so that each is looked at once. */
interface ResultTable {
  table_id: string;
  at: number;
  listed: number;
  rated: number;
  /** 0 where no game came to its end. */
  players: number;
  /** With commas. */
  modules: string;
  edition: string;
}

export interface ResultSeatTable {
  table_id: string;
  seat: number;
  at: number;
  /** A person's id or a level of bots (`bot:merchant`); null for someone who wants to be forgotten. */
  who: string | null;
  /** As it was then; empty for someone who wants to be forgotten. */
  name: string;
  wonder: string;
  side: string;
  /** By line of the score sheet, as JSON. */
  points: string;
  total: number;
  place: number;
  team: number | null;
  answers: number;
  by_bot: number;
  conceded: number;
}

interface RatingTable {
  category: string;
  who: string;
  mu: number;
  sigma: number;
  /** The skill is almost certainly more than this; ladders are sorted by it. */
  sure: number;
  games: number;
  at: number;
}

interface RatingChangeTable {
  table_id: string;
  category: string;
  who: string;
  at: number;
  /** Their games of this category so far, with this one. */
  games: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
}

interface ModeratorTable {
  person_id: string;
  since: number;
}

/** Someone wants to keep away from another: neither meets the other. */
interface BlockTable {
  person_id: string;
  other_id: string;
  at: number;
}

/** What someone may not do. */
interface MeasureTable {
  person_id: string;
  kind: MeasureKind;
  at: number;
  /** Null: without end. */
  until: number | null;
  note: string;
}

/** What people have reported of someone, once for all who report the same. */
interface ReportTable {
  id: string;
  /** Whom it is about. */
  person_id: string;
  /** Where, and when the line of the chat was said that it is about. */
  table_id: string | null;
  line: number | null;
  first: number;
  last: number;
  decided: number | null;
}

interface ReportVoiceTable {
  id: string;
  report_id: string;
  /** Null for someone who wants to be forgotten. */
  by_id: string | null;
  at: number;
  reason: ReportReason;
  text: string;
}

/** What moderators have done; null stands for someone who wants to be forgotten. */
interface CareActTable {
  id: string;
  at: number;
  by_id: string | null;
  deed: Deed;
  about_id: string | null;
  report_id: string | null;
  until: number | null;
  note: string;
}

/** What someone is to be told, until they have read it. */
interface NoticeTable {
  id: string;
  person_id: string;
  at: number;
  kind: NoticeKind;
  until: number | null;
  note: string;
}

/** A decision of a game at this server whose best choice is clear. */
export interface ExerciseTable {
  id: string;
  table_id: string;
  at: number;
  /** With commas around each. */
  themes: string;
  /** As JSON. */
  body: string;
}

interface RatingColumns {
  rating: number;
  /** Its standard error. */
  doubt: number;
  tries: number;
  solved: number;
}

/** How hard an exercise has turned out to be: those of the server, and those that come with the app. */
interface ExerciseRatingTable extends RatingColumns {
  exercise_id: string;
}

interface ExerciseSkillTable extends RatingColumns {
  person_id: string;
}

/** The first try, which alone counts. */
interface ExerciseAttemptTable {
  person_id: string;
  exercise_id: string;
  at: number;
  solved: number;
  ms: number;
}

/** Work in the background that one node does at a time: which one, until when at least, and how far it has come. */
interface ChoreTable {
  name: string;
  node: string;
  until: number;
  reached: string;
}

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
interface NudgeTable {
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

interface NudgeMuteTable {
  person_id: string;
  table_id: string;
}

interface NudgeFailureTable {
  channel_id: string;
  /** The id under which it was sent. */
  delivery: string;
  person_id: string;
  at: number;
  tries: number;
  why: string;
  given_up: number;
}

/** A holiday that is over before it has begun was called off. */
export interface HolidayTable {
  id: string;
  person_id: string;
  /** Its days, `2026-12-24`, in this zone. */
  first: string;
  last: string;
  zone: string;
  since: number;
  until: number;
  /** When it was last changed, as long as some tables may not know of it. */
  untold: number | null;
}

/** Of whom someone takes invitations, and whether friends are told that they are here. */
export interface CompanyTable {
  person_id: string;
  invites: Invites;
  shows: number;
  /** When they last had a connection, at any node, while it was to be shown. */
  here: number | null;
}

/** A friendship is two rows, one of each; a request is one, of whoever asks. */
interface FriendTable {
  person_id: string;
  other_id: string;
  /** `withdrawn`: a request that was declined before, so that it does not come back. */
  state: 'asked' | 'friend' | 'withdrawn';
  at: number;
  /** When it was declined, which whoever asks is not told. */
  declined: number | null;
}

interface InvitationTable {
  table_id: string;
  person_id: string;
  by_id: string;
  at: number;
  /** 1: by the invited; 2: and then taken back by the host, who sees no more of it. */
  declined: number;
}

/** A game that was found for some who wait; its id is that of the table. */
export interface QuickMatchTable {
  id: string;
  /** What is played, as JSON. */
  game: string;
  /** How many people there are to be. */
  size: number;
  /** Until when they can say that they are ready. */
  until: number;
  /** When all were; from then on nobody leaves it. */
  begun: number | null;
  /** Whether the table is there. */
  made: number;
}

/** Where someone waits for a game. */
export interface MatchPlaceTable {
  person_id: string;
  since: number;
  seen: number;
  /** As JSON. */
  wish: string;
  rating: number;
  /** One more with every other wish, so that nobody is matched by an old one. */
  version: number;
  match_id: string | null;
  ready: number;
}
