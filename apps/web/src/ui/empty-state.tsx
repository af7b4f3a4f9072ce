import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

/** The specified sentence, and what to do next. */
export function EmptyState({
  title,
  children,
  icon,
  className,
}: {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-1.5 rounded-card border border-line border-dashed px-6 py-10 text-center',
        className,
      )}
    >
      <span className="mb-1 text-ink-faint" aria-hidden="true">
        {icon ?? <Inbox className="size-6" strokeWidth={1.5} />}
      </span>
      <p className="font-medium text-ink">{title}</p>
      {children && <div className="max-w-sm text-ink-soft text-sm">{children}</div>}
    </div>
  );
}
