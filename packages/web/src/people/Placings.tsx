/** How often someone came in where, for each number of players. */
import './Placings.css';
import type { Profile } from '@polis/server/protocol';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useTranslation } from '../text/speaking.tsx';

const WIDE = 100;
const HIGH = 20;
const GAP = 0.6;

export function Placings({ places }: Pick<Profile, 'places'>) {
  const { t } = useTranslation();
  return (
    <section className="panel" aria-labelledby="placings">
      <h2 id="placings">{t('people.placings.title')}</h2>
      <ul className="placings">
        {places.map(({ players, counts }) => (
          <li key={players}>
            <b>{t('people.placings.of', { count: players })}</b>
            <PlacingBar counts={counts} />
            <p className="hint">
              {counts
                .flatMap((count, i) =>
                  count === 0
                    ? []
                    : [
                        t('people.placings.times', {
                          place: t('home.games.place', { count: i + 1, ordinal: true }),
                          count,
                        }),
                      ],
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The better the place, the darker. */
function PlacingBar({ counts }: { counts: readonly number[] }) {
  const x = scaleLinear({ domain: [0, counts.reduce((sum, count) => sum + count, 0)], range: [0, WIDE] });
  let before = 0;
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, i) => {
        const from = before;
        before += count;
        return count === 0 ? null : (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={i}
            x={x(from)}
            y={0}
            height={HIGH}
            width={Math.max(0, x(count) - GAP)}
            className="placing-part"
            fillOpacity={1 - (0.82 * i) / Math.max(1, counts.length - 1)}
          />
        );
      })}
    </svg>
  );
}
