import { type ComponentProps, useState } from 'react';
import { useTimeout } from '../lib/timers.ts';
import { Input } from './input.tsx';

/** Long enough for a word, short enough to feel immediate. */
const PAUSE = 300;

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Keeps what is typed to itself until the typing pauses, so that no keystroke waits for a table. */
export function FilterInput({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Changed from outside: the back button, or 'clear filters'.
    setKnown(value);
    setTyped(value);
  }
  useTimeout(() => onChange(typed), typed === value ? null : PAUSE, typed);
  return <Input {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
