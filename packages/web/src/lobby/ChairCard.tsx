/** One chair: who sits there, and what may be done about it. */
import './ChairCard.css';
import '../look/seat.css';
import { type ChairShown, type Command, LEVELS, type Level, PLAIN_LEVELS } from '@polis/client';
import type { WonderPick } from '@polis/engine';
import type { ShownRating } from '@polis/server/protocol';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { AboutButton } from '../care/AboutButton.tsx';
import { Presence } from '../company/Presence.tsx';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { Emblem } from '../look/symbols.tsx';
import { TEAM_COLOURS, TEAM_LETTERS } from '../look/teams.ts';
import { botName, levelTitle, partsOf } from '../text/botName.ts';
import { dayText } from '../text/dayText.ts';
import { useTranslation } from '../text/speaking.tsx';
import { cellOf } from './seating.ts';

export interface ChairProps {
  chair: ChairShown;
  /** The table's id. */
  table: string;
  number: number;
  count: number;
  isMe: boolean;
  isHost: boolean;
  /** I may arrange the table. */
  canArrange: boolean;
  /** I have no chair yet. */
  canSit: boolean;
  isMuted: boolean;
  pick: WonderPick | null;
  /** From 0; null without teams. */
  team: number | null;
  /** Over all games; null where there is none. */
  rating: ShownRating | null;
  send(command: Command): Promise<unknown>;
}

export function ChairCard(props: ChairProps) {
  const { chair, table, number, count, isMe, canArrange, canSit, pick, team, send } = props;
  const { t } = useTranslation();
  const { person, bot } = chair;
  const name = person?.name ?? (bot ? botName(t, bot) : t('lobby.free'));
  const look = ['lobby-chair', isMe ? 'mine' : '', person || bot ? '' : 'is-free', team === null ? '' : 'teamed'].join(
    ' ',
  );
  const cell = {
    '--cell': cellOf(number, count),
    '--team': team === null ? '' : `var(--team-${TEAM_COLOURS[team]})`,
  };
  return (
    <li className={look} style={cell as CSSProperties}>
      <span className="vh">{t('lobby.seat', { number: number + 1 })}</span>
      <ChairDisc chair={chair} pick={pick} />
      <div className="chair-who">
        {canArrange && !person ? (
          <Player number={number} bot={bot} send={send} />
        ) : (
          <b>{person && !isMe ? <Link href={`/people/${person.id}`}>{name}</Link> : name}</b>
        )}
        <ChairState {...props} />
      </div>
      {person ? <AboutButton person={person} table={table} line={null} /> : null}
      {team === null ? null : (
        <span className="team-letter" role="img" aria-label={t('lobby.team', { letter: TEAM_LETTERS[team] })}>
          {TEAM_LETTERS[team]}
        </span>
      )}
      <div className="chair-tools">
        {canSit && !person && !bot ? (
          <button type="button" className="button main" onClick={() => send({ do: 'sit', chair: number })}>
            {t('lobby.sit')}
          </button>
        ) : null}
        {canArrange ? <Tools {...props} name={name} /> : null}
      </div>
    </li>
  );
}

/** The board that was picked for the chair; else whether a person or a bot sits there. */
function ChairDisc({ chair: { person, bot }, pick }: Pick<ChairProps, 'chair' | 'pick'>) {
  if (pick && pick.wonder !== 'random') return <Emblem city={pick.wonder} />;
  return (
    <span className="emb chair-disc" aria-hidden="true">
      {person ? <span className="disp">{person.name.charAt(0).toUpperCase()}</span> : null}
      {bot ? <Icon name="science" /> : null}
    </span>
  );
}

function ChairState({ chair: { person, bot, present, holidays = [] }, isMe, isHost, pick, rating }: ChairProps) {
  const { t, i18n } = useTranslation();
  const holiday = holidays.find(({ until }) => until > Date.now());
  const states = [
    ...(isMe ? [t('lobby.you')] : []),
    ...(isHost ? [t('lobby.host')] : []),
    ...(person && !isMe ? [t(present ? 'lobby.here' : 'lobby.away')] : []),
    ...(bot ? [t('lobby.bot')] : []),
    ...(holiday
      ? [
          t('lobby.holiday', {
            from: dayText(i18n.language, holiday.since),
            until: dayText(i18n.language, holiday.until - 1),
          }),
        ]
      : []),
    ...(pick && pick.wonder !== 'random' ? [t(`board.${pick.wonder}`)] : []),
    ...(rating ? [t('people.rating.said', { value: rating.value, spread: rating.spread })] : []),
  ];
  return (
    <small>
      {person ? <Presence isHere={present} /> : null}
      {states.join(' · ')}
    </small>
  );
}

function Player({ number, bot, send }: { number: number; bot: Level | null; send: ChairProps['send'] }) {
  const { t } = useTranslation();
  return (
    <select
      className="select"
      aria-label={t('lobby.whoPlays', { number: number + 1 })}
      value={bot ?? ''}
      onChange={({ target }) => send({ do: 'bot', chair: number, bot: (target.value || null) as Level | null })}
    >
      <option value="">{t('lobby.free')}</option>
      <optgroup label={t('lobby.bot')}>
        {PLAIN_LEVELS.map((level) => (
          <option key={level} value={level}>
            {levelTitle(t, level)}
          </option>
        ))}
        {/* tables from before there were levels, and those that came here by other ways */}
        {bot && !partsOf(bot) ? <option value={bot}>{botName(t, bot)}</option> : null}
      </optgroup>
      <optgroup label={t('setup.level.style')}>
        {LEVELS.filter((level) => partsOf(level)?.style).map((level) => (
          <option key={level} value={level}>
            {botName(t, level)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function Tools({ chair: { person }, number, count, isMe, isMuted, name, send }: ChairProps & { name: string }) {
  const move = (by: number): Promise<unknown> => {
    const order = Array.from({ length: count }, (_, i) => i);
    const to = (number + by + count) % count;
    order[number] = to;
    order[to] = number;
    return send({ do: 'order', order });
  };
  return (
    <>
      <Tool deed="moveUp" icon="arrow-left" name={name} onClick={() => move(-1)} />
      <Tool deed="moveDown" icon="arrow-right" name={name} onClick={() => move(1)} />
      {person && !isMe ? (
        <>
          <Tool
            deed={isMuted ? 'unmute' : 'mute'}
            icon={isMuted ? 'away' : 'chat'}
            name={name}
            onClick={() => send({ do: 'mute', person: person.id, muted: !isMuted })}
          />
          <Tool deed="remove" icon="no" name={name} onClick={() => send({ do: 'remove', chair: number })} />
        </>
      ) : null}
    </>
  );
}

interface ToolProps {
  deed: 'moveUp' | 'moveDown' | 'mute' | 'unmute' | 'remove';
  icon: IconName;
  name: string;
  onClick(): void;
}

/** Shows its word where there is room; its full meaning is always there for screen readers. */
function Tool({ deed, icon, name, onClick }: ToolProps) {
  const { t } = useTranslation();
  const what = t(`lobby.${deed}`, { name });
  return (
    <button type="button" className={`button icon tool-${deed}`} aria-label={what} title={what} onClick={onClick}>
      <Icon name={icon} />
      <span className="chair-word">{t(`lobby.word.${deed}`)}</span>
    </button>
  );
}
