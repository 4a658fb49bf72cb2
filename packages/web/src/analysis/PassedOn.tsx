/** The hand that a choice leaves: what the next player would take of it. */
import './PassedOn.css';
import type { Analysed, Passed } from '@polis/bots';
import type { Choice, OwnAsk } from '@polis/engine';
import { useEffect, useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { kindOfCard } from '../game/contents.ts';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { Crest } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { type Line, lineText } from './lines.ts';
import type { Minds } from './minds.ts';

interface PassedProps extends RegionProps {
  minds: Minds;
  question: OwnAsk;
  found: readonly Analysed[];
  line(choice: Choice): Line;
}

export function PassedOn({ minds, question, found, line, ...region }: PassedProps) {
  const { t, i18n } = useTranslation();
  const { model, known } = region;
  const names = useNames(known, model);
  /** Null: after the best one. */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const after = found.find(({ choice }) => choice === chosen)?.choice ?? found[0].choice;
  const isKnown = found[0].tries > 0;
  const passed = usePassed(minds, region, question, isKnown ? after : null);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  if (model.passing === null || passed === 'nothing') return null;
  const name = names.whom(model.passing.seat);
  return (
    <section className="panel passed-on" aria-labelledby="passed-on">
      <h2 id="passed-on">{t('analysis.passed.title', { name })}</h2>
      <Select
        label={t('analysis.passed.after')}
        value={after}
        options={found.map(({ choice }) => ({ value: choice, text: lineText(line(choice)) }))}
        onChange={(choice: Choice) => setChosen(choice)}
      />
      {passed === null ? <p className="hint">{t('analysis.passed.thinking')}</p> : null}
      {passed === null ? null : (
        <table>
          <thead>
            <tr>
              {['card', 'build', 'stage', 'sell'].map((column) => (
                <th key={column} scope="col">
                  {t(`analysis.passed.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {passed.cards.map(({ card, build, stage, sell }) => {
              const { name: id } = model.rules.cards[card];
              return (
                <tr key={id}>
                  <th scope="row">
                    <Crest kind={kindOfCard(model.rules.cards[card])} />
                    {names.card(id)}
                  </th>
                  {[build, stage, sell].map((chance, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are their place
                    <td key={i} style={{ '--share': chance } as object}>
                      {percent.format(chance)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Null while it is thought out; `nothing` where no hand is passed on. */
function usePassed(
  { workers }: Minds,
  { model: { view } }: RegionProps,
  question: OwnAsk,
  choice: Choice | null,
): Passed | 'nothing' | null {
  const [passed, setPassed] = useState<Passed | 'nothing' | null>(null);
  useEffect(() => {
    if (choice === null) return;
    let isWanted = true;
    setPassed(null);
    workers[0].call('passed', { view, question, choice, seed: 1 }).then(
      (found) => isWanted && setPassed(found ?? 'nothing'),
      () => isWanted && setPassed('nothing'),
    );
    return () => {
      isWanted = false;
    };
  }, [workers, view, question, choice]);
  return passed;
}
