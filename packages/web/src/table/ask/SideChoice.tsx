/** Both sides of a board with all their stages. */
import './SideChoice.css';
import '../hand/Hand.css';
import '../hand/HandCard.css';
import { choices, roman, type Wonder } from '@polis/engine';
import { Fragment } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Emblem, Unit } from '../../look/symbols.tsx';
import { CardCost } from '../../parts/CardFace.tsx';
import { TABLE_ENTER, useShortcuts } from '../../parts/keyboard.ts';
import { boardWords } from '../../text/board.ts';
import { useTranslation } from '../../text/speaking.tsx';

export function SideChoice({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const { ask, rules } = model;
  const question = questionOf(known, ask);
  const { slot } = usePicked(question);
  const choose = useSelection((now) => now.choose);
  const isSealed = ask !== null && ask.sealed >= 0;
  const chosen = isSealed ? choices.sideOf(ask.sealed) : slot;
  const wonders = ask?.ask.ask === 'side' ? ask.ask.wonders : [];
  useShortcuts([
    {
      keys: ['1', '2'],
      text: 'keys.card',
      shown: '1 2',
      isOff: isSealed,
      run: (key) => choose(question, Number(key) - 1),
    },
  ]);
  return (
    <section className="hand-region sides edged" aria-label={t('ask.side.title')}>
      {wonders.map((id, i) => (
        <button
          key={id}
          type="button"
          className={`side-card${chosen === i ? ' sel' : ''}`}
          aria-pressed={chosen === i}
          disabled={isSealed}
          onClick={() => choose(question, i)}
          {...(chosen === i ? TABLE_ENTER : {})}
        >
          <Side wonder={rules.wonders[id]} number={i + 1} />
        </button>
      ))}
    </section>
  );
}

function Side({ wonder, number }: { wonder: Wonder; number: number }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const { city, produces, gives, stages } = wonder;
  return (
    <>
      <span className="side-top">
        <Emblem city={city} />
        <b className="disp">{boardWords(t, wonder)}</b>
        <span className="side-makes">
          {produces.map((mask) => (
            <Unit key={mask} mask={mask} />
          ))}
          {gives.effects.length > 0 ? <EffectSymbols effects={gives.effects} size="s" /> : null}
        </span>
        <span className="num" aria-hidden="true">
          {number}
        </span>
      </span>
      <span className="side-stages">
        {stages.map((stage, i) => (
          <span key={roman(i + 1)} className="side-stage">
            <b className="disp">{roman(i + 1)}</b>
            <CardCost cost={stage.cost} />
            <span className="side-gives">
              {stage.effects.length > 0 ? <EffectSymbols effects={stage.effects} size="m" /> : null}
              {stage.options.length > 0 ? (
                <span className="side-options">
                  {stage.options.map(({ effects }, j) => (
                    <Fragment key={words(effects)}>
                      {j > 0 ? <i>{t('ask.side.or')}</i> : null}
                      <EffectSymbols effects={effects} size="m" />
                    </Fragment>
                  ))}
                </span>
              ) : null}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
