/** The top of a table that is shown again: where the game is, what can be read, and what to do with its record. */
import './ReplayBar.css';
import '../table/around/Bar.css';
import '../table/around/Turns.css';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useShortcuts } from '../parts/keyboard.ts';
import { openSheet } from '../parts/open.ts';
import { download } from '../record/record.ts';
import { Tool } from '../table/around/Bar.tsx';
import { Turns } from '../table/around/Turns.tsx';
import { LinkButton } from './LinkButton.tsx';
import type { ReplayProps } from './ReplayTable.tsx';
import type { Viewpoint } from './viewpoint.ts';

export const ReplayBar = memo(function ReplayBar({ viewpoint, ...region }: ReplayProps & { viewpoint: Viewpoint }) {
  const { t } = useTranslation();
  const { model, game } = region;
  const discarded = model.view.piles[model.rules.tablePile('discard')].count;
  useShortcuts([{ keys: ['s'], text: 'replay.scores', run: () => openSheet({ sheet: 'scores' }) }]);
  return (
    <header className="bar">
      <Link href="/" className="mark" aria-label={t('table.home')}>
        <Icon name="polis" />
        <span>{t('table.mark')}</span>
      </Link>
      {model.view.over ? <h1 className="age disp">{t('replay.end')}</h1> : <Turns {...region} />}
      <p className="wait">
        <span className="lt">{t('replay.title')}</span>
      </p>
      <nav className="tools" aria-label={t('table.tools')}>
        <Tool
          icon="pile"
          text={t('table.discards', { count: discarded })}
          letter="X"
          sheet={{ sheet: 'discards' }}
          className="pile"
        />
        <Tool icon="log" text={t('table.log')} letter="L" sheet={{ sheet: 'log' }} />
        <Tool icon="points" text={t('replay.scores')} letter="S" sheet={{ sheet: 'scores' }} />
        <Link href={`/review/${game.id}?seat=${model.me + 1}`} className="tool to-review" aria-label={t('end.review')}>
          <Icon name="hint" />
          <span>{t('end.review')}</span>
        </Link>
        <LinkButton game={game.id} viewpoint={viewpoint} />
        <button
          type="button"
          className="tool"
          aria-label={t('end.record')}
          onClick={() =>
            download({ ...game.record, ...(game.players ? { players: [...game.players] } : {}) }, game.fileName)
          }
        >
          <Icon name="save" />
          <span>{t('end.record')}</span>
        </button>
      </nav>
    </header>
  );
});
