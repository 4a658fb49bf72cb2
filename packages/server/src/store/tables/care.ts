/** What moderators look after, and who keeps away from whom. */
import type { Deed, MeasureKind, NoticeKind, ReportReason } from '@polis/client';

export interface ModeratorTable {
  person_id: string;
  since: number;
}

/** Someone wants to keep away from another: neither meets the other. */
export interface BlockTable {
  person_id: string;
  other_id: string;
  at: number;
}

/** What someone may not do. */
export interface MeasureTable {
  person_id: string;
  kind: MeasureKind;
  at: number;
  /** Null: without end. */
  until: number | null;
  note: string;
}

/** What people have reported of someone, once for all who report the same. */
export interface ReportTable {
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

export interface ReportVoiceTable {
  id: string;
  report_id: string;
  /** Null for someone who wants to be forgotten. */
  by_id: string | null;
  at: number;
  reason: ReportReason;
  text: string;
}

/** What moderators have done; null stands for someone who wants to be forgotten. */
export interface CareActTable {
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
export interface NoticeTable {
  id: string;
  person_id: string;
  at: number;
  kind: NoticeKind;
  until: number | null;
  note: string;
}
