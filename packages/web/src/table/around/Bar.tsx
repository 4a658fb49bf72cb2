/** The top of the table: where the game is, whom it waits for, and the tools. */
import './Bar.css';
import { memo } from 'react';
import { Link } from 'wouter';
import { News } from '../../chat/News.tsx';
import { useUnread } from '../../chat/unread.ts';
import { useSettings } from '../../device/settings.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { stateOf, waitingFor } from '../../game/state.ts';
import { isLocal } from '../../local/local.ts';
import { Icon } from '../../look/Icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { openSheet, type Sheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useHasHints } from '../hintsAllowed.ts';
import { Clock } from './Clock.tsx';
import { Menu } from './Menu.tsx';
import { Turns } from './Turns.tsx';

/**
 * On small screens the words of passing go first; those who are waited for are counted; the words of the tools go, then
 * discards and log (the menu has them).
 */
const FITS = 5;

interface ToolProps {
  icon: IconName;
  text: string;
  letter: string;
  sheet: Sheet;
  className?: string;
  /** How much is new there. */
  news?: number;
  /** With the news, for those who hear it. */
  label?: string;
}

export function Tool({ icon, text, letter, sheet, className = '', news = 0, label = text }: ToolProps) {
  const hasLetters = useSettings((settings) => settings.singleKeys);
  return (
    <button
      type="button"
      className={`tool ${className}`}
      aria-keyshortcuts={letter}
      aria-label={label}
      onClick={() => openSheet(sheet)}
    >
      <Icon name={icon} />
      <span>{text}</span>
      <News count={news} />
      {hasLetters ? <span className="letter">{letter}</span> : null}
    </button>
  );
}

/** `over`: an Age that has ended and whose conflicts are being looked at. */
export const Bar = memo(function Bar({ over, ...region }: RegionProps & { over: number | null }) {
  const { t } = useTranslation();
  const { known, model } = region;
  const names = useNames(known, model);
  const hasHints = useHasHints(region);
  const waiting = waitingFor(model);
  const others = waiting.filter((seat) => seat !== model.view.seat);
  const areAway = waiting.every((seat) => stateOf(known, model, seat) === 'away');
  const unread = useUnread(known).length;
  const discarded = model.view.piles[model.rules.tablePile('discard')].count;
  const fit = useFit<HTMLElement>(FITS, { isLine: true });
  return (
    <header className="bar" {...fit}>
      <Link href="/" className="mark" aria-label={t('table.home')}>
        <Icon name="polis" />
        <span>{t('table.mark')}</span>
      </Link>
      <Turns {...region} over={over} />
      <p className="wait">
        {waiting.length > 0 ? (
          <>
            <span className="lt lt-names">
              {others.length === 0
                ? t('table.waitingMe')
                : t(areAway ? 'table.away' : 'table.waiting', {
                    count: waiting.length,
                    names: names.list(waiting.map(names.whom)),
                  })}
            </span>
            <span className="lt lt-count">
              {others.length === 0
                ? t('table.waitingMe')
                : t(others.length < waiting.length ? 'table.waitingMeToo' : 'table.waitingCount', {
                    count: others.length,
                  })}
            </span>
          </>
        ) : null}
        <Clock {...region} />
      </p>
      <nav className="tools" aria-label={t('table.tools')}>
        <Tool
          icon="pile"
          text={t('table.discards', { count: discarded })}
          letter="X"
          sheet={{ sheet: 'discards' }}
          className="pile"
        />
        {hasHints ? <Tool icon="hint" text={t('table.hint')} letter="H" sheet={{ sheet: 'hint' }} /> : null}
        <Tool icon="log" text={t('table.log')} letter="L" sheet={{ sheet: 'log' }} className="log" />
        {isLocal(known.table) ? null : (
          <Tool
            icon="chat"
            text={t('table.chat')}
            label={unread > 0 ? t('table.chatNew', { count: unread }) : t('table.chat')}
            letter="M"
            sheet={{ sheet: 'chat' }}
            news={unread}
          />
        )}
        <Menu {...region} />
      </nav>
    </header>
  );
});
