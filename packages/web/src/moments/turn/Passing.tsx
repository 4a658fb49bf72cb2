/** The hand goes on to the neighbour, and the next one comes from the other side. */
import '../Moments.css';
import { startTransition, useLayoutEffect, useState } from 'react';
import type { TurnMoment } from '../moments.ts';

const MS = 420;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const BACKS = [1, 2, 3, 4, 5];

/** New hands rise from below. */
const COMES_FROM = { left: 'translateX(45%)', right: 'translateX(-45%)', dealt: 'translateY(60%)' };

export function Passing({ moment: { passed, isDealt } }: { moment: TurnMoment }) {
  const [hand, setHand] = useState<DOMRect | null>(null);
  const way = passed ?? (isDealt ? 'dealt' : null);
  useLayoutEffect(() => {
    const region = document.querySelector('.hand');
    if (!region || !way) return;
    const place = region.getBoundingClientRect();
    startTransition(() => setHand(place));
    const coming = region.animate(
      [
        { transform: COMES_FROM[way], opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: MS, easing: EASE },
    );
    return () => coming.finish();
  }, [way]);
  if (!hand || !passed) return null;
  const { left, top, width, height } = hand;
  return (
    <div className={`mo-leaving to-${passed}`} style={{ left, top, width, height }}>
      {BACKS.map((back) => (
        <span key={back} className="mo-back" />
      ))}
    </div>
  );
}
