/** Tables on the server that wait for players. */
import './games.css';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useMe } from '../net/identity.ts';
import { seatedAt, settingsInWords } from '../tables/describe.ts';
import { useOpenTables } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { nothingYet } from './MyGames.tsx';

const MOST_SHOWN = 5;

export function OpenTables() {
  const { t, i18n } = useTranslation();
  const { data: me } = useMe();
  const { data, error } = useOpenTables();
  // those where I sit are among my games
  const tables = data?.filter(({ chairs }) => !me || chairs.every(({ person }) => person !== me.id));
  return (
    <section className="panel games" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.tables.title')}</h2>
      {error ? <p className="nothing-yet">{t('home.offline')}</p> : null}
      {tables?.length || error ? null : <p className={nothingYet(tables !== undefined)}>{t('home.tables.none')}</p>}
      <ul>
        {(error ? [] : (tables ?? [])).slice(0, MOST_SHOWN).map((table) => {
          const { seated, seats } = seatedAt(table);
          const title = table.host ? t('home.tables.of', { name: table.host }) : t('home.tables.ofNobody');
          return (
            <li className="game-row" key={table.id}>
              <Link href={`/join/${table.code}`}>
                <span className="disc" aria-hidden="true">
                  <Icon name="guild" />
                </span>
                <span className="game-text">
                  <b>{title}</b>
                  <small>
                    {table.frozen
                      ? t('home.games.frozenWhy')
                      : `${t('home.games.gathering', { seated, seats })} ${settingsInWords(t, i18n.language, table.settings)}`}
                  </small>
                </span>
                {table.frozen ? (
                  <span className="badge still">{t('home.games.frozen')}</span>
                ) : (
                  <span className="badge">{seated < seats ? t('home.tables.sit') : t('home.tables.watch')}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {error ? null : (
        <>
          <Link href="/match" className="button main">
            {t('home.tables.match')}
          </Link>
          <Link href="/new?with=friends" className="button line">
            {t('home.tables.open')}
          </Link>
        </>
      )}
    </section>
  );
}
