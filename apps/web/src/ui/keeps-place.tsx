import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { savedHeight, saveHeight } from '../lib/saved-layout.ts';
import { useCurrentUser } from '../lib/session.ts';

interface Props {
  /** The part of the page, by a name that stays. */
  readonly name: string;
  /** `[--kept:…]`: how high it is while it loads for the first time in this browser. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * As high while it loads as it was the last time, so that what stands beneath does not move when it comes. It knows by
 * `data-loading` inside of it.
 */
export function KeepsPlace({ name, className, children }: Props) {
  const { id } = useCurrentUser();
  const box = useRef<HTMLDivElement>(null);
  const [saved] = useState(() => savedHeight(id, name));
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (!current.querySelector('[data-loading]')) saveHeight(id, name, current.offsetHeight);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [id, name]);
  return (
    <div
      ref={box}
      style={saved === null ? undefined : ({ '--kept': `${saved}px` } as CSSProperties)}
      className={classNames(
        'has-[[data-loading]]:h-(--kept,auto) has-[[data-loading]]:overflow-clip',
        className,
      )}
    >
      {children}
    </div>
  );
}
