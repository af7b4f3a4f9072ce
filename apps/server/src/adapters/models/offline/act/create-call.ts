import { type EventDetails, suggestTitle, type UnderstandContext } from '@catch/understanding';
import type { Call } from './call.ts';
import { personWords } from './reference-words.ts';
import { minutesWords, timeWords } from './time-words.ts';

export function createCall(event: EventDetails, context: UnderstandContext): Call {
  const description = event.title ? event.agenda : undefined;
  return {
    name: 'create_event',
    input: {
      title: suggestTitle(event).slice(0, 300),
      when: timeWords(event.when, context) ?? 'today',
      ...(event.duration && !isRange(event) ? { duration: minutesWords(event.duration) } : {}),
      ...(event.allDay ? { all_day: true } : {}),
      ...(event.people.length > 0 ? { attendees: event.people.map(personWords) } : {}),
      ...(event.place ? { location: event.place } : {}),
      ...(description ? { description } : {}),
      ...(event.videoLink ? { video_link: true } : {}),
    },
  };
}

/** 'From 3 to 4' says its own length. */
const isRange = ({ when }: EventDetails): boolean =>
  when.some(
    ({ when: read, role }) => role === 'at' && read.kind === 'interval' && read.range && !read.allDay,
  );
