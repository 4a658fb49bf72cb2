/** What can be checked of a finished game, by what this device was shown of it. */
import type { Known } from '@polis/client';
import { type Check, type GameEvent, type GameRecord, redact, replay, verify } from '@polis/engine';

export interface Line {
  what: Check | 'seen' | 'shown';
  how: 'ok' | 'bad' | 'none';
}

const how = (ok: boolean | null): Line['how'] => (ok === null ? 'none' : ok ? 'ok' : 'bad');

/** `kept`: the fingerprint that this device was shown during the game. */
export function checksOf(known: Pick<Known, 'you' | 'log' | 'room'>, record: GameRecord, kept: string | null): Line[] {
  const { commitment } = known.room;
  const { verdicts, end } = verify(record, commitment);
  return [
    ...(commitment === null ? [] : [{ what: 'seen', how: how(kept === null ? null : kept === commitment) } as const]),
    ...verdicts.map(({ check, ok }) => ({ what: check, how: how(ok) })),
    ...(end ? [{ what: 'shown', how: how(isAsRecorded(known, record)) } as const] : []),
  ];
}

/** The log holds every card this seat has come to know, and when. */
function isAsRecorded({ you, log }: Pick<Known, 'you' | 'log'>, record: GameRecord): boolean {
  const events: GameEvent[] = [];
  replay(record, undefined, events);
  return JSON.stringify(events.map((event) => redact(event, you))) === JSON.stringify(log);
}
