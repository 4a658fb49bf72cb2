/** My city: what it has, what it makes, what stands in it, and its wonder. */
import './City.css';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { byColumn, cityOf, marksOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { lastTurn } from '../../game/turns.ts';
import { keyed } from '../../parts/keyed.ts';
import { useFit } from '../../parts/useFit.ts';
import { cardsBuilt } from '../last-turn/doings.ts';
import { Column } from './Column.tsx';
import { Ledger } from './Ledger.tsx';
import { Production } from './Production.tsx';
import { Slab } from './Slab.tsx';
import { Wonder } from './Wonder.tsx';

/** On a phone first the scene gives way, then all of the city gets denser together, then symbols stand without frames, and at last only counts are left. */
const FITS = 5;

export function City(region: RegionProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { me, rules } = model;
  const names = useNames(known, model);
  const cards = cityOf(model, me);
  const marks = marksOf(model, me);
  const fresh = cardsBuilt(lastTurn(known.log), me);
  const columns = byColumn(cards).filter(({ kinds: [kind] }) => isPlayed(kind, rules.modules));
  const fit = useFit<HTMLDivElement>(FITS);
  return (
    <section className="city" data-seat={me} aria-label={t('city.region', { ...names.whose(me) })}>
      <Ledger {...region} />
      <Production {...region} seat={me} />
      <div
        className="cols"
        ref={fit}
        style={{ '--columns': columns.length, '--half': Math.ceil(columns.length / 2) } as CSSProperties}
      >
        {columns.map(({ kinds, cards: held }) => (
          <Column key={kinds[0]} kind={kinds[0]} count={held.length}>
            {keyed(held, (card) => card.name).map(({ key, item }) => (
              <Slab key={key} model={model} names={names} card={item} isFresh={fresh.has(item.name)} />
            ))}
            {kinds[0] === 'leader'
              ? keyed(marks, (card) => card.name).map(({ key, item }) => (
                  <Slab key={`mark-${key}`} model={model} names={names} card={item} isMark />
                ))
              : null}
          </Column>
        ))}
      </div>
      <Wonder {...region} seat={me} />
    </section>
  );
}

/** All columns of a game are there from its start, so that each stays where it is. */
function isPlayed(kind: string, modules: readonly string[]): boolean {
  if (kind === 'shadow') return modules.includes('cities');
  if (kind === 'leader') return modules.includes('leaders');
  return true;
}
