import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

export const cardClass = 'rounded-card border border-line bg-surface shadow-card';

interface Props {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Stands at the end of the title's line: a badge, a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A titled section of a page; screen readers can jump to it by its title. */
export function Card({ title, description, aside, children, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(cardClass, 'p-5 sm:p-6', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {description && <p className="mt-1 max-w-prose text-pretty text-ink-soft text-sm">{description}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
