/** One bubble at a time beside the table, and the rest a little darker. Nothing is blocked, and no focus is taken. */
import './Tour.css';
import '../table/sheets/Explain.css';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { finishFirstSteps, leaveFirstSteps, markSeen, TOLD, type Told, useFirstSteps } from '../device/firstSteps.ts';
import { useSettings } from '../device/settings.ts';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { questionOf, usePicked } from '../game/selection.ts';
import { Icon } from '../look/Icon.tsx';
import type { Rule } from '../look/topics.ts';
import { openSheet, useSheet } from '../parts/open.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { BubblePlace } from './bubble-place.ts';
import { type Bubble, bubbleNow } from './bubbles.ts';
import { useBubblePlace } from './useBubblePlace.ts';

export function Tour({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const seen = useFirstSteps((steps) => steps.seen);
  const isLeft = useFirstSteps((steps) => steps.isLeft);
  const hasEstimate = useSettings((settings) => settings.estimate);
  const isCovered = useSheet(({ open }) => open !== null);
  const { ask, view } = model;
  const question = questionOf(known, ask);
  const hasChosen = usePicked(question).slot !== null;
  const isMine = ask !== null && ask.sealed < 0 && ask.ask.ask === 'play';
  const isSaid = isMine && !isLeft;
  const isOver = view.age > 1;
  const bubble = isSaid && !isOver ? bubbleNow({ t, names, model, hasEstimate }, seen) : null;
  useSeenByPlaying(bubble, question, hasChosen);
  // playing on is as good as closing the last bubble
  const hasPlayedOn = isOver && (view.age > 2 || view.turn > 1);
  useEffect(() => {
    if (hasPlayedOn) finishFirstSteps();
  }, [hasPlayedOn]);
  const told = bubble?.told;
  return (
    <Said at={bubble?.at ?? null} isFree={isOver} isCovered={isCovered}>
      {bubble && told ? (
        <Frame
          count={t('firstSteps.count', { number: TOLD.indexOf(told) + 1, all: TOLD.length })}
          text={bubble.text}
          rule={bubble.rule}
        >
          <button type="button" className="guide-main" onClick={() => markSeen(told)}>
            {t('firstSteps.understood')}
          </button>
        </Frame>
      ) : null}
      {isSaid && isOver ? (
        <Frame count={t('firstSteps.over')} text={t('firstSteps.next')} rule="game#course" why={t('rules.title')}>
          <button type="button" className="guide-main" onClick={finishFirstSteps}>
            {t('firstSteps.playOn')}
          </button>
          <Link href="/" className="guide-why" onClick={finishFirstSteps}>
            {t('firstSteps.home')}
          </Link>
        </Frame>
      ) : null}
    </Said>
  );
}

/** Whoever plays on has seen it, and whoever chooses a card knows the hand. */
function useSeenByPlaying(bubble: Bubble | null, question: string, hasChosen: boolean): void {
  const shown = useRef<{ told: Told; question: string } | null>(null);
  const told = bubble?.told ?? null;
  useEffect(() => {
    const last = shown.current;
    if (last && question && last.question !== question) markSeen(last.told);
    if (told) shown.current = { told, question };
    else if (question) shown.current = null;
  }, [told, question]);
  useEffect(() => {
    if (hasChosen && told === 'hand') markSeen('hand');
  }, [hasChosen, told]);
}

const styleOf = ({ left, top, along }: BubblePlace): CSSProperties =>
  ({ left, top, '--tip': `${along}px` }) as CSSProperties;

interface SaidProps {
  at: string | null;
  /** It points at nothing. */
  isFree: boolean;
  /** Something lies over the table. */
  isCovered: boolean;
  children: ReactNode;
}

/** The element is always there, even when empty: screen readers then read new words aloud. */
function Said({ at, isFree, isCovered, children }: SaidProps) {
  const { t } = useTranslation();
  const bubble = useRef<HTMLElement>(null);
  const placed = useBubblePlace(bubble, at);
  const isShown = (placed !== null || isFree) && !isCovered;
  const tip = placed?.place.tip;
  const className = ['guide', isShown ? '' : 'guide-none', isFree ? 'guide-free' : '', tip ? `guide-${tip}` : ''];
  return (
    <>
      {placed && isShown ? <div className="guide-spot" style={{ ...placed.target }} /> : null}
      <aside
        ref={bubble}
        className={className.filter(Boolean).join(' ')}
        aria-label={t('firstSteps.title')}
        style={placed && !isFree ? styleOf(placed.place) : undefined}
      >
        <div role="status">{children}</div>
      </aside>
    </>
  );
}

interface FrameProps {
  count: string;
  text: string;
  rule: Rule;
  why?: string;
  children: ReactNode;
}

function Frame({ count, text, rule, why, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="guide-count">{count}</p>
      <p className="guide-text">{text}</p>
      <div className="guide-actions">
        {children}
        <button type="button" className="guide-why" onClick={() => openSheet({ sheet: 'rule', rule })}>
          {why ?? t('firstSteps.why')}
        </button>
        <button
          type="button"
          className="guide-leave"
          aria-label={t('firstSteps.leave')}
          title={t('firstSteps.leave')}
          onClick={leaveFirstSteps}
        >
          <Icon name="no" />
        </button>
      </div>
    </>
  );
}
