/** How many of a card are in the game, by the number of players. */
import './CopiesTable.css';
import type { Edition } from '@polis/engine';
import { useTranslation } from '../text/speaking.tsx';
import { type CardEntry, editionsOf } from './catalogue.ts';
import { type Copies, copiesOf, PLAYERS } from './copies.ts';

export function CopiesTable({ entry }: { entry: CardEntry }) {
  const { t } = useTranslation();
  const rows = editionsOf(entry).map((edition) => ({
    edition,
    copies: PLAYERS.map((n) => copiesOf(entry, edition, n)),
  }));
  const isByLot = rows.some(({ copies }) => copies.some((one) => one !== null && 'drawn' in one));
  const areAlike = rows.every(({ copies }) => JSON.stringify(copies) === JSON.stringify(rows[0].copies));
  const shown = areAlike ? rows.slice(0, 1) : rows;
  const textOf = (copies: Copies): string => {
    if (copies === null) return '–';
    return 'always' in copies ? String(copies.always) : t('library.copies.drawn', copies);
  };
  return (
    <section>
      <h3>{t(isByLot ? 'library.copies.byLot' : 'library.copies.title')}</h3>
      <table className="copies">
        <thead>
          <tr>
            <th scope="col">{t('library.copies.players')}</th>
            {PLAYERS.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ edition, copies }) => (
            <tr key={edition}>
              <th scope="row">{areAlike ? t('library.copies.cards') : nameOf(edition)}</th>
              {copies.map((one, i) => (
                <td key={PLAYERS[i]}>{textOf(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function nameOf(edition: Edition): string {
    return t(`library.edition.${edition}`);
  }
}
