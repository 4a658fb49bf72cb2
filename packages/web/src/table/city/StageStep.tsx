/** A stage: what it takes, what it gives, and whether it stands, comes next or later. */
import './StageStep.css';
import '../../parts/fresh.css';
import { RESOURCES, type SeatId, type Stage, stageGives } from '@polis/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionProps } from '../../game/model.ts';
import { lastTurn } from '../../game/turns.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Coin, Tile } from '../../look/symbols.tsx';
import { keyed } from '../../parts/keyed.ts';
import { stagesBuilt } from '../last-turn/doings.ts';
import { useStagePrice } from './stagePrice.ts';
import { stageCostWords, stageGivesWords, stageOptionsWords } from './stageWords.ts';

interface StepProps extends RegionProps {
  seat: SeatId;
  index: number;
  name: string;
  stage: Stage;
}

export function StageStep({ seat, index, name, stage, ...region }: StepProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const { rules, game, view, me } = region.model;
  const price = useStagePrice(region);
  const built = view.seats[seat].stage;
  const state = index < built ? 'done' : index === built ? 'next' : 'later';
  const isFresh = state === 'done' && index >= built - stagesBuilt(lastTurn(region.known.log), seat);
  // once built, only what was chosen is left of a choice
  const gives = state === 'done' ? [...stageGives(rules, game.state.seats[seat], index)] : [stage];
  const offers = state === 'done' ? [] : stage.options;
  const goods = RESOURCES.flatMap((resource, i) => new Array<typeof resource>(stage.cost.demand[i]).fill(resource));
  const text = state === 'next' && seat === me && price ? price : t(`city.stage.${state}`);
  const sentence = t('city.stage.sentence', {
    name,
    state: text,
    cost: stageCostWords(t, stage),
    gives: `${stageGivesWords(t, words, gives, offers)}${isFresh ? ` ${t('table.fresh')}` : ''}`,
  });
  return (
    <li className={`stg ${state}${isFresh ? ' fresh' : ''}`} style={{ '--i': index } as CSSProperties}>
      <b className="disp">{name}</b>
      <span className="stg-cost">
        {keyed(goods, String).map(({ key, item }) => (
          <Tile key={key} resource={item} />
        ))}
        {stage.cost.coins > 0 ? <Coin count={stage.cost.coins} /> : null}
      </span>
      <small>{text}</small>
      <span className="stg-gives">
        {keyed(gives, ({ effects }) => JSON.stringify(effects)).map(({ key, item }) =>
          item.effects.length > 0 ? <EffectSymbols key={key} effects={item.effects} size="m" /> : null,
        )}
        {offers.length > 0 ? (
          <span className="ch stg-options" role="img" aria-label={stageOptionsWords(t, words, offers)}>
            {offers.map(({ effects }, i) => (
              <span key={words(effects)}>
                {i > 0 ? <em>{t('word.or')}</em> : null}
                <EffectSymbols effects={effects} />
              </span>
            ))}
          </span>
        ) : null}
      </span>
      <button type="button" className="stg-b" aria-label={sentence} data-explain="stage" data-explain-tap />
    </li>
  );
}
