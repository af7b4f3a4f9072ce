import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type CSSProperties, type ReactNode, useId } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** A CSS colour (a token's var()) for the ticked box, as the calendar list needs it. */
  readonly color?: string;
}

export function Checkbox({ label, checked, onChange, disabled = false, color = 'var(--accent)' }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        style={{ '--box': color } as CSSProperties}
        className="grid size-4.5 shrink-0 place-items-center rounded-[0.3rem] border border-line-control bg-surface text-canvas data-[state=checked]:border-(--box) data-[state=checked]:bg-(--box)"
      >
        <Radix.Indicator>
          <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="min-w-0 cursor-pointer text-sm">
        {label}
      </label>
    </div>
  );
}
