/** The cards of one kind, under the crest of the kind. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../look/kinds.ts';
import { Crest } from '../../look/symbols.tsx';
import { useFit } from '../around/useFit.ts';

/** Levels of density: names on two lines, lower rows, then no names and two cards side by side, then three. */
const FITS = 4;

export function Column({ kind, count, children }: { kind: Kind; count: number; children: ReactNode }) {
  const { t } = useTranslation();
  const fit = useFit<HTMLElement>(FITS, '.x > span');
  return (
    <section
      ref={fit}
      className={`col k-${kind}`}
      aria-label={t('table.kindCount', { count, kind: t(`kind.${kind}`) })}
    >
      <h3>
        <Crest kind={kind} />
        <span className="lb">{t(kind === 'leader' ? 'city.leaders' : `kind.${kind}`)}</span>
        <em>{count}</em>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
