import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When something is put in front of the first message, the reader goes on seeing what they were reading. */
export function useKeepPlace(box: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  const before = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { scrollHeight } = current;
    // At the very top the browser itself keeps nothing in its place.
    const isLonger = before.current.firstId !== undefined && before.current.firstId !== firstId;
    if (isLonger && current.scrollTop < 1) current.scrollTop += scrollHeight - before.current.height;
    before.current = { firstId, height: scrollHeight };
  });
}
