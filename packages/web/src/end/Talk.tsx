/** After the game people still talk: the chat of the table goes on. */
import { useRef } from 'react';
import { ChatNote } from '../chat/ChatNote.tsx';
import { Chat } from '../lobby/Chat.tsx';
import type { GameProps } from '../table/GameTable.tsx';

export function Talk({ known, send }: GameProps) {
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <Chat panel={panel} known={known} send={send} />
      <ChatNote known={known} onOpen={() => panel.current?.scrollIntoView({ block: 'center' })} />
    </>
  );
}
