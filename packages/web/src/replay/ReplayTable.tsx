/** The table of a game that is over, at one of its steps: to look at from any chair. */
import './ReplayTable.css';
import '../table/GameTable.css';
import type { Reply } from '@polis/client';
import { useMemo } from 'react';
import { modelOf, type RegionProps } from '../game/model.ts';
import { useSheet } from '../parts/open.ts';
import { type RecordedGame, useMySeat } from '../record/game.ts';
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
import { knownAt, useRoom, viewAt } from './seen.ts';
import { Transport } from './Transport.tsx';
import { useViewpoint } from './viewpoint.ts';

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
  const [viewpoint, setViewpoint] = useViewpoint(game.id, turn, steps.length, players, mine);
  const room = useRoom(game);
  const known = useMemo(() => knownAt(game, room, viewpoint, mine), [game, room, viewpoint, mine]);
  const scores = useSheet(({ open }) => open?.sheet === 'scores');
  const model = modelOf(viewAt(steps[viewpoint.at], viewpoint.seat, viewpoint.isOpen));
  const region: ReplayProps = { known, model, send, isRecord: true, game, at: viewpoint.at };
  const hasAllHands = viewpoint.isOpen && !model.view.over;
  return (
    <div className={`app replay ${shapeOf(region)}${hasAllHands ? ' all-hands' : ''}`}>
      <ReplayBar {...region} viewpoint={viewpoint} />
      <main>
        <LastTurn {...region} />
        <Cities {...region} />
        <Transport {...region} viewpoint={viewpoint} onLook={setViewpoint} />
        {model.view.over ? <Finish {...region} /> : <Hand {...region} />}
        {hasAllHands ? <AllHands {...region} onSeat={(seat) => setViewpoint({ seat })} /> : null}
      </main>
      <LogDock {...region} />
      <DamageNote damage={game.story.damage} />
      <Narration {...region} />
      <Sheets {...region} />
      {scores ? <ScoresSheet {...region} /> : null}
      <Explain asked={ruleAsked(model)} />
      <KeyList />
    </div>
  );
}
