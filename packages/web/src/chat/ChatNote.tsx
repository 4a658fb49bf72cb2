/** What someone has just said, shown for a moment over the upper edge; one tap leads to the chat. */
import './ChatNote.css';
import type { ChatLine, Known } from '@polis/client';
import { memo, useEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { beginningOf } from './beginning.ts';
import { useUnread } from './unread.ts';

/** Long enough to be read, and then out of the way. */
const SHOWN_MS = 5000;

export const ChatNote = memo(function ChatNote({ known, onOpen }: { known: Known; onOpen(): void }) {
  const line = useFreshLine(known);
  return (
    <div className="chat-note" role="status">
      {line ? (
        // keys lead to the chat by another way, which does not vanish under the focus
        <button type="button" tabIndex={-1} onClick={onOpen}>
          <Icon name="chat" />
          <span>
            <b>{line.person.name}</b> {beginningOf(line.text)}
          </span>
        </button>
      ) : null}
    </div>
  );
});

/** Those that had come before are counted elsewhere and not told again. */
function useFreshLine(known: Known): ChatLine | null {
  const newest = useUnread(known).at(-1) ?? null;
  const at = newest?.at ?? 0;
  const told = useRef(at);
  const [line, setLine] = useState<ChatLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is told once
  useEffect(() => {
    if (at <= told.current) return setLine(null);
    told.current = at;
    setLine(newest);
    const timer = setTimeout(() => setLine(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return line;
}
