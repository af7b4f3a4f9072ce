import { Skeleton } from './skeleton.tsx';

/** A table's shape while its rows arrive. */
export const TableSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-busy="true" className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
    <div className="bg-surface-sunken px-4 py-3">
      <Skeleton className="h-3 w-1/3" />
    </div>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={row} className="flex items-center gap-6 bg-surface px-4 py-3.5">
        <Skeleton className="h-3.5 w-1/5" />
        <Skeleton className="h-3.5 w-16" />
        <Skeleton className="h-3.5 flex-1" />
        <Skeleton className="h-3.5 w-20" />
      </div>
    ))}
  </div>
);
