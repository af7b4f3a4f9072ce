import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

export const labelClass = 'font-medium text-[0.8125rem] text-ink-soft';
export const controlClass =
  'h-10 w-full rounded-control border border-line-control bg-surface px-3 text-ink text-sm transition-colors placeholder:text-ink-faint hover:border-ink-faint disabled:opacity-55';

interface Props extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

/** A labelled text field; its hint and its error are read out with it. */
export function Input({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={classNames(controlClass, error && 'border-danger')}
      />
      {note && (
        <p id={`${id}-note`} className={classNames('text-xs', error ? 'text-danger-ink' : 'text-ink-faint')}>
          {note}
        </p>
      )}
    </div>
  );
}
