/** Which boards are played, and for those who want it, which one at each chair. */
import './Boards.css';
import { boardNames, type Rules, type WonderPick } from '@polis/engine';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { Emblem } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { type BoardsBy, boardsFor, isSideThere, picksOf, rulesToPick } from './draft.ts';
import type { PartProps } from './SetupForm.tsx';

const KINDS: readonly BoardsBy[] = ['random', 'side', 'pick'];

export function Boards({ draft, change }: PartProps) {
  const { t } = useTranslation();
  const rules = rulesToPick(draft);
  return (
    <div className="panel wide-part">
      <Choices
        legend={t('setup.boards.title')}
        value={draft.boardsBy}
        options={KINDS.map((value) => ({
          value,
          title: t(`setup.boards.${value}.title`),
          text: t(`setup.boards.${value}.text`),
        }))}
        onChange={(boardsBy) => change({ boardsBy })}
      />
      <Further draft={draft} change={change} />
      {draft.boardsBy === 'pick' && rules ? <Picks draft={draft} change={change} rules={rules} /> : null}
    </div>
  );
}

/** Sets of boards that are dealt with those of the game; any of them can be picked without its switch. */
function Further({ draft, change }: PartProps) {
  const { t } = useTranslation();
  return (
    <ul className="further-boards">
      {boardNames.map((name) => (
        <li key={name}>
          <Toggle
            title={t(`setup.boards.further.${name}.title`)}
            text={t(`setup.boards.further.${name}.text`)}
            isOn={draft.boards.includes(name)}
            onChange={(isOn) =>
              change({ boards: boardNames.filter((other) => (other === name ? isOn : draft.boards.includes(other))) })
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Picks({ draft, change, rules }: PartProps & { rules: Rules }) {
  const picks = picksOf(draft, rules);
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

const SIDE_NAMES = { A: 'day', B: 'night' } as const;

interface PickProps {
  chair: number;
  pick: WonderPick;
  rules: Rules;
  onChange(pick: WonderPick): void;
}

function Pick({ chair, pick, rules, onChange }: PickProps) {
  const { t } = useTranslation();
  const who = chair < rules.players ? t('setup.boards.chair', { number: chair + 1 }) : t('setup.boards.freeCity');
  const boards = boardsFor(rules, chair);
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
          ...(['A', 'B'] as const)
            .filter((value) => !sides || isSideThere(rules, pick.wonder, value))
            .map((value) => ({ value, text: t(`setup.boards.${isDayAndNight ? SIDE_NAMES[value] : `side${value}`}`) })),
        ]}
        onChange={(side) => onChange({ ...pick, side })}
      />
    </li>
  );
}
