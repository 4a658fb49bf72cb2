/** The game: every region of the table in its place. */
import './table.css';
import type { Known, Reply } from '@polis/server/client';
import type { Command } from '@polis/server/room';
import { Bar } from './around/Bar.tsx';
import { Frieze } from './around/Frieze.tsx';
import { Neighbour } from './around/Neighbour.tsx';
import { AskBar } from './ask/AskBar.tsx';
import { City } from './city/City.tsx';
import { Hand } from './hand/Hand.tsx';
import { modelOf } from './model.ts';

export interface GameProps {
  known: Known;
  send(command: Command): Promise<Reply>;
}

export function GameTable({ known, send }: GameProps) {
  if (!known.view) return null;
  const model = modelOf(known.view);
  return (
    <main className="app">
      <Bar known={known} model={model} send={send} />
      <Frieze known={known} model={model} />
      <Neighbour known={known} model={model} side="left" />
      <City known={known} model={model} />
      <Neighbour known={known} model={model} side="right" />
      <AskBar known={known} model={model} send={send} />
      <Hand model={model} />
    </main>
  );
}
