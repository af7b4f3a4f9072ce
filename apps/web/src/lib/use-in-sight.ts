import { useEffect, useRef, useState } from 'react';

/** Whether something has ever been on the screen: what nobody scrolls to need not be fetched. */
export function useInSight<E extends Element>() {
  const ref = useRef<E>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current || isInSight) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isInSight]);
  return { ref, isInSight };
}
