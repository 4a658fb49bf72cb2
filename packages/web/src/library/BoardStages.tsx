/** The stages of one side of a board, small. */
import './BoardStages.css';
import type { Wonder } from '@polis/engine';
import { EffectSymbols } from '../look/Effects.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function BoardStages({ board }: { board: Wonder }) {
  const { t } = useTranslation();
  return (
    <span className="face-side">
      <i>{board.dayAndNight ? t(`library.side.${board.side}`) : board.side}</i>
      {board.stages.map(({ effects, options }, stage) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
        <span key={stage} className="face-stage">
          {effects.length > 0 ? <EffectSymbols effects={effects} /> : null}
          {options.map((option, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: and so is an option
            <EffectSymbols key={i} effects={option.effects} />
          ))}
        </span>
      ))}
    </span>
  );
}
