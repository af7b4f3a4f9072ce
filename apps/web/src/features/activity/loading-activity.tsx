import { Skeleton } from '../../ui/skeleton.tsx';

export const LoadingActivity = () => (
  <div className="grid grid-cols-1 gap-3">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} shape="control" className="h-16 w-full" />
    ))}
  </div>
);
