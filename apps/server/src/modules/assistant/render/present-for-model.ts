import type { Reader } from '../../../platform/time-reader.ts';
import { sayChoice } from '../../preferences/index.ts';
import { slotOf } from '../values/make.ts';
import type { Asks, Question, Receipt, Refusal, Value } from '../values/values.ts';
import { noteOrRule } from './note-or-rule.ts';
import { presentAnswer } from './present-answer.ts';
import { presentDifference } from './present-difference.ts';
import { presentSummary } from './present-event.ts';
import { presentReplacement } from './present-waiting.ts';
import { sayEvents, sayPerson, saySlot } from './say-event.ts';
import { sayOption, sayQuestion } from './say-question.ts';
import { all } from './say-receipt.ts';
import { causeOf, sayRefusal } from './say-refusal.ts';
import { saySchedule } from './say-reminder.ts';

/** What a model sees of a value. Other people's words stand under keys that say so. */
export function presentForModel(value: Value, reader: Reader): Record<string, unknown> {
  switch (value.kind) {
    case 'answer':
      return presentAnswer(value, reader);
    case 'question':
      return presentQuestion(value, reader);
    case 'refusal':
      return presentRefusal(value, reader);
    case 'receipt':
      return presentReceipt(value, reader);
  }
}

/** About whom is asked, not about which event: that is known by then, and no reason to look at another. */
const ABOUT_PEOPLE = new Set(['person', 'address', 'guest', 'swap']);

export function presentQuestion(question: Question, reader: Reader): Record<string, unknown> {
  const { asks, about, options } = question;
  const said = options.map((option) => sayOption(option, asks, reader));
  const isTheirs = options.some((option) => 'person' in option || 'wish' in option);
  const undoable = options.flatMap((option) => ('wish' in option ? [option.ref] : []));
  const events = options.flatMap((option) => ('event' in option ? [option.event] : []));
  const words = notUnderstoodIn(asks);
  return {
    ...(words === undefined
      ? { status: 'question' }
      : { status: 'not_understood', not_understood: words, repair: REPAIR }),
    // One instruction: what the model can mend itself it shall not ask about.
    ...(words === undefined ? { question: sayQuestion(question, reader) } : {}),
    ...(events.length > 0
      ? { candidates: events.map((event) => presentSummary(event, reader)) }
      : said.length > 0
        ? { [isTheirs ? 'untrusted_options' : 'options']: said }
        : {}),
    ...(undoable.length > 0 ? { undoable } : {}),
    ...(asks.for === 'scope' ? { note: SAID_ALREADY } : {}),
    ...(asks.for === 'address' ? { note: WHOSE_GUESTS } : {}),
    ...(asks.for === 'time' && asks.because === 'two-clocks' ? { note: EACH_END } : {}),
    ...(about && !ABOUT_PEOPLE.has(asks.for) ? { event_id: about.id } : {}),
  };
}

const SAID_ALREADY = "If the user's words already say it, call again with scope instead of asking them.";

const WHOSE_GUESTS =
  "If that stands for everybody at another event, call again with 'same people as' and its name instead of asking them.";

const EACH_END =
  "If the user's words say it, call again with each end as an instant with its offset, such as " +
  "'2026-11-20T12:00+00:00/2026-11-20T15:00-05:00', instead of asking them.";

const REPAIR =
  'Nothing was looked up or changed. Call again with other words for it: time words in plain English (translate them from ' +
  "other languages) or ISO 8601, a recurrence such as 'every other Thursday until 18 December' or an RRULE, a length " +
  "such as '45 minutes'. Ask the user only if you do not know what they meant.";

/** The words that nothing could be made of: a model can say them differently, where a person would have to be asked. */
function notUnderstoodIn(asks: Asks): string | undefined {
  if (asks.for === 'event-time' || asks.for === 'window' || asks.for === 'end' || asks.for === 'snooze')
    return asks.words;
  return 'because' in asks && asks.because === 'not-understood' ? asks.words : undefined;
}

const UNCERTAIN =
  'Tell the user plainly that this did not work, and that nothing is certain to have changed.';

const WAIT = 'Tell the user so. Its result comes by itself: do not call it again.';

