import type { InstantWhen, IntervalWhen, Often, OpenWhen } from '../types.ts';
import { dayText, timeText } from './words.ts';

/** One short question that names the readings. */
export function askWhich(options: readonly (InstantWhen | IntervalWhen | OpenWhen)[]): string {
  const starts = options.map((o) => (o.kind === 'interval' ? o.start : o.at));
  const sameDay = new Set(starts.map((s) => s.toPlainDate().toString())).size === 1;
  const names = options.map((o, i) => {
    const start = starts[i];
    if (!start) return '';
    const day = dayText(start);
    if (o.kind === 'interval' && o.allDay) return day;
    return sameDay ? timeText(start) : `${day} at ${timeText(start)}`;
  });
  const unique = [...new Set(names)];
  return `Do you mean ${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}?`;
}

/** How often was said, but not when. */
export const askHowOften = ({ times, unit }: Often): string =>
  `${times === 2 ? 'Twice' : `${times} times`} a ${unit}: ${unit === 'day' ? 'at what times' : 'on which days'}?`;
