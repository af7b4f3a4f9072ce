import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
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

/** A failure keeps the height, so that nothing below jumps: it stands in the middle of it. */
const failedLook =
  'md:has-[>[role=alert]]:grid md:has-[>[role=alert]]:content-center md:has-[>[role=alert]]:rounded-control md:has-[>[role=alert]]:border md:has-[>[role=alert]]:border-line md:has-[>[role=alert]]:border-dashed md:has-[>[role=alert]]:px-10';

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
    <div ref={ref} className={classNames(failedLook, className)}>
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
