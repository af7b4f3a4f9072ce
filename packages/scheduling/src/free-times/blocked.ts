import { gaps, type Interval, merge } from '../intervals.ts';
import { workingIntervals } from '../working-hours.ts';
import { unknownParts } from './soft-rules.ts';
import type { Blocked } from './sweep.ts';
import type { FreeTimesRequest } from './types.ts';
import { exceptWhenever, whenever } from './weekly-time.ts';

/** Everything that rules a time out, before anybody looks at slots. */
export function blockedBy(request: FreeTimesRequest, window: Interval): Blocked[] {
  const { before = 0, after = 0 } = request.buffers ?? {};
  const blocked: Blocked[] = [];
  const plain = (intervals: readonly Interval[]): void => {
    blocked.push({ intervals, before: 0, after: 0 });
  };
  for (const person of request.people) {
    if (request.requireEveryoneKnown === true) plain(unknownParts(person, window));
    if (person.optional === true) continue;
    // A meeting needs `after` free behind it, so busy time reaches that far back; and the other way round.
    blocked.push({ intervals: person.busy, before: after, after: before });
    if (person.workingHours !== undefined) plain(gaps(window, workingIntervals(person.workingHours, window)));
  }
  for (const preference of request.preferences ?? []) {
    if (preference.strength === 'soft') continue;
    if (preference.kind === 'avoid') plain(whenever(preference.when, window));
    else if (preference.kind === 'prefer') plain(exceptWhenever(preference.when, window));
    else if (preference.earliest > window.start) plain([{ start: window.start, end: preference.earliest }]);
  }
  const windows = windowsOf(request);
  if (windows.length > 1) plain(gaps(window, windows));
  return blocked;
}

export function windowsOf(request: FreeTimesRequest): Interval[] {
  return merge(Array.isArray(request.window) ? request.window : [request.window as Interval]);
}
