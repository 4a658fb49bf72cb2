/** Lets what happens at a table be heard. */
import type { Known } from '@polis/client';
import { useEffect, useRef } from 'react';
import { useSelection } from '../game/selection.ts';
import type { Moment } from '../moments/moments.ts';
import { playSound } from './play.ts';
import type { Sound } from './sounds.ts';

const LAST_SECONDS = 10;

export function useSounds(known: Known | null, now: Moment | null): void {
  useChanges(known);
  useChoosing();
  useClockTicks(known);
  const me = known?.you ?? null;
  useEffect(() => {
    for (const sound of soundsOf(now, me)) playSound(sound).catch(ignore);
  }, [now, me]);
}

/** Whoever cannot be given a sound can still play. */
const ignore = (): void => undefined;

function soundsOf(moment: Moment | null, me: number | null): Sound[] {
  if (moment?.moment === 'conflict') return ['conflict'];
  if (moment?.moment === 'project') return [moment.isBuilt ? 'built' : 'failed'];
  if (moment?.moment !== 'turn') return [];
  const isPaid = me !== null && moment.coins[me] > 0;
  return [...(moment.deeds.length > 0 ? (['reveal'] as const) : []), ...(isPaid ? (['coins'] as const) : [])];
}

function useChoosing(): void {
  useEffect(
    () =>
      useSelection.subscribe((is, was) => {
        const isOther = is.slot !== was.slot || is.question !== was.question;
        if (is.slot !== null && isOther) playSound('choose').catch(ignore);
      }),
    [],
  );
}

/** A question for me, my answer, my victory. */
function useChanges(known: Known | null): void {
  const before = useRef<Known | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = known;
    if (!known?.view || was?.table !== known.table || !was.view) return;
    for (const sound of changed(was, known)) playSound(sound).catch(ignore);
  }, [known]);
}

function changed(was: Known, is: Known): Sound[] {
  if (is.view?.over && !was.view?.over) return hasWon(is) ? ['win'] : [];
  if (is.view?.question !== was.view?.question) return openQuestions(is) > 0 ? ['turn'] : [];
  return openQuestions(is) < openQuestions(was) ? ['seal'] : [];
}

/** Of mine. */
export const openQuestions = ({ view }: Known): number =>
  view?.asks.filter(({ sealed, choices }) => sealed < 0 && choices.length > 0).length ?? 0;

function hasWon({ log, you }: Known): boolean {
  const end = log.findLast(({ event }) => event === 'over');
  return end?.event === 'over' && you !== null && end.winners.includes(you);
}

function useClockTicks(known: Known | null): void {
  const clocks = known?.room.clocks;
  const me = known?.you ?? null;
  const left = me !== null && clocks?.runs[me] ? clocks.left[me] : null;
  useEffect(() => {
    if (left === null) return;
    const end = performance.now() + left;
    const timer = setInterval(() => {
      const seconds = (end - performance.now()) / 1000;
      if (seconds > 0 && seconds < LAST_SECONDS) playSound('clock').catch(ignore);
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);
}
