/** The board of a city, its coins and its tokens. */
import './CityPart.css';
import { Stepper } from '../frame/Stepper.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { BoardPart } from './BoardPart.tsx';
import type { PartProps } from './Player.tsx';
import { pawnsBrought, victoryValue } from './scenario.ts';
import { AGES } from './sheet.ts';

export function CityPart({ sheet, model, seat, set }: PartProps) {
  const { t } = useTranslation();
  const { rules } = model;
  const column = sheet.columns[seat];
  const tokens = new Set(rules.tokens.map(({ id }) => id));
  // what debts of projects are worth, by Age
  const debts = rules.tokens.filter(({ scenario }) => scenario === 'edificeDebt').map(({ points }) => points);
  const at = (list: readonly number[], i: number, value: number): number[] =>
    AGES.map((_, j) => (i === j ? value : (list[j] ?? 0)));
  return (
    <>
      <BoardPart sheet={sheet} model={model} seat={seat} set={set} />
      <div className="calc-steppers">
        <Stepper
          label={t('calculator.coins')}
          icon={<Icon name="coin" />}
          value={column.coins}
          onChange={(coins) => set({ coins })}
        />
        {tokens.has('debt') ? (
          <Stepper
            label={t('calculator.debt')}
            icon={<Icon name="debt" />}
            value={column.debt}
            onChange={(debt) => set({ debt })}
          />
        ) : null}
      </div>
      <h3>{t('calculator.conflicts')}</h3>
      <div className="calc-steppers">
        {AGES.map((age, i) => (
          <Stepper
            key={age}
            label={t('calculator.victory', { value: victoryValue(rules, i) })}
            icon={<Icon name="victory" />}
            value={column.victories[i]}
            most={20}
            onChange={(count) => set({ victories: at(column.victories, i, count) })}
          />
        ))}
        <Stepper
          label={t('calculator.defeats')}
          icon={<Icon name="defeat" />}
          value={column.defeats}
          most={20}
          onChange={(defeats) => set({ defeats })}
        />
      </div>
      {tokens.has('pawn-1') ? (
        <>
          <h3>{t('calculator.projects')}</h3>
          <div className="calc-steppers">
            {AGES.map((age, i) => {
              // one for taking part, and those that stages bring
              const least = pawnsBrought(sheet, rules, seat, age);
              return (
                <Stepper
                  key={age}
                  label={t('calculator.pawns', { age: t(`age.${age}`) })}
                  icon={<Icon name="column" />}
                  value={Math.min(least + 1, Math.max(least, column.pawns[i]))}
                  least={least}
                  most={least + 1}
                  onChange={(count) => set({ pawns: at(column.pawns, i, count) })}
                />
              );
            })}
            {debts.map((points, i) => (
              <Stepper
                key={points}
                label={t('calculator.projectDebts', { points: `−${-points}` })}
                icon={<Icon name="debt" />}
                value={column.projectDebts[i]}
                most={3}
                onChange={(count) => set({ projectDebts: at(column.projectDebts, i, count) })}
              />
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}
