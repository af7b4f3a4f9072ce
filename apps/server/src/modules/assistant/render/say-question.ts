import { atTimeOfDay, onDay, onInstant, sayDay, sayInstant } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { type Key, say } from '../../../platform/words.ts';
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
import { saySchedule } from './say-reminder.ts';

/** One short question. What there is to choose from is listed under it. */
export function sayQuestion({ asks, about, options }: Question, reader: Reader): string {
  switch (asks.for) {
    case 'event':
      return options.length > 0 || asks.words === undefined
        ? say(reader, 'ask.which')
        : say(reader, 'ask.whichEvent', { words: asks.words });
    case 'swap':
      return saySwap(asks, about, reader);
    case 'person':
      return say(reader, 'ask.whichPerson', { name: asks.name });
    case 'address':
      return say(reader, 'ask.address', { name: asks.name });
    case 'guest':
      return say(reader, 'ask.guest', { name: asks.name });
    case 'scope':
      return sayWhichOfSeries(about, options, reader);
    case 'reading':
      return sayReadings(asks, options, reader);
    case 'time':
      return sayTime(asks, options, reader);
    case 'new-time':
      return sayNewTime(asks, reader);
    case 'window':
      return unclear('ask.window', asks, reader);
    case 'event-time':
      return unclear('ask.eventTime', asks, reader);
    case 'rhythm':
      return sayRhythm(asks, reader);
    case 'one-or-each':
      return say(reader, 'ask.oneOrEach');
    case 'length':
      return asks.because === 'longer'
        ? say(reader, 'ask.lengthTooLong', { words: asks.words ?? '' })
        : unclear('ask.length', asks, reader);
    case 'shift':
      return asks.because === 'all-day' ? say(reader, 'ask.shiftAllDay') : unclear('ask.shift', asks, reader);
    case 'end':
      return unclear('ask.end', asks, reader);
    case 'change':
      return say(reader, 'ask.change');
    case 'days':
      return say(reader, asks.to === 'move' ? 'ask.daysToMove' : 'ask.daysToCancel', { count: asks.count });
    case 'reminder':
      return say(reader, asks.among === 'all' ? 'ask.whichReminder' : 'ask.whichOfThese');
    case 'reminder-time':
      return sayReminderTime(asks, reader);
    case 'title':
      return say(reader, 'ask.title');
    case 'reminder-text':
      return say(reader, 'ask.reminderText');
    case 'snooze':
      return `${asks.impossible ? `${sayImpossibleTime(asks.impossible, reader)} ` : ''}${unclear('ask.snooze', asks, reader)}`;
    case 'preference':
      return say(reader, 'ask.forget');
    case 'undo':
      return say(reader, 'ask.undo');
    case 'notification':
      return asks.what === 'beyond' ? sayBeyond(asks, reader) : say(reader, NOTIFICATIONS[asks.what]);
  }
}

/** A question, and the words that nothing could be made of, where there were any. */
function unclear(question: Key, { words }: { readonly words?: string | undefined }, reader: Reader): string {
  const asked = say(reader, question);
  return words === undefined ? asked : `${asked} ${say(reader, 'ask.notUnderstood', { words })}`;
}

/** What is listed under the question is not said in it, too. */
function sayWhichOfSeries(about: EventFact | undefined, options: readonly Option[], reader: Reader): string {
  const title = oneLine(about?.title ?? '') || say(reader, 'ask.it');
  const event = about ? `${title}, ${saySlot(about, reader)},` : title;
  // A model may pass on the question alone.
  return say(reader, options.length > 0 && !reader.inFull ? 'ask.scope' : 'ask.scopeInFull', { event });
}

function saySwap(asks: Extract<Asks, { for: 'swap' }>, about: EventFact | undefined, reader: Reader): string {
  switch (asks.because) {
    case 'several':
      if (!asks.words) return say(reader, 'ask.swapOther');
      return say(reader, 'ask.swapSeveral', {
        words: asks.words,
        event: oneLine(about?.title ?? '') || say(reader, 'ask.itSmall'),
      });
    case 'same':
      return say(reader, 'ask.swapOther');
    case 'all-day':
      return say(reader, 'ask.swapAllDay');
  }
}

