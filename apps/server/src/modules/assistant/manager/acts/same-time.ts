import { instantOf } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { clocksIn, settle } from '../times.ts';

/** 'Same time', 'a week later': relative to the event just made. */
export function sameTime({ conversation, world }: MessagePlan, slots: Slots): string | undefined {
  // 'On Wednesday at five, no, Thursday, same time': at five.
  const taken = slots.all('retracted').at(-1);
  const earlier = taken && slots.has('same_time') ? settle(resolveWhen(taken, world.when)) : undefined;
  const later = slots.joined('time');
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  if (earlier?.kind === 'instant' && later) return `${later} at ${clock(earlier.at)}`;
  if (earlier?.kind === 'interval' && earlier.range && !earlier.allDay && later)
    return `${later} from ${clock(earlier.start)} to ${clock(earlier.end)}`;
  const gone = conversation.done[0]?.changes.flatMap((change) =>
    change.did === 'cancelled' ? [change.before] : [],
  );
  // 'Pottery is off. – Put ironing in that same hour': the one that has just become free.
  const [last] = gone && gone.length > 0 ? gone : conversation.focus;
  if (!slots.has('same_time') || !last || last.start.kind === 'date') return undefined;
  // 'Friday 7.15 till 8.40, same': what is said in full needs no other hour.
  if (clocksIn(slots.joined('time') ?? '', world.when).length > 0) return undefined;
  const own = Temporal.Instant.fromEpochMilliseconds(last.start.at).toZonedDateTimeISO(world.zone);
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, { ...world.when, now: own.toInstant() }) : undefined;
  const day =
    read?.kind === 'interval' ? read.start : read?.kind === 'instant' ? read.at : words ? undefined : own;
  return day?.withPlainTime(own.toPlainTime()).toString();
}

export function sameLength({ conversation, world }: MessagePlan, slots: Slots): number | undefined {
  const [last] = conversation.focus;
  if (!slots.has('same_length') || !last) return undefined;
  return instantOf(last.end, world.zone) - instantOf(last.start, world.zone);
}
