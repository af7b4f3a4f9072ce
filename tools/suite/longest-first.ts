/**
 * On a fresh clone Vitest starts the largest files first, because it does not know yet how long each one takes. These
 * are small and take long: started last, one of them would run alone at the end while the other cores have nothing to do.
 */
export const LONGEST: readonly string[] = [
  'apps/server/src/modules/channels/typed-answers.http.test.ts',
  'apps/server/src/modules/channels/approval-lives.http.test.ts',
  'tools/start.http.test.ts',
  'apps/server/src/modules/assistant/injection.http.test.ts',
  'apps/server/src/modules/calendar/exactly-once.db.test.ts',
  'apps/server/src/modules/assistant/reworded.db.test.ts',
  'tools/chaos/nodes/several-nodes.http.test.ts',
  'apps/server/src/modules/assistant/many-wishes.db.test.ts',
  'apps/server/src/modules/assistant/killed-process.db.test.ts',
  'apps/server/src/modules/assistant/interrupted-talk.db.test.ts',
];

/** The named ones first, in their order; the others stay in theirs. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const rank = (file: T): number => {
    const place = LONGEST.indexOf(pathOf(file));
    return place === -1 ? LONGEST.length : place;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
