/** The cards of one kind, under the crest of the kind; what projects give has a column too, or a part of one. */
import './Column.css';
import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import type { Kind } from '../../look/kinds.ts';
import { Crest } from '../../look/symbols.tsx';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';

/** Names on two lines, then above the symbols, then lower rows; no names and cards side by side; smaller symbols. */
const FITS = 5;

interface ColumnProps {
  kind: Kind | 'project';
  count: number;
  children: ReactNode;
}

export function Column({ kind, count, children }: ColumnProps) {
  const { t } = useTranslation();
  const name = kind === 'leader' ? t('city.leaders') : kind === 'project' ? t('city.projects') : t(`kind.${kind}`);
  const fit = useFit<HTMLElement>(FITS, { whole: '.x-name' });
  return (
    <section
      {...fit}
      className={`col k-${kind}`}
      aria-label={t('table.kindCount', { count, kind: kind === 'project' ? name : t(`kind.${kind}`) })}
    >
      <h3>
        {kind === 'project' ? <ProjectCrest /> : <Crest kind={kind} />}
        <span className="lb">{name}</span>
        <em>{count}</em>
      </h3>
      <ul className="edged">{children}</ul>
    </section>
  );
}

const ProjectCrest = () => (
  <span className="crest" aria-hidden="true">
    <Icon name="column" />
  </span>
);

/** Between the cards of a column and what projects give, where both stand in one. */
export function ProjectsHead() {
  const { t } = useTranslation();
  return (
    <li className="col-projects">
      <ProjectCrest />
      <span className="lb">{t('city.projects')}</span>
    </li>
  );
}
