/** The table of contents of the rules, and the search in them. */
import './Contents.css';
import { useState } from 'react';
import { GROUP_NAMES, GROUPS, type Topic } from '../look/topics.ts';
import { useTranslation } from '../text/speaking.tsx';
import { usePages } from './pages.ts';
import type { RuleLink } from './RuleText.tsx';
import { find } from './search.ts';

const MOST_FOUND = 24;

export function Contents({ link, now = null }: { link: RuleLink; now?: Topic | null }) {
  const { t } = useTranslation();
  const pages = usePages();
  const [wanted, setWanted] = useState('');
  const found = find(t, pages, wanted);
  return (
    <div className="rule-contents">
      <label className="field rule-search">
        {t('rules.search')}
        <input
          type="search"
          className="input"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          autoComplete="off"
        />
      </label>
      <p className="vh" role="status">
        {wanted.trim() ? t('rules.found', { count: found.length }) : ''}
      </p>
      {wanted.trim() ? (
        <ul className="rule-found">
          {found.slice(0, MOST_FOUND).map(({ rule, title, heading }) => (
            <li key={rule}>
              {link(
                rule,
                <>
                  {heading ?? title}
                  {heading ? <small>{title}</small> : null}
                </>,
              )}
            </li>
          ))}
          {found.length === 0 ? <li className="quiet">{t('rules.nothing')}</li> : null}
        </ul>
      ) : (
        GROUP_NAMES.map((group) => (
          <section key={group} className="rule-group">
            <h2>{t(`rules.group.${group}`)}</h2>
            <ul>
              {GROUPS[group].map((topic) => (
                <li key={topic} className={topic === now ? 'now' : ''}>
                  {link(topic, pages[topic].title)}
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}
