import { instantOf } from '@catch/scheduling';
import { isRelativeToSpokenTime, readReference, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { minutes, settle } from '../times.ts';
import { cancel } from './cancel.ts';
import { changeOne } from './change-one.ts';
import { CHANGES, copyOf, inThatWeek, namesakeOn } from './copy-event.ts';
import { create } from './create.ts';
import { copyNextTo, isMadeHere, isOneMore } from './one-more.ts';
import { remind } from './reminders.ts';
import { revise } from './revise.ts';
import { reviseCreation } from './revise-creation.ts';
import { alsoPrefer } from './revise-preference.ts';
import { beforeAnother, changedLike } from './same-for-another.ts';

/** What was wished for last, once more. */
export async function likeTheLast(plan: MessagePlan, slots: Slots): Promise<void> {
  const { proposals, done } = plan.conversation;
  const last = proposals.at(-1) ?? done.find(({ isUndone }) => !isUndone);
  const [change] = last?.changes ?? [];
  if (!last || !change) return create(plan, slots);
  switch (change.did) {
    case 'created': {
      const named = withNewName(slots);
      if (named)
        return create(plan, named.over((last.wish.said ?? []).filter(({ role }) => role === 'length')));
      // 'Friday too, but straight after the lab': one like it, next to that.
      if (slots.has('before', 'after') && !slots.has('target'))
        return create(plan, copyNextTo(plan, change.after, slots));
      const time = slots.joined('time');
      // 'A week later' counts from the event that was just made.
      if (time && isRelativeToSpokenTime(time))
        return create(
          plan,
          asLong(
            plan,
            change.after,
            countedFrom(plan, change.after, slots, time).over(
              (last.wish.said ?? []).filter(({ role }) => role !== 'time' && role !== 'start'),
            ),
            slots,
          ),
        );
      for (const one of eachDay(plan, inThatWeek(plan, change.after, slots)))
        await reviseCreation(plan, change, last.wish, one, true);
      return;
    }
    case 'cancelled': {
      const time = slots.joined('old_time') ?? slots.joined('time');
      return cancelAgain(plan, change.before, time);
    }
    case 'reminder-set':
    case 'reminder-changed': {
      const { text, cron, before, next } = change.did === 'reminder-set' ? change.reminder : change.after;
      const isOver = next !== undefined && instantOf(next, plan.world.zone) <= plan.world.now;
      const other = await beforeAnother(plan, slots, last.wish.said ?? [], text);
      if (other) return remind(plan, other);
      // It has come and was put off: then it is put off once more.
      if (change.did === 'reminder-changed' && isOver) return remind(plan, slots);
      if (slots.has('before') || (before && !slots.has('time')))
        return remind(plan, slots.over(last.wish.said ?? []));
      const words = atSameHour(plan, slots, next);
      if (!words) return remind(plan, slots.over(last.wish.said ?? []));
      const when = cron ? `every day ${words}` : words;
      plan.call('set_reminder', {
        text: slots.joined('text') ?? text,
        when: isWhole(when, plan) ? when : words,
      });
      return;
    }
    case 'reminder-ended':
      return remind(plan, slots);
    case 'remembered':
      return alsoPrefer(plan, change.preference.text, slots);
    case 'changed':
    case 'moved': {
      const namesake = slots.has('text') ? undefined : await namesakeOn(plan, change.after, slots);
      if (namesake)
        return changeOne(
          plan,
          namesake,
          new Slots((last.wish.said ?? []).filter(({ role }) => CHANGES.has(role))),
        );
      if (await changedLike(plan, change, slots, last.wish.said ?? [])) return;
      if (slots.has('before', 'after') && !slots.has('target') && isMadeHere(plan, change.after))
        return create(plan, copyNextTo(plan, change.after, slots));
      if (isOneMore(plan, change.after, slots)) return copyOf(plan, change.after, slots);
      return slots.has('text') ? remind(plan, slots) : revise(plan, slots);
    }
    default:
      return slots.has('text') ? remind(plan, slots) : revise(plan, slots);
  }
}

/** 'Same again on Thursday and Friday': one for each. */
function eachDay({ world }: MessagePlan, slots: Slots): Slots[] {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'windows' || read.choice !== 'all-of') return [slots];
  const others = slots.list().filter(({ role }) => role !== 'time');
  return read.windows.map(({ start, end, instant }) => {
    const isDay = !instant && start.hour === 0 && start.until(end).total('hours') >= 23;
    const text = isDay ? `on ${start.toPlainDate()}` : instant ? start.toString() : `${start} to ${end}`;
    return new Slots([...others, { role: 'time', text }]);
  });
}

