import {
  type AllCalendars,
  type CalendarEvent,
  type Scope,
  seriesWithGaps,
} from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { isSeries } from '../events/is-series.ts';
import { isAtSameTime, isSameRhythm, planRepetition, type Repetition } from '../events/plan-repetition.ts';
import { readRhythm } from '../time/read-rhythm.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';
import type { UpdateInput } from './inputs.ts';

interface Rhythm {
  readonly kind: 'scope';
  readonly scope: Scope;
  readonly series: CalendarEvent | undefined;
  readonly changes: Repetition;
  /** One event would become many because of a plural: that may not be intended. */
  readonly isDoubtful?: boolean;
}

/**
 * How often it shall be from now on, when that is what was said. What has been stays as it was, so that a series goes on
 * from this meeting in its new rhythm; only when all of it was said, all of it changes.
 */
export async function planRhythm(
  calendars: AllCalendars,
  event: CalendarEvent,
  input: UpdateInput,
  context: ToolContext,
): Promise<Rhythm | Question | 'same' | undefined> {
  const scheduling = whenContext(context);
  const { exact } = input;
  if (exact?.recurrence) {
    const series = await seriesWithGaps(calendars, event);
    const { start, end, recurrence } = exact;
    // 'Every Thursday at half five', of what is at five on Thursdays: another hour is a change.
    if (series && isAtSameTime(event, exact) && recurrence.join() === series.recurrence.join()) return 'same';
    const all = input.scope === 'following' && !isSeries(event) ? 'following' : 'series';
    return { kind: 'scope', scope: series ? all : 'one', series, changes: { start, end, recurrence } };
  }
  const isAsked = input.recurrence !== undefined;
  const words = input.recurrence ?? input.new_when;
  if (!words) return undefined;
  const read = readRhythm(words, scheduling, { isAsked });
  if (read.kind === 'question') return isAsked ? read : undefined;
  const { new_when, move_by, new_duration, extend_by, new_end } = input;
  const other = isAsked ? (new_when ?? move_by ?? new_duration ?? extend_by ?? new_end) : undefined;
  // A rhythm goes on from where the event is: another time is another change.
  if (other) return question({ for: 'rhythm', because: 'contradicts', words, other });
  // An hour that was said for what lasts whole days is not left out: it would make another kind of event of it.
  if (event.start.kind === 'date' && read.said?.timeSaid)
    return question({ for: 'new-time', because: 'all-day' });
  const series = await seriesWithGaps(calendars, event);
  const changes = planRepetition(event, series, words, scheduling, isAsked);
  if (!changes) return undefined;
  if (series && isSameRhythm(series, event, changes)) return 'same';
  const scope = !series ? 'one' : isSeries(event) || input.scope === 'all' ? 'series' : 'following';
  return { kind: 'scope', scope, series, changes, isDoubtful: !series && read.said?.isPlural === true };
}
