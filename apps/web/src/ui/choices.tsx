import { classNames } from '../lib/class-names.ts';
import { labelClass } from './input.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

const track =
  'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line bg-surface-sunken p-0.5';
const choice =
  'rounded-lg px-3 py-1 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-pressed:bg-surface-raised aria-pressed:text-ink aria-pressed:shadow-card';

interface OneProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** One of a few, all in sight, each a button of its own. */
export function ChooseOne({ label, value, options, onChange, className }: OneProps) {
  return (
    <fieldset className={classNames(track, className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={choice}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

interface SeveralProps {
  readonly label: string;
  readonly values: ReadonlySet<string>;
  readonly options: readonly Option[];
  readonly onToggle: (value: string, on: boolean) => void;
  readonly className?: string;
}

/** Any number of a few; none means all. */
export function ChooseSeveral({ label, values, options, onToggle, className }: SeveralProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={classNames(labelClass, 'mb-1.5')}>{label}</legend>
      <div className="flex min-h-10 flex-wrap items-center gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative rounded-full border border-line-control px-3 py-1 font-medium text-ink-soft text-xs leading-5 transition-colors hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              checked={values.has(option.value)}
              onChange={(event) => onToggle(option.value, event.target.checked)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
