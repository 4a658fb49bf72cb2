/** What the game has made of everyone's rating. */
import './Ratings.css';
import './Bars.css';
import '../look/seat.css';
import type { RatingChanges } from '@polis/server/protocol';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { Emblem } from '../look/symbols.tsx';
import { identityOf, levelOf, OVERALL, useChanges } from '../ratings/data.ts';
import { useCategoryName, useNameOf } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';
import { minus } from './minus.ts';
import type { EndModel } from './model.ts';

type Change = RatingChanges['changes'][number];

export function Ratings({ model, table }: { model: EndModel; table: string }) {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const nameOf = useNameOf();
  const { data } = useChanges(table);
  const changes = data?.changes ?? [];
  if (changes.length === 0) return null;
  const categories = [...new Set(changes.map(({ category }) => category))].sort(
    (a, b) => Number(b === OVERALL) - Number(a === OVERALL),
  );
  return (
    <section className="panel" aria-labelledby="ratings">
      <h2 id="ratings">{t('people.end.title')}</h2>
      <table className="rating-changes">
        <thead>
          <tr>
            <th scope="col">{t('people.ladder.name')}</th>
            {categories.map((category) => (
              <th scope="col" key={category}>
                {categoryName(category)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(model).map(({ seat, who }) => (
            <tr key={who}>
              <th scope="row">
                <Link href={`/people/${who}`} className="bar-name">
                  {levelOf(who) ? <BotEmblem /> : <Emblem city={model.names.city(seat)} />}
                  <span>{seat === model.me ? t('you') : nameOf({ id: who, name: model.names.seat(seat) })}</span>
                </Link>
              </th>
              {categories.map((category) => (
                <td key={category}>
                  <Moved change={changes.find((one) => one.who === who && one.category === category)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A bot is rated as such, whichever cities it had. */
const BotEmblem = () => (
  <span className="emb bot-emb" aria-hidden="true">
    <Icon name="science" />
  </span>
);

/** A bot that has several chairs is one player. */
function rows({ ranking, chairs }: EndModel): { seat: number; who: string }[] {
  const found = new Map<string, number>();
  for (const seat of ranking.seats) {
    const who = chairs[seat] ? identityOf(chairs[seat]) : null;
    if (who !== null && !found.has(who)) found.set(who, seat);
  }
  return [...found].map(([who, seat]) => ({ seat, who }));
}

function Moved({ change }: { change: Change | undefined }) {
  const { t } = useTranslation();
  if (!change) return '–';
  const { before, after } = change;
  const gain = after.value - before.value;
  return (
    <>
      <span className="vh">{t('people.end.moved', { before: before.value, after: after.value })}</span>
      <span className="moved" aria-hidden="true">
        {before.value} <Icon name="arrow-right" /> <b>{after.value}</b>
      </span>{' '}
      <small className={gain > 0 ? 'gain' : gain < 0 ? 'loss' : ''}>
        {gain > 0 ? `+${gain}` : gain < 0 ? minus(gain) : '±0'}
      </small>
    </>
  );
}
