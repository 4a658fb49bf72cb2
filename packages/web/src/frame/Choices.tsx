/** One of several, each explained in a sentence. */
import './Choices.css';
import { type ReactNode, useId } from 'react';

export interface Option<T> {
  value: T;
  title: ReactNode;
  text?: string;
  /** For those who hear it, where the title is only a sign. */
  label?: string;
}

interface ChoicesProps<T> {
  legend: string;
  hint?: string | undefined;
  value: T;
  options: readonly Option<T>[];
  /** Cards have room for a sentence each; short ones stand in a line. */
  look?: 'cards' | 'numbers' | 'short';
  onChange(value: T): void;
}

const LISTS = { cards: 'choice-list', numbers: 'number-list', short: 'short-list' } as const;

export function Choices<T extends string | number>({
  legend,
  hint,
  value,
  options,
  look = 'cards',
  onChange,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className={LISTS[look]}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
            />
            <b>{option.title}</b>
            {option.text ? <small>{option.text}</small> : null}
          </label>
        ))}
      </div>
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}
