import type { Reader } from '../../../platform/time-reader.ts';
import { type Key, say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { CalendarTrouble, EventFact, Refusal, RefusalReason } from '../values/values.ts';
import { FOR_MODELS } from './for-models.ts';
import { sayCalendar, sayEvent, sayEvents, sayPerson, sayUnread } from './say-event.ts';
import { sayImpossibleRhythm, sayImpossibleTime } from './say-impossible.ts';
import { sayNotPutBack } from './say-left.ts';
import { sayWish } from './say-proposal.ts';
import { sayReceipt } from './say-receipt.ts';
import { serviceOf } from './service-of.ts';

const CALENDAR: Record<CalendarTrouble['code'], Key> = {
  'reconnect-needed': 'refusal.reconnect',
  'calendar-busy': 'refusal.busy',
  'calendar-unavailable': 'refusal.unavailable',
  'calendar-silent': 'refusal.silent',
  'changed-meanwhile': 'refusal.changedMeanwhile',
  gone: 'refusal.gone',
  'not-organiser': 'refusal.notOrganiser',
  'not-accepted': 'refusal.notAccepted',
  'calendar-read-only': 'refusal.readOnly',
  'calendar-lost': 'refusal.lost',
};

const TAKEN = {
  book: 'refusal.takenBook',
  change: 'refusal.takenChange',
  move: 'refusal.takenMove',
} as const;

/** What stood in its way, when that was found out later, too. */
export const causeOf = (why: RefusalReason): RefusalReason => (why.code === 'not-made' ? why.because : why);

/** Why it was not done. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sentence for each code, found by reading down.
export function sayRefusal({ why, about }: Refusal, reader: Reader): string {
  const what = about ? sayEvent(about, reader) : say(reader, 'refusal.it');
  switch (why.code) {
    case 'no-such-event':
      return [
        why.words ? say(reader, 'refusal.noEventLike', { words: why.words }) : say(reader, 'refusal.noEvent'),
        why.unread ? say(reader, 'refusal.maybeThere', { calendars: sayUnread(why.unread, reader) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'taken-meanwhile':
      return say(reader, TAKEN[why.to]);
    case 'unchanged':
      return say(reader, why.what === 'rhythm' ? 'refusal.unchangedRhythm' : 'refusal.unchanged', { what });
    case 'exception':
      return why.words
        ? say(reader, 'refusal.noSuchException', { words: oneLine(why.words) })
        : say(reader, 'refusal.nothingLeft');
    case 'organised-by-others':
      return sayOthers(why.events, reader);
    case 'series-kind':
      return say(reader, 'refusal.seriesKind');
    case 'own-event':
      return say(reader, why.because === 'not-invited' ? 'refusal.notInvited' : 'refusal.ownEvent', { what });
    case 'booked-already':
      return say(reader, 'refusal.bookedAlready', { what });
    case 'others-invitation':
      return say(reader, 'refusal.othersInvitation', { what });
    case 'which-calendar':
      return say(reader, why.isKnown ? 'refusal.severalCalendars' : 'refusal.noCalendar', {
        calendar: sayCalendar(why, reader),
        calendars: why.calendars.map((calendar) => sayCalendar(calendar, reader)).join(', '),
      });
    case 'calendar-read-only':
      return why.calendar
        ? say(reader, 'refusal.readOnlyNamed', { calendar: sayCalendar({ name: why.calendar }, reader) })
        : say(reader, CALENDAR[why.code]);
    case 'in-doubt':
      return why.soFar
        ? sayReceipt(why.soFar, reader)
        : say(reader, 'refusal.inDoubt', { wish: sayWish(why.wish, reader), ...serviceOf(reader) });
    case 'never-found-out':
      return say(reader, 'refusal.neverFoundOut', { wish: sayWish(why.wish, reader) });
    case 'not-begun':
      return say(reader, 'refusal.notBegun', {
        wish: sayWish(why.wish, reader),
        why: sayNotBegun(why.because, about, reader),
      });
    case 'no-time':
      return FOR_MODELS['no-time'];
    case 'not-made':
      return say(reader, 'refusal.notMade', {
        wish: sayWish(why.wish, reader),
        why: sayWhy(why.because, about, reader),
      });
    case 'nothing-to-undo':
      return say(reader, 'refusal.nothingToUndo');
    case 'cannot-be-undone':
      return why.wish
        ? say(reader, 'refusal.cannotUndo', { wish: sayWish(why.wish, reader) })
        : say(reader, 'refusal.cannotUndoLast');
    case 'no-such-change':
      return say(reader, 'refusal.noSuchChange', { words: oneLine(why.words) });
    case 'undone-already':
      return say(reader, 'refusal.undoneAlready', { wish: sayWish(why.wish, reader) });
    case 'unanswered-before':
      return say(reader, 'refusal.unansweredBefore');
    case 'changed-since':
      return why.was === 'created'
        ? say(reader, 'refusal.changedSinceMade', { what })
        : say(reader, 'refusal.changedSince', {
            title: oneLine(why.title ?? '') || say(reader, 'ask.it'),
            what,
          });
    case 'nothing-put-back':
      return `${say(reader, 'refusal.nothingPutBack')}${sayNotPutBack(
        [
          ...why.changed.map((event) => ({ event, why: 'changed-since' as const })),
          ...why.left.map((event) => ({ event, why: 'not-accepted' as const })),
        ],
        reader,
      )}`;
    case 'no-such-contact':
      return say(reader, 'refusal.noContact', { name: why.name });
    case 'not-said':
      return say(reader, why.to === 'remember' ? 'refusal.notSaidToRemember' : 'refusal.notSaidToChange');
    case 'owner-only':
      return say(reader, 'refusal.ownerOnly');
    case 'no-reminders':
      return say(reader, 'refusal.noReminders');
    case 'no-preferences':
      return say(reader, 'refusal.noPreferences');
    case 'impossible-time':
      return say(reader, 'refusal.impossibleTime', { why: sayImpossibleTime(why.time, reader) });
    case 'impossible-rhythm':
      return why.inCalendar !== undefined && why.rhythm.code === 'not-for-reminders'
        ? say(reader, 'refusal.inCalendarInstead', { rhythm: why.rhythm.rhythm, title: why.inCalendar })
        : say(reader, why.to === 'set' ? 'refusal.nothingStored' : 'refusal.nothingChanged', {
            why: sayImpossibleRhythm(why.rhythm, reader),
          });
    case 'denied':
      return FOR_MODELS.denied;
    case 'superseded':
      return FOR_MODELS[why.by ? 'replaced' : 'superseded'];
    case 'expired':
      return FOR_MODELS.expired;
    case 'failed':
      return say(reader, why.because === 'slow' ? 'refusal.slow' : 'refusal.failed');
    case 'interrupted':
      return say(reader, 'refusal.interrupted');
    case 'outdated-proposal':
      return say(reader, 'refusal.outdated');
    default:
      return say(reader, CALENDAR[why.code], serviceOf(reader));
  }
}

function sayOthers(events: readonly EventFact[], reader: Reader): string {
  const [only, ...more] = events;
  return only?.organiser && more.length === 0
    ? say(reader, 'refusal.organisedByOne', {
        person: sayPerson(only.organiser),
        event: sayEvent(only, reader),
      })
    : say(reader, 'refusal.organisedByOthers', { events: sayEvents(events, reader) });
}

const sayWhy = (why: RefusalReason, about: EventFact | undefined, reader: Reader): string =>
  sayRefusal({ kind: 'refusal', why, about, instead: [] }, reader);

/** Next to what was done, 'nothing was changed' would not be true, and 'try again' would be all of it. */
function sayNotBegun(why: RefusalReason, about: EventFact | undefined, reader: Reader): string {
  switch (why.code) {
    case 'calendar-busy':
      return say(reader, 'refusal.busyForNow', serviceOf(reader));
    case 'calendar-unavailable':
      return say(reader, 'refusal.unreachableForNow', serviceOf(reader));
    default:
      return sayWhy(why, about, reader);
  }
}
