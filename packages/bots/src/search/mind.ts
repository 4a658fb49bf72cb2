/** How the players of imagined games are taken to think: what they may answer, how likely that is, and who wins. */
import type { OwnAsk, Rules, SeatId, State, View } from '@polis/engine';
import type { Table } from '../position.ts';
import type { Options } from './policy.ts';
import type { Settings } from './settings.ts';

export interface Mind {
  settings: Settings;
  /** What a seat may sensibly answer, written over what `out` had. */
  options(rules: Rules, state: State, table: Table, seat: SeatId, out: Options): Options;
  /** The same for whoever searches; `state` is one that fits what it sees. */
  own(rules: Rules, view: View, question: OwnAsk, state: State, table: Table): Options;
  /** Seen from the end, or from the beginning of a turn: each seat's points and its chance to win. */
  outcome(rules: Rules, state: State): { points: number[]; odds: number[] };
}
