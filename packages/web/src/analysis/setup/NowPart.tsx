/** What a city has for the moment, and no score asks for: tokens of peace, and powers that were used in this Age. */
import '../../frame/tags.css';
import type { Game, SeatId } from '@polis/engine';
import { Stepper } from '../../frame/Stepper.tsx';
import type { Names } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { type Draft, hasPeace, MOST_PEACE, powersOf } from './draft.ts';

interface NowProps {
  draft: Draft;
  game: Game;
  names: Names;
  seat: SeatId;
  onChange(to: Partial<Draft>): void;
}

export function NowPart({ draft: { peace, used }, game, names, seat, onChange }: NowProps) {
  const { t } = useTranslation();
  const powers = powersOf(game, seat);
  const toggle = (power: string): void => {
    const others = used[seat].filter((name) => name !== power);
    onChange({ used: used.with(seat, used[seat].includes(power) ? others : [...others, power]) });
  };
  return (
    <>
      {hasPeace(game.rules) ? (
        <div className="calc-steppers">
          <Stepper
            label={t('analysis.setup.peace')}
            icon={<Icon name="olive" />}
            value={peace[seat]}
            most={MOST_PEACE}
            onChange={(count) => onChange({ peace: peace.with(seat, count) })}
          />
        </div>
      ) : null}
      {powers.length > 0 ? (
        <fieldset className="tags">
          <legend>{t('analysis.setup.used')}</legend>
          {powers.map((power) => (
            <button
              key={power}
              type="button"
              className="tag"
              aria-pressed={used[seat].includes(power)}
              onClick={() => toggle(power)}
            >
              {names.power(power)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
