import type { Interval } from '@catch/scheduling';
import { resolveWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';

/**
 * What an hour alone is read against when it corrects something that is on a day already: that day. Words that name a day,
 * or count from now ('in 20 minutes'), mean the same as ever.
 */
export function onDayOf(replaced: Interval | undefined, words: string, context: WhenContext): WhenContext {
  if (!replaced) return context;
  const day = Temporal.Instant.fromEpochMilliseconds(replaced.start)
    .toZonedDateTimeISO(context.zone)
    .startOfDay();
  // Today is what an hour alone means anyway, and what is over is nobody's day.
  if (day.epochMilliseconds <= context.now.epochMilliseconds) return context;
  const there = { ...context, now: day.toInstant() };
  const [here, then] = [clockOf(resolveWhen(words, context)), clockOf(resolveWhen(words, there))];
  return here !== undefined && here === then ? there : context;
}

/** The hour, where no day was said with it. What counts from now has another one on another day. */
function clockOf(when: When): string | undefined {
  if (when.kind === 'ambiguous') {
    const clocks = when.options.map(clockOf);
    return clocks.length > 0 && !clocks.includes(undefined) ? clocks.join() : undefined;
  }
  if (when.kind === 'instant') return when.dateSaid ? undefined : when.at.toPlainTime().toString();
  if (when.kind === 'interval') return when.dateSaid ? undefined : when.start.toPlainTime().toString();
  return undefined;
}
