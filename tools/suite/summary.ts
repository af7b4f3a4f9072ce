import type { TestOutcome } from './events.ts';
import { commandFor } from './selection.ts';

const SLOWEST = 20;

/** What is said at the end: the slowest tests, and for each failure how to run just that test. */
export function summaryOf(outcomes: readonly TestOutcome[]): string[] {
  const slowest = [...outcomes].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const failed = outcomes.filter(({ passed }) => !passed);
  return [
    ...(slowest.length > 1 ? ['', `The slowest ${slowest.length} tests:`] : []),
    ...(slowest.length > 1
      ? slowest.map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`)
      : []),
    ...(failed.length > 0 ? ['', 'Failed; each of them runs alone with:'] : []),
    ...failed.map(({ file, name }) => `  ${commandFor(file, name)}`),
  ];
}
