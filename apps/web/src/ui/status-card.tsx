import type { ReactNode } from 'react';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Read out when it changes. */
  readonly live?: boolean;
}

/** One outcome in the middle of an otherwise empty page. */
export function StatusCard({ icon, title, children, actions, live = false }: Props) {
  return (
    <div
      className="grid w-full max-w-sm justify-items-center gap-2 rounded-dialog border border-line bg-surface p-8 text-center shadow-lifted"
      role={live ? 'status' : undefined}
    >
      {icon}
      <h1 className="mt-2 font-semibold text-xl tracking-tight">{title}</h1>
      <div className="text-ink-soft">{children}</div>
      {actions && <div className="mt-4">{actions}</div>}
    </div>
  );
}
