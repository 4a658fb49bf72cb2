/** After the game people still talk: the chat of the table goes on. */
import type { Command } from '@polis/client';
import { useRef, useState } from 'react';
import { ChatNote } from '../chat/ChatNote.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Chat } from '../lobby/Chat.tsx';
import { useSaying } from '../net/saying.ts';
import type { GameProps } from '../table/GameTable.tsx';

export function Talk({ known, send }: GameProps) {
  const saying = useSaying();
  const panel = useRef<HTMLElement>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const tell = async (command: Command): Promise<void> => {
    const reply = await send(command);
    setRefused(reply.type === 'refused' ? reply : null);
  };
  return (
    <>
      <Chat panel={panel} known={known} send={tell} />
      <ChatNote known={known} onOpen={() => panel.current?.scrollIntoView({ block: 'center' })} />
      <Refused error={refused ? saying(refused) : null} />
    </>
  );
}
