/** Two choices beside each other: what they are, how often they win, and what speaks for and against each. */
import './Beside.css';

export interface Side {
  /** Whose choice it is. */
  name: string;
  words: string;
  chance: string;
  reasons: readonly { text: string; isFor: boolean }[];
  isBetter?: boolean;
}

export function Beside({ sides }: { sides: readonly Side[] }) {
  return (
    <dl className="beside">
      {sides.map(({ name, words, chance, reasons, isBetter = false }) => (
        <div key={name} className={isBetter ? 'better' : ''}>
          <dt>{name}</dt>
          <dd>
            <b>{words}</b> <span>{chance}</span>
          </dd>
          {reasons.length > 0 ? (
            <dd className="reasons">
              <ul>
                {reasons.map(({ text, isFor }) => (
                  <li key={text} className={isFor ? '' : 'against'}>
                    {text}
                  </li>
                ))}
              </ul>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
