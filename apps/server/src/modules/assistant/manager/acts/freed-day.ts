import { instantOf, timed } from '@catch/scheduling';
import { goesOn, resolveWhen, saysInItsPlace } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { asBeginning, type Exact, settle } from '../times.ts';

/**
 * 'Cancel pottery on Thursday. – Put swimming there, five to six': on the day that something was just taken from, where it
 * goes into its hours or its place; where the wish only goes on from there, that day is in doubt.
 */
export function onFreedDay(plan: MessagePlan, words: string, length: number): Exact | undefined {
  const { world } = plan;
  const gone = goneEvents(plan);
  const [first] = gone;
  if (!first) return undefined;
  const day = dayOf(first, world.zone);
  const isOneDay = gone.every((event) => dayOf(event, world.zone).equals(day));
  if (!isOneDay || day.epochMilliseconds <= world.now) return undefined;
  const read = settle(resolveWhen(words, { ...world.when, now: day.toInstant() }));
  const range = read.kind === 'interval' && read.range && !read.allDay ? read : undefined;
  const begins = range ?? asBeginning(read);
  const at = begins.kind === 'interval' ? begins.start : begins.kind === 'instant' ? begins.at : undefined;
  if (!at?.toPlainDate().equals(day.toPlainDate())) return undefined;
  const start = at.epochMilliseconds;
  const end = range ? range.end.epochMilliseconds : start + length;
  const isInside = gone.some(
    (event) => instantOf(event.start, world.zone) < end && instantOf(event.end, world.zone) > start,
  );
  if (!isInside && !saysInItsPlace(plan.words)) {
    if (!goesOn(plan.words)) return undefined;
    plan.unsure = [...plan.unsure, words];
  }
  return { start: timed(start, world.zone), end: timed(end, world.zone), recurrence: [] };
}

/** What was cancelled last, and nothing was asked or done since. */
function goneEvents({ conversation: { asked, open, done } }: MessagePlan): EventFact[] {
  if (asked || open) return [];
  const until = done.findIndex(
    ({ changes, isUndone }) => isUndone || !changes.every(({ did }) => did === 'cancelled'),
  );
  return done
    .slice(0, until < 0 ? done.length : until)
    .flatMap(({ changes }) =>
      changes.flatMap((change) => (change.did === 'cancelled' ? [change.before] : [])),
    );
}

const dayOf = ({ start }: EventFact, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone).startOfDay();
