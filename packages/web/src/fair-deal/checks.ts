/** What can be checked of a finished game, by what this device was shown of it. */
import type { Known } from '@polis/client';
import { type Check, type Deal, type GameEvent, type GameRecord, redact, replay, verify } from '@polis/engine';

export interface Line {
  what: Check | 'seen' | 'added' | 'untold' | 'shown';
  how: 'ok' | 'bad' | 'none';
}

const how = (ok: boolean | null): Line['how'] => (ok === null ? 'none' : ok ? 'ok' : 'bad');

/** What this device has kept since the game began: the fingerprint that it was shown, and what it added to the deal. */
export interface Evidence {
  fingerprint: string | null;
  part: string | null;
}

export function checksOf(
  known: Pick<Known, 'you' | 'log' | 'room'>,
  record: GameRecord,
  { fingerprint: kept, part }: Evidence,
): Line[] {
  const { commitment } = known.room;
  const { verdicts, end } = verify(record, commitment);
  const isSeen = kept === null ? null : kept === commitment;
  return [
    ...(commitment === null && kept === null ? [] : [{ what: 'seen', how: how(isSeen) } as const]),
    ...verdicts.map(({ check, ok }) => ({ what: check, how: how(ok) })),
    ...addedTo(record, known.you, part, isSeen === true),
    ...(record.deal && isUntold(record.deal) ? [{ what: 'untold', how: 'none' } as const] : []),
    ...(end ? [{ what: 'shown', how: how(isAsRecorded(known, record)) } as const] : []),
  ];
}

/**
 * Whether what this device added is in the deal: then nobody else can have chosen it, if the deal is what was fixed when
 * the number was told. Another number there is that of another device of the same person: had this one told its own, it
 * would have seen another fingerprint.
 */
function addedTo({ deal }: GameRecord, you: number | null, part: string | null, isSeen: boolean): Line[] {
  if (!deal && part === null) return [];
  const isIn = part !== null && deal?.parts.find(({ seat }) => seat === you)?.nonce === part;
  if (isIn && !isSeen) return [];
  return [{ what: 'added', how: how(isIn || null) }];
}

/** Somebody who holds back what they pledged has chosen between two deals. */
const isUntold = ({ parts }: Deal): boolean => parts.some(({ nonce }) => nonce === null);

/** The log holds every card this seat has come to know, and when. */
function isAsRecorded({ you, log }: Pick<Known, 'you' | 'log'>, record: GameRecord): boolean {
  const events: GameEvent[] = [];
  replay(record, undefined, events);
  return JSON.stringify(events.map((event) => redact(event, you))) === JSON.stringify(log);
}
