/** A press that lasts does something else than a tap. */
import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;

export function useLongPress(held: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  return {
    /** Whether the click that follows belongs to a long press and means nothing. */
    wasLong: (): boolean => wasLong.current,
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        wasLong.current = false;
        if (pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          held();
        }, LONG_MS);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
  };
}
