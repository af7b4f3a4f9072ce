import { dayAt } from '@catch/scheduling';
import {
  onDay,
  onInstant,
  sayClock,
  sayDay,
  sayInstant,
  theDay,
  theInstant,
} from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { describeCron } from '../../reminders/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ReminderFact, ReminderLead } from '../values/values.ts';
import { sayEvent } from './say-event.ts';
import { sayBefore, sayLead, sayPlaceBefore } from './say-lead.ts';

const sayWhenNext = ({ next }: ReminderFact, reader: Reader): string =>
  next?.kind === 'timed' ? onInstant(next.at, reader) : next ? onDay(next.date, reader) : '';

/** When it will come, said as it is set: how often and from when on, or the moment and what it comes before. */
export function saySchedule(reminder: ReminderFact, reader: Reader): string {
  const { cron, before, isSnoozed } = reminder;
  if (cron && !isSnoozed) return `${describeCron(cron, reader)}${sayFirst(reminder, reader)}`;
  if (before?.each)
    return `${say(reader, 'lead.before', { lead: sayLead(before.minutes, reader), name: before.each.words })}${sayNextOf(before, reader)}`;
  return `${sayWhenNext(reminder, reader)}${before && !isSnoozed ? `, ${sayPlace(before, reminder, reader)}` : ''}`;
}

function sayNextOf({ each }: ReminderLead, reader: Reader): string {
  if (each?.next) return ` ${say(reader, 'reminder.next', { event: sayEvent(each.next, reader) })}`;
  return each?.lookedAhead ? ` ${say(reader, 'reminder.noneAhead', { days: each.lookedAhead })}` : '';
}

const SIDES = { before: 'lead.partBefore', of: 'lead.partOf', after: 'lead.partAfter' } as const;

function sayPlace(lead: ReminderLead, { next }: ReminderFact, reader: Reader): string {
  const { day, minutes, isAfter } = lead;
  const name = oneLine(lead.event ?? '') || say(reader, 'reminder.it');
  if (day) return say(reader, SIDES[day.side], { part: day.part, name });
  if (isAfter)
    return minutes === 0
      ? say(reader, 'lead.rightAfter', { name })
      : say(reader, 'lead.after', { lead: sayLead(minutes, reader), name });
  return next?.kind === 'timed'
    ? sayPlaceBefore(next.at, minutes, name, reader)
    : say(reader, 'lead.before', { lead: sayLead(minutes, reader), name });
}

/** From when on: by the day, unless its hour is not the one that is said, as in another zone or every two hours. */
function sayFirst({ cron = '', runs = [] }: ReminderFact, reader: Reader): string {
  const [first] = runs;
  if (first?.kind !== 'timed') return '';
  const isSaid =
    describeCron(cron, reader).includes(` ${sayClock(first.at, reader)}`) && first.zone === reader.zone;
  const when = isSaid ? theDay(dayAt(first.at, reader.zone), reader) : theInstant(first.at, reader);
  return `, ${say(reader, 'reminder.starting', { when })}`;
}

/** In a list: when it comes next; before events: how long before, since which ones come may change. */
export function sayListed({ before, cron, isSnoozed, next }: ReminderFact, reader: Reader): string | null {
  const at = next ? (next.kind === 'timed' ? sayInstant(next.at, reader) : sayDay(next.date, reader)) : null;
  if (!before || isSnoozed) return at && cron ? say(reader, 'reminder.nextAt', { when: at }) : at;
  const lead = sayLead(before.minutes, reader);
  if (before.each) {
    const each = say(reader, 'reminder.beforeEach', { lead });
    return at ? `${each}, ${say(reader, 'reminder.nextAt', { when: at })}` : each;
  }
  const name = before.event ?? say(reader, 'reminder.theEvent');
  if (next?.kind !== 'timed') return say(reader, 'lead.before', { lead, name });
  return `${at}, ${sayBefore(next.at, before.minutes, name, reader)}`;
}

/** A line of a list: what, and when it comes. */
export function sayReminderLine(reminder: ReminderFact, reader: Reader): string {
  const when = reminder.cron ? describeCron(reminder.cron, reader) : sayListed(reminder, reader);
  return [oneLine(reminder.text), when].filter(Boolean).join(', ');
}
