/** What was refused or taken back, to be said until the next thing happens. */
import type { Reply } from '@polis/client';
import { useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { RegionProps } from '../../game/model.ts';

interface Said {
  code: Extract<Reply, { type: 'refused' }>['code'] | UndoEnd;
}

export const useNotice = create<{ said: Said | null }>(() => ({ said: null }));

/** Hands over every reply: a refusal is shown, anything else clears it. */
export function useRefusal(): (reply: Reply) => void {
  return useCallback((reply) => useNotice.setState({ said: reply.type === 'refused' ? reply : null }), []);
}

/** When someone asked to take back a turn. */
export interface Asked {
  undone: number;
  question: number;
}

type UndoEnd = 'taken-back' | 'undo-refused';

/** What became of it once it is asked for no more; null if the table has moved on. */
export function endOfUndo(asked: Asked, now: Asked): UndoEnd | null {
  if (asked.undone !== now.undone) return 'taken-back';
  return asked.question === now.question ? 'undo-refused' : null;
}

/** That a turn was taken back is told to everyone for so long. */
const TOLD_MS = 6000;

/** Everyone is told when a turn is taken back, and whoever asked for it when someone refuses. Returns how to withdraw. */
export function useUndoEnd({ known, model, send }: RegionProps): () => void {
  const { undo, undone } = known.room;
  const { question } = model.view;
  const isAsked = undo !== null;
  const isMine = isAsked && undo.by === known.you;
  const asked = useRef<(Asked & { isMine: boolean }) | null>(null);
  useEffect(() => {
    const before = asked.current;
    asked.current = isAsked ? { undone, question, isMine } : null;
    if (!before || isAsked) return;
    const end = endOfUndo(before, { undone, question });
    if (end === null || (end === 'undo-refused' && !before.isMine)) return;
    const said = { code: end };
    useNotice.setState({ said });
    if (end === 'taken-back')
      setTimeout(() => {
        if (useNotice.getState().said === said) useNotice.setState({ said: null });
      }, TOLD_MS);
  }, [isAsked, isMine, undone, question]);
  const refused = useRefusal();
  return () => {
    // whoever withdraws it need not be told
    if (asked.current) asked.current.isMine = false;
    send({ do: 'agree', yes: false }).then(refused, () => undefined);
  };
}
