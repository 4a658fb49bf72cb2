/** One city after the other: what it has built, as the calculator asks for it, and what its player holds. */
import { isRecruit, type PolisError, type Rules } from '@polis/engine';
import { useState } from 'react';
import { inGame } from '../../calculator/inGame.ts';
import { CityTabs } from '../../calculator/Player.tsx';
import { type Column, changedColumn } from '../../calculator/sheet.ts';
import type { EndModel } from '../../end/model.ts';
import { Emblem } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { Wrong } from '../Wrong.tsx';
import { ageIn, DRAFTING, type Draft, handSize } from './draft.ts';
import { NowPart } from './NowPart.tsx';
import { PileTiles } from './PileTiles.tsx';
import { cardsOfAge, elsewhereIn } from './piles.ts';

interface SeatPartProps {
  draft: Draft;
  model: EndModel;
  rules: Rules;
  seat: number;
  /** What is wrong here. */
  wrong: PolisError | null;
  onSeat(seat: number): void;
  onChange(to: Partial<Draft>): void;
}

export function SeatPart({ draft, model, rules, seat, wrong, onSeat, onChange }: SeatPartProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState('city');
  const { sheet, hands, leaders, packs, turn } = draft;
  const age = ageIn(rules, draft);
  const { names } = model;
  const column = sheet.columns[seat];
  const set = (to: Partial<Column>): void => onChange({ sheet: changedColumn(sheet, seat, to) });
  const all = inGame(sheet);
  const isDraft = age === DRAFTING;
  const size = isDraft ? null : handSize(rules, turn);
  const hand = isDraft ? packs[seat] : hands[seat];
  const recruits = all.filter(({ card }) => isRecruit(card));
  return (
    <section className="panel calc-player" aria-labelledby="setup-seat">
      <h2 id="setup-seat" className="vh">
        {names.seat(seat)}
      </h2>
      <fieldset className="calc-seats">
        <legend className="vh">{t('calculator.players')}</legend>
        {model.score.sheets.map((_, other) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <button key={other} type="button" aria-pressed={other === seat} onClick={() => onSeat(other)}>
            <Emblem city={names.city(other)} />
            <span>{names.seat(other)}</span>
          </button>
        ))}
      </fieldset>
      {wrong ? <Wrong error={wrong} isQuiet /> : null}
      <label className="field setup-name">
        {t('calculator.name')}
        <input
          className="input"
          value={column.name}
          maxLength={24}
          placeholder={names.seat(seat)}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <CityTabs sheet={sheet} model={model} seat={seat} set={set} part={part} onPart={setPart} />
      <NowPart draft={draft} game={model.game} names={names} seat={seat} onChange={onChange} />
      {seat < rules.players ? (
        <>
          <h3 className="setup-hand">
            {isDraft
              ? t('analysis.setup.pack', { count: hand.length })
              : t('analysis.setup.hand', { count: hand.length, of: size ?? hand.length })}
          </h3>
          <p className={size !== null && hand.length > 0 && hand.length !== size ? 'analysis-wrong' : 'hint'}>
            {hand.length === 0
              ? t('analysis.setup.noHand')
              : size !== null && hand.length !== size
                ? t('analysis.setup.handSize', { count: size, has: hand.length })
                : t('analysis.setup.handWhole')}
          </p>
          {isDraft ? (
            <PileTiles
              cards={recruits}
              pile={hand}
              elsewhere={elsewhereIn(draft, rules, { pack: seat })}
              names={names}
              onChange={(to) => onChange({ packs: packs.with(seat, to) })}
            />
          ) : (
            <PileTiles
              cards={cardsOfAge(all, age)}
              pile={hand}
              elsewhere={elsewhereIn(draft, rules, { hand: seat })}
              names={names}
              onChange={(to) => onChange({ hands: hands.with(seat, to) })}
            />
          )}
          {recruits.length > 0 ? (
            <details className="setup-leaders">
              <summary>{t('analysis.setup.leaders', { count: leaders[seat].length })}</summary>
              <PileTiles
                cards={recruits}
                pile={leaders[seat]}
                elsewhere={elsewhereIn(draft, rules, { leaders: seat })}
                names={names}
                onChange={(to) => onChange({ leaders: leaders.with(seat, to) })}
              />
            </details>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
