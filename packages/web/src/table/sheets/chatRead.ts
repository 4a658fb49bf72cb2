/** How much of a table's chat has been seen. */
import type { Known } from '@polis/client';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ChatRead {
  table: string | null;
  lines: number;
}

/** Kept, so that what was read is not new again after a reload. */
const useChatRead = create<ChatRead>()(
  persist((): ChatRead => ({ table: null, lines: 0 }), { name: 'polis-chat-read' }),
);

export function readChat({ table, chat }: Known): void {
  useChatRead.setState({ table, lines: chat.length });
}

/** Lines of others that came since. What was said before the game has been read in the lobby. */
export function useUnread(known: Known): number {
  const { table, chat, room, you } = known;
  const read = useChatRead();
  const isNew = read.table !== table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is first seen
  useEffect(() => {
    if (isNew) readChat(known);
  }, [isNew]);
  const me = you === null ? null : (room.chairs[you]?.person?.id ?? null);
  return isNew ? 0 : chat.slice(read.lines).filter(({ person }) => person.id !== me).length;
}
