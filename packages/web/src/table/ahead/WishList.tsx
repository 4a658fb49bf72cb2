/** The wishes in their order: the first that can be carried out is. */
import './WishList.css';
import { prospectOf, type Wish } from '@polis/client';
import { useEffect, useRef, useState } from 'react';
import { kindOfCard } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { keyed } from '../../parts/keyed.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { conditionWords, deedWords } from './wishWords.ts';

interface ListProps extends RegionProps {
  names: Names;
  wishes: readonly Wish[];
  onChange(wishes: readonly Wish[]): void;
}

/** A button that is wanted again where its wish has gone. */
interface Wanted {
  place: number;
  button: 'up' | 'down' | 'remove';
}

export function WishList({ model, names, wishes, onChange }: ListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted | null>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!wanted.current) return;
    const { place, button } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[Math.min(place, wishes.length - 1)];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    (
      buttons.find((one) => one.dataset.does === button && !one.disabled) ?? buttons.find((one) => !one.disabled)
    )?.focus();
  }, [wishes]);
  const move = (place: number, by: -1 | 1): void => {
    const rest = wishes.filter((_, i) => i !== place);
    wanted.current = { place: place + by, button: by < 0 ? 'up' : 'down' };
    setTold(t('ahead.moved', { card: names.card(wishes[place].card), place: place + by + 1 }));
    onChange([...rest.slice(0, place + by), wishes[place], ...rest.slice(place + by)]);
  };
  const remove = (place: number): void => {
    wanted.current = { place, button: 'remove' };
    setTold(t('ahead.removed', { card: names.card(wishes[place].card) }));
    onChange(wishes.filter((_, i) => i !== place));
  };
  return (
    <>
      <p className="vh" role="status">
        {told}
      </p>
      {wishes.length === 0 ? <p className="quiet">{t('ahead.empty')}</p> : null}
      <ol className="wishes" ref={list} aria-label={t('ahead.list')}>
        {keyed(wishes, ({ card, do: deed }) => `${card} ${deed}`).map(({ key, item: wish }, place) => {
          const id = model.rules.cardByName.get(wish.card);
          const prospect = prospectOf(model.view, wish);
          const card = names.card(wish.card);
          const isOff = prospect === 'past' || prospect === 'gone';
          return (
            <li key={key} className={`wish k-${id === undefined ? 'guild' : kindOfCard(model.rules.cards[id])}`}>
              <span className={isOff ? 'wish-words off' : 'wish-words'}>
                <b>{t('ahead.line', { deed: deedWords(t, model, wish), card })}</b>
                <small>{conditionWords(t, names, model, wish)}</small>
                {prospect === 'open' ? null : (
                  <small className={`prospect ${prospect}`}>{t(`ahead.prospect.${prospect}`)}</small>
                )}
              </span>
              <button
                type="button"
                className="sheet-b"
                data-does="up"
                disabled={place === 0}
                aria-label={t('ahead.up', { card })}
                onClick={() => move(place, -1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="sheet-b"
                data-does="down"
                disabled={place === wishes.length - 1}
                aria-label={t('ahead.down', { card })}
                onClick={() => move(place, 1)}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                className="sheet-b"
                data-does="remove"
                aria-label={t('ahead.remove', { card })}
                onClick={() => remove(place)}
              >
                <Icon name="no" />
              </button>
            </li>
          );
        })}
      </ol>
      {wishes.length > 0 ? <p className="quiet">{t('ahead.otherwise')}</p> : null}
    </>
  );
}
