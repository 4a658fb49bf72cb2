/** What the scenes of all wonders are made of: flat shapes in a few token colours that light up as stages are built. */
import './parts.css';
import type { ReactNode } from 'react';

export interface SceneProps {
  /** The share of the stages that is built, from 0 to 1. */
  share: number;
  /** The side of a board that is called night. */
  isNight: boolean;
  /** Which stages are built, from 0 on; left out, they are built in their order. */
  places?: readonly number[] | undefined;
}

/** With two, three or four stages: the first part stands with the first stage, the last one with the last. */
export const FIRST = 0.25;
export const HALF = 0.5;
export const WHOLE = 1;

/** A part of a wonder: a shadow of what is to come until its share is built. */
export function Part({ share, from, children }: Pick<SceneProps, 'share'> & { from: number; children: ReactNode }) {
  return <g className={share >= from ? 'part lit' : 'part'}>{children}</g>;
}

/** The sun, or the moon. */
export function Sky({ isNight, x, y, r = 14 }: { isNight: boolean; x: number; y: number; r?: number }) {
  if (isNight) return <path d={`M${x} ${y - 14}a13 13 0 1 0 12 20 11 11 0 0 1-12-20z`} fill="var(--sun)" />;
  return <circle cx={x} cy={y} r={r} fill="var(--sun)" opacity=".85" />;
}

export function Sea() {
  return (
    <path
      d="M2 87q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0M8 93q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0"
      fill="none"
      stroke="var(--r-glass)"
      strokeWidth="2"
    />
  );
}

export function Land({ fill = 'var(--column)' }: { fill?: string }) {
  return <path d="M0 96v-6q30-5 62-4t60-1 48 3v8z" fill={fill} opacity=".45" />;
}

/** A small tree of the coast. */
export function Cypress({ x, y, h = 18 }: { x: number; y: number; h?: number }) {
  return <path d={`M${x} ${y}q-5-${h * 0.45} 0-${h}q5 ${h * 0.55} 0 ${h}z`} fill="var(--good)" />;
}

export function Palm({ x, y, h = 22 }: { x: number; y: number; h?: number }) {
  const top = y - h;
  return (
    <g fill="none" strokeLinecap="round" stroke="var(--good)" strokeWidth="2.4">
      <path d={`M${x} ${y}q-2-${h / 2} 1-${h}`} stroke="var(--column)" />
      <path
        d={`M${x + 1} ${top}q-6-5-11 1M${x + 1} ${top}q-4-7-8-5M${x + 1} ${top}q6-5 11 1M${x + 1} ${top}q4-7 8-5`}
      />
    </g>
  );
}

/** A row of columns between two lines. */
export function Columns({ xs, y, h, w = 4 }: { xs: readonly number[]; y: number; h: number; w?: number }) {
  return (
    <g fill="var(--column)">
      {xs.map((x) => (
        <path
          key={x}
          d={`M${x - w * 0.8} ${y}h${w * 1.6}v2h-${w * 0.3}v${h - 4}h${w * 0.3}v2h-${w * 1.6}v-2h${w * 0.3}v-${h - 4}h-${w * 0.3}z`}
        />
      ))}
    </g>
  );
}
