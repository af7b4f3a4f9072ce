import { classNames } from '../lib/class-names.ts';

/** Takes the shape of what is coming; give it the real thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-shimmer rounded-md bg-line', className)} />;
}
