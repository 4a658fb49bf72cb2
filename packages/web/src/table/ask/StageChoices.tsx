/** Which stage, where they come in any order; whose, for one that copies either neighbour's. */
import './StageChoices.css';
import '../../parts/question-bar.css';
import './options.css';
import { type OwnAsk, roman } from '@polis/engine';
import { RadioGroup } from 'radix-ui';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { type Offer, type StageOffer, totalOf } from '../../game/offers.ts';
import { priceWords, reasonWords } from '../../game/words.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { stageCostWords, stageGivesWords } from '../city/stageWords.ts';

interface StageChoicesProps {
  model: TableModel;
  names: Names;
  ask: OwnAsk;
  offer: Offer;
  onChange(stage: number): void;
}

export function StageChoices({ model, names, ask, offer, onChange }: StageChoicesProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const { stages } = offer;
  if (stages.length < 2) return null;
  const isCopy = stages.every(({ from }) => from !== null);
  const label = t(isCopy ? 'ask.copies' : 'ask.stages');
  const whose = ({ from }: StageOffer): string => (from ? names.seat(model.rules[from][ask.seat]) : '');
  /** A sentence for those who hear it: which stage, what it gives and costs, and what would be paid, or why not. */
  const said = (stage: StageOffer): string => {
    const [way] = stage.ways;
    return [
      stage.from ? t('ask.copyOf', { name: whose(stage) }) : t('ask.stage', { number: roman(stage.number) }),
      stage.gives ? stageGivesWords(t, words, [stage.gives], stage.gives.options) : t('ask.copiesNothing'),
      t('ask.stageCosts', { cost: stageCostWords(t, stage.stage) }),
      way ? priceWords(t, names, model, ask.seat, way) : stage.why ? reasonWords(t, stage.why).long : t('hand.mayNot'),
    ].join(' ');
  };
  return (
    <div>
      <div className="h">{label}</div>
      <RadioGroup.Root
        className={`opt stage-choices${isCopy ? '' : ' any-order'}`}
        aria-label={label}
        value={String(offer.stage ? stages.indexOf(offer.stage) : '')}
        onValueChange={(value) => onChange(Number(value))}
        orientation="horizontal"
      >
        {stages.map((stage, i) => (
          <RadioGroup.Item
            key={said(stage)}
            value={String(i)}
            disabled={stage.ways.length === 0}
            aria-label={said(stage)}
            title={said(stage)}
            {...TABLE_ENTER}
          >
            {stage.from ? (
              <Emblem city={names.city(model.rules[stage.from][ask.seat])} />
            ) : (
              <b className="disp">{roman(stage.number)}</b>
            )}
            <Gives stage={stage} />
            <small>
              <Payment model={model} names={names} ask={ask} stage={stage} isCopy={isCopy} />
            </small>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

/** What it offers to choose from is chosen beside it. */
function Gives({ stage: { gives } }: { stage: StageOffer }) {
  if (!gives) return <span>–</span>;
  const [first] = gives.options;
  return <EffectSymbols effects={gives.effects.length > 0 ? gives.effects : (first?.effects ?? [])} size="m" />;
}

interface PaymentProps extends Pick<StageChoicesProps, 'model' | 'names' | 'ask'> {
  stage: StageOffer;
  isCopy: boolean;
}

/** In short: to whom it goes is said once it is chosen. A copy costs the same, whoever it is of. */
function Payment({ model, names, ask, stage, isCopy }: PaymentProps) {
  const { t } = useTranslation();
  const [way] = stage.ways;
  if (isCopy) return stage.from ? names.seat(model.rules[stage.from][ask.seat]) : null;
  if (way) return totalOf(way) > 0 ? <Coin count={totalOf(way)} /> : <Icon name="check" />;
  return stage.why ? reasonWords(t, stage.why).short : t('hand.mayNotShort');
}
