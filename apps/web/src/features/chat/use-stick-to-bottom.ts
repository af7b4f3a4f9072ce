import { useEffect, useRef, useState } from 'react';

/** Closer to the end than this, in pixels, counts as being there. */
const NEAR = 48;

/** Keeps a scrolling box at its end while its content grows, unless the reader scrolled away from it. */
export function useStickToBottom() {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const [isAway, setAway] = useState(false);

  const stick = () => {
    sticks.current = true;
    setAway(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    sticks.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    setAway(!sticks.current);
  };

  useEffect(() => {
    const follow = () => {
      if (sticks.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    };
    const observer = new ResizeObserver(follow);
    // The box too: a growing input or a turned phone makes it smaller.
    for (const element of [box.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, content, isAway, stick, onScroll };
}
