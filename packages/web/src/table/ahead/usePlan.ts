/** The list of wishes of the own seat, and how it is changed: always as a whole. */
import type { PlanShown, Reply, Wish } from '@polis/client';
import { useState } from 'react';
import type { RegionProps } from '../../game/model.ts';

export interface Planning {
  /** As it was last wanted here, whether the server has it already or not. */
  plan: PlanShown;
  refused: Extract<Reply, { type: 'refused' }> | null;
  /** For the questions that come after the one that is before one's eyes. */
  save(wishes: readonly Wish[]): void;
}

const NOTHING: PlanShown = { wishes: [], isSetAside: false, done: null };

export const planOf = ({ known }: Pick<RegionProps, 'known'>): PlanShown => known.plan ?? NOTHING;

/** Whoever plays with people waits for them; where there is nobody to wait for, an answer is as quick as a wish. */
export function canPlan({ known, model, isRecord = false }: Omit<RegionProps, 'send'>): boolean {
  const { room, you } = known;
  const chair = you === null ? null : room.chairs[you];
  if (isRecord || !chair || chair.conceded || chair.lent || model.view.over) return false;
  const isWaiting = room.chairs.some(({ person, conceded }, seat) => seat !== you && person && !conceded);
  return isWaiting || planOf({ known }).wishes.length > 0;
}

export function usePlan({ known, model, send }: RegionProps): Planning {
  const [sent, setSent] = useState<Wish[] | null>(null);
  const [refused, setRefused] = useState<Planning['refused']>(null);
  const plan = planOf({ known });
  return {
    plan: sent ? { ...plan, wishes: sent, isSetAside: false } : plan,
    refused,
    save(wishes) {
      const list = [...wishes];
      setSent(list);
      send({ do: 'plan', seat: model.me, question: model.view.question, wishes: list })
        .then((reply) => setRefused(reply.type === 'refused' ? reply : null))
        // unless another list was sent since
        .finally(() => setSent((now) => (now === list ? null : now)))
        .catch(() => undefined);
    },
  };
}
