import { useMemo } from 'react';
import { type Range, rangeBefore, rangeStart } from './range.ts';

/** Read once per choice: a start that moved with the clock would ask for the same figures again and again. */
export const useRange = (range: Range) =>
  useMemo(() => {
    const now = Date.now();
    return { start: rangeStart(range, now), before: rangeBefore(range, now) };
  }, [range]);
