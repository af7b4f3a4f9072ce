import { HOUR, instantOf, onDate, timed } from '@catch/scheduling';
import { type Role, resolveWhen } from '@catch/understanding';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import type { Exact } from '../times.ts';
import type { Times } from './create-times.ts';

/** Where it will be, or the first of them: an hour, or a whole day. */
export function firstIn({ world }: MessagePlan, words: unknown): Pick<Exact, 'start' | 'end'> | undefined {
  const read = typeof words === 'string' ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'instant' && read?.kind !== 'recurrence' && read?.kind !== 'interval') return undefined;
  const at = read.kind === 'instant' ? read.at : read.start;
  const day = at.toPlainDate();
  if (read.kind !== 'instant' && read.allDay)
    return { start: onDate(day.toString()), end: onDate(day.add({ days: 1 }).toString()) };
  const start = at.epochMilliseconds;
  return { start: timed(start, world.zone), end: timed(start + HOUR, world.zone) };
}

/** 'Moved to Friday at eleven. – So Friday at eleven in the calendar, please': so it is. */
export function justPut(plan: MessagePlan, slots: Slots, times: Times): EventFact | undefined {
  const { conversation, world, steps } = plan;
  const { asked, done, open } = conversation;
  const [only, ...more] = asked || open || done[0]?.isUndone ? [] : (done[0]?.changes ?? []);
  const isPut = only?.did === 'created' || only?.did === 'changed' || only?.did === 'moved';
  const isBare = slots.list().every(({ role }) => TIME_ONLY.has(role));
  const isOnce = resolveWhen(slots.joined('time') ?? '', world.when).kind !== 'recurrence';
  if (!isPut || more.length > 0 || steps.length > 0 || !isBare || !isOnce) return undefined;
  const wanted =
    times.kind === 'exact' ? times.exact : [times.kind === 'words' && firstIn(plan, times.input.when)];
  const start = instantOf(only.after.start, world.zone);
  const isThen = wanted.every((time) => time && time.start.kind === 'timed' && time.start.at === start);
  return isThen && only.after.start.kind === 'timed' ? only.after : undefined;
}
const TIME_ONLY: ReadonlySet<Role> = new Set([
  ...(['time', 'old_time', 'same_day', 'same_time', 'retracted', 'filler', 'reason'] as const),
] as const);
