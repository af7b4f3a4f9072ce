import { Monitor, Moon, Sun } from 'lucide-react';
import { setTheme, type Theme, useTheme } from '../lib/theme.ts';
import { type FrameKey, say } from '../words/frame.ts';

const themes: readonly { value: Theme; label: FrameKey; icon: typeof Sun }[] = [
  { value: 'system', label: 'theme.system', icon: Monitor },
  { value: 'light', label: 'theme.light', icon: Sun },
  { value: 'dark', label: 'theme.dark', icon: Moon },
];

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="inline-flex gap-0.5 rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">{say('theme.title')}</legend>
      {themes.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={say(label)}
          className="relative grid size-8 place-items-center rounded-full text-ink-faint transition-colors hover:text-ink has-checked:bg-surface-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={current === value}
            onChange={() => setTheme(value)}
            aria-label={say(label)}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          <Icon className="size-4" aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
