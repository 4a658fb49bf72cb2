/** The game: every region of the table in its place. */
import './GameTable.css';
import type { Command, Known, Reply } from '@polis/client';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { ChatNote } from '../chat/ChatNote.tsx';
import { rememberFingerprint } from '../fair-deal/fingerprints.ts';
import { modelOf, type RegionProps } from '../game/model.ts';
import { openSheet } from '../parts/open.ts';
import { useStages } from '../parts/useStages.ts';
import { Bar } from './around/Bar.tsx';
import { Cities } from './around/Cities.tsx';
import { Notices } from './around/Notices.tsx';
import { AskBar } from './ask/AskBar.tsx';
import { BeforeHand } from './ask/BeforeHand.tsx';
import { ruleAsked } from './ask/RuleOfQuestion.tsx';
import { Hand } from './hand/Hand.tsx';
import { KeyList } from './KeyList.tsx';
import { LastTurn } from './last-turn/LastTurn.tsx';
import { Narration } from './narration/Narration.tsx';
import { shapeOf } from './shape.ts';
import { Explain } from './sheets/Explain.tsx';
import { LogDock } from './sheets/LogDock.tsx';
import { Sheets } from './sheets/Sheets.tsx';

export interface GameProps {
  known: Known;
  send(command: Command): Promise<Reply>;
}

interface GameTableProps extends GameProps {
  /** The Age whose conflicts are to be seen before the next hand; null if none are. */
  unseen: number | null;
  /** What is more than the game itself, such as a guide. */
  more?: (region: RegionProps) => ReactNode;
}

/** Drawn again only for what is told of the table, and not with every moment that is shown above it. */
export const GameTable = memo(function GameTable({ known, send, unseen, more }: GameTableProps) {
  const { commitment } = known.room;
  useEffect(() => {
    if (commitment !== null) rememberFingerprint(known.table, commitment);
  }, [known.table, commitment]);
  const region = useMemo(() => known.view && { known, model: modelOf(known.view), send }, [known, send]);
  // what is asked comes first, then the hand, then how the cities stand, then what is told of it
  const [hand, left, right, own, far, told] = useStages(region, 6);
  if (!region || !hand || !left || !right || !own || !far || !told) return null;
  const { over } = region.model.view;
  return (
    <div className={`app ${shapeOf(region)}`}>
      <Bar {...region} over={unseen} />
      <main>
        <LastTurn {...told} />
        <Cities left={left} right={right} own={own} far={far} />
        {unseen === null && !over ? (
          <>
            <AskBar {...region} />
            <Hand {...hand} />
          </>
        ) : (
          <BeforeHand age={unseen} isOver={over} />
        )}
      </main>
      <LogDock {...told} />
      <Notices {...region} />
      <ChatNote known={known} onOpen={openChat} />
      <Narration {...told} isHeld={unseen !== null} />
      <Sheets {...region} />
      <Explain asked={ruleAsked(region.model)} />
      <KeyList />
      {more?.(region)}
    </div>
  );
});

const openChat = (): void => openSheet({ sheet: 'chat' });
