/** A stage: what it takes, what it gives, and whether it stands, can come next or comes later. */
import './StageStep.css';
import '../../parts/fresh.css';
import { isBuilt, placesNext, RESOURCES, type SeatId, type Stage, stageGives } from '@polis/engine';
import type { CSSProperties } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { type Copied, copiesOf, waysOf } from '../../game/stages.ts';
import { lastTurn } from '../../game/turns.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Tile } from '../../look/symbols.tsx';
import { keyed } from '../../parts/keyed.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { stagesBuilt } from '../last-turn/doings.ts';
import { StageButton } from './StageButton.tsx';
import { useStagePrice } from './stagePrice.ts';
import { stageCopiesWords, stageCostWords, stageGivesWords, stageOptionsWords } from './stageWords.ts';

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
  const price = useStagePrice(region, index);
  const city = view.seats[seat];
  const state = isBuilt(rules, city, index) ? 'done' : placesNext(rules, city).includes(index) ? 'next' : 'later';
  const isFresh = state === 'done' && stagesBuilt(lastTurn(region.known.log), seat).has(index + 1);
  const copies = state === 'done' ? [] : copiesOf(region.model, seat, stage);
  // once built, only what was chosen is left of a choice, and of a copy only what was copied
  const gives = state === 'done' ? [...stageGives(rules, game.state.seats[seat], index)] : [stage];
  const offers = state === 'done' ? [] : stage.options;
  const goods = RESOURCES.flatMap((resource, i) => new Array<typeof resource>(stage.cost.demand[i]).fill(resource));
  const text = state === 'next' && seat === me && price ? price : t(`city.stage.${state}`);
  const told = [
    stageGivesWords(t, words, gives, offers),
    ...stageCopiesWords(t, words, copies),
    ...(isFresh ? [t('table.fresh')] : []),
  ];
  const sentence = t('city.stage.sentence', {
    name,
    state: text,
    cost: stageCostWords(t, stage),
    gives: told.join(' '),
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
        {copies.length > 0 ? <Copies copies={copies} /> : <Symbols gives={gives} />}
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
      <StageButton {...region} seat={seat} number={index + 1} sentence={sentence} />
    </li>
  );
}

const Symbols = ({ gives }: { gives: readonly Pick<Stage, 'effects'>[] }) =>
  keyed(gives, ({ effects }) => JSON.stringify(effects)).map(({ key, item }) =>
    item.effects.length > 0 ? <EffectSymbols key={key} effects={item.effects} size="m" /> : null,
  );

/** What a neighbour's stage gives, with an arrow to that neighbour. */
function Copies({ copies }: { copies: readonly Copied[] }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const isOne = copies.length === 1;
  return (
    <span
      className={isOne ? 'stg-copied' : 'ch stg-options stg-copied'}
      role="img"
      aria-label={stageCopiesWords(t, words, copies).join(' ')}
    >
      {copies.map(({ from, stage }, i) => (
        <span key={from}>
          {i > 0 ? <em>{t('word.or')}</em> : null}
          <Icon name={`arrow-${from}`} />
          {stage ? (
            waysOf(stage).map(({ effects }, way) => (
              <span key={words(effects)}>
                {way > 0 ? <em>{t('word.or')}</em> : null}
                <EffectSymbols effects={effects} size={isOne ? 'm' : 's'} />
              </span>
            ))
          ) : (
            <Icon name="no" />
          )}
        </span>
      ))}
    </span>
  );
}
