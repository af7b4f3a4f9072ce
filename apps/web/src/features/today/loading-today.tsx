import { Skeleton } from '../../ui/skeleton.tsx';

export const LoadingToday = () => (
  <div className="grid h-full grid-cols-1 gap-4 md:grid-cols-2">
    <Skeleton shape="control" className="h-full min-h-16 w-full" />
    <Skeleton shape="control" className="h-full min-h-16 w-full" />
  </div>
);
