/** A table: before the game its chairs, then the game, at the end its score. */
import { VERSIONS } from '@polis/engine';
import { BeginningSheet } from '../branch/BeginningSheet.tsx';
import { Proposed } from '../branch/Proposed.tsx';
import { useFirstSteps } from '../device/firstSteps.ts';
import { later } from '../frame/later.tsx';
import { useLiveTurn } from '../frame/waiting.ts';
import { modelOf, type RegionProps } from '../game/model.ts';
import { Moments } from '../moments/Moments.tsx';
import { useMoments } from '../moments/useMoments.ts';
import { openQuestions, useSounds } from '../sound/useSounds.ts';
import { GameTable } from '../table/GameTable.tsx';
import { GonePage } from './GonePage.tsx';
import { NewerPage } from './NewerPage.tsx';
import { useTable } from './useTable.ts';

const LobbyPage = later(() => import('../lobby/LobbyPage.tsx').then(({ LobbyPage }) => LobbyPage));
const Tour = later(() => import('../first-steps/index.ts').then(({ Tour }) => Tour));
const EndPage = later(() => import('../end/EndPage.tsx').then(({ EndPage }) => EndPage));

/** Of the first steps. */
function Guide(region: RegionProps) {
  const isGuided = useFirstSteps(({ table, isDone }) => table === region.known.table && !isDone);
  if (!isGuided) return null;
  return <Tour {...region} />;
}

/** Of a table that began elsewhere. */
const more = (region: RegionProps) => (
  <>
    <Guide {...region} />
    {region.known.room.beginning ? (
      <>
        <BeginningSheet {...region} />
        <Proposed {...region} />
      </>
    ) : null}
  </>
);

export function TablePage({ id }: { id: string }) {
  const { known: told, gone, send } = useTable(id);
  const isNewer = !!told?.view && !VERSIONS.includes(told.view.config.version);
  const known = isNewer ? null : told;
  const { now, next, unseen } = useMoments(known);
  useSounds(known, now);
  useLiveTurn(id, known ? openQuestions(known) > 0 : null);
  if (gone) return <GonePage reply={gone} />;
  if (isNewer) return <NewerPage />;
  if (!known) return null;
  if (!known.view) return <LobbyPage known={known} send={send} />;
  // the last turn and its conflicts are seen before the score
  if (known.view.over && !now) return <EndPage known={known} send={send} />;
  return (
    <>
      <GameTable known={known} send={send} unseen={unseen} more={more} />
      <Moments known={known} model={modelOf(known.view)} now={now} next={next} />
    </>
  );
}
