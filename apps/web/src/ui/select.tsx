import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClass, labelClass } from './input.tsx';

interface SelectOption {
  readonly value: string;
  readonly label: ReactNode;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  readonly disabled?: boolean;
  /** Label before the field instead of above it. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** Radix forbids an empty value; an 'any' choice therefore travels as this word inside and as '' outside. */
const NOTHING = '__nothing__';

export function Select({
  label,
  value,
  onChange,
  options,
  disabled = false,
  inline = false,
  className,
}: Props) {
  const id = useId();
  return (
    <div className={classNames(inline ? 'flex items-center gap-3' : 'flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Radix.Root
        value={value === '' ? NOTHING : value}
        onValueChange={(next) => onChange(next === NOTHING ? '' : next)}
        disabled={disabled}
      >
        <Radix.Trigger
          id={id}
          className={classNames(controlClass, 'inline-flex items-center justify-between gap-2')}
        >
          <span className="truncate">
            <Radix.Value />
          </span>
          <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-80 min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-control border border-line bg-surface-raised shadow-lifted"
          >
            <Radix.Viewport className="p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value === '' ? NOTHING : option.value}
                  className="flex cursor-pointer select-none items-center justify-between gap-4 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-surface-hover"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check className="size-4 text-accent" aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
