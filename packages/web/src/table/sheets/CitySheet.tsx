/** All of a city, and from there to the next one round the table. */
import './CitySheet.css';
import '../../parts/SheetFrame.css';
import '../../parts/Who.css';
import '../../look/seat.css';
import type { Direction } from '@polis/engine';
import { useEffect, useRef } from 'react';
import { AboutButton } from '../../care/AboutButton.tsx';
import { useNames } from '../../game/names.ts';
import { stateOf } from '../../game/state.ts';
import { hyphenated } from '../../look/hyphenated.ts';
import { Icon } from '../../look/Icon.tsx';
import { openSheet } from '../../parts/open.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { SeatEmblem, StatePill } from '../../parts/Who.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { CityContents, type CityProps } from './CityContents.tsx';

const SWIPE_PX = 60;

export function CitySheet({ seat, at, ...region }: CityProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { rules } = model;
  const names = useNames(known, model);
  const go = (side: Direction) => openSheet({ sheet: 'city', seat: rules[side][seat] });
  useArrows(go);
  const start = useRef<number | null>(null);
  const person = known.room.chairs[seat]?.person ?? null;
  const where = seat === model.me ? 'me' : seat === model.left ? 'left' : seat === model.right ? 'right' : 'far';
  return (
    <SheetFrame
      title={
        <span className="who">
          <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
          <span className="sheet-name">{hyphenated(names.label(seat))}</span>
          <StatePill state={stateOf(known, model, seat)} />
        </span>
      }
      about={`${names.board(seat)} · ${t(`sheet.city.${where}`, { ...names.whose(model.me), seat: seat + 1 })}`}
      tools={
        <>
          {person && !region.isRecord ? (
            <AboutButton className="sheet-b" person={person} table={known.table} line={null} />
          ) : null}
          <button type="button" className="sheet-b" aria-label={t('sheet.city.previous')} onClick={() => go('left')}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className="sheet-b" aria-label={t('sheet.city.next')} onClick={() => go('right')}>
            <Icon name="arrow-right" />
          </button>
        </>
      }
    >
      <div
        key={seat}
        className="sheet-city"
        onTouchStart={({ touches }) => {
          start.current = touches[0].clientX;
        }}
        onTouchEnd={({ changedTouches }) => {
          const moved = changedTouches[0].clientX - (start.current ?? changedTouches[0].clientX);
          if (Math.abs(moved) > SWIPE_PX) go(moved > 0 ? 'left' : 'right');
        }}
      >
        <CityContents {...region} seat={seat} at={at} />
      </div>
    </SheetFrame>
  );
}

/** Round the table by the arrow keys. */
function useArrows(go: (side: Direction) => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') go('left');
      if (key === 'ArrowRight') go('right');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
