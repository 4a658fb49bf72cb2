/** A number that is counted up and down, or typed. */
import './Stepper.css';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../text/speaking.tsx';

interface StepperProps {
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange(value: number): void;
}

/** The number below, so that a whole column can be typed without looking at the screen. */
function nextTo(input: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('.stepper input')];
  return all[all.indexOf(input) + 1];
}

export function Stepper({ label, icon, value, least = 0, most = 999, onChange }: StepperProps) {
  const { t } = useTranslation();
  const id = useId();
  const to = (next: number): void => onChange(Math.min(most, Math.max(least, next)));
  return (
    <div className="stepper">
      <label htmlFor={id}>
        {icon}
        {label}
      </label>
      <button
        type="button"
        disabled={value <= least}
        aria-label={t('calculator.fewer', { what: label })}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        enterKeyHint="next"
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') nextTo(currentTarget)?.focus();
        }}
        onChange={({ target }) => to(Math.trunc(Number(target.value)) || 0)}
      />
      <button
        type="button"
        disabled={value >= most}
        aria-label={t('calculator.more', { what: label })}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