function presentRefusal(refusal: Refusal, reader: Reader): Record<string, unknown> {
  const { why, instead } = refusal;
  const said = sayRefusal(refusal, reader);
  switch (why.code) {
    case 'denied':
    case 'expired':
      return { status: why.code, note: said };
    case 'superseded':
      return { status: why.code, note: said, ...(why.by ? presentReplacement(why.by, reader) : {}) };
    case 'failed':
      return { error: said, advice: UNCERTAIN };
    case 'in-doubt':
      return { status: 'in_doubt', reason: said, advice: WAIT };
    case 'no-time':
      return { status: 'left', reason: said };
    case 'interrupted':
      return { error: said, advice: 'Look at the calendar before trying again.' };
    case 'outdated-proposal':
      return { error: said };
    default: {
      const slots = instead.flatMap((option) => ('slot' in option ? [saySlot(option.slot, reader)] : []));
      const cause = causeOf(why);
      const isBooking = cause.code === 'taken-meanwhile' && cause.to === 'book';
      return {
        status: 'refused',
        reason: said,
        ...(why.code === 'no-such-event' && why.lookedIn
          ? { looked_in: saySlot(slotOf(why.lookedIn, reader.zone), reader) }
          : {}),
        ...(why.code === 'exception'
          ? { candidates: why.among.map((event) => presentSummary(event, reader)) }
          : {}),
        ...(slots.length > 0 || isBooking ? { alternatives: slots } : {}),
        ...(why.code === 'impossible-rhythm' && why.inCalendar !== undefined
          ? { instead: 'create_event' }
          : {}),
      };
    }
  }
}

/** What is different, before and after, and by what it can be taken back. */
function presentReceipt(receipt: Receipt, reader: Reader): Record<string, unknown> {
  return { ...presentChanges(receipt, reader), ...(receipt.undo ? { undo: receipt.undo } : {}) };
}

function presentChanges({ changes, left }: Receipt, reader: Reader): Record<string, unknown> {
  const [first] = changes;
  const rest = sayEvents(
    left.map(({ event }) => event),
    reader,
  );
  switch (first?.did) {
    case 'created':
      return {
        event_id: first.after.id,
        title: first.after.title,
        when: saySlot(first.after, reader),
        ...(first.recurrence.length > 0 ? { recurrence: first.recurrence } : {}),
        guests: first.after.guests.map(sayPerson),
        link: first.after.page,
        video_link: first.after.videoLink,
      };
    case 'changed':
      return {
        ...presentSummary(first.after, reader),
        ...presentDifference(first, reader),
        ...(first.recurrence ? { recurrence: first.recurrence } : {}),
      };
    case 'moved': {
      const moved = all(changes, 'moved');
      return {
        before: sayEvents(
          moved.map(({ before }) => before),
          reader,
        ),
        moved: sayEvents(
          moved.map(({ after }) => after),
          reader,
        ),
        event_ids: moved.map(({ after }) => after.id),
        ...(left.length > 0 ? { not_moved: rest } : {}),
      };
    }
    case 'cancelled': {
      const gone = all(changes, 'cancelled').map(({ before }) => before);
      return { cancelled: sayEvents(gone, reader), ...(left.length > 0 ? { not_cancelled: rest } : {}) };
    }
    case 'responded':
      return { event_id: first.event.id, response: first.response };
    case 'reminder-set':
      return { reminder_id: first.reminder.id, when: saySchedule(first.reminder, reader) };
    case 'reminder-changed':
      return {
        reminders: all(changes, 'reminder-changed').map(({ before, after }) => ({
          reminder_id: after.id,
          before: [before.text, saySchedule(before, reader)].filter(Boolean).join(', '),
          now: `${after.text}, ${saySchedule(after, reader)}`,
        })),
      };
    case 'reminder-ended':
      return { reminders: all(changes, 'reminder-ended').map(({ reminder }) => reminder.text) };
    case 'remembered':
      return {
        preference_id: first.preference.id,
        preference: first.preference.text,
        kept_as: noteOrRule(first.preference),
        ...(first.replaces?.length ? { replaced: first.replaces.map(({ text }) => text) } : {}),
      };
    case 'forgotten':
      return { forgotten: first.preferences.map(({ text }) => text) };
    case 'notifications':
      return { status: 'changed', topic: first.topic, now: sayChoice(first.topic, first.choice, reader) };
    case 'undone': {
      const what = sayEvents(first.restored, reader);
      if (first.was === 'created') return { undone: what };
      if (first.was === 'responded') return { restored: first.response };
      return first.restored.length > 0 ? { restored: what } : {};
    }
    case undefined:
      return {};
  }
}
