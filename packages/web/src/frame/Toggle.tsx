/** On or off, explained in a sentence. */
import './Toggle.css';
import { type ReactNode, useId } from 'react';

interface ToggleProps {
  title: ReactNode;
  text: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Toggle({ title, text, isOn, onChange }: ToggleProps) {
  const id = useId();
  return (
    <label className="toggle">
      <b id={`${id}-title`}>{title}</b>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      <small id={`${id}-text`}>{text}</small>
    </label>
  );
}
