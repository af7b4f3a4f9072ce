import { onDate } from '@catch/scheduling';
import type { AmbiguousWhen, When } from '@catch/understanding';
import { question } from '../../values/make.ts';
import type { Choosable, EventFact, Question } from '../../values/values.ts';
import { at } from './event-time-kinds.ts';

/** Words that allow several times: asked back, with each of them to choose from. */
export const whichReading = (
  { text, options, often }: AmbiguousWhen,
  zone: string,
  about?: EventFact,
): Question =>
  question(
    { for: 'reading', words: text, ...(often ? { often } : {}) },
    options.flatMap((option) => choosable(option, zone)),
    about,
  );

function choosable(when: When, zone: string): Choosable[] {
  if (when.kind === 'instant') return [{ moment: at(when.at, zone) }];
  if (when.kind !== 'interval') return [];
  const { start, end, allDay } = when;
  return allDay
    ? [{ slot: { start: onDate(start.toPlainDate().toString()), end: onDate(end.toPlainDate().toString()) } }]
    : [{ slot: { start: at(start, zone), end: at(end, zone) } }];
}
