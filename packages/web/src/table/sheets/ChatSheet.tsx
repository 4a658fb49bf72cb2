/** What people say at the table. */
import './ChatSheet.css';
import '../around/buttons.css';
import { useEffect, useRef, useState } from 'react';
import { AboutButton } from '../../care/AboutButton.tsx';
import { newestOf, readChat } from '../../chat/unread.ts';
import type { RegionProps } from '../../game/model.ts';
import { keyed } from '../../parts/keyed.ts';
import { SheetFrame, WRITE_FIRST } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { useRefusal } from '../around/notices.ts';

const LONGEST = 400;

export function ChatSheet({ known, send }: RegionProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const refused = useRefusal();
  const end = useRef<HTMLLIElement>(null);
  const { room, chat, you } = known;
  const me = you === null ? null : (room.chairs[you].person?.id ?? null);
  const isHost = me !== null && room.host === me;
  const isMuted = me !== null && room.muted.includes(me);
  // a clock is read as everywhere on the device, whatever the language here
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new lines are news
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
    readChat(known);
  }, [newestOf(known)]);
  const others = room.chairs.flatMap(({ person }) => (person && person.id !== me ? [person] : []));
  return (
    <SheetFrame
      title={t('sheet.chat.title')}
      foot={
        me === null || isMuted ? (
          <p className="sheet-foot quiet">{t(isMuted ? 'sheet.chat.mutedMe' : 'sheet.chat.spectator')}</p>
        ) : (
          <form
            className="sheet-foot"
            onSubmit={(event) => {
              event.preventDefault();
              if (!text.trim()) return;
              send({ do: 'say', text }).then(refused, () => undefined);
              setText('');
            }}
          >
            <input
              {...WRITE_FIRST}
              value={text}
              maxLength={LONGEST}
              aria-label={t('sheet.chat.write')}
              placeholder={t('sheet.chat.write')}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="main-b">
              {t('sheet.chat.send')}
            </button>
          </form>
        )
      }
    >
      {chat.length === 0 ? <p className="quiet">{t('sheet.chat.empty')}</p> : null}
      <ol className="chatlines">
        {keyed(chat, ({ at, person }) => `${at}/${person.id}`).map(({ key, item: line }) => (
          <li key={key} className={line.person.id === me ? 'mine' : ''}>
            <div>
              <small>
                <b>{line.person.name}</b> <time>{time.format(line.at)}</time>
              </small>
              <p>{line.text}</p>
            </div>
            <AboutButton person={line.person} table={known.table} line={line} />
          </li>
        ))}
        <li ref={end} className="vh" aria-hidden="true" />
      </ol>
      {isHost && others.length > 0 ? (
        <div className="mutes">
          {others.map(({ id, name }) => {
            const muted = room.muted.includes(id);
            return (
              <button
                key={id}
                type="button"
                className="quiet-b"
                onClick={() => send({ do: 'mute', person: id, muted: !muted }).then(refused, () => undefined)}
              >
                {t(muted ? 'sheet.chat.unmute' : 'sheet.chat.mute', { name })}
              </button>
            );
          })}
        </div>
      ) : null}
    </SheetFrame>
  );
}
