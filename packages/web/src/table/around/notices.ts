/** What was refused, to be said until the next thing happens. */
import type { Reply } from '@polis/client';
import { useCallback } from 'react';
import { create } from 'zustand';

export const useNotice = create<{ refused: Extract<Reply, { type: 'refused' }> | null }>(() => ({ refused: null }));

/** Hands over every reply: a refusal is shown, anything else clears it. */
export function useRefusal(): (reply: Reply) => void {
  return useCallback((reply) => useNotice.setState({ refused: reply.type === 'refused' ? reply : null }), []);
}
