/** The end of a game: who won, the score sheet, how it came about, and what next. */
import './EndPage.css';
import type { GameRecord } from '@polis/engine';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CheckDeal } from '../fair-deal/CheckDeal.tsx';
import { Credits } from '../frame/Credits.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { isLocal } from '../local/local.ts';
import { clientFor } from '../net/clients.ts';
import { useSaying } from '../net/saying.ts';
import { originOf, useBranchNotes } from '../record/branches.ts';
import { END } from '../record/end.ts';
import type { NamedRecord } from '../record/reading.ts';
import { download, useRecord } from '../record/record.ts';
import type { GameProps } from '../table/GameTable.tsx';
import { beganAt } from '../tables/branches.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Bars } from './Bars.tsx';
import { Course } from './Course.tsx';
import { Headline } from './Headline.tsx';
import { endModelOf } from './model.ts';
import { Ratings } from './Ratings.tsx';
import { unranked } from './ranking.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Talk } from './Talk.tsx';
import { Under } from './Under.tsx';
import { useCounting } from './useCounting.ts';

export function EndPage({ known, send }: GameProps) {
  return known.view ? <Ending known={known} view={known.view} send={send} /> : null;
}

function Ending({ known, view, send }: GameProps & { view: NonNullable<GameProps['known']['view']> }) {
  const { t } = useTranslation();
  useTitle(t('end.title'));
  const table = modelOf(view);
  const names = useNames(known, table);
  const model = useMemo(() => endModelOf(known, table, names), [known, table, names]);
  const counting = useCounting(known.table, model.lines.length);
  const { data, error } = useRecord(known.table);
  const noted = useBranchNotes(({ origins }) => origins[known.table]);
  const origin = known.room.beginning?.of ?? noted?.of ?? null;
  // while points are counted nothing gives the end away
  const told = counting.isOver ? data : undefined;
  const shown = counting.isOver ? model : { ...model, ranking: unranked(model.score) };
  return (
    <div className="screen end">
      <header className="end-bar">
        <Headline model={model} counting={counting} />
        <div className="actions">
          <Link href="/" className="button">
            {t('end.home')}
          </Link>
          {origin ? (
            <Link href={`/compare/${known.table}`} className="button">
              {t('branch.list.compare')}
            </Link>
          ) : null}
          <Link href={`/review/${known.table}`} className="button">
            {t('end.review')}
          </Link>
          <Link href={`/replay/${known.table}/${END}`} className="button">
            {t('end.table')}
          </Link>
          <Link href={`/replay/${known.table}`} className="button">
            {t('end.replay')}
          </Link>
          <button
            type="button"
            className="button"
            disabled={!told}
            onClick={() => told && download(named(told.record, known), `polis-${known.room.code}.json`)}
          >
            {t('end.record')}
          </button>
          <Rematch known={known} send={send} />
        </div>
      </header>
      <main>
        <div className="end-column">
          <ScoreSheet model={shown} counting={counting} />
          {told ? <Under model={model} game={told.game} /> : null}
        </div>
        <div className="end-column">
          <Bars model={shown} counting={counting} />
          {counting.isOver && !isLocal(known.table) ? <Ratings model={model} table={known.table} /> : null}
          <Begun beginning={known.room.beginning} of={origin} />
          {isLocal(known.table) ? null : <Talk known={known} send={send} />}
          {told ? <Course model={model} course={told.course} /> : null}
          {told ? <CheckDeal known={known} record={told.record} /> : null}
          {error ? <p className="said">{t('end.noRecord')}</p> : null}
        </div>
      </main>
      <Credits />
    </div>
  );
}

/** A game that began elsewhere says where. */
function Begun({ beginning, of }: Pick<GameProps['known']['room'], 'beginning'> & { of: string | null }) {
  const { t } = useTranslation();
  if (!beginning) return null;
  return (
    <p className="said">
      {t(beginning.is === 'game' ? 'branch.begun' : 'branch.begunTable', { when: beganAt(t, beginning) })}{' '}
      {of ? <Link href={`/replay/${of}`}>{t('branch.sheet.toGame')}</Link> : null}
    </p>
  );
}

const named = (record: GameRecord, { room }: GameProps['known']): NamedRecord => ({
  ...record,
  players: room.chairs.map(({ person, bot }) => ({ name: person?.name ?? null, bot })),
});

/** The same people at the same chairs; whoever comes later finds the table that was opened. */
function Rematch({ known, send }: GameProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [refused, setRefused] = useState<unknown>(null);
  const saying = useSaying();
  const { next } = known.room;
  const again = async (): Promise<void> => {
    const reply = await send({ do: 'rematch' });
    if (reply.type === 'refused') return setRefused(reply);
    if (!reply.table) return;
    const origin = originOf(known.table);
    if (origin) useBranchNotes.getState().begun(reply.table, origin);
    // nobody else has to come to a table of this device
    if (isLocal(reply.table)) await clientFor(reply.table).command(reply.table, { do: 'start', fill: 'merchant' });
    go(`/table/${reply.table}`);
  };
  if (next)
    return (
      <Link href={`/table/${next}`} className="button call">
        {t('end.next')}
      </Link>
    );
  if (known.you === null) return null;
  return (
    <>
      <button type="button" className="button call" onClick={again}>
        {t('end.rematch')}
      </button>
      <Refused error={refused ? saying(refused) : null} />
    </>
  );
}
