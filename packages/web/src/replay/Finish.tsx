/** Where the hand was: who won, and where to read on. */
import './Finish.css';
import '../table/hand/Hand.css';
import { memo } from 'react';
import { Link } from 'wouter';
import { endModelOf } from '../end/model.ts';
import { useNames } from '../game/names.ts';
import { isLocal } from '../local/local.ts';
import { Emblem } from '../look/symbols.tsx';
import { useMe } from '../net/identity.ts';
import { openSheet } from '../parts/open.ts';
import { isFile } from '../record/kept.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { ReplayProps } from './ReplayTable.tsx';

export const Finish = memo(function Finish({ known, model, game }: ReplayProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { ranking, score } = endModelOf(known, model, names);
  const { data: me } = useMe();
  // a table of the server opens only for those who have a name
  const hasTable = isLocal(game.id) || (me && !isFile(game.id));
  return (
    <section className="hand-region finish" aria-label={t('replay.result')}>
      <ol>
        {ranking.seats.map((seat) => (
          <li key={seat} className={score.winners.includes(seat) ? 'has-won' : ''}>
            <Emblem city={names.city(seat)} />
            <span>{names.label(seat)}</span>
            <b>{score.sheets[seat].total}</b>
          </li>
        ))}
      </ol>
      <div className="actions">
        <Link href={`/review/${game.id}?seat=${model.me + 1}`} className="button">
          {t('end.review')}
        </Link>
        {hasTable ? (
          <Link href={`/table/${game.id}`} className="button main">
            {t('end.sheet.title')}
          </Link>
        ) : (
          <button type="button" className="button main" onClick={() => openSheet({ sheet: 'scores' })}>
            {t('end.sheet.title')}
          </button>
        )}
      </div>
    </section>
  );
});
