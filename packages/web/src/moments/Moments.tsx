/** Whatever moment it is, above the table. Nothing here takes a click or a key from the table, but for the conflicts. */
import './Moments.css';
import type { Known } from '@polis/client';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RegionProps } from '../game/model.ts';
import { type Names, useNames } from '../game/names.ts';
import { Conflict, PassingConflict } from './conflict/Conflict.tsx';
import type { Moment } from './moments.ts';
import { Project } from './Project.tsx';
import { Turn } from './turn/Turn.tsx';
import type { Moments as Playing } from './useMoments.ts';

/** How long they take if nobody skips them. */
const TURN_MS = 2000;
const PROJECT_MS = 3200;
const PASSING_CONFLICT_MS = 2500;

type Shown = Omit<RegionProps, 'send'>;

export interface MomentProps<M extends Moment> extends Shown {
  names: Names;
  moment: M;
}

export function Moments({ now, next, ...region }: Shown & Pick<Playing, 'now' | 'next'>) {
  const names = useNames(region.known, region.model);
  if (!now) return null;
  return createPortal(shown(now, next, { ...region, names }), document.body);
}

function shown(now: Moment, next: () => void, props: Omit<MomentProps<Moment>, 'moment'>): ReactNode {
  switch (now.moment) {
    case 'turn':
      return (
        <Fleeting ms={TURN_MS} of={now} next={next}>
          <Turn {...props} moment={now} />
        </Fleeting>
      );
    case 'project':
      return (
        <Fleeting ms={PROJECT_MS} of={now} next={next}>
          <Project {...props} moment={now} />
        </Fleeting>
      );
    case 'conflict':
      // whoever lets a bot play is not asked to go on
      return isPlayedByBot(props.known) ? (
        <Fleeting ms={PASSING_CONFLICT_MS} of={now} next={next}>
          <PassingConflict {...props} moment={now} />
        </Fleeting>
      ) : (
        <Conflict {...props} moment={now} close={next} />
      );
  }
}

const isPlayedByBot = ({ you, room }: Known): boolean => you !== null && (room.chairs[you]?.byBot ?? false);

/** Goes by itself, or with any key or tap, which still does what it does. */
function Fleeting({ ms, of, next, children }: { ms: number; of: Moment; next(): void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment has its own time
  useEffect(() => {
    const timer = setTimeout(next, ms);
    const skips = ['keydown', 'pointerdown'] as const;
    for (const skip of skips) addEventListener(skip, next, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const skip of skips) removeEventListener(skip, next, { capture: true });
    };
  }, [ms, of, next]);
  return (
    <div className="mo" aria-hidden="true">
      {children}
    </div>
  );
}
