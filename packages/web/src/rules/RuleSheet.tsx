/** The rules over the table: one topic at a time, the way back, and the contents. */
import './RuleSheet.css';
import '../parts/SheetFrame.css';
import './RuleText.css';
import { useEffect, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { partsOf, type Rule } from '../look/topics.ts';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { Contents } from './Contents.tsx';
import { usePages } from './pages.ts';
import { type RuleLink, RuleText } from './RuleText.tsx';

const PREFIX = 'rule-';

export function RuleSheet({ rule }: { rule: Rule | null }) {
  const { t } = useTranslation();
  const pages = usePages();
  /** What was read, the last one now; null is the table of contents. */
  const [trail, setTrail] = useState<(Rule | null)[]>([rule]);
  const now = trail[trail.length - 1];
  const { topic, section } = now === null ? { topic: null, section: null } : partsOf(now);
  const go = (to: Rule | null): void => setTrail([...trail, to]);
  useEffect(() => {
    const body = document.querySelector<HTMLElement>('.sheet-body');
    const heading = section === null ? null : document.getElementById(`${PREFIX}${section}`);
    if (heading) heading.scrollIntoView();
    else body?.scrollTo(0, 0);
    // what was pressed is gone: reading goes on where the new text is
    if (trail.length > 1) body?.focus({ preventScroll: true });
  }, [section, trail]);
  const link: RuleLink = (to, children) => (
    <button type="button" className="rule-jump" onClick={() => go(to)}>
      {children}
    </button>
  );
  return (
    <SheetFrame
      title={topic === null ? t('rules.title') : pages[topic].title}
      tools={
        <>
          {trail.length > 1 ? (
            <button
              type="button"
              className="sheet-b"
              aria-label={t('rules.back')}
              onClick={() => setTrail(trail.slice(0, -1))}
            >
              <Icon name="arrow-left" />
            </button>
          ) : null}
          {topic === null ? null : (
            <button type="button" className="sheet-b" aria-label={t('rules.all')} onClick={() => go(null)}>
              <Icon name="menu" />
            </button>
          )}
        </>
      }
    >
      {topic === null ? (
        <Contents link={link} />
      ) : (
        <div className="rule-text">
          <RuleText page={pages[topic]} link={link} prefix={PREFIX} />
          <p>
            <a className="as-page" href={`/rules/${now}`} target="_blank" rel="noreferrer">
              {t('rules.asPage')}
            </a>
          </p>
        </div>
      )}
    </SheetFrame>
  );
}
