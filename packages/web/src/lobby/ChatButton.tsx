/** On a phone the chat is far below: one tap leads there, and says how much is new. */
import './ChatButton.css';
import type { Known } from '@polis/client';
import { News } from '../chat/News.tsx';
import { useUnread } from '../chat/unread.ts';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function ChatButton({ known, onOpen }: { known: Known; onOpen(): void }) {
  const { t } = useTranslation();
  const unread = useUnread(known).length;
  return (
    <button
      type="button"
      className="button icon to-chat"
      aria-label={unread > 0 ? t('table.chatNew', { count: unread }) : t('table.chat')}
      onClick={onOpen}
    >
      <Icon name="chat" />
      <News count={unread} />
    </button>
  );
}
