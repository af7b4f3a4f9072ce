import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';

const small =
  'h-9 rounded-control border border-line-control bg-surface px-2.5 text-ink text-sm tabular-nums transition-colors hover:border-ink-faint';

interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** What is being typed is kept apart until it is left: half a time is no choice. */
function useDraft(value: string, onDone: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: () => {
      if (draft !== null && draft !== value) onDone(draft);
      setDraft(null);
    },
    onKeyDown: (event: { key: string; currentTarget: { blur: () => void } }) => {
      if (event.key === 'Enter') event.currentTarget.blur();
    },
  };
}

export const TimeField = ({ label, value, onChange }: FieldProps<string>) => (
  <input
    type="time"
    aria-label={label}
    {...useDraft(value, onChange)}
    // Two of them with AM and PM have to fit into a row of a phone.
    className={classNames(small, 'max-sm:px-1.5')}
  />
);

interface NumberProps extends FieldProps<number> {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

export function NumberField({ label, unit, value, min, max, onChange }: NumberProps) {
  const draft = useDraft(String(value), (text) => {
    const number = Number(text);
    // Anything else is put back as it was.
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  });
  return (
    <span className="flex items-center gap-2 text-sm">
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        {...draft}
        className={classNames(small, 'w-20')}
      />
      <span className="text-ink-soft">{unit}</span>
    </span>
  );
}
