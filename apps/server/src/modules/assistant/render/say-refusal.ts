import { GOOGLE_RECONNECT } from '../../../platform/errors.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { CalendarTrouble, EventFact, Refusal, RefusalReason } from '../values/values.ts';
import { sayCalendar, sayEvent, sayEvents, sayUnread } from './say-event.ts';
import { sayImpossibleRhythm, sayImpossibleTime } from './say-impossible.ts';
import { sayNotPutBack } from './say-left.ts';
import { sayWish } from './say-proposal.ts';
import { sayReceipt } from './say-receipt.ts';

const CALENDAR: Record<CalendarTrouble['code'], string> = {
  'reconnect-needed': `${GOOGLE_RECONNECT} You can do that in Settings.`,
  'calendar-busy': 'Google Calendar is busy right now. Please try again in a minute.',
  'calendar-unavailable':
    'Google Calendar cannot be reached right now, so nothing was changed. Please try again in a minute.',
  'calendar-silent':
    'Google Calendar did not answer, so I cannot tell whether the change went through. Please look at the calendar before trying again.',
  'changed-meanwhile':
    'Somebody changed this event in the meantime, so I left it alone. Please look at it and tell me again.',
  gone: 'This event is no longer in the calendar.',
  'not-organiser': 'Google does not let you change this event; only its organiser can.',
  'not-accepted': 'Google Calendar did not accept that change, so nothing was done.',
  'calendar-read-only': 'You may only look at that calendar, so nothing was changed there.',
  'calendar-lost': 'That calendar is no longer among yours, so I can neither see nor change anything in it.',
};

const TAKEN = {
  book: 'That time was taken in the meantime, so nothing was booked.',
  change: 'The new time was taken in the meantime, so nothing was changed.',
  move: 'A new time was taken in the meantime, so nothing was moved.',
};

/** What stood in its way, when that was found out later, too. */
export const causeOf = (why: RefusalReason): RefusalReason => (why.code === 'not-made' ? why.because : why);

