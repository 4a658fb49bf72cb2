/**
 * This device adds a number of its own to the deal (docs/fair-deal.md): it is pledged before the game and told once what
 * the server has drawn is fixed too, so that nobody can choose the cards.
 */
import type { Command, Known } from '@polis/client';
import { commitmentOfDeal, pledgeOf } from '@polis/engine';
import { useEffect } from 'react';
import { rememberFingerprint } from './fingerprints.ts';
import { keptAs } from './kept.ts';

const numbers = keptAs('polis.parts');

/** What this device has added to the deal of a table, if it has. */
export const ownPart = numbers.of;

const BYTES = 16;

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number of this table, the same after a reload; null in a browser that keeps nothing. */
function partFor(table: string): string | null {
  numbers.keep(table, drawn());
  return ownPart(table);
}

export function useDealPart({ table, you, room }: Known, send: (command: Command) => void): void {
  const pledge = you === null ? null : (room.chairs[you]?.pledge ?? null);
  const { dealing } = room;
  const asked = dealing?.parts.find(({ seat }) => seat === you);
  const isAsked = asked !== undefined && !asked.isTold;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and `send` is new every time
  useEffect(() => {
    const part = you === null ? null : partFor(table);
    if (part === null) return;
    // another device of mine may have pledged: then it tells
    if (!dealing && pledge === null) send({ do: 'pledge', pledge: pledgeOf(part) });
    if (!dealing || !isAsked || asked.pledge !== pledgeOf(part)) return;
    // from here on neither what was drawn nor what others add can be changed
    rememberFingerprint(table, commitmentOfDeal(dealing.sealed, dealing.parts));
    send({ do: 'tell', nonce: part });
  }, [table, you, pledge, isAsked]);
}
