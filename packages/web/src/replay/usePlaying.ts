/** Goes on by itself, step by step, to the end. */
import { useEffect, useState } from 'react';

/** Steps in two seconds. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 2000;

export interface Playing {
  isPlaying: boolean;
  speed: Speed;
  setSpeed(speed: Speed): void;
  toggle(): void;
  stop(): void;
}

export function usePlaying(at: number, last: number, go: (at: number) => void): Playing {
  const [isOn, setIsOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = isOn && at < last;
  if (isOn && at >= last) setIsOn(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has its full time
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  return {
    isPlaying,
    speed,
    setSpeed,
    toggle() {
      // from the end it begins anew
      if (!isPlaying && at >= last) go(0);
      setIsOn(!isPlaying);
    },
    stop: () => setIsOn(false),
  };
}
