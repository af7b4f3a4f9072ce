import { dayAt } from '@catch/scheduling';
import { onDay, onInstant, type Reader, sayClock, sayTimeOfDay } from '../../../platform/say-time.ts';
import { describeCron } from '../../reminders/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ReminderFact, ReminderLead } from '../values/values.ts';
import { sayEvent } from './say-event.ts';
import { sayBefore, sayLead, sayPlaceBefore } from './say-lead.ts';

const sayWhenNext = ({ next }: ReminderFact, reader: Reader): string =>
  next?.kind === 'timed' ? onInstant(next.at, reader) : next ? onDay(next.date, reader) : '';

const sayCron = (cron: string, reader: Reader): string =>
  describeCron(cron, (clock) => sayTimeOfDay(clock, reader));

/** When it will come, said as it is set: how often and from when on, or the moment and what it comes before. */
export function saySchedule(reminder: ReminderFact, reader: Reader): string {
  const { cron, before, isSnoozed } = reminder;
  if (cron && !isSnoozed) return `${sayCron(cron, reader)}${sayFirst(reminder, reader)}`;
  if (before?.each)
    return `${sayLead(before.minutes)} before ${before.each.words}${sayNextOf(before, reader)}`;
  return `${sayWhenNext(reminder, reader)}${before && !isSnoozed ? `, ${sayPlace(before, reminder, reader)}` : ''}`;
}

function sayNextOf({ each }: ReminderLead, reader: Reader): string {
  if (each?.next) return ` (next: ${sayEvent(each.next, reader)})`;
  return each?.lookedAhead ? ` (none in the next ${each.lookedAhead} days, but I keep looking)` : '';
}

function sayPlace(lead: ReminderLead, { next }: ReminderFact, reader: Reader): string {
  const { day, minutes, isAfter } = lead;
  const name = oneLine(lead.event ?? '') || 'it';
  if (day) return `the ${day.part} ${day.side} ${name}`;
  if (isAfter) return `${minutes === 0 ? 'right' : sayLead(minutes)} after ${name}`;
  return next?.kind === 'timed'
    ? sayPlaceBefore(next.at, minutes, name, reader)
    : `${sayLead(minutes)} before ${name}`;
}

/** From when on: by the day, unless its hour is not the one that is said, as in another zone or every two hours. */
function sayFirst({ cron = '', runs = [] }: ReminderFact, reader: Reader): string {
  const [first] = runs;
  if (first?.kind !== 'timed') return '';
  const isSaid =
    sayCron(cron, reader).includes(` ${sayClock(first.at, reader)}`) && first.zone === reader.zone;
  return `, starting ${isSaid ? onDay(dayAt(first.at, reader.zone), reader).replace(/^on /, '') : onInstant(first.at, reader).replace(/^on /, '')}`;
}

/** In a list: when it comes next; before events: how long before, since which ones come may change. */
function sayListed(reminder: ReminderFact, reader: Reader): string | null {
  const { before, cron, isSnoozed, next } = reminder;
  const at = next ? sayWhenNext(reminder, reader).replace(/^on /, '') : null;
  if (!before || isSnoozed) return at && cron ? `next ${at}` : at;
  if (before.each) {
    const lead = `${sayLead(before.minutes)} before each such event`;
    return at ? `${lead}, next ${at}` : lead;
  }
  const name = before.event ?? 'the event';
  if (next?.kind !== 'timed') return `${sayLead(before.minutes)} before ${name}`;
  return `${at}, ${sayBefore(next.at, before.minutes, name, reader)}`;
}

/** A line of a list: what, and when it comes. */
export function sayReminderLine(reminder: ReminderFact, reader: Reader): string {
  const when = reminder.cron ? sayCron(reminder.cron, reader) : sayListed(reminder, reader);
  return [oneLine(reminder.text), when].filter(Boolean).join(', ');
}

export const presentReminder = (reminder: ReminderFact, reader: Reader): Record<string, unknown> => ({
  reminder_id: reminder.id,
  text: reminder.text,
  type: reminder.repeats ? 'recurring' : 'one_time',
  when: sayListed(reminder, reader),
  ...(reminder.cron ? { repeats: sayCron(reminder.cron, reader), cron: reminder.cron } : {}),
  ...(reminder.isBroken ? { broken: 'It could not be sent; staff have been told.' } : {}),
  is_active: reminder.isActive ?? true,
});
