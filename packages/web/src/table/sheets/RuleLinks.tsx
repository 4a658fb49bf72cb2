/** From what a sheet shows to the rules about it. */
import './RuleLinks.css';
import { partsOf, type Rule } from '../../look/topics.ts';
import { openSheet } from '../../parts/open.ts';
import { useTranslation } from '../../text/speaking.tsx';

/** One link for each topic. */
export function RuleLinks({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation();
  const links = new Map(rules.map((rule) => [partsOf(rule).topic, rule]));
  return (
    <nav className="rule-links" aria-label={t('rules.read')}>
      <span aria-hidden="true">{t('rules.read')}</span>
      {[...links].map(([topic, rule]) => (
        <button key={topic} type="button" className="rule-link" onClick={() => openSheet({ sheet: 'rule', rule })}>
          {t(`rules.topic.${topic}`)}
        </button>
      ))}
    </nav>
  );
}
