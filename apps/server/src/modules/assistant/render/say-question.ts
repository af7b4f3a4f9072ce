import { Temporal } from 'temporal-polyfill';
import { sayInstant } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type {
  Asks,
  AsksBeyond,
  AsksNewTime,
  AsksRhythm,
  AsksTime,
  EventFact,
  Option,
  Question,
  SeriesScope,
} from '../values/values.ts';
import { sayEvent, saySlot } from './say-event.ts';
import { sayImpossibleTime } from './say-impossible.ts';
import { sayBeyond } from './say-notification.ts';
import { sayWish } from './say-proposal.ts';
import { sayReading, sayReadings } from './say-reading.ts';

/** One short question. What there is to choose from stands beside it. */
export function sayQuestion({ asks, about, options }: Question, zone: string): string {
  switch (asks.for) {
    case 'event':
      return options.length > 0 || asks.words === undefined
        ? 'Which one do you mean?'
        : `Which event do you mean by '${asks.words}'?`;
    case 'swap':
      return saySwap(asks, about);
    case 'person':
      return `Which ${asks.name} do you mean?`;
    case 'address':
      return `What is ${asks.name}'s e-mail address? I do not find them in your calendar or mail.`;
    case 'guest':
      return `${asks.name} is not among the guests. Whom should I remove?`;
    case 'scope':
      return `${oneLine(about?.title ?? '') || 'It'} repeats. Do you mean only this one${about ? ` (${sayEvent(about, zone)})` : ''}, this and all following, or the whole series?`;
    case 'reading':
      return sayReadings(asks, options, zone);
    case 'time':
      return sayTime(asks, options, zone);
    case 'new-time':
      return sayNewTime(asks);
    case 'window':
      return `For which day or time?${notUnderstood(asks)}`;
    case 'event-time':
      return `When is it now?${notUnderstood(asks)}`;
    case 'rhythm':
      return sayRhythm(asks);
    case 'one-or-each':
      return 'Should that be one event or one for each of these times?';
    case 'length':
      return asks.because === 'longer'
        ? `How long should it be? '${asks.words ?? ''}' is longer than the time it should lie in.`
        : `How long should it be?${notUnderstood(asks)}`;
    case 'shift':
      return asks.because === 'all-day'
        ? 'It lasts all day. By how many days should it move?'
        : `By how much should it move?${notUnderstood(asks)}`;
    case 'end':
      return `Until when should it last?${notUnderstood(asks)}`;
    case 'change':
      return 'What should be different about it?';
    case 'days':
      return `That would be ${asks.count} events. ${asks.to === 'move' ? 'Which days do you mean?' : 'For which days should I cancel them?'}`;
    case 'reminder':
      return asks.among === 'all' ? 'Which reminder do you mean?' : 'Which of these do you mean?';
    case 'reminder-time':
      return sayReminderTime(asks, zone);
    case 'title':
      return 'What should I call it?';
    case 'reminder-text':
      return 'What should I remind you of?';
    case 'snooze':
      return `${asks.impossible ? `${sayImpossibleTime(asks.impossible)} ` : ''}Until when should I put it off?${notUnderstood(asks)}`;
    case 'preference':
      return 'Which of these should I forget?';
    case 'undo':
      return 'Which of these should I take back?';
    case 'notification':
      return asks.what === 'beyond' ? sayBeyond(asks, zone) : NOTIFICATIONS[asks.what];
  }
}

const notUnderstood = ({ words }: { readonly words?: string | undefined }): string =>
  words === undefined ? '' : ` I did not understand '${words}'.`;

function saySwap(asks: Extract<Asks, { for: 'swap' }>, about: EventFact | undefined): string {
  switch (asks.because) {
    case 'several':
      return `Which '${asks.words ?? 'other event'}' should ${oneLine(about?.title ?? '') || 'it'} change places with? There are several; please say its day, too.`;
    case 'same':
      return 'With which other event should it change places?';
    case 'all-day':
      return 'One of them lasts all day, so they cannot change places. Where should each of them go?';
  }
}

