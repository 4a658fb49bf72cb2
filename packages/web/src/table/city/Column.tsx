/** The cards of one kind, under the crest of the kind. */
import './Column.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../look/kinds.ts';
import { Crest } from '../../look/symbols.tsx';
import { useFit } from '../../parts/useFit.ts';

/** Names on two lines, then above the symbols, then lower rows; no names and cards side by side; smaller symbols. */
const FITS = 5;

export function Column({ kind, count, children }: { kind: Kind; count: number; children: ReactNode }) {
  const { t } = useTranslation();
  const fit = useFit<HTMLElement>(FITS, { whole: '.x > span' });
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
      <ul className="edged">{children}</ul>
    </section>
  );
}