/** Why it was not done. */
export function sayRefusal({ why, about }: Refusal, zone: string): string {
  const what = about ? sayEvent(about, zone) : 'it';
  switch (why.code) {
    case 'no-such-event':
      return `I found no event${why.words ? ` like '${why.words}'` : ''} in the calendar at that time.${why.unread ? ` I could not look into ${sayUnread(why.unread)}, so it may be there.` : ''}`;
    case 'taken-meanwhile':
      return TAKEN[why.to];
    case 'unchanged':
      return `Nothing was changed: it ${why.what === 'rhythm' ? 'repeats' : 'is'} like that already. ${what}.`;
    case 'organised-by-others':
      return `Nothing was moved: ${why.events.length === 1 ? 'it is' : 'these are'} organised by somebody else (${sayEvents(why.events, zone)}).`;
    case 'series-kind':
      return 'I cannot turn a whole series into all-day events, or the other way round, so nothing was changed. For a single one I can.';
    case 'own-event':
      return why.because === 'not-invited'
        ? `You are not invited to ${what}: it is your own event.`
        : `You hold ${what} yourself: it is your own event.`;
    case 'booked-already':
      return `${what} is already in your calendar: I booked it before, and did not book it twice.`;
    case 'others-invitation':
      return `${what} is an invitation to somebody else, so I cannot answer it for you.`;
    case 'which-calendar':
      return `${why.isKnown ? 'Several calendars are called' : 'You have no calendar called'} ${sayCalendar(why)}, so nothing was made. ${why.isKnown ? 'Which one do you mean' : 'You can use'}: ${why.calendars.map(sayCalendar).join(', ')}${why.isKnown ? '?' : '.'}`;
    case 'calendar-read-only':
      return why.calendar
        ? `You may only look at the calendar ${sayCalendar({ name: why.calendar })}, so nothing was changed there.`
        : CALENDAR[why.code];
    case 'in-doubt':
      return why.soFar
        ? sayReceipt(why.soFar, zone)
        : `I do not know yet whether this went through: ${sayWish(why.wish, zone)}. Google Calendar does not answer right now. I am finding out, and will tell you as soon as I know.`;
    case 'never-found-out':
      return `I could not find it out, and cannot tell whether this went through: ${sayWish(why.wish, zone)}. Please look at the calendar before you ask for it again.`;
    case 'not-begun':
      return `This is not done: ${sayWish(why.wish, zone)}. ${sayNotBegun(why.because, about, zone)}`;
    case 'no-time':
      return 'There was no time left for this. Nothing of it was done; the user is asked.';
    case 'not-made':
      return `It did not go through: ${sayWish(why.wish, zone)}. ${sayWhy(why.because, about, zone)}`;
    case 'nothing-to-undo':
      return 'There is nothing to undo from the last 24 hours.';
    case 'cannot-be-undone':
      return why.wish
        ? `This cannot be undone: ${sayWish(why.wish, zone)}.`
        : 'The last thing I did cannot be undone.';
    case 'no-such-change':
      return `I haven't done anything like '${oneLine(why.words)}' in the last 24 hours, so I took nothing back.`;
    case 'undone-already':
      return `I already took that back: ${sayWish(why.wish, zone)}.`;
    case 'unanswered-before':
      return 'You had not answered before, and an answer cannot be made unsaid. Tell me another one instead.';
    case 'changed-since':
      return why.was === 'created'
        ? `${what} was changed since I made it, so I did not remove it. Delete it yourself or tell me to.`
        : `${oneLine(why.title ?? '') || 'It'} was changed since, so I did not put it back. It was: ${what}.`;
    case 'nothing-put-back':
      return `Nothing was put back.${sayNotPutBack(
        [
          ...why.changed.map((event) => ({ event, why: 'changed-since' as const })),
          ...why.left.map((event) => ({ event, why: 'not-accepted' as const })),
        ],
        zone,
      )}`;
    case 'no-such-contact':
      return `I do not find ${why.name} in your calendar or mail. What is their e-mail address?`;
    case 'not-said':
      return why.to === 'remember'
        ? 'I remember only what you tell me yourself, and I do not find those words in what you wrote.'
        : 'I change my messages only on your own words, and I do not find those in what you wrote.';
    case 'owner-only':
      return 'Only the owner of the account can change what I ask about.';
    case 'no-reminders':
      return 'You have no active reminders.';
    case 'no-preferences':
      return 'There is nothing I have been asked to remember.';
    case 'impossible-time':
      return `${sayImpossibleTime(why.time)} Nothing was stored; when should I remind you?`;
    case 'impossible-rhythm':
      return `${sayImpossibleRhythm(why.rhythm)} Nothing was ${why.to === 'set' ? 'stored' : 'changed'}.${
        why.inCalendar !== undefined && why.rhythm.code === 'not-for-reminders'
          ? ` Your calendar can: shall I put '${why.inCalendar}' there, ${why.rhythm.rhythm}?`
          : ''
      }`;
    case 'denied':
      return 'The user said no. Nothing was done. Do not try it again unless asked.';
    case 'superseded':
      return why.by
        ? 'Not carried out: something else took its place.'
        : 'Not carried out: the user wrote something new before deciding.';
    case 'expired':
      return 'Not carried out: nobody decided about it in time.';
    case 'failed':
      return why.because === 'slow' ? 'It took too long and was stopped.' : 'It failed on our side.';
    case 'interrupted':
      return 'It was stopped while it was under way, so I cannot tell whether anything was changed.';
    case 'outdated-proposal':
      return 'This proposal is from an older version and can no longer be carried out. Ask again.';
    default:
      return CALENDAR[why.code];
  }
}

const sayWhy = (why: RefusalReason, about: EventFact | undefined, zone: string): string =>
  sayRefusal({ kind: 'refusal', why, about, instead: [] }, zone);

/** Beside what was done, 'nothing was changed' would not be true, and 'try again' would be all of it. */
function sayNotBegun(why: RefusalReason, about: EventFact | undefined, zone: string): string {
  switch (why.code) {
    case 'calendar-busy':
      return 'Google Calendar is busy right now. Please ask for it again in a minute.';
    case 'calendar-unavailable':
      return 'Google Calendar cannot be reached right now. Please ask for it again in a minute.';
    default:
      return sayWhy(why, about, zone);
  }
}