/** 'And the return flight on the 8th': what is wished for once more has a name of its own. */
function withNewName(slots: Slots): Slots | undefined {
  const title = slots.name('target');
  if (!title || readReference(title).isFocus || readReference(title).position !== undefined) return undefined;
  return new Slots(
    slots.list().map(({ role, text }) => ({
      role: role === 'target' ? 'title' : role === 'old_time' ? 'time' : role,
      text: role === 'target' ? title : text,
    })),
  );
}

/** 'And on Thursday, too', 'and on Thursday at 8.30', of one at half past eight in the morning. */
function atSameHour({ world }: MessagePlan, slots: Slots, next: EventFact['start'] | undefined) {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  if (!words || !next) return words;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(next, world.zone)).toZonedDateTimeISO(
    world.zone,
  );
  // 'And at four, the same day'.
  if (slots.has('same_day') && read && 'dateSaid' in read && !read.dateSaid)
    return `on ${own.toPlainDate()} ${words}`;
  if (read?.kind === 'interval' && read.allDay && !read.range)
    return `${words} at ${own.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  if (read?.kind !== 'ambiguous') return words;
  const same = read.options.find((one) => one.kind === 'instant' && one.at.hour >= 12 === own.hour >= 12);
  return same?.kind === 'instant' ? same.at.toString() : words;
}

const isWhole = (words: string, { world }: MessagePlan): boolean =>
  resolveWhen(words, world.when).kind !== 'none';

async function cancelAgain(plan: MessagePlan, event: EventFact, words: string | undefined): Promise<void> {
  const { world } = plan;
  // 'The week after' counts from the event that was just cancelled, not from today.
  const there = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone));
  const near = words ? resolveWhen(words, { ...world.when, now: there }) : undefined;
  const window = near?.kind === 'interval' ? near : undefined;
  if (!window)
    return cancel(
      plan,
      new Slots([
        { role: 'target', text: event.title ?? '' },
        ...(words ? [{ role: 'old_time' as const, text: words }] : []),
      ]),
    );
  const events = (
    await world.events({ start: window.start.epochMilliseconds, end: window.end.epochMilliseconds })
  ).filter((one) => (event.seriesId ? one.seriesId === event.seriesId : one.title === event.title));
  if (events.length === 0) return plan.noSuchEvent(event.title);
  for (const one of events) plan.call('delete_event', { event_id: one.id, scope: 'this' });
}

/** 'Friday nine to eleven. – The same the week after': as long as the first, unless it says how long. */
function asLong({ world }: MessagePlan, { start, end }: EventFact, slots: Slots, said: Slots): Slots {
  if (said.has('length', 'end', 'all_day') || start.kind !== 'timed' || end.kind !== 'timed') return slots;
  const read = settle(resolveWhen(slots.joined('time') ?? '', world.when));
  if (read.kind === 'interval' && read.range) return slots;
  const others = slots.list().filter(({ role }) => role !== 'length' && role !== 'end');
  return new Slots([...others, { role: 'length', text: minutes(end.at - start.at) }]);
}

/** 'The Monday after that, but at ten' says its hour; 'a week later' is at the same one. */
function countedFrom({ world }: MessagePlan, { start, end }: EventFact, slots: Slots, words: string): Slots {
  const at = (time: EventFact['start']) =>
    Temporal.Instant.fromEpochMilliseconds(instantOf(time, world.zone));
  const read = resolveWhen(words, { ...world.when, spoken: { start: at(start), end: at(end) } });
  const others = slots.list().filter(({ role }) => role !== 'time');
  const isWeek = read.kind === 'interval' && read.start.until(read.end).total('days') === 7;
  // 'The week after' is the same day of that week.
  if (isWeek) {
    const own = at(start).toZonedDateTimeISO(world.zone);
    const there = read.start.add({ days: (own.dayOfWeek - read.start.dayOfWeek + 7) % 7 });
    const day = `on ${there.toPlainDate()}`;
    return new Slots([...others, { role: 'time', text: day }, { role: 'same_time', text: '' }]);
  }
  // 'The day after, from eleven to twelve'.
  if (read.kind === 'interval' && read.range && !read.allDay)
    return new Slots([...others, { role: 'time', text: `${read.start} to ${read.end}` }]);
  if (start.kind === 'date' && read.kind === 'interval' && !read.range)
    return new Slots([
      ...others,
      { role: 'time', text: `on ${read.start.toPlainDate()}` },
      { role: 'all_day', text: '' },
    ]);
  if (read.kind !== 'instant') return new Slots([...slots.list(), { role: 'same_time', text: '' }]);
  const clock = read.at.toPlainTime().toString({ smallestUnit: 'minute' });
  return new Slots([...others, { role: 'time', text: `on ${read.at.toPlainDate()} at ${clock}` }]);
}
