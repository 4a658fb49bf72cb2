/** What is to be done with a card if it comes, and at what price at most. */
import './WishForm.css';
import '../../frame/controls.css';
import '../around/buttons.css';
import type { Wish, WishDeed } from '@polis/client';
import { type Direction, isRecruit } from '@polis/engine';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../../frame/Choices.tsx';
import { Select } from '../../frame/Select.tsx';
import { Toggle } from '../../frame/Toggle.tsx';
import type { RegionProps } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { ageWords, deedWords } from './wishWords.ts';

interface FormProps extends RegionProps {
  names: Names;
  first: Wish;
  onAdd(wish: Wish): void;
  onBack(): void;
}

/** More than anyone pays for one card. */
const MOST = 12;
const ANY = -1;

export function WishForm({ model, names, first, onAdd, onBack }: FormProps) {
  const { t } = useTranslation();
  const [wish, setWish] = useState(first);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const { rules } = model;
  const id = rules.cardByName.get(wish.card);
  const isLeader = id !== undefined && isRecruit(rules.cards[id]);
  const deeds: WishDeed[] = wish.do === 'keep' ? ['keep'] : ['build', 'sell', 'stage'];
  const isPaid = wish.do === 'build' || wish.do === 'stage';
  const coins = (count: number): string => (count === 0 ? t('ahead.nothing') : t('count.coins', { count }));
  const limits = (any: string, words: (count: number) => string) => [
    { value: ANY, text: any },
    ...Array.from({ length: MOST + 1 }, (_, count) => ({ value: count, text: words(count) })),
  ];
  return (
    <form
      className="wish-form"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(isPaid ? wish : { ...wish, most: null, trade: null, prefer: null, join: false });
      }}
    >
      <h3 className="disp" ref={title} tabIndex={-1}>
        {t('ahead.if', { card: names.card(wish.card) })}
      </h3>
      {deeds.length > 1 ? (
        <Choices
          legend={t('ahead.do')}
          look="short"
          value={wish.do}
          options={deeds.map((deed) => ({
            value: deed,
            title: deedWords(t, model, { ...wish, do: deed, join: false }),
          }))}
          onChange={(deed) => change({ do: deed })}
        />
      ) : null}
      {first.turn !== null ? (
        <Select
          label={t('ahead.when')}
          value={wish.turn === null ? 'any' : 'next'}
          options={[
            { value: 'next', text: t('ahead.inNext') },
            { value: 'any', text: t('ahead.anyHand', { age: ageWords(t, wish.age) }) },
          ]}
          onChange={(when) => change({ turn: when === 'next' ? first.turn : null })}
        />
      ) : null}
      {isPaid ? (
        <>
          <Select
            label={t('ahead.most')}
            value={wish.most ?? ANY}
            options={limits(t('ahead.anyPrice'), (count) =>
              count === 0 ? t('ahead.onlyFree') : t('ahead.atMost', { coins: coins(count) }),
            )}
            onChange={(most) => change({ most: most === ANY ? null : most })}
          />
          {isLeader ? null : (
            <>
              <Select
                label={t('ahead.trade')}
                value={wish.trade ?? ANY}
                options={limits(t('ahead.anyPrice'), (count) =>
                  count === 0 ? t('ahead.noTrade') : t('ahead.atMost', { coins: coins(count) }),
                )}
                onChange={(trade) => change({ trade: trade === ANY ? null : trade })}
              />
              <Select
                label={t('ahead.prefer')}
                value={wish.prefer ?? 'either'}
                options={[
                  { value: 'either', text: t('ahead.either') },
                  ...(['left', 'right'] as const).map((side) => ({ value: side, text: names.seat(model[side]) })),
                ]}
                onChange={(prefer) => change({ prefer: prefer === 'either' ? null : (prefer as Direction) })}
              />
            </>
          )}
        </>
      ) : null}
      {wish.do === 'stage' && rules.joinings.length > 0 ? (
        <Toggle
          title={t('ahead.join')}
          text={t('ahead.joinAbout')}
          isOn={wish.join}
          onChange={(join) => change({ join })}
        />
      ) : null}
      <div className="row">
        <button type="submit" className="main-b">
          {t('ahead.addThis')}
        </button>
        <button type="button" className="quiet-b" onClick={onBack}>
          {t('ahead.back')}
        </button>
      </div>
    </form>
  );
}
