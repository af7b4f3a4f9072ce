import type { Language } from '@catch/contract/languages';
import { eventInterval } from '@catch/scheduling';
import { sayHours } from '../../../platform/say-time.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { type CalendarEvent, meetingUrl } from '../../calendar/index.ts';
import { isMeeting } from '../plan/plan-nudges.ts';
import { physicalPlace, sayTitle } from './clean-text.ts';
import { sayLength } from './times.ts';

const MOST = 3;

/** Read again when it is due: what was moved or cancelled in the meantime is not announced. */
export function sayNudge(
  zone: string,
  events: readonly CalendarEvent[],
  startAt: number,
  now: number,
  language?: Language,
): string | undefined {
  const beginning = events.filter(
    (event) => isMeeting(event, zone) && eventInterval(event, zone).start === startAt,
  );
  if (beginning.length === 0 || startAt <= now) return undefined;
  const reader = readerIn(zone, now, language);
  const lines = beginning.slice(0, MOST).map((event) => {
    const time = sayHours(eventInterval(event, zone), reader);
    const place = physicalPlace(event.location);
    const link = meetingUrl(event.meetingLink);
    return `${sayTitle(event.title, reader)}, ${time}${place ? `, ${place}` : ''}${link ? `\n${link}` : ''}`;
  });
  return [
    say(reader, 'brief.in', { length: sayLength(startAt - now, reader), event: lines[0] ?? '' }),
    ...lines.slice(1).map((line) => say(reader, 'brief.sameTime', { event: line })),
  ].join('\n');
}
