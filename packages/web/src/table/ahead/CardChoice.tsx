/** The card that a wish is for: first what may be in the next hand, then all others of an Age. */
import './CardChoice.css';
import '../../frame/controls.css';
import type { Wish } from '@polis/client';
import type { Card } from '@polis/engine';
import { useState } from 'react';
import { Select } from '../../frame/Select.tsx';
import type { RegionProps } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { CardRow } from '../../parts/CardRow.tsx';
import { plain } from '../../text/plain.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { agesAhead, cardsOf, leadersAhead, nextAge, nextHand } from './cards.ts';
import { ageWords } from './wishWords.ts';

interface ChoiceProps extends RegionProps {
  names: Names;
  onPick(wish: Wish): void;
}

const PLAINLY = { turn: null, most: null, trade: null, prefer: null, join: false } as const;

export function CardChoice({ model, names, onPick }: ChoiceProps) {
  const { t } = useTranslation();
  const ages = agesAhead(model);
  const [chosen, setAge] = useState(nextAge(model));
  const [words, setWords] = useState('');
  // an Age may have ended since
  const age = ages.includes(chosen) ? chosen : nextAge(model);
  const next = nextHand(model);
  const leaders = leadersAhead(model);
  const others = cardsOf(model, age).filter(({ name }) => plain(names.card(name)).includes(plain(words.trim())));
  const wish = (card: Card, of: Partial<Wish>): Wish => ({
    ...PLAINLY,
    card: card.name,
    do: age === 0 ? 'keep' : 'build',
    age,
    ...of,
  });
  const rows = (cards: readonly Card[], of: Partial<Wish> = {}) => (
    <ul>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} names={names} onPick={() => onPick(wish(card, of))} />
      ))}
    </ul>
  );
  return (
    <section className="card-choice" aria-label={t('ahead.add')}>
      <h3 className="disp">{t('ahead.add')}</h3>
      {next ? (
        <section aria-label={t('ahead.next')}>
          <h3>{t('ahead.next')}</h3>
          <p className="quiet">{t('ahead.nextAbout')}</p>
          {rows(next.cards, { age: model.view.age, do: 'build', turn: next.turn })}
        </section>
      ) : (
        <p className="quiet">{t('ahead.nextUnknown')}</p>
      )}
      {leaders ? (
        <section>
          <h3>{t('ahead.leaders', { age: t(`age.${leaders.age}`) })}</h3>
          {rows(leaders.cards, { age: leaders.age, do: 'build' })}
        </section>
      ) : null}
      <section>
        <h3>{t('ahead.others')}</h3>
        <div className="card-search">
          <label className="field">
            <span>{t('ahead.search')}</span>
            <input
              type="search"
              className="input"
              value={words}
              maxLength={40}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          {ages.length > 1 ? (
            <Select
              label={t('ahead.age')}
              value={age}
              options={ages.map((one) => ({ value: one, text: ageWords(t, one) }))}
              onChange={(one) => setAge(Number(one))}
            />
          ) : null}
        </div>
        {others.length > 0 ? rows(others) : <p className="quiet">{t('ahead.noCard')}</p>}
      </section>
    </section>
  );
}
