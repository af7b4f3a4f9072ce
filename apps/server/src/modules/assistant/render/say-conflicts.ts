import { dayAt, instantOf } from '@catch/scheduling';
import { sayDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ShownConflict } from '../values/tool-report.ts';
import type { EventFact } from '../values/values.ts';

/** As the chat page and the cards have them. */
export const showConflicts = (conflicts: readonly EventFact[], reader: Reader): ShownConflict[] =>
  conflicts.map(({ title, isBusyOnly, start }) => ({
    summary: isBusyOnly ? say(reader, 'event.busy') : title === undefined ? null : oneLine(title),
    start: start.kind === 'date' ? start.date : new Date(instantOf(start, reader.zone)).toISOString(),
  }));

const NAMED = 5;

/** By name; with the day where what is asked about does not say it already, as of a series. */
export function sayConflicts(conflicts: readonly ShownConflict[], reader: Reader, asked: string): string {
  const said = conflicts.slice(0, NAMED).map(({ summary, start }) => {
    const day = start === null ? '' : sayDayOf(start, reader);
    return `${summary ?? say(reader, 'event.another')}${day === '' || asked.includes(day) ? '' : ` (${day})`}`;
  });
  const more = conflicts.length - said.length;
  const events = said.join(', ');
  return more > 0 ? say(reader, 'reason.more', { events, count: more }) : events;
}

/** An all-day event has a date, which is that day wherever one is. */
const sayDayOf = (start: string, reader: Reader): string =>
  sayDay(/^\d{4}-\d\d-\d\d$/.test(start) ? start : dayAt(Date.parse(start), reader.zone), reader);
