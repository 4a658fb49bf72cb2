/** Which boards are played, and for those who want it, which one at each chair. */
import './Boards.css';
import type { Rules, WonderPick } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { Emblem } from '../look/symbols.tsx';
import { type Boards as Kind, picksOf, rulesFor } from './draft.ts';
import type { PartProps } from './SetupForm.tsx';

const KINDS: readonly Kind[] = ['random', 'side', 'pick'];

export function Boards({ draft, change }: PartProps) {
  const { t } = useTranslation();
  const rules = rulesFor(draft);
  return (
    <div className="panel wide-part">
      <Choices
        legend={t('setup.boards.title')}
        value={draft.boards}
        options={KINDS.map((value) => ({
          value,
          title: t(`setup.boards.${value}.title`),
          text: t(`setup.boards.${value}.text`),
        }))}
        onChange={(boards) => change({ boards })}
      />
      {draft.boards === 'pick' && rules ? <Picks draft={draft} change={change} rules={rules} /> : null}
    </div>
  );
}

function Picks({ draft, change, rules }: PartProps & { rules: Rules }) {
  const picks = picksOf(draft, rules.seats);
  return (
    <ul className="picks">
      {picks.map((pick, chair) => (
        <Pick
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          key={chair}
          chair={chair}
          pick={pick}
          rules={rules}
          onChange={(changed) => change({ picks: picks.with(chair, changed) })}
        />
      ))}
    </ul>
  );
}

interface PickProps {
  chair: number;
  pick: WonderPick;
  rules: Rules;
  onChange(pick: WonderPick): void;
}

function Pick({ chair, pick, rules, onChange }: PickProps) {
  const { t } = useTranslation();
  const who = chair < rules.players ? t('setup.boards.chair', { number: chair + 1 }) : t('setup.boards.freeCity');
  const boards = [...rules.wonderByCity.keys()];
  const sides = rules.wonderByCity.get(pick.wonder);
  const isDayAndNight = sides ? rules.wonders[sides.A].dayAndNight : rules.edition === 'second';
  return (
    <li className="pick">
      <Emblem city={pick.wonder === 'random' ? null : pick.wonder} />
      <b>{who}</b>
      <Select
        label={`${who}: ${t('setup.boards.board')}`}
        isLabelHidden
        value={pick.wonder}
        options={[
          { value: 'random', text: t('setup.boards.anyBoard') },
          ...boards.map((city) => ({ value: city, text: t(`board.${city}`) })),
        ]}
        onChange={(wonder) => onChange({ ...pick, wonder })}
      />
      <Select
        label={`${who}: ${t('setup.boards.side_')}`}
        isLabelHidden
        value={pick.side}
        options={[
          { value: 'random', text: t('setup.boards.anySide') },
          { value: 'choice', text: t('setup.boards.chosenSide') },
          { value: 'A', text: t(isDayAndNight ? 'setup.boards.day' : 'setup.boards.sideA') },
          { value: 'B', text: t(isDayAndNight ? 'setup.boards.night' : 'setup.boards.sideB') },
        ]}
        onChange={(side) => onChange({ ...pick, side })}
      />
    </li>
  );
}
