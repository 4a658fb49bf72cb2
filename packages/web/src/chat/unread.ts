/** How much of a table's chat has been seen. */
import type { ChatLine, Known } from '@polis/client';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Read {
  table: string | null;
  /** When the last line that was seen had been said. Lines cannot be counted: the server keeps only the last hundred. */
  at: number;
}

/** Kept, so that what was read is not new again after a reload. */
const useRead = create<Read>()(persist((): Read => ({ table: null, at: 0 }), { name: 'polis-chat-read' }));

export const newestOf = ({ chat }: Pick<Known, 'chat'>): number => chat.at(-1)?.at ?? 0;

export function readChat(known: Known): void {
  useRead.setState({ table: known.table, at: newestOf(known) });
}

/** What others have said since, but for those whom the host has silenced. */
export function unreadLines({ chat, room, you }: Pick<Known, 'chat' | 'room' | 'you'>, since: number): ChatLine[] {
  const me = you === null ? null : (room.chairs[you]?.person?.id ?? null);
  return chat.filter(({ at, person }) => at > since && person.id !== me && !room.muted.includes(person.id));
}

/** What was said before someone came is not new to them. */
export function useUnread(known: Known): ChatLine[] {
  const read = useRead();
  const isNew = read.table !== known.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is first seen
  useEffect(() => {
    if (isNew) readChat(known);
  }, [isNew]);
  return isNew ? [] : unreadLines(known, read.at);
}
