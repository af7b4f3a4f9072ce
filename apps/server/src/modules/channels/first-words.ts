import type { Language } from '@catch/contract/languages';
import { blocks, DAY, dayAt, eventInterval, HOUR, MINUTE, startOfDay } from '@catch/scheduling';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { onDay, onInstant, toClock } from '../../platform/say-time.ts';
import { type Reader, readerIn } from '../../platform/time-reader.ts';
import { type Spoken, say } from '../../platform/words.ts';
import type { AllCalendarsGateway, CalendarEvent } from '../calendar/index.ts';
import { zoneAndEmail } from './connected-channels.ts';

/** The language people are asked to write in: their own with a model; the reader we trained reads English. */
export const wordsToWrite = (to: Spoken, readsAnyLanguage: boolean): Spoken =>
  readsAnyLanguage ? { language: to.language } : {};

const AHEAD = 7 * DAY;
/** A welcome waits for the calendar so long, and then goes without it. */
const TIMEOUT_MS = 4000;

export interface FirstWordsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: AllCalendarsGateway;
  readonly readsAnyLanguage: boolean;
}

export interface FirstExamples {
  readonly examples: readonly string[];
  /** The language they are written in: people who chose another one are told so. */
  readonly language: Language;
  /** What the person chose. */
  readonly chosen: Language | undefined;
}

/** What a newcomer may write, from their own next days; the same for everybody where the calendar does not say. */
export const createFirstExamples =
  ({ db, clock, gateway, readsAnyLanguage }: FirstWordsDependencies) =>
  async (userId: string): Promise<FirstExamples> => {
    const { zone, language: chosen } = await zoneAndEmail(db, userId);
    const now = clock.now().getTime();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const events = await gateway
      .forUser(userId, { budgetMs: TIMEOUT_MS, signal })
      .listOwnEvents({ from: now, to: now + AHEAD })
      .then((read) => read.events)
      .catch(() => undefined);
    const { language } = wordsToWrite({ language: chosen }, readsAnyLanguage);
    const examples = examplesFrom(events, readerIn(zone, now, language));
    return { examples, language: language ?? 'en', chosen };
  };

/** The same as a part of a message. */
export const sayFirstWords = ({ examples, language, chosen }: FirstExamples): string =>
  say({ language: chosen }, 'channel.examples', {
    language: language === (chosen ?? 'en') ? 'own' : 'other',
    examples: examples.map((text) => `• ${text}`).join('\n'),
  });

/** Three: about the next event, about a day, and something new where there is room. */
export function examplesFrom(events: readonly CalendarEvent[] | undefined, reader: Reader): string[] {
  if (!events)
    return [
      say(reader, 'channel.sayToday'),
      say(reader, 'channel.sayEvent'),
      say(reader, 'channel.sayReminder'),
    ];
  const { zone, now } = reader;
  const coming = events
    .filter((event) => event.start.kind !== 'date' && event.ownResponse !== 'declined')
    .map((event) => ({ event, name: nameOf(event), start: eventInterval(event, zone).start }))
    .filter(({ start }) => start > now)
    .sort((one, other) => one.start - other.start);
  const next = coming.find(({ name, start }) => name && start > now + SOON);
  const tomorrow = dayAt(now, zone) + 1;
  const busy = coming.find(({ start }) => dayAt(start, zone) >= tomorrow);
  return [
    aboutEvent(next, reader),
    say(reader, 'channel.tryDay', { when: onDay(busy ? dayAt(busy.start, zone) : tomorrow, reader) }),
    somethingNew(events, tomorrow, reader),
  ];
}

/** Whatever begins sooner will have begun when it is read. */
const SOON = 30 * MINUTE;

function aboutEvent(
  next: { readonly event: CalendarEvent; readonly name: string; readonly start: number } | undefined,
  reader: Reader,
): string {
  if (!next) return say(reader, 'channel.sayReminder');
  const { event, name, start } = next;
  const isOwn = event.attendees.every(({ self }) => self) && event.organizer?.self !== false;
  const later = start + HOUR;
  // Only what is theirs alone: the first thing that we teach should reach nobody else.
  return isOwn && !event.seriesId && dayAt(later, reader.zone) === dayAt(start, reader.zone)
    ? say(reader, 'channel.tryMove', { event: name, to: toClock(later, reader) })
    : say(reader, 'channel.tryRemind', { event: name });
}

function somethingNew(events: readonly CalendarEvent[], tomorrow: number, reader: Reader): string {
  const { zone } = reader;
  const taken = events.filter((event) => blocks(event)).map((event) => eventInterval(event, zone));
  const free = [13, 12, 14]
    .map((hour) => startOfDay(tomorrow, zone) + hour * HOUR)
    .find((start) => !taken.some((one) => one.start < start + HOUR && one.end > start));
  return free === undefined
    ? say(reader, 'channel.sayFree')
    : say(reader, 'channel.tryLunch', { when: onInstant(free, reader) });
}

const LONGEST_NAME = 40;

/** Titles may be anybody's: one that would not fit into a sentence, or looks like more than a name, is left alone. */
function nameOf({ title, calendar }: CalendarEvent): string {
  const name = (title ?? '').trim();
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .,&'’()+-]*$/u.test(name) && !/\w\.\w/.test(name);
  return isPlain && name.length <= LONGEST_NAME && calendar?.access !== 'free-busy' ? name : '';
}
