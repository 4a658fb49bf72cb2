/** The symbol language: each thing of the game has one picture, and a name for those who cannot see it. */
import './seat.css';
import { MANUFACTURED, RESOURCES, type Resource } from '@polis/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '../text/speaking.tsx';
import { goodsWords } from './goods-words.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { type Kind, SEAT_COLOURS } from './kinds.ts';

const style = (values: Record<string, string>): CSSProperties => values as CSSProperties;

/** `isBought`: it has to be bought for what is shown. */
export function Tile({ resource, isBought = false }: { resource: Resource; isBought?: boolean }) {
  const { t } = useTranslation();
  const shape = MANUFACTURED & (1 << RESOURCES.indexOf(resource)) ? 'rd' : 'sq';
  return (
    <span
      className={`t ${shape}${isBought ? ' miss' : ''}`}
      style={style({ '--c': `var(--r-${resource})` })}
      role="img"
      aria-label={t(`resource.${resource}`, { count: 1 })}
    >
      <Icon name={resource} />
    </span>
  );
}

export const resourcesIn = (mask: number): Resource[] => RESOURCES.filter((_, i) => (mask & (1 << i)) !== 0);

/** One unit: a resource, or a choice of several. */
export function Unit({ mask }: { mask: number }) {
  const { t } = useTranslation();
  const names = resourcesIn(mask);
  if (names.length === 1) return <Tile resource={names[0]} />;
  return (
    <span className="ch" role="img" aria-label={goodsWords(t, names)}>
      {names.map((name, i) => (
        <Slashed key={name} isFirst={i === 0}>
          <Tile resource={name} />
        </Slashed>
      ))}
    </span>
  );
}

function Slashed({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <>
      {isFirst ? null : <i>/</i>}
      {children}
    </>
  );
}

interface NumberedProps {
  icon: 'coin' | 'sun' | 'shield';
  value: ReactNode;
  label: string;
  /** The text behind it, where it is not the one of the picture. */
  explain?: string;
}

/** A picture with a number in it. */
function Numbered({ icon, value, label, explain }: NumberedProps) {
  return (
    <span className={`n n-${icon}`} role="img" aria-label={label} data-explain={explain}>
      <Icon name={icon} />
      <b>{value}</b>
    </span>
  );
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

export function Coin({ count, isChange = false }: { count: number; isChange?: boolean }) {
  const { t } = useTranslation();
  return <Numbered icon="coin" value={isChange ? signed(count) : count} label={t('count.coins', { count })} />;
}

/** As many coins as the Age has for a number; `isLost`: that many are lost. */
export function AgeCoins({ isLost = false }: { isLost?: boolean }) {
  const { t } = useTranslation();
  return <Numbered icon="coin" value={isLost ? '−A' : 'A'} label={t('count.coinsOfAge')} explain="ageCoins" />;
}

/** So many coins less to pay. */
export function Discount({ coins }: { coins: number }) {
  const { t } = useTranslation();
  const label = t('count.coins', { count: -coins });
  return <Numbered icon="coin" value={signed(-coins)} label={label} explain="discount" />;
}

/** Points; `value` may be a sign where the number is not known. */
export function Sun({ count, value }: { count: number; value?: string }) {
  const { t } = useTranslation();
  return <Numbered icon="sun" value={value ?? count} label={value ?? t('count.points', { count })} />;
}

export function Shield({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Numbered icon="shield" value={count} label={t('count.shields', { count })} />;
}

export type ScienceName = 'compass' | 'gear' | 'tablet' | 'any';

export function Science({ symbol }: { symbol: ScienceName }) {
  const { t } = useTranslation();
  if (symbol !== 'any')
    return (
      <span className="sym" role="img" aria-label={t(`symbol.${symbol}`)}>
        <Icon name={symbol} />
      </span>
    );
  return (
    <span className="ch" role="img" aria-label={t('symbol.any')}>
      <Icon name="compass" />
      <i>/</i>
      <Icon name="gear" />
      <i>/</i>
      <Icon name="tablet" />
    </span>
  );
}

export function Crest({ kind }: { kind: Kind }) {
  return (
    <span className={`crest c-${kind}`} aria-hidden="true">
      <Icon name={kind} />
    </span>
  );
}

export function Emblem({ city }: { city: string | null }) {
  const known = city !== null && city in SEAT_COLOURS;
  return (
    <span className="emb" style={style({ '--seat': known ? SEAT_COLOURS[city] : 'var(--ink-3)' })} aria-hidden="true">
      <Icon name={known ? (city as IconName) : 'polis'} />
    </span>
  );
}

const STEPS = [1, 2, 3, 4, 5];

/** Stages as steps: `done` of `all` are built; `places`: which of them, from 0 on, where they come in any order. */
export function Pips({ done, all, places }: { done: number; all: number; places?: readonly number[] }) {
  const { t } = useTranslation();
  if (all === 0) return null;
  return (
    <span className="pips" role="img" aria-label={t('count.stages', { done, all })}>
      {STEPS.slice(0, all).map((step) => (
        <i key={step} className={(places ? places.includes(step - 1) : step <= done) ? 'd' : ''} />
      ))}
    </span>
  );
}
