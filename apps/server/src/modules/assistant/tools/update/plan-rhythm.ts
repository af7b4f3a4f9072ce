import { resolveWhen } from '@catch/understanding';
import {
  type CalendarEvent,
  type Scope,
  seriesWithGaps,
  type WholeCalendars,
} from '../../../calendar/index.ts';
import { isSeries } from '../events/is-series.ts';
import { isSameRhythm, planRepetition, type Repetition } from '../events/plan-repetition.ts';
import type { ToolInput } from '../inputs.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';

interface Rhythm {
  readonly kind: 'scope';
  readonly scope: Scope;
  readonly series: CalendarEvent | undefined;
  readonly changes: Repetition;
}

/**
 * How often it shall be from now on, when that is what was said. What has been stays as it was, so that a series goes on
 * from this meeting in its new rhythm; only when all of it was said, all of it changes.
 */
export async function planRhythm(
  calendars: WholeCalendars,
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Rhythm | 'same' | undefined> {
  const words = input.new_when;
  const scheduling = whenContext(context);
  if (!words || resolveWhen(words, scheduling).kind !== 'recurrence') return undefined;
  const series = await seriesWithGaps(calendars, event);
  const changes = planRepetition(event, series, words, scheduling);
  if (!changes) return undefined;
  if (series && isSameRhythm(series, event, changes)) return 'same';
  const scope = !series ? 'one' : isSeries(event) || input.scope === 'all' ? 'series' : 'following';
  return { kind: 'scope', scope, series, changes };
}
