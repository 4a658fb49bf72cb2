import type { GameProps } from '../table/GameTable.tsx';

export function LobbyPage({ known }: GameProps) {
  return <main>{known.room.code}</main>;
}
