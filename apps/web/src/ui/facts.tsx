import type { ReactNode } from 'react';

/** Pairs of a name and a value, the names in a column of their own. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-1 gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">{children}</dl>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-faint max-sm:-mb-1.5">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
