/** At most so many at a time: a sign that somebody is typing must never cost an answer. */
const MOST_AT_ONCE = 8;

/** 'Read' and 'is typing': shown when it is easy, forgotten otherwise. */
export function createBusySigns(warn: (error: unknown) => void) {
  let underWay = 0;
  return (show: () => Promise<void>): void => {
    if (underWay >= MOST_AT_ONCE) return;
    underWay += 1;
    show()
      .catch(warn)
      .finally(() => {
        underWay -= 1;
      });
  };
}
export type BusySigns = ReturnType<typeof createBusySigns>;
