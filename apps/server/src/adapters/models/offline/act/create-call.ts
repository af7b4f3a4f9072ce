import {
  type EventDetails,
  isMealWithSomebody,
  suggestTitle,
  type UnderstandContext,
} from '@catch/understanding';
import type { Call } from './call.ts';
import { linkInput, personWords } from './reference-words.ts';
import { minutesWords, timeWords } from './time-words.ts';

export function createCall(event: EventDetails, said: string, context: UnderstandContext): Call {
  const description = event.title ? event.agenda : undefined;
  const blocked = blockedTime(event, said);
  const start = lengthenedFrom(event);
  return {
    name: 'create_event',
    input: {
      title: (blocked ? 'Blocked' : suggestTitle(event, said)).slice(0, 300),
      when:
        blocked ??
        start ??
        timeWords(event.when, context) ??
        (isMealWithSomebody(event) ? 'in the next 7 days' : 'today'),
      ...(event.duration && (start || !isRange(event)) ? { duration: minutesWords(event.duration) } : {}),
      ...(event.allDay ? { all_day: true } : {}),
      ...(event.people.length > 0 ? { attendees: event.people.map(personWords) } : {}),
      ...(event.place ? { location: event.place } : {}),
      ...(description ? { description } : {}),
      ...(event.link ? { link: linkInput(event.link) } : {}),
      ...(event.videoLink ? { video_link: true } : {}),
    },
  };
}

/** 'From 3 to 4' says its own length. */
const isRange = (event: EventDetails): boolean => rangeOf(event) !== undefined;

const rangeOf = ({ when }: EventDetails) => {
  for (const { when: read, role } of when)
    if (role === 'at' && read.kind === 'interval' && read.range && !read.allDay) return read;
  return undefined;
};

/** 'At 3 for an hour', and afterwards 'make it 45 minutes': the length said last holds, from the same beginning. */
function lengthenedFrom(event: EventDetails): string | undefined {
  const range = rangeOf(event);
  if (!range || !event.duration) return undefined;
  const minutes = range.end.since(range.start).total('minutes');
  if (Math.round(minutes) === Math.round(event.duration.minutes)) return undefined;
  return `${range.start.toPlainDate()} ${range.start.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

/** 'Block out Friday afternoon' takes all of it, not an hour in it. */
function blockedTime(
  { title, noun, agenda, people, duration, when }: EventDetails,
  said: string,
): string | undefined {
  const isNamed = title ?? noun ?? agenda ?? people[0] ?? duration;
  const [slot] = when;
  if (isNamed || when.length !== 1 || !/\b(?:block|keep|hold|protect)\b/i.test(said)) return undefined;
  if (slot?.when.kind !== 'interval' || slot.when.grain !== 'part-of-day' || slot.when.range)
    return undefined;
  const { start, end } = slot.when;
  // Nobody's morning begins at midnight, nor does their afternoon end at seven.
  const first = start.hour < 8 ? '08:00' : start.toPlainTime().toString({ smallestUnit: 'minute' });
  const last =
    end.hour === 0
      ? '22:00'
      : end.hour === 19
        ? '18:00'
        : end.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${start.toPlainDate()} ${first} to ${last}`;
}
