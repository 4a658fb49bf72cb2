/** What was refused, to be said until the next thing happens. */
import type { Reply } from '@polis/client';
import { useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { RegionProps } from '../../game/model.ts';

interface Refused {
  code: Extract<Reply, { type: 'refused' }>['code'] | 'undo-refused';
}

export const useNotice = create<{ refused: Refused | null }>(() => ({ refused: null }));

/** Hands over every reply: a refusal is shown, anything else clears it. */
export function useRefusal(): (reply: Reply) => void {
  return useCallback((reply) => useNotice.setState({ refused: reply.type === 'refused' ? reply : null }), []);
}

/** When I asked to take back a turn. */
export interface Asked {
  undone: number;
  question: number;
}

/** What is asked for no more was agreed to, or the table has moved on; if neither is so, someone has refused. */
export const isUndoRefused = (asked: Asked, now: Asked): boolean =>
  asked.undone === now.undone && asked.question === now.question;

/** Others have buttons for it; whoever asked is told. */
export function useUndoRefused({ known, model }: Pick<RegionProps, 'known' | 'model'>): void {
  const { undo, undone } = known.room;
  const { question } = model.view;
  const isMine = undo !== null && undo.by === known.you;
  const asked = useRef<Asked | null>(null);
  useEffect(() => {
    const before = asked.current;
    asked.current = isMine ? { undone, question } : null;
    if (before && !isMine && isUndoRefused(before, { undone, question }))
      useNotice.setState({ refused: { code: 'undo-refused' } });
  }, [isMine, undone, question]);
}
