/** The points of a seat at the end of both games, by category. */
import './Ends.css';
import { minus } from '../end/minus.ts';
import { endModelOf, lineName } from '../end/model.ts';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { lookOf } from '../parts/lines.tsx';
import type { RecordedGame } from '../record/game.ts';
import { knownAt } from '../record/seen.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { CompareProps } from './shown.ts';

export function Ends({ compared, seat, rooms }: CompareProps) {
  const { t } = useTranslation();
  const there = useEnd(compared.there, rooms.there, seat);
  const here = useEnd(compared.here, rooms.here, seat);
  const [before, after] = [there.score.sheets[seat], here.score.sheets[seat]];
  const lines = here.lines.map((line) => ({ line, name: t(lineName(here, line)), icon: lookOf(line).icon }));
  return (
    <section className="panel ends" aria-labelledby="ends">
      <h2 id="ends">{t('branch.compare.ends.title')}</h2>
      <p className="hint">{t('branch.compare.ends.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('end.sheet.category')}</span>
            </th>
            <th scope="col">{t('branch.compare.there')}</th>
            <th scope="col">{t('branch.compare.here')}</th>
            <th scope="col">{t('branch.compare.ends.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, name, icon }) => (
            <tr key={line}>
              <th scope="row">
                <span className="line-icon">{icon}</span> {name}
              </th>
              <td>{minus(before[line])}</td>
              <td>{minus(after[line])}</td>
              <Difference by={after[line] - before[line]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('end.sheet.total')}</th>
            <td>{minus(before.total)}</td>
            <td>{minus(after.total)}</td>
            <Difference by={after.total - before.total} />
          </tr>
          <tr>
            <th scope="row">{t('branch.compare.ends.place')}</th>
            <td>{there.ranking.place(seat)}</td>
            <td>{here.ranking.place(seat)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Difference({ by }: { by: number }) {
  const look = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  return <td className={look}>{by > 0 ? `+${by}` : by === 0 ? '=' : minus(by)}</td>;
}

function useEnd(game: RecordedGame, room: CompareProps['rooms']['here'], seat: number) {
  const { steps } = game.story;
  const known = knownAt(game, room, { at: steps.length - 1, seat, isOpen: false }, seat);
  const model = modelOf(known.view as NonNullable<typeof known.view>);
  const names = useNames(known, model);
  return endModelOf(known, model, names);
}
