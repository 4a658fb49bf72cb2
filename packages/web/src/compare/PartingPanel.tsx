/** Where branch and game part: the choice there, the choice here, and what each promises. */
import './PartingPanel.css';
import { useMemo } from 'react';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { answerWords } from '../game/words.ts';
import { knownAt } from '../record/seen.ts';
import { stepName } from '../record/stepName.ts';
import { begun } from '../text/begun.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Parting, partingFor, type Side } from './games.ts';
import { Pair } from './Pair.tsx';
import { type CompareProps, useWritten } from './shown.ts';
import { type PartingFound, useParting } from './useParting.ts';

export function PartingPanel(props: CompareProps) {
  const { t } = useTranslation();
  const { compared, seat } = props;
  const { there, at, keeps } = compared;
  const parting = useMemo(() => partingFor(compared, seat), [compared, seat]);
  return (
    <section className="panel parting" aria-labelledby="parting">
      <h2 id="parting">{t('branch.compare.parting.title', { when: stepName(t, there.story.steps[at]) })}</h2>
      {parting ? (
        <Parted {...props} parting={parting} />
      ) : (
        <p>
          {t(keeps !== null && keeps !== seat ? 'branch.compare.parting.otherCards' : 'branch.compare.parting.nobody')}
        </p>
      )}
    </section>
  );
}

function Parted({ parting, ...props }: CompareProps & { parting: Parting }) {
  const { t } = useTranslation();
  const words = useSideWords(props);
  const written = useWritten();
  const found = useParting(parting);
  const names = [t('branch.compare.there'), t('branch.compare.here')] as const;
  const [there, here] = [words(parting.there), words(parting.here)];
  if (parting.there.choice === parting.here.choice) return <p>{t('branch.compare.parting.same', { what: there })}</p>;
  const points = [found.there.points, found.here.points] as const;
  const most = Math.max(10, ...points.flatMap((one) => (one ? [one.to ?? one.value] : [])));
  return (
    <>
      <dl className="parting-choices">
        <div>
          <dt>{names[0]}</dt>
          <dd>{there}</dd>
        </div>
        <div>
          <dt>{names[1]}</dt>
          <dd>{here}</dd>
        </div>
      </dl>
      <div className="compare-grid">
        <Pair
          title={t('branch.compare.parting.chance')}
          names={names}
          found={[found.there.chance, found.here.chance]}
          write={written.chance}
          most={1}
        />
        <Pair
          title={t('branch.compare.parting.points')}
          names={names}
          found={points}
          write={written.points}
          most={most}
        />
      </div>
      <Looking found={found} />
    </>
  );
}

function Looking({ found: { is, count, all, stop, more } }: { found: PartingFound }) {
  const { t } = useTranslation();
  return (
    <div className="looking">
      <p role="status">
        {is === 'failed' ? t('branch.compare.parting.failed') : t(`branch.compare.parting.${is}`, { count, all })}
      </p>
      {is === 'thinking' ? (
        <button type="button" className="button" onClick={stop}>
          {t('branch.compare.parting.stop')}
        </button>
      ) : (
        <button type="button" className="button" onClick={more}>
          {t('branch.compare.parting.again')}
        </button>
      )}
    </div>
  );
}

/** A choice with how it is paid. */
function useSideWords({ compared, seat, rooms }: CompareProps): (side: Side) => string {
  const { t, i18n } = useTranslation();
  const { there, at } = compared;
  const known = knownAt(there, rooms.there, { at, seat, isOpen: false }, seat);
  const names = useNames(known, modelOf(known.view as NonNullable<typeof known.view>));
  return ({ view, question, choice }) =>
    begun(answerWords(t, names, modelOf(view), question.seat, choice), i18n.language);
}
