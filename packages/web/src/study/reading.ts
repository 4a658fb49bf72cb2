/** A text as a study: a scenario, or a record. */
import { PolisError, type Scenario } from '@polis/engine';
import { readRecord } from '../record/reading.ts';
import { storyOf } from '../record/steps.ts';
import { studyOfStory, studyOfTable } from './begin.ts';
import { tableOf } from './game.ts';
import type { Study } from './study.ts';

/** Why a text is no table: it is neither kind of text, or the engine says what is wrong with it. */
export type Unread = 'neither' | PolisError;

const MOST_LETTERS = 4_000_000;

export function studyOfText(text: string): Study | Unread {
  if (text.length > MOST_LETTERS) return 'neither';
  try {
    const record = readRecord(text);
    if (record) return studyOfStory(storyOf(record.record, record.isCut), 0, 0, record.record.players ?? null);
    const scenario = scenarioIn(text);
    if (!scenario) return 'neither';
    const study = studyOfTable(scenario, seatHeld(scenario));
    tableOf(study);
    return study;
  } catch (error) {
    if (error instanceof PolisError) return error;
    throw error;
  }
}

function scenarioIn(text: string): Scenario | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'seats' in found ? (found as Scenario) : null;
  } catch {
    return null;
  }
}

/** The first one whose hand is told. */
const seatHeld = ({ seats }: Scenario): number =>
  Array.isArray(seats)
    ? Math.max(
        0,
        seats.findIndex((seat) => (seat?.hand?.length ?? 0) > 0),
      )
    : 0;
