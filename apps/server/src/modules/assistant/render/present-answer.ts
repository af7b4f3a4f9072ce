import { sayDay, sayRange } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { sayChoice } from '../../preferences/index.ts';
import type {
  Answer,
  EventFact,
  Measured,
  MeasuredDay,
  MeasuredEvent,
  PersonFact,
  Slot,
  Unread,
} from '../values/values.ts';
import { noteOrRule } from './note-or-rule.ts';
import { presentEvent, presentSummary } from './present-event.ts';
import { presentReminder } from './present-reminder.ts';
import { presentSlot } from './present-slot.ts';
import { sayBounds, sayClocks } from './say-bounds.ts';
import { saySlot } from './say-event.ts';
import { sayLead } from './say-lead.ts';
import { productFacts } from './say-product.ts';
import { sayPreferences } from './say-reason.ts';
import { serviceOf } from './service-of.ts';

const MOST_NAMED = 10;
const NOTHING_CALLED_SO =
  'No event there has these words in its title, people or place; it may be called otherwise. If nothing shown here is what ' +
  'the user means, call again without query and look yourself.';

/** Facts that were asked for, as a model sees them. */
export function presentAnswer(answer: Answer, reader: Reader): Record<string, unknown> {
  switch (answer.about) {
    case 'events':
      return {
        status: 'events',
        count: answer.count,
        events: answer.events.map((event) => presentEvent(event, reader)),
        ...(answer.more > 0 ? { more: answer.more } : {}),
        ...(answer.measured ? { measured: presentMeasured(answer.measured, reader) } : {}),
        looked_in: sayRange(answer.from, answer.to, reader),
        ...events('others_then', answer.instead?.others, reader),
        ...events('called_similarly', answer.instead?.similar, reader),
        ...(answer.instead ? { repair: NOTHING_CALLED_SO } : {}),
        ...unread(answer.unread),
      };
    case 'free-time':
      return {
        status: 'free-times',
        asked_for: saySlot({ start: answer.from, end: answer.to }, reader),
        ...(answer.after ? { is_after: saySlot(answer.after, reader) } : {}),
        exact: answer.isExact,
        // Of a stretch only its times can be free.
        ...(answer.isExact ? { free: answer.isFree } : {}),
        ...(answer.isExact || answer.slots.length === 0
          ? { conflicts: answer.conflicts.slice(0, MOST_NAMED).map((event) => presentSummary(event, reader)) }
          : {}),
        ...freeFor(answer),
        // Busy at some time of a stretch in which there are times for all says nothing.
        ...named('untrusted_busy_people', answer.isExact || answer.slots.length === 0 ? answer.busy : []),
        ...named('untrusted_unknown_people', answer.unknown),
        ...unread(answer.unread),
        ...(answer.against?.length ? { against: sayPreferences(answer.against, reader) } : {}),
        ...(answer.bounded?.length ? { untrusted_no_time_because: sayBounds(answer.bounded, reader) } : {}),
        ...(answer.busyTimes?.length
          ? {
              untrusted_busy_times: answer.busyTimes.map(({ person, times }) => ({
                person: person.name ?? person.email,
                times: times.map((time) => saySlot(time, reader)),
              })),
            }
          : {}),
        ...(answer.stretches.length > 0
          ? { free_stretches: answer.stretches.map((stretch) => saySlot(stretch, reader)) }
          : {}),
        slots: answer.slots.map((slot) => ({
          ...presentSlot(slot, reader),
          ...(answer.clocks?.length ? { untrusted_clocks: sayClocks(answer.clocks, slot, reader) } : {}),
        })),
      };
    case 'reminders':
      return {
        status: 'reminders',
        reminders: answer.reminders.map((reminder) => presentReminder(reminder, reader)),
      };
    case 'preferences':
      return {
        status: 'preferences',
        preferences: answer.preferences.map(({ id, category, text, quote, isNote }) => ({
          preference_id: id,
          category,
          preference: text,
          your_words: quote,
          kept_as: noteOrRule({ isNote }),
        })),
      };
    case 'contacts':
      return {
        status: 'contacts',
        contacts: answer.people.map(({ email, name, foundIn, timesSeen }) => ({
          email,
          untrusted_name: name,
          found_in: foundIn,
          times_seen: timesSeen,
        })),
      };
    case 'zones':
      return { status: 'times', times: answer.times.map((slot) => saySlotIn(slot, reader)) };
    case 'span':
      return {
        status: 'counted',
        from: saySlotIn({ start: answer.from, end: answer.from }, reader),
        to: saySlotIn({ start: answer.to, end: answer.to }, reader),
        days: answer.days,
        ...(answer.workdays === undefined ? {} : { working_days: answer.workdays }),
        ...(answer.minutes === undefined
          ? {}
          : { minutes: answer.minutes, length: sayLength(answer.minutes, reader) }),
      };
    case 'product':
      return { status: 'facts', facts: productFacts(answer.topic, serviceOf(reader).service) };
    case 'notifications':
      return {
        status: 'notifications',
        paused: answer.isPaused,
        notifications: answer.notifications.map(({ topic, choice, isOwnChoice }) => ({
          text: sayChoice(topic, choice, reader),
          your_choice: isOwnChoice,
        })),
      };
  }
}

