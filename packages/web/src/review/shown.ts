/** A decision in words, from the chair it was taken in. */

import type { Judged, Reason } from '@polis/bots';
import type { Reply, RoomShown } from '@polis/client';
import type { Choice, SeatId } from '@polis/engine';
import { modelOf, type RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { answerWords } from '../game/words.ts';
import type { RecordedGame } from '../record/game.ts';
import { knownAt } from '../record/seen.ts';
import { stepName } from '../record/stepName.ts';
import { addressOf } from '../replay/viewpoint.ts';
import { useChoiceWords } from '../table/sheets/choiceWords.ts';
import { useReasonWords } from '../table/sheets/reasons.ts';
import { begun } from '../text/begun.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Decision } from './decisions.ts';
import type { ReviewState } from './useReview.ts';

export interface ReviewProps {
  game: RecordedGame;
  seat: SeatId;
  room: RoomShown;
  /** All that can be taken by whoever plays on from here. */
  seats: readonly { value: SeatId; text: string }[];
  review: ReviewState;
}

const send = (): Promise<Reply> => Promise.reject(new Error('a game that is over takes no commands'));

function regionOf({ game, seat, room }: ReviewProps, { at, view }: Decision): RegionProps {
  const known = { ...knownAt(game, room, { at, seat, isOpen: false }, seat), view };
  return { known, model: modelOf(view), send, isRecord: true };
}

export interface DecisionWords {
  when: string;
  /** Where it can be seen on the table. */
  address: string;
  /** What was chosen, and what the bot would have chosen; null if both read the same. */
  choices(chosen: Choice, better: Choice | null): [chosen: string, better: string | null];
  /** The reasons for or against a choice that the other does not share. */
  reasons(judged: Judged, other: Judged): { text: string; isFor: boolean }[];
}

/** So many reasons can be read at a glance. */
const REASONS = 3;

export function useDecisionWords(props: ReviewProps, decision: Decision): DecisionWords {
  const { t, i18n } = useTranslation();
  const region = regionOf(props, decision);
  const words = useChoiceWords(region);
  const names = useNames(region.known, region.model);
  const reason = useReasonWords(region);
  const { game, seat } = props;
  return {
    when: stepName(t, game.story.steps[decision.at]),
    address: addressOf(game.id, { at: decision.at, seat, isOpen: false }),
    choices(chosen, better) {
      if (better === null) return [words(chosen), null];
      if (words(chosen) !== words(better)) return [words(chosen), words(better)];
      const paid = (choice: Choice): string =>
        begun(answerWords(t, names, region.model, decision.question.seat, choice), i18n.language);
      return paid(chosen) === paid(better) ? [words(chosen), null] : [paid(chosen), paid(better)];
    },
    reasons: (judged, other) => reasonsBeside(reason, judged, other),
  };
}

/** The weightiest; what speaks for both says nothing. */
export function reasonsBeside(
  words: (reason: Reason) => string,
  { reasons }: Pick<Judged, 'reasons'>,
  other: Pick<Judged, 'reasons'>,
): { text: string; isFor: boolean }[] {
  const known = other.reasons.map((reason) => JSON.stringify(reason));
  return reasons
    .filter((reason) => !known.includes(JSON.stringify(reason)))
    .slice(0, REASONS)
    .map((one) => ({ text: words(one), isFor: one.code !== 'costs' && !(one.code === 'coins' && one.coins < 0) }));
}

/** Chances as people read them. */
export function usePercent(): (chance: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (chance) => format.format(chance);
}
