import { sayInstant } from '../../../platform/say-time.ts';
import { describeCron } from '../../reminders/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ReminderFact, ReminderLead } from '../values/values.ts';
import { sayEvent } from './say-event.ts';
import { sayBefore, sayLead } from './say-lead.ts';

export const sayWhenNext = ({ next }: ReminderFact, zone: string): string =>
  next?.kind === 'timed' ? sayInstant(next.at, zone) : (next?.date ?? '');

/** When it will come, said as it is set: how often and the next few times, or the moment and what it comes before. */
export function saySchedule(reminder: ReminderFact, zone: string): string {
  const { cron, before } = reminder;
  if (cron) return `${describeCron(cron)}, ${sayRuns(reminder)}`;
  if (before?.each) return `${sayLead(before.minutes)} before ${before.each.words}${sayNextOf(before, zone)}`;
  return `on ${sayWhenNext(reminder, zone)}${before ? `, ${sayPlace(before)}` : ''}`;
}

function sayNextOf({ each }: ReminderLead, zone: string): string {
  if (each?.next) return `; the next one is ${sayEvent(each.next, zone)}`;
  return each?.lookedAhead ? `; there is none in the next ${each.lookedAhead} days, but I keep looking` : '';
}

const sayPlace = ({ day, event, minutes, isAfter }: ReminderLead): string =>
  day
    ? `the ${day.part} ${day.side} ${oneLine(event ?? '') || 'it'}`
    : `${isAfter && minutes === 0 ? 'right' : sayLead(minutes)} ${isAfter ? 'after' : 'before'} ${oneLine(event ?? '') || 'it'}`;

function sayRuns({ runs = [] }: ReminderFact): string {
  const [first, ...others] = runs.flatMap((run) => (run.kind === 'timed' ? [run] : []));
  if (!first) return '';
  const then = others.map(({ at, zone }, index) => sayThen(at, (others[index - 1] ?? first).at, zone));
  return `next on ${sayInstant(first.at, first.zone)}${then.length > 0 ? `, then ${then.join(' and ')}` : ''}`;
}

/** Only what is different from the one before. */
function sayThen(at: number, before: number, zone: string): string {
  const [day, clock = ''] = sayInstant(at, zone).split(/, | \(/);
  return sayInstant(before, zone).startsWith(`${day},`) ? clock : `${day?.replace(/ \d{4}$/, '')}, ${clock}`;
}

/** In a list: when it comes next; before events: how long before, since which ones come may change. */
function sayListed(reminder: ReminderFact, zone: string): string | null {
  const { before, cron, isSnoozed, next } = reminder;
  const at = next ? sayWhenNext(reminder, zone) : null;
  if (!before || isSnoozed) return at && cron ? `next on ${at}` : at;
  if (before.each) {
    const lead = `${sayLead(before.minutes)} before each such event`;
    return at ? `${lead}, next on ${at}` : lead;
  }
  const name = before.event ?? 'the event';
  if (next?.kind !== 'timed') return `${sayLead(before.minutes)} before ${name}`;
  return `${sayBefore(next.at, before.minutes, name, zone)}, next on ${at}`;
}

/** A line of a list: what, and when it comes. */
export function sayReminderLine(reminder: ReminderFact, zone: string): string {
  const when = reminder.cron ? describeCron(reminder.cron) : sayListed(reminder, zone);
  return [oneLine(reminder.text), when].filter(Boolean).join(', ');
}

export const presentReminder = (reminder: ReminderFact, zone: string): Record<string, unknown> => ({
  reminder_id: reminder.id,
  text: reminder.text,
  type: reminder.repeats ? 'recurring' : 'one_time',
  when: sayListed(reminder, zone),
  ...(reminder.cron ? { repeats: describeCron(reminder.cron), cron: reminder.cron } : {}),
  ...(reminder.isBroken ? { broken: 'It could not be sent; staff have been told.' } : {}),
  is_active: reminder.isActive ?? true,
});
