/** What one player has: told card by card, or as the points of each line. */
import './Player.css';
import '../frame/tags.css';
import './CityPart.css';
import '../end/ScoreSheet.css';
import type { SeatId } from '@polis/engine';
import { Tabs } from 'radix-ui';
import { type EndModel, lineName } from '../end/model.ts';
import { Stepper } from '../frame/Stepper.tsx';
import { Icon } from '../look/Icon.tsx';
import { KINDS, type Kind, kindOf } from '../look/kinds.ts';
import { Crest } from '../look/symbols.tsx';
import { lookOf } from '../parts/lines.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { CardToggles } from './CardToggles.tsx';
import { CityPart } from './CityPart.tsx';
import { type Column, changedColumn, type Sheet, toldBy } from './sheet.ts';

export interface PlayerProps {
  sheet: Sheet;
  model: EndModel;
  seat: SeatId;
  change(to: Partial<Sheet>): void;
  /** What of the city is told at the moment: the same for one player after the other. */
  part: string;
  onPart(part: string): void;
}

export function Player({ sheet, model, seat, change, part, onPart }: PlayerProps) {
  const { t } = useTranslation();
  const column = sheet.columns[seat];
  const set = (to: Partial<Column>): void => change(changedColumn(sheet, seat, to));
  return (
    <>
      <div className="calc-who">
        <label className="field">
          {t('calculator.name')}
          <input
            className="input"
            value={column.name}
            maxLength={24}
            placeholder={model.names.seat(seat)}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </label>
        <fieldset className="tags">
          <legend>{t('calculator.by.label')}</legend>
          {(['cards', 'totals'] as const).map((by) => (
            <button
              key={by}
              type="button"
              className="tag"
              aria-pressed={column.by === by}
              onClick={() => change(toldBy(sheet, seat, by))}
            >
              {t(`calculator.by.${by}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {column.by === 'cards' ? (
        <CityTabs sheet={sheet} model={model} seat={seat} set={set} part={part} onPart={onPart} />
      ) : (
        <div className="calc-steppers">
          {model.lines.map((line) => (
            <Stepper
              key={line}
              label={t(lineName(model, line))}
              icon={<span className="line-icon">{lookOf(line).icon}</span>}
              value={column.totals[line] ?? 0}
              least={-999}
              onChange={(points) => set({ totals: { ...column.totals, [line]: points } })}
            />
          ))}
          <Stepper label={t('calculator.coinsForTies')} value={column.coins} onChange={(coins) => set({ coins })} />
        </div>
      )}
    </>
  );
}

export interface PartProps extends Omit<PlayerProps, 'change' | 'part' | 'onPart'> {
  set(to: Partial<Column>): void;
}

/** The city itself, then its cards by kind; also for whoever sets up a table. */
export function CityTabs({ part, onPart, ...props }: PartProps & Pick<PlayerProps, 'part' | 'onPart'>) {
  const { t } = useTranslation();
  const { model, sheet, seat } = props;
  const { rules } = model;
  // a city without a player has no leaders
  const kinds = KINDS.filter(
    (kind) => rules.cards.some((card) => kindOf(card.colour) === kind) && (kind !== 'leader' || seat < rules.players),
  );
  const ofKind = (kind: Kind): number =>
    sheet.columns[seat].cards.filter((name) => {
      const card = model.rules.cards[model.rules.cardByName.get(name) ?? -1];
      return card && kindOf(card.colour) === kind;
    }).length;
  return (
    <Tabs.Root value={kinds.includes(part as Kind) ? part : 'city'} onValueChange={onPart} className="calc-parts">
      <Tabs.List className="calc-tabs" aria-label={t('calculator.by.cards')}>
        <Tabs.Trigger value="city" aria-label={t('calculator.part.city')}>
          <Icon name="polis" />
        </Tabs.Trigger>
        {kinds.map((kind) => (
          <Tabs.Trigger key={kind} value={kind} aria-label={`${t(`kind.${kind}`)}: ${ofKind(kind)}`}>
            <Crest kind={kind} />
            {ofKind(kind) > 0 ? <em>{ofKind(kind)}</em> : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="city" className="calc-part">
        <CityPart {...props} />
      </Tabs.Content>
      {kinds.map((kind) => (
        <Tabs.Content key={kind} value={kind} className="calc-part">
          <h3>{t(`kindLong.${kind}`)}</h3>
          <CardToggles {...props} kind={kind} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
