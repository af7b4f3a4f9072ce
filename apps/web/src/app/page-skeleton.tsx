import { Skeleton } from '../ui/skeleton.tsx';

/** Stands where a page will be while its code arrives. */
export function PageSkeleton() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-5xl px-4 py-10 sm:px-6" aria-busy="true">
      <Skeleton className="h-8 w-44" />
      <Skeleton className="mt-3 h-4 w-72 max-w-full" />
      <Skeleton shape="card" className="mt-8 h-40 w-full" />
    </div>
  );
}
