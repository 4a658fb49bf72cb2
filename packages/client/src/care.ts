/** How people are protected from one another: reports, what moderators decide, and what people are told of it. */
import type { ChatLine, Person } from './room.ts';

/** Why someone is reported. */
export const REASONS = ['insults', 'spoiling', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

/** Who has a `mute` cannot speak, who has a `ban` cannot play, who has a `name` cannot choose another one. */
export const MEASURES = ['mute', 'ban', 'name'] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** `until`: in milliseconds of the server's time; null: without end. */
export interface Measure {
  kind: MeasureKind;
  until: number | null;
}

/** Someone, or a line that they have said at a table: `line` is its `at`. */
export interface NewReport {
  person: string;
  table: string | null;
  line: number | null;
  reason: ReportReason;
  /** In one's own words; may be empty unless the reason is `other`. */
  text: string;
}

/** What people are told: a measure, its end before its time, a word without a measure, or that a report was looked at. */
export const NOTICES = [...MEASURES, 'mute-lifted', 'ban-lifted', 'name-lifted', 'word', 'looked-at'] as const;
export type NoticeKind = (typeof NOTICES)[number];

export interface Notice {
  id: string;
  at: number;
  kind: NoticeKind;
  until: number | null;
  /** The moderator's words; for a `name` it may be empty. */
  note: string;
}

/** What moderators do; `none`: a report was looked at, and nothing was decided. */
export const DEEDS = [...MEASURES, 'mute-lifted', 'ban-lifted', 'name-lifted', 'word', 'none'] as const;
export type Deed = (typeof DEEDS)[number];

/** All that was reported of one person at one place, whoever reported it. */
export interface ReportShown {
  id: string;
  about: Person;
  /** How many people have reported it, and why. */
  voices: number;
  reasons: ReportReason[];
  first: number;
  last: number;
  decided: number | null;
}

/** A measure that is in force. */
export interface MeasureShown extends Measure {
  about: Person;
  since: number;
  note: string;
}

/** A line of the log. Names are empty for those who wanted to be forgotten. */
export interface Act {
  id: string;
  at: number;
  by: Person;
  deed: Deed;
  about: Person;
  report: string | null;
  until: number | null;
  note: string;
}

export interface ReportDetail extends ReportShown {
  told: { by: Person; at: number; reason: ReportReason; text: string }[];
  /** What was said around it. */
  chat: (ChatLine & { isReported: boolean })[];
  measures: MeasureShown[];
  /** What was done about this person so far, the latest first. */
  acts: Act[];
}

/** `name`: the new one, for that kind of measure. */
export interface NewMeasure extends Measure {
  name: string | null;
}

/** `note`: what the reported person is told; with no measures, a word is all they get, and without one nothing. */
export interface ReportVerdict {
  measures: NewMeasure[];
  note: string;
}
