/** Begins the game, or says for whom everyone waits. */
import './StartBar.css';
import '../setup/SetupPage.css';
import { type Level, PLAIN_LEVELS, type RoomShown } from '@polis/client';
import { type ReactNode, useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { useLastDraft } from '../setup/lastDraft.ts';
import type { GameProps } from '../table/GameTable.tsx';
import { botName } from '../text/botName.ts';
import { useTranslation } from '../text/speaking.tsx';

interface StartBarProps extends GameProps {
  isHost: boolean;
  isRemoved: boolean;
  /** Beside what is said. */
  children?: ReactNode;
}

/** The levels, and whatever else was chosen last. */
const offered = (chosen: Level): Level[] => [
  ...PLAIN_LEVELS,
  ...(PLAIN_LEVELS.some((one) => one === chosen) ? [] : [chosen]),
];

export function StartBar({ known, send, isHost, isRemoved, children }: StartBarProps) {
  const { t } = useTranslation();
  const { draft, keep } = useLastDraft();
  const [isStarting, setIsStarting] = useState(false);
  const { room, you } = known;
  const free = room.chairs.filter(({ person, bot }) => !person && !bot).length;
  const start = async (): Promise<void> => {
    setIsStarting(true);
    await send({ do: 'start', fill: free > 0 ? draft.level : null });
    setIsStarting(false);
  };
  return (
    <section className="open-bar lobby-bar" aria-label={t('lobby.start.go')}>
      {isHost ? (
        <>
          <div className="open-text">
            {free > 0 ? (
              <Select
                label={t('lobby.start.level')}
                value={draft.level}
                options={offered(draft.level).map((value) => ({ value, text: botName(t, value) }))}
                onChange={(level) => keep({ ...draft, level })}
              />
            ) : (
              <p>{t('lobby.start.ready')}</p>
            )}
          </div>
          {children}
          <button type="button" className="button call" onClick={start} disabled={isStarting}>
            {free > 0 ? t('lobby.start.withBots', { count: free }) : t('lobby.start.go')}
          </button>
        </>
      ) : (
        <>
          <p className="open-text" role="status">
            {isRemoved ? t('lobby.start.removed') : <WaitingText room={room} you={you} hasFree={free > 0} />}
          </p>
          {children}
        </>
      )}
    </section>
  );
}

function WaitingText({ room, you, hasFree }: { room: RoomShown; you: number | null; hasFree: boolean }) {
  const { t } = useTranslation();
  if (you === null) return t(hasFree ? 'lobby.start.watching' : 'lobby.start.full');
  const host = room.chairs.find(({ person }) => person?.id === room.host)?.person;
  return host ? t('lobby.start.waiting', { name: host.name }) : t('lobby.start.waitingNobody');
}
