/** Every card, leader, project and board, to be found by name, by what it does and by where it belongs. */
import './LibraryPage.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Screen } from '../frame/Screen.tsx';
import { everyLanguage } from '../text/index.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { catalogue, type Entry, entryOf, SHELVES } from './catalogue.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { Face } from './Face.tsx';
import { Filters } from './Filters.tsx';
import { addressOf, type Filter, filterIn, found, hindrance, optionName, type Part, without } from './filter.ts';
import { searchText } from './search.ts';
import { useCameFrom } from './useCameFrom.ts';

export function LibraryPage({ id }: { id: string | null }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const state = useCameFrom();
  const search = useSearch();
  const filter = useMemo(() => filterIn(new URLSearchParams(search)), [search]);
  const change = (to: Filter): void => go(`/library${addressOf(to)}`, { replace: true, state });
  const entries = catalogue();
  const textOf = useSearchTexts(entries);
  const shown = useDeferredValue(filter);
  const list = found(entries, shown, textOf);
  const open = id === null ? undefined : entryOf(id, filter.edition);
  const address = addressOf(filter);
  return (
    <Screen title={t('library.title')} className="library" aside={<Ways />}>
      <search>
        <SearchField value={filter.q} onChange={(q) => change({ ...filter, q })} />
        <Filters entries={entries} filter={filter} change={change} />
      </search>
      <p className="library-count" role="status">
        {list.length > 0 ? t('library.count', { count: list.length }) : null}
      </p>
      {list.length === 0 ? <Nothing entries={entries} filter={filter} textOf={textOf} change={change} /> : null}
      {SHELVES.map((shelf) => {
        const here = list.filter((entry) => entry.shelf === shelf);
        return here.length === 0 ? null : (
          <section key={shelf} className="shelf" aria-labelledby={`shelf-${shelf}`}>
            <h2 id={`shelf-${shelf}`} className="disp">
              {t([`age.${shelf}`, `library.shelf.${shelf}`])} <small>{here.length}</small>
            </h2>
            <ul className={shelf === 'board' ? 'faces faces-boards' : 'faces'}>
              {here.map((entry) => (
                <Face key={entry.id} entry={entry} href={`/library/${entry.id}${address}`} />
              ))}
            </ul>
          </section>
        );
      })}
      {open ? (
        <EntrySheet entry={open} address={address} onClose={() => go(`/library${address}`, { state })} />
      ) : id === null ? null : (
        <p className="said said-warn">{t('library.unknown', { id })}</p>
      )}
    </Screen>
  );
}

/** In the language that is spoken at once, in the others as soon as they are there. */
function useSearchTexts(entries: readonly Entry[]): (entry: Entry) => string {
  const { i18n } = useTranslation();
  const [areAllThere, setAreAllThere] = useState(false);
  useEffect(() => {
    everyLanguage().then(
      () => setAreAllThere(true),
      () => undefined,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on them
  const texts = useMemo(
    () => new Map(entries.map((entry) => [entry, searchText(entry)])),
    [entries, i18n.language, areAllThere],
  );
  return (entry) => texts.get(entry) ?? '';
}

function Ways() {
  const { t } = useTranslation();
  const { table } = useCameFrom();
  return (
    <div className="actions">
      {table ? (
        <Link href={`/table/${table}`} className="button main">
          {t('library.toTable')}
        </Link>
      ) : null}
      <Link href="/library/chains" state={useCameFrom()} className="button">
        {t('library.chains.title')}
      </Link>
    </div>
  );
}

/** What is typed stands at once; the shelves follow. */
function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  // cleared from outside
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  return (
    <label className="field">
      <span className="vh">{t('library.search')}</span>
      <input
        type="search"
        className="input"
        placeholder={t('library.searchFor')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setTold(target.value);
          onChange(target.value);
        }}
      />
    </label>
  );
}

interface NothingProps {
  entries: readonly Entry[];
  filter: Filter;
  textOf(entry: Entry): string;
  change(to: Filter): void;
}

/** Says so, and what stands in the way. */
function Nothing({ entries, filter, textOf, change }: NothingProps) {
  const { t } = useTranslation();
  const part = hindrance(entries, filter, textOf);
  const words = filter.q.trim();
  const values = part ? (filter[part] as string[]) : [];
  const names = values.map((value) => optionName(t, part as Part, value));
  return (
    <div className="nothing">
      <p className="disp">{words ? t('library.nothing', { words }) : t('library.nothingAtAll')}</p>
      {part ? (
        <button type="button" className="button" onClick={() => change(without(filter, part))}>
          {t('library.clear', { filter: `${t(`library.filter.${part}`)}: ${listed(t, names, 'or')}` })}
        </button>
      ) : null}
      {words ? (
        <button type="button" className="button" onClick={() => change({ ...filter, q: '' })}>
          {t('library.clearWords')}
        </button>
      ) : null}
    </div>
  );
}
