/** The same of both games: a line for each, with numbers, their intervals, and bars to see them by. */
import './Pair.css';
import type { Estimate } from './figures.ts';
import type { Written } from './shown.ts';

interface PairProps {
  title: string;
  names: readonly [there: string, here: string];
  found: readonly [there: Estimate | null, here: Estimate | null];
  write(found: Estimate): Written;
  /** The end of the scale. */
  most: number;
}

export function Pair({ title, names, found, write, most }: PairProps) {
  return (
    <div className="pair">
      <h3>{title}</h3>
      <dl>
        {names.map((name, i) => (
          <div key={name} className={i === 0 ? 'pair-there' : 'pair-here'}>
            <dt>{name}</dt>
            <dd>
              <Bar found={found[i]} most={most} />
              <PairNumber found={found[i]} write={write} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PairNumber({ found, write }: { found: Estimate | null; write(found: Estimate): Written }) {
  const written = found && write(found);
  return (
    <span className="pair-number">
      <b>{written?.value ?? '–'}</b> {written?.interval ? <small>{written.interval}</small> : null}
    </span>
  );
}

const inPercent = (part: number): string => `${Math.max(0, Math.min(1, part)) * 100}%`;

/** The value, and over it the span that holds it. */
function Bar({ found, most }: { found: Estimate | null; most: number }) {
  return (
    <span className="pair-bar" aria-hidden="true">
      {found ? <i style={{ width: inPercent(found.value / most) }} /> : null}
      {found?.from != null && found.to != null ? (
        <u style={{ left: inPercent(found.from / most), right: inPercent(1 - found.to / most) }} />
      ) : null}
    </span>
  );
}
