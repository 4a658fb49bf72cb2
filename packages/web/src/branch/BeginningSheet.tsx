/** Where the game at this table began; what was played there is told to those who want to know. */
import './BeginningSheet.css';
import '../table/around/buttons.css';
import type { BeginningShown } from '@polis/client';
import { NONE } from '@polis/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { modelOf, type RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { answerWords } from '../game/words.ts';
import { useSheet } from '../parts/open.ts';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { stepOf } from '../record/branch.ts';
import { useBranchNotes } from '../record/branches.ts';
import { type RecordedGame, useRecordedGame } from '../record/game.ts';
import { viewAt } from '../record/seen.ts';
import { stepName } from '../record/stepName.ts';
import { beganAt, nameOfBranch } from '../tables/branches.ts';
import { useTranslation } from '../text/speaking.tsx';

export function BeginningSheet(region: RegionProps) {
  const isOpen = useSheet(({ open }) => open?.sheet === 'beginning');
  const { beginning } = region.known.room;
  return isOpen && beginning ? <Beginning {...region} beginning={beginning} /> : null;
}

interface BeginningProps extends RegionProps {
  beginning: BeginningShown;
}

function Beginning({ beginning, ...region }: BeginningProps) {
  const { t } = useTranslation();
  const names = useNames(region.known, region.model);
  const { is, keeps } = beginning;
  const noted = useBranchNotes(({ origins }) => origins[region.known.table]);
  const of = beginning.of ?? noted?.of ?? null;
  const hidden =
    is === 'table'
      ? t('branch.sheet.anewTable')
      : keeps === null
        ? t('branch.sheet.dealt')
        : t('branch.sheet.anew', { name: names.whom(keeps) });
  return (
    <SheetFrame title={t('branch.sheet.title')} about={t('branch.sheet.name', { name: nameOfBranch(t, beginning) })}>
      <div className="begun">
        <p>{t(is === 'table' ? 'branch.begunTable' : 'branch.begun', { when: beganAt(t, beginning) })}</p>
        <p>
          {hidden} {t('branch.sheet.unrated')}
        </p>
        {of === null ? null : <Origin {...region} beginning={beginning} of={of} step={noted?.at ?? null} />}
      </div>
    </SheetFrame>
  );
}

/** `step`: of the other game, if it is known here. */
function Origin({ of, step, beginning, ...region }: BeginningProps & { of: string; step: number | null }) {
  const { t } = useTranslation();
  const { data: game, error } = useRecordedGame(of);
  const [isShown, setIsShown] = useState(false);
  if (error) return <p className="quiet">{t('branch.sheet.gone')}</p>;
  if (!game) return null;
  const last = game.story.steps.length - 1;
  const at = Math.min(last, step ?? stepOf(game.story, beginning, region.model.view.question));
  const seat = region.known.you ?? 0;
  return (
    <>
      <Link href={`/replay/${of}/${at + 1}?seat=${seat + 1}`} className="quiet-b">
        {t('branch.sheet.toGame')}
      </Link>
      {isShown ? (
        <Played {...region} game={game} at={at} />
      ) : (
        <button type="button" className="quiet-b" aria-expanded={false} onClick={() => setIsShown(true)}>
          {t('branch.sheet.reveal')}
        </button>
      )}
    </>
  );
}

/** By this seat, also for a city it plays for: what the others have in mind stays unknown here. */
function Played({ known, model, game, at }: RegionProps & { game: RecordedGame; at: number }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const step = game.story.steps[at];
  const own = modelOf(viewAt(step, model.me));
  const asked = own.view.asks.filter(({ sealed }) => sealed !== NONE);
  return (
    <section aria-labelledby="played-there">
      <h3 id="played-there">
        {t('branch.sheet.played')} <small>{stepName(t, step)}</small>
      </h3>
      {asked.length === 0 ? <p>{t('branch.sheet.nothing')}</p> : null}
      <dl>
        {asked.map(({ seat, sealed }) => (
          <div key={seat}>
            <dt>{names.label(seat)}</dt>
            <dd>{answerWords(t, names, own, seat, sealed)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
