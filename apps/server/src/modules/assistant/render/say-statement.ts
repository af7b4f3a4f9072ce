import { DAY, dayAt, instantOf, MINUTE } from '@catch/scheduling';
import { atClock, sayClock, sayDay, sayWindow } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Key, say } from '../../../platform/words.ts';
import type { Statement } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { EventFact } from '../values/values.ts';
import { capital, sayAgenda, sayDeclined } from './say-agenda.ts';
import { sayAnsweredSo, sayAnswers, sayDetail, sayKnown, sayLink, sayPlace, sayWho } from './say-details.ts';
import { sayPerson, saySlot, sayTitle, sayUnread } from './say-event.ts';
import { sayDayAt, sayEvent } from './say-event-whole.ts';
import { sayBusyTimes, sayFree, saySlots } from './say-free.ts';
import { sayLength, sayLengthOf, sayMost, sayTotal } from './say-measured.ts';
import { sayProposal } from './say-proposal.ts';
import { sayQuestion } from './say-question.ts';
import { sayRetold } from './say-receipt.ts';
import { sayReminderLine } from './say-reminder.ts';

/** What the manager found out, in words, and what it could not look at. */
export function sayStatement(statement: Statement, reader: Reader): string {
  const said = sayFound(statement, reader);
  return statement.unread && ABOUT_DAYS.has(statement.what)
    ? say(reader, 'told.mayBeMore', { said, calendars: sayUnread(statement.unread, reader) })
    : said;
}

/** What would be another answer, if there were more in the calendar. */
const ABOUT_DAYS: ReadonlySet<Statement['what']> = new Set([
  'agenda',
  'next',
  'last',
  'invitations',
  'declined',
  'free',
  'slots',
  'clashes',
  'count',
  'total',
  'most',
] as const);

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sentence for each code, found by reading down.
function sayFound(statement: Statement, reader: Reader): string {
  switch (statement.what) {
    case 'agenda':
      return statement.words
        ? say(reader, 'told.nothingLike', {
            words: oneLine(statement.words, 60),
            when: sayWindow(statement.window, reader),
            events: sayAgenda(statement.events, statement.window, reader),
          })
        : [
            sayAgenda(statement.events, statement.window, reader),
            sayDeclined(statement.declined ?? [], reader),
          ]
            .filter(Boolean)
            .join('\n');
    case 'next':
      return statement.event
        ? say(reader, statement.isBeside ? 'told.afterThat' : 'told.next', {
            event: sayEvent(statement.event, reader),
          })
        : statement.window
          ? say(reader, 'told.nothingElse', { when: sayWindow(statement.window, reader) })
          : statement.words
            ? say(reader, 'told.noNextLike', { words: statement.words })
            : say(reader, 'told.noNext');
    case 'last':
      return statement.event
        ? say(reader, statement.isBeside ? 'told.beforeThat' : 'told.last', {
            event: sayEvent(statement.event, reader),
          })
        : say(reader, 'told.noLast');
    case 'when':
      return sayWhen(statement.events, statement.isThen, reader);
    case 'own-zone':
      return say(reader, 'told.ownZone', {
        zone: reader.zone.replaceAll('_', ' '),
        clock: sayClock(reader.now, reader),
      });
    case 'no-zone':
      return say(reader, 'told.noZone', { person: sayPerson(statement.person) });
    case 'own-answer':
      return say(reader, OWN_ANSWER[statement.event.ownResponse ?? 'own'] ?? 'told.ownEvent', {
        event: sayEvent(statement.event, reader),
      });
    case 'who':
      return sayWho(statement.event, reader);
    case 'where':
      return sayPlace(statement.event, reader);
    case 'length':
      return say(reader, 'told.takes', {
        event: sayTitle(statement.event, reader),
        length: sayLengthOf(statement.event, reader),
        when: saySlot(statement.event, reader),
      });
    case 'leave':
      return say(reader, 'told.leave', {
        when: sayWindow({ start: statement.at, end: statement.at }, reader),
        length: sayLength(statement.milliseconds, reader),
        event: sayTitle(statement.event, reader),
      });
    case 'detail':
      return sayDetail(statement.event, reader);
    case 'link':
      return sayLink(statement.event, reader);
    case 'answers':
      return sayAnswers(statement, reader);
    case 'invitations':
      return statement.events.length === 0
        ? say(reader, 'told.noInvitations')
        : say(reader, 'told.invitations', {
            events: statement.events.map((event) => `• ${sayInvitation(event, reader)}`).join('\n'),
          });
    case 'declined':
      return sayDeclined(statement.events, reader) || say(reader, 'told.noneDeclined');
    case 'free':
      return sayFree(statement, reader);
    case 'busy':
      return say(reader, 'free.busy', {
        people: statement.busy.map((one) => sayBusyTimes(one, reader)).join(', '),
      });
    case 'slots':
      return saySlots(statement, reader);
    case 'clashes':
      return sayClashes(statement, reader);
    case 'count':
      return statement.events.length === 0
        ? say(reader, 'told.none')
        : `${statement.events.length}: ${statement.events.map((event) => `${sayTitle(event, reader)} (${sayDayAt(instantOf(event.start, reader.zone), reader)})`).join(', ')}.`;
    case 'total':
      return sayTotal(statement, reader);
    case 'most':
      return sayMost(statement, reader);
    case 'between':
      return say(reader, 'told.between', {
        length: sayLength(statement.milliseconds, reader),
        from: sayTitle(statement.from, reader),
        ends: atClock(instantOf(statement.from.end, reader.zone), reader),
        to: sayTitle(statement.to, reader),
        starts: atClock(instantOf(statement.to.start, reader.zone), reader),
      });
    case 'until': {
      const what = statement.event
        ? sayEvent(statement.event, reader)
        : sayDayAt(instantOf(statement.at, reader.zone), reader);
      if (statement.days < -1) return say(reader, 'told.ago', { days: -statement.days, what });
      if (statement.days > 1) return say(reader, 'told.until', { days: statement.days, what });
      // 'What is the date today?' wants more than that it is today.
      if (!statement.event)
        return `${capital(what)}, ${sayDayAt(instantOf(statement.at, reader.zone), { ...reader, inFull: true })}.`;
      const ahead = instantOf(statement.at, reader.zone) - reader.now;
      return statement.at.kind === 'timed' && statement.event && ahead > 0 && ahead < 2 * DAY
        ? say(reader, 'told.untilHours', { length: sayLength(ahead, reader), what })
        : `${capital(what)}.`;
    }
    case 'zone':
      return sayZone(statement, reader);
    case 'reminders':
      return statement.reminders.length === 0
        ? say(reader, 'told.noReminders')
        : statement.reminders.map((reminder) => `• ${sayReminderLine(reminder, reader)}`).join('\n');
    case 'kept':
      return statement.preferences.length === 0
        ? say(reader, 'told.nothingKept')
        : statement.preferences.map(({ text }) => `• ${text}`).join('\n');
    case 'answered-so':
      return sayAnsweredSo(statement.event, statement.response, reader);
    case 'known':
      return sayKnown(statement.names, reader);
    case 'contact':
      return statement.people.length === 0
        ? say(reader, 'told.noAddress', { name: statement.name })
        : statement.people.map(({ name, email }) => (name ? `${name}: ${email}` : email)).join('\n');
    case 'waiting':
      return sayWaiting(statement, reader);
    case 'done':
      return statement.done.length === 0
        ? say(reader, 'told.nothingDone')
        : statement.done.map((one) => sayDone(one, reader)).join('\n');
  }
}

