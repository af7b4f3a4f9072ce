import { GOOGLE_RECONNECT } from '../../../platform/errors.ts';
import type { Reader } from '../../../platform/say-time.ts';
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
    "I can't reach Google Calendar right now, so nothing was changed. Please try again in a minute.",
  'calendar-silent':
    "Google Calendar didn't answer, so I can't tell whether that went through. Please look at your calendar before you try again.",
  'changed-meanwhile':
    'Somebody just changed this event, so I left it alone. Please look at it and ask me again.',
  gone: 'This event is no longer in your calendar.',
  'not-organiser': 'Only its organiser can change this event.',
  'not-accepted': "Google Calendar didn't accept that, so nothing was changed.",
  'calendar-read-only': 'You can only view that calendar, so nothing was changed.',
  'calendar-lost': "That calendar is no longer among yours, so I can't see or change anything in it.",
};

const TAKEN = {
  book: 'That time has just been taken, so nothing was booked.',
  change: 'The new time has just been taken, so nothing was changed.',
  move: 'One of the new times has just been taken, so nothing was moved.',
};

/** What stood in its way, when that was found out later, too. */
export const causeOf = (why: RefusalReason): RefusalReason => (why.code === 'not-made' ? why.because : why);

/** Why it was not done. */
export function sayRefusal({ why, about }: Refusal, reader: Reader): string {
  const what = about ? sayEvent(about, reader) : 'it';
  switch (why.code) {
    case 'no-such-event':
      return `I found no ${why.words ? `event like '${why.words}'` : 'such event'}.${why.unread ? ` It may be in ${sayUnread(why.unread)}, which I couldn't look into.` : ''}`;
    case 'taken-meanwhile':
      return TAKEN[why.to];
    case 'unchanged':
      return `It ${why.what === 'rhythm' ? 'already repeats' : 'is already'} like that: ${what}.`;
    case 'organised-by-others':
      return `I moved nothing: somebody else organises ${sayEvents(why.events, reader)}.`;
    case 'series-kind':
      return "I can't switch a whole series between all-day and timed, so nothing was changed. For a single event I can.";
    case 'own-event':
      return why.because === 'not-invited'
        ? `You're not invited to ${what}: it's your own event.`
        : `${what} is your own event.`;
    case 'booked-already':
      return `${what} is already in your calendar, so I didn't book it twice.`;
    case 'others-invitation':
      return `${what} is somebody else's invitation, so I can't answer it for you.`;
    case 'which-calendar':
      return `${why.isKnown ? 'Several calendars are called' : 'You have no calendar called'} ${sayCalendar(why)}, so nothing was made. ${why.isKnown ? 'Which one do you mean' : 'You can use'}: ${why.calendars.map(sayCalendar).join(', ')}${why.isKnown ? '?' : '.'}`;
    case 'calendar-read-only':
      return why.calendar
        ? `You can only view the calendar ${sayCalendar({ name: why.calendar })}, so nothing was changed.`
        : CALENDAR[why.code];
    case 'in-doubt':
      return why.soFar
        ? sayReceipt(why.soFar, reader)
        : `Google Calendar isn't answering, so I don't know yet whether this went through: ${sayWish(why.wish, reader)}. I'll check and let you know.`;
    case 'never-found-out':
      return `I couldn't find out whether this went through: ${sayWish(why.wish, reader)}. Please look at your calendar before you ask again.`;
    case 'not-begun':
      return `Not done: ${sayWish(why.wish, reader)}. ${sayNotBegun(why.because, about, reader)}`;
    case 'no-time':
      return 'There was no time left for this. Nothing of it was done; the user is asked.';
    case 'not-made':
      return `That didn't go through: ${sayWish(why.wish, reader)}. ${sayWhy(why.because, about, reader)}`;
    case 'nothing-to-undo':
      return 'There is nothing to undo from the last 24 hours.';
    case 'cannot-be-undone':
      return why.wish
        ? `I can't undo this: ${sayWish(why.wish, reader)}.`
        : "I can't undo the last thing I did.";
    case 'no-such-change':
      return `I haven't done anything like '${oneLine(why.words)}' in the last 24 hours, so I took nothing back.`;
    case 'undone-already':
      return `I already took that back: ${sayWish(why.wish, reader)}.`;
    case 'unanswered-before':
      return "You hadn't answered before, and an answer can't be taken back. Give me another one instead.";
    case 'changed-since':
      return why.was === 'created'
        ? `${what} was changed since I made it, so I left it. Tell me to delete it if you want it gone.`
        : `${oneLine(why.title ?? '') || 'It'} was changed since, so I left it. It was: ${what}.`;
    case 'nothing-put-back':
      return `Nothing was put back.${sayNotPutBack(
        [
          ...why.changed.map((event) => ({ event, why: 'changed-since' as const })),
          ...why.left.map((event) => ({ event, why: 'not-accepted' as const })),
        ],
        reader,
      )}`;
    case 'no-such-contact':
      return `I can't find ${why.name} in your calendar or mail. What's their e-mail address?`;
    case 'not-said':
      return why.to === 'remember'
        ? "I only remember what you tell me yourself, and I can't find that in what you wrote."
        : "I only change my messages when you say so yourself, and I can't find that in what you wrote.";
    case 'owner-only':
      return 'Only the owner of the account can change what I ask about.';
    case 'no-reminders':
      return 'You have no active reminders.';
    case 'no-preferences':
      return "You haven't asked me to remember anything.";
    case 'impossible-time':
      return `${sayImpossibleTime(why.time)} When should I remind you?`;
    case 'impossible-rhythm':
      return why.inCalendar !== undefined && why.rhythm.code === 'not-for-reminders'
        ? `A reminder can't repeat ${why.rhythm.rhythm}, but your calendar can. Shall I put '${why.inCalendar}' there?`
        : `${sayImpossibleRhythm(why.rhythm)} Nothing was ${why.to === 'set' ? 'stored' : 'changed'}.`;
    case 'denied':
      return 'The user said no. Nothing was done. Do not try it again unless asked.';
    case 'superseded':
      return why.by
        ? 'Not carried out: something else took its place.'
        : 'Not carried out: the user wrote something new before deciding.';
    case 'expired':
      return 'Not carried out: nobody decided about it in time.';
    case 'failed':
      return why.because === 'slow' ? 'It took too long, so I stopped.' : 'Something went wrong on our side.';
    case 'interrupted':
      return "It was interrupted, so I can't tell whether anything was changed.";
    case 'outdated-proposal':
      return 'This is from an older version and no longer works. Please ask again.';
    default:
      return CALENDAR[why.code];
  }
}

const sayWhy = (why: RefusalReason, about: EventFact | undefined, reader: Reader): string =>
  sayRefusal({ kind: 'refusal', why, about, instead: [] }, reader);

/** Next to what was done, 'nothing was changed' would not be true, and 'try again' would be all of it. */
function sayNotBegun(why: RefusalReason, about: EventFact | undefined, reader: Reader): string {
  switch (why.code) {
    case 'calendar-busy':
      return 'Google Calendar is busy right now. Please ask again in a minute.';
    case 'calendar-unavailable':
      return "I can't reach Google Calendar right now. Please ask again in a minute.";
    default:
      return sayWhy(why, about, reader);
  }
}
