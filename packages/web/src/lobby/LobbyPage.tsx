/** A table before the game: who sits where, what will be played, and how others come. */
import './LobbyPage.css';
import type { BeginningShown, Command } from '@polis/client';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ChatNote } from '../chat/ChatNote.tsx';
import { useDealPart } from '../fair-deal/useDealPart.ts';
import { Message } from '../frame/Message.tsx';
import { Screen } from '../frame/Screen.tsx';
import { isLocal } from '../local/local.ts';
import { Icon } from '../look/Icon.tsx';
import { useSaying } from '../net/saying.ts';
import { identityOf, useRatings } from '../ratings/data.ts';
import { rulesFor } from '../setup/draft.ts';
import { useSettingsSummary } from '../setup/summary.ts';
import type { GameProps } from '../table/GameTable.tsx';
import { beganAt } from '../tables/branches.ts';
import { useTranslation } from '../text/speaking.tsx';
import { ChairCard } from './ChairCard.tsx';
import { ChangeGame } from './ChangeGame.tsx';
import { Chat } from './Chat.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Invite } from './Invite.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { StartBar } from './StartBar.tsx';
import { useIsRemoved } from './useSilence.ts';

export function LobbyPage({ known, send }: GameProps) {
  const { status, frozen } = known.room;
  if (frozen) return <ClosedTable why="frozen" />;
  return status === 'over' ? <ClosedTable why="closed" /> : <Gathering known={known} send={send} />;
}

function ClosedTable({ why }: { why: 'frozen' | 'closed' }) {
  const { t } = useTranslation();
  return (
    <Message title={t(`error.${why}.title`)} text={t(`error.${why}.text`)}>
      <Link href="/new?with=friends" className="button main">
        {t('home.tables.open')}
      </Link>
      <Link href="/" className="button">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}

function Gathering({ known, send }: GameProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const summary = useSettingsSummary();
  const saying = useSaying();
  const [refused, setRefused] = useState<unknown>(null);
  const chat = useRef<HTMLElement>(null);
  const openChat = (): void => chat.current?.scrollIntoView({ block: 'center' });
  const isShared = !isLocal(known.table);
  useDealPart(known, send);
  const { room, you } = known;
  const me = you === null ? null : room.chairs[you].person;
  const isHost = me !== null && me.id === room.host;
  const isRemoved = useIsRemoved(known);
  const host = room.chairs.find(({ person }) => person?.id === room.host)?.person;
  const tell = async (command: Command) => {
    const reply = await send(command);
    setRefused(reply.type === 'refused' ? reply : null);
    return reply;
  };
  const leave = async (): Promise<void> => {
    if (you !== null) await send({ do: 'leave' });
    go('/');
  };
  return (
    <Screen
      title={host ? t('lobby.titleOf', { name: host.name }) : t('lobby.title', { code: room.code })}
      className="lobby"
      aside={
        <button type="button" className="button" onClick={leave}>
          {t(you === null ? 'lobby.home' : 'lobby.leave')}
        </button>
      }
    >
      {refused ? (
        <p className="said said-bad" role="alert">
          <Icon name="no" /> {saying(refused)}
        </p>
      ) : null}
      <div className="lobby-grid">
        {isShared ? <Invite code={room.code}>{isHost ? <InvitePeople known={known} /> : null}</Invite> : null}
        <Chairs known={known} send={tell} />
        <div className="lobby-side">
          <section className="panel" aria-labelledby="game">
            <div className="panel-head">
              <h2 id="game">{t('lobby.game.title')}</h2>
              {isHost ? (
                <ChangeGame
                  settings={room.settings}
                  isBegun={room.beginning !== null}
                  onSave={(settings) => tell({ do: 'set', settings })}
                />
              ) : null}
            </div>
            <ul className="game-facts">
              {begunFacts(t, room.beginning).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {summary(room.settings).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
          {isShared ? <Chat panel={chat} known={known} send={send} /> : null}
        </div>
      </div>
      <StartBar known={known} send={tell} isHost={isHost} isRemoved={isRemoved}>
        {isShared ? <ChatButton known={known} onOpen={openChat} /> : null}
      </StartBar>
      {isShared ? <ChatNote known={known} onOpen={openChat} /> : null}
    </Screen>
  );
}

/** Where it begins, and what of that whoever sits down may know already. */
function begunFacts(t: TFunction, beginning: BeginningShown | null): string[] {
  if (!beginning) return [];
  const { is, name, keeps } = beginning;
  return [
    ...(name === null ? [] : [t('branch.sheet.name', { name })]),
    t(is === 'game' ? 'branch.begun' : 'branch.begunTable', { when: beganAt(t, beginning) }),
    t(is === 'table' ? 'branch.sheet.anewTable' : keeps === null ? 'branch.sheet.dealt' : 'branch.lobby.anew', {
      seat: (keeps ?? 0) + 1,
    }),
  ];
}

function Chairs({ known, send }: GameProps) {
  const { t } = useTranslation();
  const { room, you } = known;
  const { chairs, settings } = room;
  const seated = chairs.filter(({ person, bot }) => person || bot).length;
  const teams = rulesFor(settings)?.teams ?? null;
  const isHost = you !== null && chairs[you].person?.id === room.host;
  const isRemoved = useIsRemoved(known);
  const ratingOf = useRatings(isLocal(known.table) ? [] : chairs.flatMap((chair) => identityOf(chair) ?? []));
  return (
    <section className="panel chairs" aria-labelledby="chairs">
      <h2 id="chairs">{t('lobby.chairs')}</h2>
      <p className="hint">{t('lobby.chairsHint')}</p>
      <ol className={isHost ? 'chair-ring arranging' : 'chair-ring'}>
        {chairs.map((chair, number) => (
          <ChairCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
            key={number}
            chair={chair}
            table={known.table}
            number={number}
            count={chairs.length}
            isMe={number === you}
            isHost={chair.person !== null && chair.person.id === room.host}
            canArrange={isHost}
            canSit={you === null && !isRemoved}
            isMuted={chair.person !== null && room.muted.includes(chair.person.id)}
            pick={settings.wonders?.[number] ?? null}
            team={teams ? teams.findIndex((seats) => seats.includes(number)) : null}
            rating={ratingOf(identityOf(chair))}
            send={send}
          />
        ))}
        <li className="ring-middle" aria-hidden="true">
          <Icon name="polis" />
          {t('home.games.gathering', { seated, seats: chairs.length })}
        </li>
      </ol>
      {isHost
        ? room.removed.map(({ id, name }) => (
            <p key={id} className="sent-away">
              {t('lobby.removed', { name })}
              <button type="button" className="button" onClick={() => send({ do: 'readmit', person: id })}>
                {t('lobby.readmit', { name })}
              </button>
            </p>
          ))
        : null}
    </section>
  );
}
