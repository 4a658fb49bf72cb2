/** One of a list, with its name above it. */
interface SelectProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  isLabelHidden?: boolean;
  onChange(value: T): void;
}

export function Select<T extends string | number>({ label, value, options, isLabelHidden, onChange }: SelectProps<T>) {
  return (
    <label className="field">
      <span className={isLabelHidden ? 'vh' : ''}>{label}</span>
      <select
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
