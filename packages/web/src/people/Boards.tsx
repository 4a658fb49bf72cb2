/** The boards someone has played most, and how well. */
import '../end/Bars.css';
import './people.css';
import type { Profile } from '@polis/server/protocol';
import { Emblem } from '../look/symbols.tsx';
import { useMean } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';

export function Boards({ boards }: Pick<Profile, 'boards'>) {
  const { t } = useTranslation();
  const mean = useMean();
  return (
    <section className="panel wide" aria-labelledby="boards">
      <h2 id="boards">{t('people.boards.title')}</h2>
      <table className="plain-table boards">
        <thead>
          <tr>
            <th scope="col">{t('people.boards.board')}</th>
            <th scope="col">{t('people.figure.games')}</th>
            <th scope="col">{t('people.figure.wins')}</th>
            <th scope="col">{t('people.boards.points')}</th>
          </tr>
        </thead>
        <tbody>
          {boards.map(({ wonder, games, wins, meanTotal }) => (
            <tr key={wonder}>
              <th scope="row">
                <span className="bar-name">
                  <Emblem city={wonder} />
                  <span>{t(`board.${wonder}`)}</span>
                </span>
              </th>
              <td>{games}</td>
              <td>{t('people.percent', { share: Math.round((wins / games) * 100) })}</td>
              <td>{mean(meanTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
