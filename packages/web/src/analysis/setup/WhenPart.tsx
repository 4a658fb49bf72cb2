/** When in the game it is, and from whose chair it is looked into. */

import type { Rules } from '@polis/engine';
import { Select } from '../../frame/Select.tsx';
import type { Names } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { ageIn, agesIn, DRAFTING, type Draft, turnsIn } from './draft.ts';

interface WhenProps {
  draft: Draft;
  rules: Rules;
  names: Names;
  onChange(to: Partial<Draft>): void;
}

export function WhenPart({ draft, rules, names, onChange }: WhenProps) {
  const { t } = useTranslation();
  const { turn, seat, holder } = draft;
  const age = ageIn(rules, draft);
  const players = Array.from({ length: rules.players }, (_, of) => ({ value: of, text: names.seat(of) }));
  const turns = turnsIn(rules, age);
  return (
    <section className="panel setup-when" aria-label={t('analysis.setup.when')}>
      <Select
        label={t('analysis.setup.age')}
        value={age}
        options={agesIn(rules).map((of) => ({
          value: of,
          text: of === DRAFTING ? t('analysis.setup.drafting') : t(`age.${of}`),
        }))}
        onChange={(to) => onChange({ age: to })}
      />
      {age === DRAFTING ? null : (
        <Select
          label={t('analysis.setup.turn')}
          value={turns.includes(turn) ? turn : turns[0]}
          options={turns.map((of) => ({ value: of, text: of === 0 ? t('analysis.setup.recruiting') : String(of) }))}
          onChange={(to) => onChange({ turn: to })}
        />
      )}
      <Select
        label={t('analysis.chair')}
        value={Math.min(seat, rules.players - 1)}
        options={players}
        onChange={(to) => onChange({ seat: to })}
      />
      {rules.seats > rules.players ? (
        <Select
          label={t('analysis.setup.holder')}
          value={holder}
          options={players}
          onChange={(to) => onChange({ holder: to })}
        />
      ) : null}
    </section>
  );
}
