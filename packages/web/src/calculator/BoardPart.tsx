/** The board of a city, its stages, and what has to be told of them: what was chosen, copied, laid under or entombed. */
import './CityPart.css';
import '../frame/tags.css';
import { copiesFrom, roman, type Stage } from '@polis/engine';
import { Select } from '../frame/Select.tsx';
import { Stepper } from '../frame/Stepper.tsx';
import { effectWords } from '../look/effect-words.ts';
import { kindOfColour } from '../look/kinds.ts';
import { isSideThere } from '../setup/draft.ts';
import { useTranslation } from '../text/speaking.tsx';
import { boardsOf } from './inGame.ts';
import type { PartProps } from './Player.tsx';
import { coloursIn, entombable, givesKind } from './scenario.ts';
import { AGES } from './sheet.ts';
import { type BuiltStage, boardOf, builtStages, copiedSide } from './stages.ts';

const SIDES = ['A', 'B'] as const;

export function BoardPart(props: PartProps) {
  const { t } = useTranslation();
  const { sheet, model, seat, set } = props;
  const { rules } = model;
  const column = sheet.columns[seat];
  const { wonder, stages, places } = column;
  const all = boardsOf(sheet, seat);
  const others = sheet.columns.slice(0, rules.seats).filter((_, other) => other !== seat);
  const free = all.filter((city) => !others.some((other) => other.wonder === city));
  const board = wonder === null || !all.includes(wonder) ? null : boardOf(rules, column);
  return (
    <div className="calc-board">
      <Select
        label={t('calculator.board')}
        value={wonder ?? ''}
        options={[
          { value: '', text: t('calculator.noBoard') },
          ...free.map((city) => ({ value: city, text: t(`board.${city}`) })),
        ]}
        onChange={(city) => set({ wonder: city || null })}
      />
      {board ? (
        <>
          <Select
            label={t('calculator.side')}
            value={board.side}
            options={SIDES.filter((one) => isSideThere(rules, board.city, one)).map((one) => ({
              value: one,
              text: board.dayAndNight ? t(`library.side.${one}`) : one,
            }))}
            onChange={(one) => set({ side: one })}
          />
          {board.anyOrder ? (
            <fieldset className="tags">
              <legend>{t('calculator.stages')}</legend>
              {board.stages.map((stage, i) => {
                const isBuilt = places.includes(i + 1);
                return (
                  <button
                    key={roman(i + 1)}
                    type="button"
                    className="tag"
                    aria-pressed={isBuilt}
                    aria-label={`${roman(i + 1)}: ${effectWords(t, stage.effects)}`}
                    onClick={() =>
                      set({ places: isBuilt ? places.filter((one) => one !== i + 1) : [...places, i + 1].sort() })
                    }
                  >
                    {roman(i + 1)}
                  </button>
                );
              })}
            </fieldset>
          ) : (
            <Stepper
              label={t('calculator.stages')}
              value={Math.min(stages, board.stages.length)}
              most={board.stages.length}
              onChange={(count) => set({ stages: count })}
            />
          )}
          {builtStages(sheet, rules, seat).map((built) => (
            <StageTold key={built.place} {...props} built={built} />
          ))}
        </>
      ) : null}
    </div>
  );
}

/** Nothing for most stages. */
function StageTold({ sheet, model, seat, set, built }: PartProps & { built: BuiltStage }) {
  const { t } = useTranslation();
  const { rules, names } = model;
  const column = sheet.columns[seat];
  const { place, stage, gives } = built;
  const name = roman(place + 1);
  const tomb = rules.cards[rules.cardByName.get(column.tombs[place]) ?? -1];
  return (
    <>
      {copiesFrom(stage).length > 1 ? (
        <Select
          label={t('calculator.copiesFrom', { stage: name })}
          value={copiedSide(stage, column) ?? ''}
          options={copiesFrom(stage).map((side) => ({ value: side, text: names.seat(rules[side][seat]) }))}
          onChange={(side) => set({ from: side === 'right' ? 'right' : 'left' })}
        />
      ) : null}
      {gives && gives.options.length > 0 ? (
        <Chosen gives={gives} name={name} value={column.options[place]} onChange={choose} />
      ) : null}
      {givesKind(gives, 'likeUnder') ? (
        <Select
          label={t('calculator.under', { stage: name })}
          value={column.under ?? ''}
          options={[
            { value: '', text: t('calculator.notKnown') },
            ...coloursIn(rules).map((colour) => ({ value: colour, text: t(`kindLong.${kindOfColour(colour)}`) })),
          ]}
          onChange={(colour) => set({ under: colour || null })}
        />
      ) : null}
      {givesKind(gives, 'entomb') ? (
        <Select
          label={t('calculator.tomb', { stage: name })}
          value={column.tombs[place]}
          options={[
            { value: '', text: t('calculator.nobody') },
            ...entombable(sheet, rules, seat, place).map((card) => ({ value: card, text: names.card(card) })),
          ]}
          onChange={(card) => set({ tombs: column.tombs.with(place, card) })}
        />
      ) : null}
      {givesKind(gives, 'entomb') && tomb?.cost.byAge ? (
        <Select
          label={t('calculator.tombAge', { card: names.card(tomb.name) })}
          value={column.tombAges[place] || AGES.length}
          options={AGES.map((age) => ({ value: age, text: t(`age.${age}`) }))}
          onChange={(age) => set({ tombAges: column.tombAges.with(place, age) })}
        />
      ) : null}
    </>
  );

  function choose(option: number): void {
    set({ options: column.options.with(place, option) });
  }
}

interface ChosenProps {
  gives: Stage;
  name: string;
  value: number;
  onChange(option: number): void;
}

/** One of what a stage offers; the first if nothing was said. */
function Chosen({ gives, name, value, onChange }: ChosenProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('calculator.option', { stage: name })}
      value={value || 1}
      options={gives.options.map(({ effects }, i) => ({ value: i + 1, text: effectWords(t, effects) }))}
      onChange={onChange}
    />
  );
}
