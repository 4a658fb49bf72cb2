/** A table: before the game its chairs, then the game, at the end its score. */
import { EndPage } from '../end/EndPage.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { GameTable } from './GameTable.tsx';
import { GonePage } from './GonePage.tsx';
import { useTable } from './useTable.ts';

export function TablePage({ id }: { id: string }) {
  const { known, gone, send } = useTable(id);
  if (gone) return <GonePage reply={gone} />;
  if (!known) return null;
  if (!known.view) return <LobbyPage known={known} send={send} />;
  if (known.view.over) return <EndPage known={known} send={send} />;
  return <GameTable known={known} send={send} />;
}
