/** What cannot be done with the cards at hand, and why not. */
import './NotOffered.css';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { reasonWords } from '../game/words.ts';
import { useTranslation } from '../text/speaking.tsx';

export function NotOffered({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { cards, ask, me } = model;
  const whose = names.whose(ask?.seat ?? me);
  const said = (reason: Parameters<typeof reasonWords>[1]): string => {
    const { long, more } = reasonWords(t, reason, whose);
    return [long, ...more].join(t('word.list'));
  };
  const builds = cards.flatMap(({ card, build, why }) =>
    build.length === 0 && why ? [{ what: t('sheet.hint.build', { card: names.card(card) }), why: said(why) }] : [],
  );
  // the same for every card
  const [first] = cards;
  const stages =
    first && cards.every(({ stage }) => stage.length === 0) && first.whyNoStage
      ? [{ what: t('analysis.stage'), why: said(first.whyNoStage) }]
      : [];
  const joins = (first?.whyNoJoin ?? []).map(({ why }) => ({ what: t('analysis.join'), why: said(why) }));
  const all = [...builds, ...stages, ...joins];
  if (all.length === 0) return null;
  return (
    <details className="panel not-offered">
      <summary>
        <h2>{t('analysis.notOffered', { count: all.length })}</h2>
      </summary>
      <dl>
        {all.map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