function sayTime(asks: AsksTime, options: readonly Option[], zone: string): string {
  switch (asks.because) {
    case 'missing':
      return 'When should it be?';
    case 'not-understood':
      return `When should it be?${notUnderstood(asks)}`;
    case 'open':
      return leftOpen(asks.words);
    case 'end-day':
      return endDay(asks.words);
    case 'passed':
      return `${saySlot(asks.slot, zone)} has already passed. When should it be?`;
    case 'hour':
      return 'rhythm' in asks
        ? `At what time should it be (${asks.rhythm})?`
        : `At what time on ${sayDay(asks.day)}?${asks.usual ? ` It is usually at ${asks.usual}.` : ''}`;
    case 'full':
      return options.length > 0
        ? 'Nothing is free then. Would one of these times do?'
        : 'There is no free time left then. Which other time would suit you?';
    case 'week-over':
      return 'There is no working time left in that week. Would one of these times do?';
    case 'no-such-event':
      return `I am not sure which event '${asks.words}' is. When is it?`;
  }
}

const leftOpen = (words: string): string => `At what time exactly? '${words}' leaves it open.`;

const endDay = (words: string): string =>
  `On which day should it end? '${words}' would be a whole day or longer.`;

function sayRhythm(asks: AsksRhythm): string {
  switch (asks.because) {
    case 'not-understood':
      return `How often should it repeat?${notUnderstood(asks)}`;
    case 'ended':
      return `Until when should it repeat? '${asks.words}' ends before it begins.`;
    case 'other-day':
      return `On which day should it begin? ${sayDay(asks.day)} is none of the days of '${asks.words}'; the first after it is ${sayDay(asks.fits)}.`;
    case 'contradicts':
      return `How often should it repeat? '${asks.words}' and '${asks.other}' do not go together.`;
  }
}

const sayDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

function sayNewTime(asks: AsksNewTime): string {
  switch (asks.because) {
    case 'missing':
      return 'To when should it move?';
    case 'bound':
      return 'To exactly which time should it move?';
    case 'open':
      return leftOpen(asks.words);
    case 'not-understood':
      return `To when should it move?${notUnderstood(asks)}`;
    case 'end-day':
      return endDay(asks.words);
    case 'all-day':
      return 'It lasts all day. From when to when should it be?';
    case 'several':
      return 'Several events can go to another day, or be moved by the same amount. Which shall it be?';
  }
}

function sayReminderTime(
  { because, text, at, words }: Extract<Asks, { for: 'reminder-time' }>,
  zone: string,
): string {
  const when = at?.kind === 'timed' ? sayInstant(at.at, zone) : (at?.date ?? '');
  switch (because) {
    case 'missing':
    case 'not-understood':
      return `When should I remind you${text === undefined ? '' : `: ${text}`}?${notUnderstood({ words })}`;
    case 'passed':
      return `${when} has already passed. When should I remind you?`;
    case 'too-late-before':
      return `That would have been ${when}. When should I remind you?`;
  }
}

const NOTIFICATIONS: Record<Exclude<Extract<Asks, { for: 'notification' }>, AsksBeyond>['what'], string> = {
  clock: 'At what time of day, such as 7:30?',
  minutes: 'How many minutes before, from 1 to 240?',
  quiet: 'From when until when should I be quiet, such as 20:00 to 7:00?',
  'quiet-never': 'That would be quiet all day or never. From when until when should I be quiet?',
  limit: 'How many messages a day at most, from 0 to 100?',
  until: 'Until when?',
};

const SCOPES: Record<SeriesScope, string> = {
  this: 'only this one',
  following: 'this and following',
  all: 'the whole series',
};

/** One line of what there is to choose from. */
export function sayOption(option: Option, asks: Asks, zone: string): string {
  if ('event' in option) return sayEvent(option.event, zone);
  if ('person' in option) {
    const { name, email } = option.person;
    return asks.for === 'guest' ? email : `${name ?? email} <${email}>`;
  }
  if ('scope' in option) return SCOPES[option.scope];
  if ('reminder' in option) return option.reminder.text;
  if ('preference' in option) return option.preference.text;
  if ('wish' in option) return sayWish(option.wish, zone);
  if (asks.for === 'reading') return sayReading(option, zone);
  return 'slot' in option
    ? saySlot(option.slot, zone)
    : saySlot({ start: option.moment, end: option.moment }, zone);
}
