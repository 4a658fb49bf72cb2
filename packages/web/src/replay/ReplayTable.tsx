/** The table of a game that is over, at one of its steps: to look at from any chair. */
import './ReplayTable.css';
import '../table/GameTable.css';
import type { Reply } from '@polis/client';
import type { SeatId } from '@polis/engine';
import { useCallback, useMemo } from 'react';
import { BranchesSheet } from '../branch/BranchesSheet.tsx';
import { kept } from '../game/kept.ts';
import { modelOf, type RegionProps } from '../game/model.ts';
import { useSheet } from '../parts/open.ts';
import { useStages } from '../parts/useStages.ts';
import { type RecordedGame, useMySeat } from '../record/game.ts';
import { knownAt, useRoom, viewAt } from '../record/seen.ts';
import { Cities } from '../table/around/Cities.tsx';
import { ruleAsked } from '../table/ask/RuleOfQuestion.tsx';
import { Hand } from '../table/hand/Hand.tsx';
import { KeyList } from '../table/KeyList.tsx';
import { LastTurn } from '../table/last-turn/LastTurn.tsx';
import { Narration } from '../table/narration/Narration.tsx';
import { shapeOf } from '../table/shape.ts';
import { Explain } from '../table/sheets/Explain.tsx';
import { LogDock } from '../table/sheets/LogDock.tsx';
import { Sheets } from '../table/sheets/Sheets.tsx';
import { AllHands } from './AllHands.tsx';
import { DamageNote } from './DamageNote.tsx';
import { Finish } from './Finish.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ScoresSheet } from './ScoresSheet.tsx';
import { Transport } from './Transport.tsx';
import { useViewpoint, type Viewpoint } from './viewpoint.ts';

/** A record takes no commands, and nothing on its table sends any. */
const send = (): Promise<Reply> => Promise.reject(new Error('a game that is over takes no commands'));

export interface ReplayProps extends RegionProps {
  game: RecordedGame;
  /** The step that is shown. */
  at: number;
}

export function ReplayTable({ game, turn }: { game: RecordedGame; turn: string | null }) {
  const { steps } = game.story;
  const { players } = steps[0].game.rules;
  const mine = useMySeat(game);
  const [viewpoint, look] = useViewpoint(game.id, turn, steps.length, players, mine);
  const regionAt = useRegions(game, mine);
  // whoever drags the scrubber is ahead of the table, which follows as fast as it can be drawn
  const [here, left, right, own, far, told] = useStages(viewpoint, 6);
  const onSeat = useCallback((seat: SeatId) => look({ seat }), [look]);
  const sheet = useSheet(({ open }) => open?.sheet ?? null);
  const region = regionAt(here);
  const { over } = region.model.view;
  const hasAllHands = here.isOpen && !over;
  return (
    <div className={`app replay ${shapeOf(region)}${hasAllHands ? ' all-hands' : ''}`}>
      <ReplayBar {...region} viewpoint={here} />
      <main>
        <LastTurn {...regionAt(told)} />
        <Cities left={regionAt(left)} right={regionAt(right)} own={regionAt(own)} far={regionAt(far)} />
        <Transport {...region} viewpoint={viewpoint} onLook={look} />
        {over ? <Finish {...region} /> : <Hand {...region} />}
        {hasAllHands ? <AllHands {...regionAt(told)} onSeat={onSeat} /> : null}
      </main>
      <LogDock {...regionAt(told)} />
      <DamageNote damage={game.story.damage} />
      <Narration {...regionAt(told)} />
      <Sheets {...region} />
      {sheet === 'scores' ? <ScoresSheet {...region} /> : null}
      {sheet === 'branches' ? <BranchesSheet game={game} /> : null}
      <Explain asked={ruleAsked(region.model)} />
      <KeyList />
    </div>
  );
}

/** What there is to show from somewhere: the same for the same viewpoint, so that nothing is drawn twice. */
function useRegions(game: RecordedGame, mine: SeatId | null): (viewpoint: Viewpoint) => ReplayProps {
  const room = useRoom(game);
  return useMemo(() => {
    const regions = new WeakMap<Viewpoint, ReplayProps>();
    return (viewpoint) =>
      kept(regions, viewpoint, () => {
        const { at, seat, isOpen } = viewpoint;
        const model = modelOf(viewAt(game.story.steps[at], seat, isOpen));
        return { known: knownAt(game, room, viewpoint, mine), model, send, isRecord: true, game, at };
      });
  }, [game, room, mine]);
}
