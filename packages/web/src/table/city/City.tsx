/** My city: what it has, what it makes, what stands in it, and its wonder. */
import './City.css';
import type { Card } from '@polis/engine';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import { byColumn, cityOf, entombedOf, marksOf } from '../../game/contents.ts';
import type { RegionProps, TableModel } from '../../game/model.ts';
import { type Names, useNames } from '../../game/names.ts';
import { lastTurn } from '../../game/turns.ts';
import { kindOf } from '../../look/kinds.ts';
import { keyed } from '../../parts/keyed.ts';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { cardsBuilt } from '../last-turn/doings.ts';
import { Column, ProjectsHead } from './Column.tsx';
import { Ledger } from './Ledger.tsx';
import { Production } from './Production.tsx';
import { Slab } from './Slab.tsx';
import { Wonder } from './Wonder.tsx';

/** On a phone first the scene gives way, then all of the city gets denser together, then symbols stand without frames, and at last only counts are left. */
const FITS = 5;

export const City = memo(function City(region: RegionProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { me, rules } = model;
  const names = useNames(known, model);
  const cards = cityOf(model, me);
  const marks = marksOf(model, me);
  const fresh = cardsBuilt(lastTurn(known.log), me);
  const columns = byColumn(cards).filter(({ kinds: [kind] }) => isPlayed(kind, rules.modules));
  const projects = marks.filter(isProject);
  // beside leaders there is no room for one more
  const hasOwnColumn = rules.modules.includes('edifice') && !isPlayed('leader', rules.modules);
  const count = columns.length + (hasOwnColumn ? 1 : 0);
  const fit = useFit<HTMLDivElement>(FITS);
  return (
    <section className="city" data-seat={me} aria-label={t('city.region', { ...names.whose(me) })}>
      <Ledger {...region} />
      <Production {...region} seat={me} />
      <div className="cols" {...fit} style={{ '--columns': count, '--half': Math.ceil(count / 2) } as CSSProperties}>
        {columns.map(({ kinds, cards: held }) => (
          <Column key={kinds[0]} kind={kinds[0]} count={held.length}>
            {keyed(held, (card) => card.name).map(({ key, item }) => (
              <Slab key={key} model={model} names={names} card={item} isFresh={fresh.has(item.name)} />
            ))}
            {kinds[0] === 'leader' ? (
              <>
                <Marks of={marks.filter((card) => !isProject(card))} model={model} names={names} />
                {entombedOf(model, me).map((tomb) => (
                  <Slab key={`tomb-${tomb.card.name}`} model={model} names={names} card={tomb.card} tomb={tomb} />
                ))}
                {projects.length > 0 ? <ProjectsHead /> : null}
                <Marks of={projects} model={model} names={names} />
              </>
            ) : null}
          </Column>
        ))}
        {hasOwnColumn ? (
          <Column kind="project" count={projects.length}>
            <Marks of={projects} model={model} names={names} />
          </Column>
        ) : null}
      </div>
      <Wonder {...region} seat={me} />
    </section>
  );
});

/** Cards that lie elsewhere and give here. */
function Marks({ of, model, names }: { of: readonly Card[]; model: TableModel; names: Names }) {
  return keyed(of, (card) => card.name).map(({ key, item }) => (
    <Slab key={`mark-${key}`} model={model} names={names} card={item} isMark />
  ));
}

/** Projects of an Age have no colour. */
const isProject = ({ colour }: Card): boolean => kindOf(colour) === null;

/** All columns of a game are there from its start, so that each stays where it is. */
function isPlayed(kind: string, modules: readonly string[]): boolean {
  if (kind === 'shadow') return modules.includes('cities');
  if (kind === 'leader') return modules.includes('leaders');
  return true;
}
