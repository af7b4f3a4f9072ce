import { useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

/**
 * The last child of a box that scrolls: as long as the box goes on below, it fades at the lower edge, because a row cut
 * in half looks like a mistake.
 */
export function ScrollFade() {
  const end = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setGoesOn(entries.at(-1)?.isIntersecting === false),
      // Nearly there is there: below its last line a row has room of its own.
      { root: end.current.parentElement, rootMargin: '0px 0px 8px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} aria-hidden="true" className="-mt-px h-px" />
      <div
        aria-hidden="true"
        data-fade
        className={classNames(
          'pointer-events-none sticky bottom-0 left-0 -mt-10 h-10 bg-linear-to-t from-surface transition-opacity print:hidden',
          !goesOn && 'opacity-0',
        )}
      />
    </>
  );
}
