import { onInstant, type Reader, sayDay, sayInstant, sayTimeOfDay } from '../../../platform/say-time.ts';
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

/** One short question. What there is to choose from is listed under it. */
export function sayQuestion({ asks, about, options }: Question, reader: Reader): string {
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
      return `What's ${asks.name}'s e-mail address? I can't find them in your calendar or mail.`;
    case 'guest':
      return `${asks.name} isn't invited. Who should I remove?`;
    case 'scope':
      return sayWhichOfSeries(about, options, reader);
    case 'reading':
      return sayReadings(asks, options, reader);
    case 'time':
      return sayTime(asks, options, reader);
    case 'new-time':
      return sayNewTime(asks);
    case 'window':
      return `For which day or time?${notUnderstood(asks)}`;
    case 'event-time':
      return `When is it now?${notUnderstood(asks)}`;
    case 'rhythm':
      return sayRhythm(asks, reader);
    case 'one-or-each':
      return 'One event, or one for each of these times?';
    case 'length':
      return asks.because === 'longer'
        ? `How long should it be? '${asks.words ?? ''}' doesn't fit into that time.`
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
      return sayReminderTime(asks, reader);
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
      return asks.what === 'beyond' ? sayBeyond(asks, reader) : NOTIFICATIONS[asks.what];
  }
}

const notUnderstood = ({ words }: { readonly words?: string | undefined }): string =>
  words === undefined ? '' : ` I didn't understand '${words}'.`;

/** What is listed under the question is not said in it, too. */
function sayWhichOfSeries(about: EventFact | undefined, options: readonly Option[], reader: Reader): string {
  const title = oneLine(about?.title ?? '') || 'It';
  const when = about ? `, ${saySlot(about, reader)},` : '';
  // A model may pass on the question alone.
  return options.length > 0 && !reader.inFull
    ? `${title}${when} repeats. Which do you mean?`
    : `${title}${when} repeats. Do you mean only this one, this and all following, or the whole series?`;
}

function saySwap(asks: Extract<Asks, { for: 'swap' }>, about: EventFact | undefined): string {
  switch (asks.because) {
    case 'several':
      return `Which '${asks.words ?? 'other event'}' should ${oneLine(about?.title ?? '') || 'it'} swap with? There are several; which day?`;
    case 'same':
      return 'Which other event should it swap with?';
    case 'all-day':
      return "One of them lasts all day, so they can't swap. Where should each of them go?";
  }
}

function sayTime(asks: AsksTime, options: readonly Option[], reader: Reader): string {
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
      return `${capital(saySlot(asks.slot, reader))} has already passed. When should it be?`;
    case 'hour':
      return 'rhythm' in asks
        ? `At what time should it be (${asks.rhythm})?`
        : `At what time ${onWhichDay(asks.day, reader)}?${asks.usual ? ` It's usually at ${sayTimeOfDay(asks.usual, reader)}.` : ''}`;
    case 'full':
      return options.length > 0
        ? 'Nothing is free then. Would one of these do?'
        : 'Nothing is free then. Which other time would suit you?';
    case 'week-over':
      return 'There is no working time left that week. Would one of these do?';
    case 'no-such-event':
      return `I'm not sure which event '${asks.words}' is. When is it?`;
  }
}

const onWhichDay = (day: string, reader: Reader): string => {
  const said = sayDay(day, reader);
  return /^[a-z]/.test(said) ? said : `on ${said}`;
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const leftOpen = (words: string): string => `At what time exactly? '${words}' leaves it open.`;

const endDay = (words: string): string =>
  `On which day should it end? '${words}' would be a whole day or longer.`;

function sayRhythm(asks: AsksRhythm, reader: Reader): string {
  switch (asks.because) {
    case 'not-understood':
      return `How often should it repeat?${notUnderstood(asks)}`;
    case 'ended':
      return `Until when should it repeat? '${asks.words}' ends before it comes a second time.`;
    case 'other-day':
      return `On which day should it begin? '${asks.words}' doesn't fall on ${sayDay(asks.day, reader)}; the first one after that is ${sayDay(asks.fits, reader)}.`;
    case 'contradicts':
      return `How often should it repeat? '${asks.words}' and '${asks.other}' don't go together.`;
  }
}

function sayNewTime(asks: AsksNewTime): string {
  switch (asks.because) {
    case 'missing':
      return 'When should I move it to?';
    case 'bound':
      return 'To what time exactly?';
    case 'open':
      return leftOpen(asks.words);
    case 'not-understood':
      return `When should I move it to?${notUnderstood(asks)}`;
    case 'end-day':
      return endDay(asks.words);
    case 'all-day':
      return 'It lasts all day. From when to when should it be?';
    case 'several':
      return 'I can move several events to another day, or all by the same amount. Which one?';
  }
}

function sayReminderTime(
  { because, text, at, words }: Extract<Asks, { for: 'reminder-time' }>,
  reader: Reader,
): string {
  switch (because) {
    case 'missing':
    case 'not-understood':
      return `When should I remind you${text === undefined ? '' : `: ${text}`}?${notUnderstood({ words })}`;
    case 'passed':
      return `${capital(at?.kind === 'timed' ? sayInstant(at.at, reader) : (at?.date ?? ''))} has already passed. When should I remind you?`;
    case 'too-late-before':
      return `That would have been ${at?.kind === 'timed' ? onInstant(at.at, reader) : (at?.date ?? '')}. When should I remind you?`;
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
  following: 'this and all following',
  all: 'the whole series',
};

/** One line of what there is to choose from. */
export function sayOption(option: Option, asks: Asks, reader: Reader): string {
  if ('event' in option) return sayEvent(option.event, reader);
  if ('person' in option) {
    const { name, email } = option.person;
    return asks.for === 'guest' ? email : name ? `${name} (${email})` : email;
  }
  if ('scope' in option) return SCOPES[option.scope];
  if ('reminder' in option) return option.reminder.text;
  if ('preference' in option) return option.preference.text;
  if ('wish' in option) return sayWish(option.wish, reader);
  return sayReading(option, reader);
}
