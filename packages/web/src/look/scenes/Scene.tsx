/** The wonder of a city as far as it is built. */
import type { Wonder } from '@polis/engine';
import type { ReactNode } from 'react';
import { Alexandria } from './alexandria.tsx';
import { Babylon } from './babylon.tsx';
import { Byzantium } from './byzantium.tsx';
import { Carthage } from './carthage.tsx';
import { Ephesos } from './ephesos.tsx';
import { Giza } from './giza.tsx';
import { Halikarnassos } from './halikarnassos.tsx';
import { Olympia } from './olympia.tsx';
import type { SceneProps } from './parts.tsx';
import { Petra } from './petra.tsx';
import { Rhodos } from './rhodos.tsx';
import { Rome } from './rome.tsx';
import { Ur } from './ur.tsx';

const SCENES: Record<string, (props: SceneProps) => ReactNode> = {
  alexandria: Alexandria,
  babylon: Babylon,
  byzantium: Byzantium,
  carthage: Carthage,
  ephesos: Ephesos,
  giza: Giza,
  halikarnassos: Halikarnassos,
  olympia: Olympia,
  petra: Petra,
  rhodos: Rhodos,
  rome: Rome,
  ur: Ur,
};

interface SceneOf {
  board: Pick<Wonder, 'city' | 'side' | 'dayAndNight'>;
  built: number;
  all: number;
}

/** `built` of `all` stages. It is a picture of what the stages say, so it says nothing itself. */
export function Scene({ board: { city, side, dayAndNight }, built, all }: SceneOf) {
  const Drawn = SCENES[city];
  if (!Drawn) return null;
  return (
    <svg className="scene" viewBox="0 0 170 96" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Drawn share={all > 0 ? built / all : 0} isNight={dayAndNight && side === 'B'} />
    </svg>
  );
}
