/** From every question to its rule, over the table: what was chosen stays chosen. */
import './RuleOfQuestion.css';
import type { TableModel } from '../../game/model.ts';
import { type Rule, ruleOfQuestion } from '../../look/topics.ts';
import { openSheet } from '../../parts/open.ts';
import { useTranslation } from '../../text/speaking.tsx';

/** Null if nothing is asked. */
export function ruleAsked({ ask, rules, view }: TableModel): Rule | null {
  if (!ask) return null;
  const isForTwoCities = view.asks.length > 1 && ask.ask.ask === 'play';
  return isForTwoCities ? 'two-players#turn' : ruleOfQuestion(ask.ask, rules.steps[view.at]);
}

export function RuleOfQuestion({ model }: { model: TableModel }) {
  const { t } = useTranslation();
  const rule = ruleAsked(model);
  if (rule === null) return null;
  return (
    <button
      type="button"
      className="ask-rule"
      aria-label={t('rules.ofQuestion')}
      title={t('rules.ofQuestion')}
      aria-keyshortcuts="R"
      onClick={() => openSheet({ sheet: 'rule', rule })}
    >
      ?
    </button>
  );
}
