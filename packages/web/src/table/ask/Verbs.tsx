/** What to do with the chosen card, each with its price or the reason why not. */
import './Verbs.css';
import '../../parts/question-bar.css';
import './options.css';
import { isRecruit, type OwnAsk, roman, saleOf } from '@polis/engine';
import type { TFunction } from 'i18next';
import { RadioGroup } from 'radix-ui';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import type { Draft, Offer, StageOffer } from '../../game/offers.ts';
import type { Verb } from '../../game/selection.ts';
import { reasonWords } from '../../game/words.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Coin } from '../../look/symbols.tsx';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { Price } from '../../parts/Price.tsx';
import { useTranslation } from '../../text/speaking.tsx';

interface VerbsProps {
  model: TableModel;
  names: Names;
  ask: OwnAsk;
  draft: Draft;
  onChange(verb: Verb): void;
}

export function Verbs({ model, names, ask, draft, onChange }: VerbsProps) {
  const { t } = useTranslation();
  const isLeader = isRecruit(model.rules.cards[draft.card]);
  const name = ({ verb, ...offer }: Offer): string => {
    if (verb === 'build' && isLeader) return t('ask.recruit');
    const number = onlyNumber(offer.stages);
    return t(`ask.${verb}`, number === undefined ? { context: 'none' } : { number: roman(number) });
  };
  return (
    <RadioGroup.Root
      className="seg"
      aria-label={t('ask.verbs')}
      value={draft.offer?.verb ?? ''}
      onValueChange={(verb) => onChange(verb as Verb)}
      orientation="horizontal"
    >
      {draft.offers.map((offer) => (
        <RadioGroup.Item key={offer.verb} value={offer.verb} disabled={!offer.isPossible} {...TABLE_ENTER}>
          {offer.verb === 'project' ? (
            <>
              <span className="wide">{name(offer)}</span>
              <span className="narrow">{t('ask.projectShort')}</span>
            </>
          ) : (
            name(offer)
          )}
          <small>
            <Cost model={model} names={names} ask={ask} draft={draft} offer={offer} />
          </small>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** Of the stage that it would be; where it can be several, the word stays as it is, so that nothing moves. */
function onlyNumber(stages: readonly StageOffer[]): number | undefined {
  return new Set(stages.map(({ number }) => number)).size === 1 ? stages[0].number : undefined;
}

function Cost({ model, names, ask, draft, offer }: Omit<VerbsProps, 'onChange'> & { offer: Offer }) {
  const { t } = useTranslation();
  if (!offer.isPossible) return <Why why={offer.why} t={t} />;
  if (offer.verb === 'sell') return <Coin count={saleOf(model.view.seats[ask.seat])} isChange />;
  const way = offer === draft.offer && draft.way ? draft.way : offer.ways[0];
  return <Price model={model} names={names} seat={ask.seat} way={way} />;
}

function Why({ why, t }: { why: Offer['why']; t: TFunction }) {
  if (why === null) return null;
  if (why === 'no-sell') return t('ask.noSell');
  const { long, short, more } = reasonWords(t, why);
  return (
    <>
      <span className="wide" title={more.join(t('word.list')) || undefined}>
        {long}
      </span>
      <span className="narrow">{short}</span>
    </>
  );
}

/** What a stage gives that offers a choice. */
export function StageOptions({
  stage,
  option,
  onChange,
}: {
  stage: StageOffer;
  option: number;
  onChange(option: number): void;
}) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const options = stage.gives?.options ?? [];
  if (options.length === 0) return null;
  return (
    <div>
      <div className="h">{t('ask.option')}</div>
      <RadioGroup.Root
        className="opt stage-options"
        aria-label={t('ask.option')}
        value={String(Math.min(option, options.length))}
        onValueChange={(value) => onChange(Number(value))}
        orientation="horizontal"
      >
        {options.map(({ effects }, i) => (
          <RadioGroup.Item
            key={words(effects)}
            value={String(i + 1)}
            aria-label={words(effects)}
            title={words(effects)}
            {...TABLE_ENTER}
          >
            <EffectSymbols effects={effects} size="m" />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
