import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { cardClass } from './card.tsx';

export function StatCard({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <dl className={classNames(cardClass, 'flex flex-col px-5 py-4')}>
      {/* Figures of a row stand on one line, however many lines their labels take. */}
      <dt className="grow text-ink-faint text-sm">{label}</dt>
      <dd className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">{value}</dd>
      {note && <dd className="mt-0.5 text-ink-faint text-xs">{note}</dd>}
    </dl>
  );
}