/** On its own clock, or as a whole day. */
function saySlotIn({ start, end }: Slot, reader: Reader): string {
  if (start.kind === 'date') return sayDay(start.date, reader);
  return sayRange(start, end, { ...reader, zone: start.zone });
}

const sayLength = (minutes: number, reader: Reader): string =>
  `${minutes < 0 ? 'minus ' : ''}${sayLead(Math.abs(minutes), reader)}`;

const events = (key: string, found: readonly EventFact[] = [], reader: Reader): Record<string, unknown> =>
  found.length > 0 ? { [key]: found.map((event) => presentSummary(event, reader)) } : {};

/**
 * Whom it suits, by address: for an exact time those who are free then, for the times in a stretch everybody whose
 * calendar was read. Where there is no time, it says whose calendars were read.
 */
function freeFor({ isExact, busy, checked = [], slots }: FreeTime): Record<string, readonly string[]> {
  const isBusy = new Set(busy.map(({ email }) => email));
  const suited = isExact ? checked.filter(({ email }) => !isBusy.has(email)) : checked;
  const key = isExact ? 'free_people' : slots.length > 0 ? 'slots_are_free_for' : 'calendars_read';
  return suited.length > 0 ? { [key]: suited.map(({ email }) => email) } : {};
}
type FreeTime = Extract<Answer, { about: 'free-time' }>;

/** How people call themselves is their own text; nobody is no key. */
const named = (key: string, people: readonly PersonFact[]): Record<string, readonly string[]> =>
  people.length > 0 ? { [key]: people.map(({ name, email }) => name ?? email) } : {};

/** Not known to be free: the model has to say so. */
const unread = (calendars: Unread = []): Record<string, readonly string[]> =>
  calendars.length > 0
    ? { untrusted_calendars_not_read: calendars.map(({ name }) => name ?? 'other calendars') }
    : {};

function presentMeasured(
  { meetings, allDay, minutes, ...extremes }: Measured,
  reader: Reader,
): Record<string, unknown> {
  const { longest, shortest, busiest, quietest } = extremes;
  return {
    meetings,
    all_day: allDay,
    total_minutes: minutes,
    ...(longest ? { longest: presentExtreme(longest) } : {}),
    ...(shortest ? { shortest: presentExtreme(shortest) } : {}),
    ...(busiest ? { busiest: presentDay(busiest, reader) } : {}),
    ...(quietest ? { quietest: presentDay(quietest, reader) } : {}),
  };
}

const presentExtreme = ({ id, minutes, equals }: MeasuredEvent): Record<string, unknown> => ({
  event_id: id,
  minutes,
  ...(equals ? { equally_long: equals.slice(0, MOST_EQUALS) } : {}),
});

const presentDay = ({ day, minutes, equals }: MeasuredDay, reader: Reader): Record<string, unknown> => ({
  day: sayDay(day, reader),
  minutes,
  ...(equals ? { equally: equals.slice(0, MOST_EQUALS).map((other) => sayDay(other, reader)) } : {}),
});
const MOST_EQUALS = 5;