function sayTime(asks: AsksTime, options: readonly Option[], reader: Reader): string {
  switch (asks.because) {
    case 'missing':
      return say(reader, 'ask.when');
    case 'not-understood':
      return unclear('ask.when', asks, reader);
    case 'open':
      return say(reader, 'ask.open', { words: asks.words });
    case 'end-day':
      return say(reader, 'ask.endDay', { words: asks.words });
    case 'two-clocks':
      return say(reader, 'ask.twoClocks', { words: asks.words });
    case 'passed':
      return say(reader, 'ask.passed', { when: capital(saySlot(asks.slot, reader)) });
    case 'hour':
      return 'rhythm' in asks
        ? say(reader, 'ask.hourOfRhythm', { rhythm: asks.rhythm })
        : [
            say(reader, 'ask.hour', { day: onDay(asks.day, reader) }),
            asks.usual ? say(reader, 'ask.usual', { at: atTimeOfDay(asks.usual, reader) }) : '',
          ]
            .filter(Boolean)
            .join(' ');
    case 'full':
      return say(reader, options.length > 0 ? 'ask.fullWithOptions' : 'ask.full');
    case 'week-over':
      return say(reader, 'ask.weekOver');
    case 'no-such-event':
      return say(reader, 'ask.unsureWhen', { words: asks.words });
  }
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

function sayRhythm(asks: AsksRhythm, reader: Reader): string {
  switch (asks.because) {
    case 'not-understood':
      return unclear('ask.rhythm', asks, reader);
    case 'ended':
      return say(reader, 'ask.rhythmEnded', { words: asks.words });
    case 'other-day':
      return say(reader, 'ask.rhythmOtherDay', {
        words: asks.words,
        day: sayDay(asks.day, reader),
        fits: sayDay(asks.fits, reader),
      });
    case 'contradicts':
      return say(reader, 'ask.rhythmContradicts', { words: asks.words, other: asks.other });
  }
}

function sayNewTime(asks: AsksNewTime, reader: Reader): string {
  switch (asks.because) {
    case 'missing':
      return say(reader, 'ask.moveTo');
    case 'bound':
      return say(reader, 'ask.moveExactly');
    case 'open':
      return say(reader, 'ask.open', { words: asks.words });
    case 'not-understood':
      return unclear('ask.moveTo', asks, reader);
    case 'end-day':
      return say(reader, 'ask.endDay', { words: asks.words });
    case 'all-day':
      return say(reader, 'ask.moveAllDay');
    case 'several':
      return say(reader, 'ask.moveSeveral');
  }
}

function sayReminderTime(
  { because, text, at, words }: Extract<Asks, { for: 'reminder-time' }>,
  reader: Reader,
): string {
  switch (because) {
    case 'missing':
    case 'not-understood':
      return [
        text === undefined ? say(reader, 'ask.remindWhen') : say(reader, 'ask.remindWhenOf', { text }),
        words === undefined ? '' : say(reader, 'ask.notUnderstood', { words }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'passed':
      return say(reader, 'ask.remindPassed', {
        when: capital(at?.kind === 'timed' ? sayInstant(at.at, reader) : (at?.date ?? '')),
      });
    case 'too-late-before':
      return say(reader, 'ask.remindTooLate', {
        when: at?.kind === 'timed' ? onInstant(at.at, reader) : (at?.date ?? ''),
      });
  }
}

const NOTIFICATIONS: Record<Exclude<Extract<Asks, { for: 'notification' }>, AsksBeyond>['what'], Key> = {
  clock: 'ask.clock',
  minutes: 'ask.minutes',
  quiet: 'ask.quiet',
  'quiet-never': 'ask.quietNever',
  limit: 'ask.limit',
  until: 'ask.until',
};

const SCOPES: Record<SeriesScope, Key> = {
  this: 'scope.this',
  following: 'scope.following',
  all: 'scope.all',
};

/** One line of what there is to choose from. */
export function sayOption(option: Option, asks: Asks, reader: Reader): string {
  if ('event' in option) return sayEvent(option.event, reader);
  if ('person' in option) {
    const { name, email } = option.person;
    return asks.for === 'guest' ? email : name ? `${name} (${email})` : email;
  }
  if ('scope' in option) return say(reader, SCOPES[option.scope]);
  if ('reminder' in option)
    return [oneLine(option.reminder.text), saySchedule(option.reminder, reader)].filter(Boolean).join(', ');
  if ('preference' in option) return option.preference.text;
  if ('wish' in option) return sayWish(option.wish, reader);
  return sayReading(option, reader);
}
