/** The table tells what happens to those who listen: politely, and at once only what cannot wait. */
import type { GameEvent } from '@polis/engine';
import { memo, useEffect, useRef, useState } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useNotice } from '../around/notices.ts';
import { useClock } from '../around/useClock.ts';
import { useEventWords } from './words.ts';

/** At these seconds the clock speaks up. */
const WARNINGS = [30, 10];

const isDeed = ({ event }: GameEvent): boolean => event === 'built' || event === 'stage' || event === 'sold';
const isGreat = ({ event }: GameEvent): boolean => ['age', 'finished', 'failed', 'over'].includes(event);

/** `isHeld`: something is looked at before the question, which is then told after it. */
export const Narration = memo(function Narration({ isHeld = false, ...region }: RegionProps & { isHeld?: boolean }) {
  const polite = usePolite(region);
  const urgent = useUrgent(region, isHeld);
  return (
    <>
      <div className="vh" role="log" aria-live="polite">
        {polite.lines.map((line) => (
          <p key={`${polite.from}/${line}`}>{line}</p>
        ))}
      </div>
      <div className="vh" role="alert">
        {urgent}
      </div>
    </>
  );
});

/** What was said is kept as events, not as text, so that a change of language changes it too. */
interface Said {
  /** How long the log was. */
  from: number;
  close: GameEvent[];
  others: number;
  mine: GameEvent[];
}

type Urgent =
  | { is: 'myTurn'; age: number; turn: number }
  | { is: 'myQuestion' }
  | { is: 'clock'; seconds: number }
  | { is: 'refused' | 'undoRefused' | 'takenBack' };

const UNDO_ENDS: Partial<Record<string, 'undoRefused' | 'takenBack'>> = {
  'undo-refused': 'undoRefused',
  'taken-back': 'takenBack',
};

/** After a reveal at most four sentences: mine, left, right, and how many others there were. */
function usePolite({ known, model }: RegionProps): { from: number; lines: string[] } {
  const { t } = useTranslation();
  const words = useEventWords(known, model);
  const heard = useRef(known.log.length);
  const [said, setSaid] = useState<Said>({ from: 0, close: [], others: 0, mine: [] });
  useEffect(() => {
    const from = Math.min(heard.current, known.log.length);
    const fresh = known.log.slice(from);
    heard.current = known.log.length;
    if (fresh.length === 0) return;
    const deeds = fresh.filter(isDeed);
    const near = [model.view.seat, model.left, model.right];
    const close = near.flatMap((seat) => deeds.filter((event) => 'seat' in event && event.seat === seat).slice(0, 1));
    const others = deeds.filter((event) => 'seat' in event && !near.includes(event.seat)).length;
    const mine = fresh.filter(
      (event) =>
        isGreat(event) ||
        (event.event === 'conflict' && [event.winner, event.loser].some((seat) => seat === model.view.seat)),
    );
    setSaid({ from, close, others, mine });
  }, [known.log, model]);
  const { from, close, others, mine } = said;
  const told = (events: GameEvent[]): string[] => events.flatMap((event) => words(event) ?? []);
  const lines = [...told(close), ...(others > 0 ? [t('narration.others', { count: others })] : []), ...told(mine)];
  return { from, lines: [...new Set(lines)].slice(0, mine.length > 0 ? 6 : 4) };
}

/** My turn, the clock, a refusal. */
function useUrgent({ known, model }: RegionProps, isHeld: boolean): string {
  const { t } = useTranslation();
  const [said, setSaid] = useState<Urgent | null>(null);
  const { view, ask } = model;
  const notice = useNotice((state) => state.said);
  const isOpen = !isHeld && ask !== null && ask.choices.length > 0 && ask.sealed < 0;
  const clock = useClock(known);
  const seconds = clock && clock.chair === known.you ? Math.ceil(clock.left / 1000) : null;
  const warning = WARNINGS.find((at) => seconds === at) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is announced once
  useEffect(() => {
    if (!isOpen) return;
    setSaid(view.age > 0 && view.turn > 0 ? { is: 'myTurn', age: view.age, turn: view.turn } : { is: 'myQuestion' });
  }, [view.question, isOpen]);
  useEffect(() => {
    if (warning !== null) setSaid({ is: 'clock', seconds: warning });
  }, [warning]);
  useEffect(() => {
    if (notice) setSaid({ is: UNDO_ENDS[notice.code] ?? 'refused' });
  }, [notice]);
  if (!said) return '';
  return t(`narration.${said.is}`, said.is === 'myTurn' ? { ...said, age: t(`age.${said.age}`) } : { ...said });
}
