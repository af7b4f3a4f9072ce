import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** A little more than the frame of a table shows. */
const FIRST = 16;
/** What a frame has time for on a slow machine. */
const PORTION = 12;

/**
 * How many rows of a list may be drawn at once in place of those that are shown: all that were there already and a
 * portion of new ones. Otherwise it is another list, which begins from the top.
 */
export function drawableRows(shown: readonly string[], next: readonly string[]): number {
  const known = new Set(shown);
  const added = next.slice(0, shown.length).filter((key) => !known.has(key)).length;
  return added > PORTION ? FIRST : Math.max(FIRST, shown.length);
}

/** A long list a portion a frame, so that typing and scrolling never wait until all of it is laid out. */
export function useGradually<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const [state, setState] = useState({ rows, count: FIRST });
  let { count } = state;
  if (state.rows !== rows) {
    count = drawableRows(state.rows.slice(0, state.count).map(keyOf), rows.map(keyOf));
    setState({ rows, count });
  }
  const missing = rows.length - count;
  useEffect(() => {
    if (missing <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // After this frame was painted, and interrupted by whatever a person does meanwhile.
      timer = setTimeout(() => {
        startTransition(() =>
          setState((current) =>
            current.rows === rows ? { ...current, count: current.count + PORTION } : current,
          ),
        );
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [missing, rows]);
  return useDeferredValue(missing <= 0 ? rows : rows.slice(0, count));
}
