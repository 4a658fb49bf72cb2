/** Where someone's points come from, on average. The numbers stand beside their bars. */
import './Means.css';
import '../end/ScoreSheet.css';
import './people.css';
import type { Profile } from '@polis/server/protocol';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { inOrder, lookOf } from '../parts/lines.tsx';
import { chairsOf, useMean } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';

const WIDE = 100;
const HIGH = 14;
/** How far a sum of numbers rounded to tenths may be off. */
const ROUNDED = 0.6;

export function Means({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const mean = useMean();
  const { means, meanTotal, counted } = profile;
  const lines = inOrder(Object.keys(means));
  const sum = Object.values(means).reduce((all, one) => all + one, 0);
  const x = scaleLinear({ domain: [0, Math.max(10, ...Object.values(means))], range: [0, WIDE] });
  return (
    <section className="panel" aria-labelledby="means">
      <h2 id="means">{t('people.means.title')}</h2>
      <table className="plain-table means">
        <caption>
          {t('people.means.text', { count: counted, ...chairsOf(profile) })}{' '}
          {Math.abs(sum - meanTotal) > ROUNDED ? t('people.means.some') : null}
        </caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">
                <span className="line-head">
                  <span className="line-icon">{lookOf(line).icon}</span>
                  {t(`end.line.${line}`)}
                </span>
              </th>
              <td className="mean-bar">
                <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
                  <Bar
                    x={0}
                    y={0}
                    height={HIGH}
                    width={x(Math.max(0, means[line]))}
                    fill={lookOf(line).fill}
                    className="mean-part"
                  />
                </svg>
              </td>
              <td>{mean(means[line])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('end.sheet.total')}</th>
            <td />
            <td>{mean(meanTotal)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
