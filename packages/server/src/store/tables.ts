/** The tables of the database, in what both engines have: text, whole numbers, times in milliseconds, 0 and 1. */
import type { Kysely } from 'kysely';
import type {
  BlockTable,
  CareActTable,
  MeasureTable,
  ModeratorTable,
  NoticeTable,
  ReportTable,
  ReportVoiceTable,
} from './tables/care.ts';
import type { CompanyTable, FriendTable, InvitationTable, MatchPlaceTable, QuickMatchTable } from './tables/company.ts';
import type {
  ExerciseAttemptTable,
  ExerciseRatingTable,
  ExerciseSkillTable,
  ExerciseTable,
} from './tables/exercises.ts';
import type { GameTable, JournalTable, NamedTable, SittingTable, VisitTable } from './tables/games.ts';
import type { HolidayTable } from './tables/holidays.ts';
import type { ChoreTable, NodeTable, SettingTable, StandstillTable } from './tables/nodes.ts';
import type {
  NudgeChannelTable,
  NudgeFailureTable,
  NudgeMuteTable,
  NudgePersonTable,
  NudgeTable,
} from './tables/nudges.ts';
import type {
  ChallengeTable,
  DeviceTable,
  FormerTable,
  LoginTable,
  PasskeyTable,
  PersonTable,
  SessionTable,
} from './tables/people.ts';
import type { RatingChangeTable, RatingTable, ResultSeatTable, ResultTable } from './tables/results.ts';

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
