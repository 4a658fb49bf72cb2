/** The proof of an exercise in numbers: both looks, with their doubt. */
import './Proof.css';
import type { RegionProps } from '../game/model.ts';
import { usePercent } from '../review/shown.ts';
import { useChoiceWords } from '../table/sheets/choiceWords.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Tried } from './fromServer.ts';
import type { Task } from './task.ts';

/** Within so many standard errors the difference of another look would lie. */
const ERRORS = 3;

interface ProofProps {
  task: Task;
  /** Null: what it came with is all that is known of how hard it is. */
  tried: Tried | null;
  region: RegionProps;
}

export function Proof({ task: { exercise, seconds }, tried, region }: ProofProps) {
  const { t, i18n } = useTranslation();
  const percent = usePercent();
  const words = useChoiceWords(region);
  const number = new Intl.NumberFormat(i18n.language);
  const points = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (
    <details className="proof">
      <summary>{t('exercises.proof.title')}</summary>
      <p>
        {t('exercises.proof.text')} {rated()} {t('exercises.proof.themes', { themes: themesIn() })}
      </p>
      <table>
        <thead>
          <tr>
            {['best', 'second', 'gap', 'points', 'tries'].map((column) => (
              <th key={column} scope="col">
                {t(`exercises.proof.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exercise.proof.map(({ tries, expected: [best, second], doubt }, look) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and always the same
            <tr key={look}>
              <td>{percent(best.chance)}</td>
              <td>
                {percent(second.chance)} <small>{words(seconds[look])}</small>
              </td>
              <td>
                {t('review.table.margin', {
                  gain: percent(best.chance - second.chance),
                  margin: percent(ERRORS * doubt),
                })}
              </td>
              <td>
                {points.format(best.points)} / {points.format(second.points)}
              </td>
              <td>{number.format(tries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );

  function rated(): string {
    if (!tried || tried.tries === 0) return t('exercises.proof.rating', { rating: exercise.rating });
    return t('exercises.proof.tried', { rating: tried.rating.value, count: tried.tries });
  }

  function themesIn(): string {
    const { themes } = exercise;
    return themes.length === 0
      ? t('exercises.themes.none')
      : themes.map((theme) => t(`exercises.themes.${theme}`)).join(', ');
  }
}
