/**
 * This device adds a number of its own to the deal (docs/fair-deal.md): it is pledged before the game and told once what
 * the server has drawn is fixed too, so that nobody can choose the cards.
 */
import type { Command, Known } from '@polis/client';
import { useEffect } from 'react';
import { wordForDeal } from './part.ts';

export function useDealPart(known: Known, send: (command: Command) => void): void {
  const { table, you, room } = known;
  const pledge = you === null ? null : (room.chairs[you]?.pledge ?? null);
  const isAsked = room.dealing?.parts.some(({ seat, isTold }) => seat === you && !isTold) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and `send` is new every time
  useEffect(() => {
    const word = wordForDeal(known);
    if (word) send(word);
  }, [table, you, pledge, isAsked]);
}
