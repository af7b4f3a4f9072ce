import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { useInSight } from '../lib/use-in-sight.ts';
import { LoadBoundary } from './load-boundary.tsx';

interface Props<PartProps extends object> {
  readonly load: () => Promise<ComponentType<PartProps>>;
  readonly props: PartProps;
  /** Keeps its place. */
  readonly loading: ReactNode;
  readonly failed: string;
  /** Wanted before it is in sight. */
  readonly isAsked?: boolean;
  readonly className: string;
}

/** A part of a page whose code, and with it its data, is fetched when it comes into sight or is asked for. */
export function OnDemand<PartProps extends object>({
  load,
  props,
  loading,
  failed,
  isAsked = false,
  className,
}: Props<PartProps>) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const fetchPart = () => lazy(async () => ({ default: await load() }));
  // A file that did not come is requested again, which `lazy` by itself never does.
  const [Part, setPart] = useState(fetchPart);
  const waiting = (
    <div data-loading className="h-full">
      {loading}
    </div>
  );
  return (
    <div ref={ref} className={className}>
      {isInSight || isAsked ? (
        <LoadBoundary failed={failed} onRetry={() => setPart(fetchPart)}>
          <Suspense fallback={waiting}>{createElement(Part as ComponentType<PartProps>, props)}</Suspense>
        </LoadBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