function sayWaiting(
  { proposals, question }: Extract<Statement, { what: 'waiting' }>,
  reader: Reader,
): string {
  const asked = proposals.flatMap((changes) =>
    changes.length > 0 ? (sayProposal({ changes, reasons: [] }, reader) ?? []) : [],
  );
  // Of very many only the newest are known by name.
  const others = proposals.filter((changes) => changes.length === 0).length;
  if (others > 0) asked.push(say(reader, 'told.moreWaiting', { count: others }));
  const orders = asked.map((one) => `• ${one}`).join('\n');
  const waits = orders ? say(reader, 'told.waiting', { orders }) : '';
  const open = question ? say(reader, 'stillOpen', { question: sayQuestion(question, reader) }) : '';
  return [waits, open].filter(Boolean).join('\n') || say(reader, 'told.nothingWaits');
}

const sayDone = (
  { changes, isUndone }: Extract<Statement, { what: 'done' }>['done'][number],
  reader: Reader,
): string => {
  const what = sayRetold(changes, reader);
  return `• ${isUndone ? say(reader, 'told.takenBack', { what }) : what}`;
};

function sayInvitation(event: EventFact, reader: Reader): string {
  const said = sayEvent(event, reader);
  return event.organiser
    ? say(reader, 'told.from', { event: said, person: sayPerson(event.organiser) })
    : said;
}

function sayWhen(events: readonly EventFact[], isThen: boolean | undefined, reader: Reader): string {
  const said = events.map((event) => sayEvent(event, reader)).join('\n');
  return isThen === undefined ? `${said}.` : say(reader, isThen ? 'told.yes' : 'told.no', { events: said });
}

/** Both clocks, so that it shows which of them was taken to be asked about. */
function sayZone(
  { event, at, zone, place, person }: Extract<Statement, { what: 'zone' }>,
  reader: Reader,
): string {
  const there = { ...reader, zone };
  const [here, elsewhere] = [dayAt(at, reader.zone), dayAt(at, zone)];
  const day =
    here === elsewhere
      ? sayDay(here, reader)
      : say(reader, 'told.dayThere', { day: sayDay(elsewhere, reader) });
  const where = person ? { person: sayPerson(person) } : { place };
  if (event)
    return say(reader, person ? 'told.eventForPerson' : 'told.eventThere', {
      event: sayTitle(event, reader),
      at: atClock(at, there),
      day,
      ...where,
    });
  const clock = sayClock(at, there);
  if (Math.abs(at - reader.now) < MINUTE)
    return say(reader, person ? 'told.nowForPerson' : 'told.nowThere', { clock, day, ...where });
  const clocks = { here: sayClock(at, reader), there: clock };
  return say(reader, person ? 'told.thenForPerson' : 'told.thenThere', { ...clocks, day, ...where });
}

function sayClashes(clashes: Extract<Statement, { what: 'clashes' }>, reader: Reader): string {
  const { pairs, supposed, unread } = clashes;
  const found =
    pairs.length > 0
      ? pairs
          .map(([one, other]) =>
            say(reader, 'told.overlaps', { one: sayEvent(one, reader), other: sayEvent(other, reader) }),
          )
          .join('\n')
      : supposed && !unread
        ? say(reader, 'told.nothingInTheWay', { event: sayEvent(supposed, reader) })
        : say(reader, unread ? 'told.noOverlapSeen' : 'told.nothingOverlaps');
  // Who wonders about a move wants to know who would hear of it.
  const people = supposed?.id ? and(supposed.guests.map(sayPerson), reader) : '';
  return people ? `${found} ${say(reader, 'told.wouldBeTold', { people })}` : found;
}

const OWN_ANSWER: Readonly<Record<string, Key>> = {
  accepted: 'told.ownAccepted',
  declined: 'told.ownDeclined',
  tentative: 'told.ownMaybe',
  needsAction: 'told.ownOpen',
};
