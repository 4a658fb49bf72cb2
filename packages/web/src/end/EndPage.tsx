import type { GameProps } from '../table/GameTable.tsx';

export function EndPage({ known }: GameProps) {
  return <main>{known.room.code}</main>;
}
