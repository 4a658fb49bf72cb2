/** What people say at the table. */
import './Chat.css';
import type { Command, Known, Reply } from '@polis/client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { AboutButton } from '../care/AboutButton.tsx';
import { newestOf, readChat } from '../chat/unread.ts';
import { Refused } from '../frame/Refused.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useIsSeen } from './useIsSeen.ts';
import { useSilence } from './useSilence.ts';

/** The server takes no longer ones. */
const MOST_TEXT = 400;

interface ChatProps {
  panel: RefObject<HTMLElement | null>;
  known: Known;
  send(command: Command): Promise<Reply>;
}

export function Chat({ panel, known, send }: ChatProps) {
  const { t } = useTranslation();
  const silence = useSilence(known);
  const saying = useSaying();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { chat } = known;
  const newest = newestOf(known);
  const isSeen = useIsSeen(panel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown whenever there is one
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the screen is read
  useEffect(() => {
    if (isSeen) readChat(known);
  }, [isSeen, newest]);
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!text.trim()) return;
    setText('');
    const reply = await send({ do: 'say', text: text.trim() });
    setRefused(reply.type === 'refused' ? saying(reply) : null);
  };
  return (
    <section ref={panel} className="panel lobby-chat" aria-labelledby="chat">
      <h2 id="chat">{t('lobby.chat.title')}</h2>
      <div ref={list} className="lobby-said" role="log" aria-labelledby="chat">
        {chat.length === 0 ? <p className="hint">{t('lobby.chat.empty')}</p> : null}
        {chat.map((line) => (
          <div key={`${line.at} ${line.person.id} ${line.text}`} className="said-line">
            <p>
              <b>{line.person.name}</b> {line.text}
            </p>
            <AboutButton person={line.person} table={known.table} line={line} />
          </div>
        ))}
      </div>
      {silence ? (
        <p className="hint">{t(`refusal.${silence}`)}</p>
      ) : (
        <form onSubmit={say}>
          <input
            className="input"
            aria-label={t('lobby.chat.say')}
            placeholder={t('lobby.chat.say')}
            value={text}
            maxLength={MOST_TEXT}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {t('lobby.chat.send')}
          </button>
        </form>
      )}
      <Refused error={refused} />
    </section>
  );
}
