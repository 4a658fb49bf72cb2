/**
 * Every symbol explains itself: on hover, on a long press, and by a key for what has the focus; from there it is a step
 * to the rule. One tooltip serves all of them, since there are hundreds on the table.
 */
import './Explain.css';
import '../KeyList.css';
import { Tooltip } from 'radix-ui';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rule } from '../../look/topics.ts';
import { useShortcuts } from '../../parts/keyboard.ts';
import { openSheet } from '../../parts/open.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { anchorOf } from './anchor.ts';
import { EXPLAINED, type Explanation, explanationOf } from './explanation.ts';

const HOVER_MS = 350;
/** Whoever is about to choose a card wants to see its name and its neighbours. */
const HOVER_HAND_MS = 900;
const PRESS_MS = 450;
/** After a long press, time to read. */
const READ_MS = 3500;
/** Time for the mouse to get from a symbol to its explanation. */
const WAY_MS = 180;

const isInTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.tip') !== null;

type Shown = Explanation & { box: ReturnType<typeof anchorOf> };

/** `asked`: the rule of the question that is open. */
export const Explain = memo(function Explain({ asked }: { asked: Rule | null }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown | null>(null);
  const rule = shown?.rule ?? null;
  const read = (): void => {
    setShown(null);
    openSheet({ sheet: 'rule', rule: rule ?? asked });
  };
  const isLongPress = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useShortcuts([
    {
      keys: ['i'],
      text: 'table.key.explain',
      run: () => {
        const focused = document.activeElement;
        const found =
          focused && (explanationOf(t, focused) ?? explanationOf(t, focused.querySelector(EXPLAINED) ?? focused));
        if (focused && found) setShown({ ...found, box: anchorOf(focused) });
      },
    },
    { keys: ['r'], text: 'table.key.rule', run: read },
  ]);
  useEffect(() => {
    // a button that reaches over a whole panel lies above the symbols of the panel
    const beneath = (button: Element | null, x: number, y: number): Element | null => {
      const panel = button instanceof HTMLElement ? button.offsetParent : null;
      const all = panel ? document.elementsFromPoint(x, y) : [];
      return all.find((one) => one.matches(EXPLAINED) && panel?.contains(one)) ?? null;
    };
    const at = ({ target, clientX, clientY }: PointerEvent): Element | null =>
      target instanceof Element
        ? (target.closest(EXPLAINED) ?? beneath(target.closest('button'), clientX, clientY))
        : null;
    const show = (element: Element): void => {
      const found = explanationOf(t, element);
      if (found) setShown({ ...found, box: anchorOf(element) });
    };
    const hide = (): void => {
      clearTimeout(timer.current);
      clearTimeout(leaving.current);
      setShown(null);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      clearTimeout(leaving.current);
      if (isInTip(event.target)) return;
      leaving.current = setTimeout(() => setShown(null), WAY_MS);
      const element = at(event);
      const card = element?.closest('.hand .card, .tray .card');
      const unlessChosen = (): void => {
        clearTimeout(leaving.current);
        if (element && !card?.matches('.sel')) show(element);
      };
      if (element) timer.current = setTimeout(unlessChosen, card ? HOVER_HAND_MS : HOVER_MS);
    };
    const down = (event: PointerEvent): void => {
      if (isInTip(event.target)) return;
      hide();
      isLongPress.current = false;
      const element = event.pointerType === 'mouse' ? null : at(event);
      if (!element) return;
      timer.current = setTimeout(() => {
        show(element);
        isLongPress.current = true;
        timer.current = setTimeout(hide, READ_MS);
      }, PRESS_MS);
    };
    // a finger that moves or lifts before it is explained wanted something else
    const lift = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' && !isLongPress.current) clearTimeout(timer.current);
    };
    // things that do nothing else when they are tapped
    const tap = ({ target }: Event): void => {
      const tapped = target instanceof Element ? target.closest('[data-explain-tap]') : null;
      if (!tapped) return;
      show(tapped);
      timer.current = setTimeout(hide, READ_MS);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('[data-explain-tap]:focus-visible')) show(target);
    };
    // the press has been answered
    const click = (event: MouseEvent): void => {
      if (!isLongPress.current) {
        tap(event);
        return;
      }
      isLongPress.current = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // gone before the library sees the key: Escape is meant for what lies beneath
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(hide);
      else if (key !== 'i' && key !== 'I' && key !== 'r' && key !== 'R') hide();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', lift, { passive: true });
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', lift);
    document.addEventListener('click', click, { capture: true });
    document.addEventListener('focusin', focus);
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(timer.current);
      clearTimeout(leaving.current);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', lift);
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', lift);
      document.removeEventListener('click', click, { capture: true });
      document.removeEventListener('focusin', focus);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [t]);
  if (!shown) return null;
  return (
    <Tooltip.Provider>
      <Tooltip.Root open>
        <Tooltip.Trigger asChild>
          <span className="explained" style={shown.box} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            className="tip"
            side="top"
            sideOffset={6}
            collisionPadding={8}
            aria-label={shown.text ? `${shown.title}. ${shown.text}` : shown.title}
          >
            <b>{shown.title}</b>
            {shown.text ? <span>{shown.text}</span> : null}
            {rule ? (
              <button type="button" className="tip-rule" tabIndex={-1} onClick={read}>
                {t('rules.ofThis')} <kbd className="one-key">R</kbd>
              </button>
            ) : null}
            <Tooltip.Arrow className="tip-arrow" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
});
