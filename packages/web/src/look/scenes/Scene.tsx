/** The wonder of a city as far as it is built. */
import type { Wonder } from '@polis/engine';
import type { ReactNode } from 'react';
import { AbuSimbel } from './abu-simbel.tsx';
import { Alexandria } from './alexandria.tsx';
import { Babylon } from './babylon.tsx';
import { Byzantium } from './byzantium.tsx';
import { Carthage } from './carthage.tsx';
import { Catan } from './catan.tsx';
import { Ephesos } from './ephesos.tsx';
import { Giza } from './giza.tsx';
import { GreatWall } from './great-wall.tsx';
import { Halikarnassos } from './halikarnassos.tsx';
import { MannekenPis } from './manneken-pis.tsx';
import { Olympia } from './olympia.tsx';
import type { SceneProps } from './parts.tsx';
import { Petra } from './petra.tsx';
import { Rhodos } from './rhodos.tsx';
import { Rome } from './rome.tsx';
import { Stonehenge } from './stonehenge.tsx';
import { Ur } from './ur.tsx';

const SCENES: Record<string, (props: SceneProps) => ReactNode> = {
  'abu-simbel': AbuSimbel,
  alexandria: Alexandria,
  babylon: Babylon,
  byzantium: Byzantium,
  carthage: Carthage,
  catan: Catan,
  ephesos: Ephesos,
  giza: Giza,
  'great-wall': GreatWall,
  halikarnassos: Halikarnassos,
  'manneken-pis': MannekenPis,
  olympia: Olympia,
  petra: Petra,
  rhodos: Rhodos,
  rome: Rome,
  stonehenge: Stonehenge,
  ur: Ur,
};

interface SceneOf {
  board: Pick<Wonder, 'city' | 'side' | 'dayAndNight'>;
  built: number;
  all: number;
  /** Which stages are built, from 0 on, where they come in any order. */
  places?: readonly number[];
}

/** `built` of `all` stages. It is a picture of what the stages say, so it says nothing itself. */
export function Scene({ board: { city, side, dayAndNight }, built, all, places }: SceneOf) {
  const Drawn = SCENES[city];
  if (!Drawn) return null;
  return (
    <svg className="scene" viewBox="0 0 170 96" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Drawn share={all > 0 ? built / all : 0} isNight={dayAndNight && side === 'B'} places={places} />
    </svg>
  );
}
