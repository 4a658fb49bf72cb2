/** The wonder of a city: its scene, and its stages that rise like steps. */
import './Wonder.css';
import { placesBuilt, roman, type SeatId } from '@polis/engine';
import type { CSSProperties } from 'react';
import { isSideOpen } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { Scene } from '../../look/scenes/Scene.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { StageStep } from './StageStep.tsx';
import { usePickedSide } from './usePickedSide.ts';

export function Wonder({ seat, ...region }: RegionProps & { seat: SeatId }) {
  const { t } = useTranslation();
  const { rules, view } = region.model;
  const { wonder, stage } = view.seats[seat];
  const picked = usePickedSide(region, seat);
  const isOpen = isSideOpen(region.model, seat) && !picked;
  const board = picked ?? rules.wonders[wonder];
  if (!board || board.stages.length === 0) return null;
  const all = board.stages.length;
  return (
    <section
      className={`won${isOpen ? ' open' : ''}`}
      style={{ '--stages': all } as CSSProperties}
      aria-label={isOpen ? t('city.wonderOpen') : t('city.wonder', { done: stage, all })}
    >
      <Scene board={board} built={stage} all={all} places={placesBuilt(rules, view.seats[seat])} />
      <ol className="steps">
        {board.stages.map((one, i) => (
          <StageStep key={roman(i + 1)} {...region} seat={seat} index={i} name={roman(i + 1)} stage={one} />
        ))}
      </ol>
    </section>
  );
}
