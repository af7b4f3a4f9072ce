import { Skeleton } from '../../ui/skeleton.tsx';

export const LoadingToday = () => (
  <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
    <Skeleton shape="control" className="h-88 w-full" />
    <Skeleton shape="control" className="h-88 w-full" />
  </div>
);
