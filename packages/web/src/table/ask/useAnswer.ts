/** Sealing an answer, taking it back, and what the table said to it. */
import type { Reply } from '@polis/client';
import { type SeatId, unpack } from '@polis/engine';
import { useState } from 'react';
import type { RegionProps } from '../../game/model.ts';

export type Refused = Extract<Reply, { type: 'refused' }>;

export interface Answering {
  seal(choice: number): void;
  /** Takes back what was sealed for this seat. */
  reopen(seat: SeatId): void;
  isSending: boolean;
  refused: Refused | null;
  dismiss(): void;
}

export function useAnswer({ model, send }: RegionProps): Answering {
  const { ask, rules, view } = model;
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  async function tell(command: Parameters<typeof send>[0]): Promise<void> {
    setSending(true);
    setRefused(null);
    const reply = await send(command);
    setSending(false);
    setRefused(reply.type === 'refused' ? reply : null);
  }

  return {
    seal: (choice) => {
      if (ask && !isSending)
        tell({ do: 'answer', seat: ask.seat, question: view.question, choice: unpack(rules, choice) }).catch(() =>
          setSending(false),
        );
    },
    reopen: (seat) => {
      if (!isSending) tell({ do: 'retract', seat, question: view.question }).catch(() => setSending(false));
    },
    isSending,
    refused,
    dismiss: () => setRefused(null),
  };
}
