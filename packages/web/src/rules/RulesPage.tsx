/** The rules as a page: contents beside the topic that is read, or by themselves on a phone. */
import './RulesPage.css';
import './RuleText.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { Screen } from '../frame/Screen.tsx';
import { isTopic, type Rule, TOPICS, type Topic } from '../look/topics.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Contents } from './Contents.tsx';
import { type Pages, usePages } from './pages.ts';
import { type RuleLink, RuleText } from './RuleText.tsx';

const addressOf = (rule: Rule): string => `/rules/${rule}`;

const linkOf: RuleLink = (rule, children) => <Link href={addressOf(rule)}>{children}</Link>;

export function RulesPage({ topic }: { topic: string | null }) {
  if (topic === null) return <AllRules />;
  return isTopic(topic) ? <OneTopic topic={topic} /> : <NotFoundPage />;
}

function AllRules() {
  const { t } = useTranslation();
  return (
    <Screen title={t('rules.title')} className="rules rules-all">
      <p className="rules-about">{t('rules.about')}</p>
      <Contents link={linkOf} />
    </Screen>
  );
}

function OneTopic({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const pages = usePages();
  const page = pages[topic];
  useSectionInView(topic);
  const headings = page.sections.filter(({ anchor }) => anchor !== null);
  return (
    <Screen
      title={page.title}
      className="rules"
      aside={
        <Link href="/rules" className="rules-back">
          {t('rules.all')}
        </Link>
      }
    >
      <div className="rules-columns">
        <nav className="rules-side" aria-label={t('rules.contents')}>
          <Contents link={linkOf} now={topic} />
        </nav>
        <article className="rule-text panel">
          {headings.length > 2 ? (
            <nav aria-label={t('rules.onThisPage')} className="rule-jumps">
              {headings.map(({ anchor, heading }) => (
                <a key={anchor} href={`#${anchor}`}>
                  {heading}
                </a>
              ))}
            </nav>
          ) : null}
          <RuleText page={page} link={linkOf} />
          <Onwards pages={pages} topic={topic} />
        </article>
      </div>
    </Screen>
  );
}

/** The topics before and after. */
function Onwards({ pages, topic }: { pages: Pages; topic: Topic }) {
  const { t } = useTranslation();
  const at = TOPICS.indexOf(topic);
  const before = TOPICS[at - 1];
  const after = TOPICS[at + 1];
  return (
    <nav className="rule-onwards" aria-label={t('rules.onwards')}>
      {before ? (
        <Link href={addressOf(before)}>
          <small>{t('rules.before')}</small> {pages[before].title}
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link href={addressOf(after)}>
          <small>{t('rules.after')}</small> {pages[after].title}
        </Link>
      ) : null}
    </nav>
  );
}

/** The browser looks for the section of the address before the text is there. */
function useSectionInView(topic: Topic): void {
  useEffect(() => {
    const show = (): void => {
      const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (section) section.scrollIntoView();
      else scrollTo(0, 0);
    };
    if (topic) show();
    // links to another section of the same topic change only the hash, which the router does not watch
    addEventListener('hashchange', show);
    addEventListener('pushState', show);
    return () => {
      removeEventListener('hashchange', show);
      removeEventListener('pushState', show);
    };
  }, [topic]);
}
