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

const NOTHING: PlanShown = { wishes: [], saved: 0, isSetAside: false, done: null };

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
  const [sent, setSent] = useState<Pick<PlanShown, 'wishes' | 'saved'> | null>(null);
  const [refused, setRefused] = useState<Planning['refused']>(null);
  const plan = planOf({ known });
  const isAhead = sent !== null && sent.saved > plan.saved;
  return {
    plan: isAhead ? { ...plan, ...sent, isSetAside: false } : plan,
    refused,
    save(wishes) {
      const list = { wishes: [...wishes], saved: Math.max(plan.saved, sent?.saved ?? 0) + 1 };
      setSent(list);
      send({ do: 'plan', seat: model.me, question: model.view.question, wishes: list.wishes }).then(
        (reply) => {
          setRefused(reply.type === 'refused' ? reply : null);
          if (reply.type === 'refused') setSent(null);
        },
        () => undefined,
      );
    },
  };
}
