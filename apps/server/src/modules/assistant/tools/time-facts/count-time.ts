import { DAY, type Moment, onDate, timed } from '@catch/scheduling';
import { readWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { resolveShift } from '../time/resolve-duration.ts';
import { whenContext } from '../time/when-context.ts';
import { whichReading } from '../time/which-reading.ts';
import type { Plan, Tool, ToolContext } from '../tool.port.ts';

export const countTimeTool = (): Tool<ToolInput<'count_time'>> => ({
  name: 'count_time',
  description:
    'How many days, weeks, working days or hours there are between two times, or which day it is so long after or before one. Looks at no calendar and changes nothing.',
  inputSchema: toolInputs.count_time,
  plan: async (input, context) => count(input, context),
});

function count(input: ToolInput<'count_time'>, context: ToolContext): Plan<never> {
  const from = input.from ? read(input.from, context) : read('now', context);
  if ('kind' in from) return answer(from);
  const to = input.add ? further(from, input.add, context) : readAfter(from, input.to ?? '', context);
  if ('kind' in to) return answer(to);
  const [first, last] = [from.at.toPlainDate(), to.at.toPlainDate()];
  const isDays = from.isDay && to.isDay;
  return answer({
    kind: 'answer',
    about: 'span',
    from: momentOf(from, context),
    to: momentOf(to, context),
    days: first.until(last).days,
    workdays: workdaysBetween(first, last, context),
    ...(isDays
      ? {}
      : { minutes: Math.round((to.at.epochMilliseconds - from.at.epochMilliseconds) / 60_000) }),
  });
}

interface Point {
  readonly at: Temporal.ZonedDateTime;
  /** Only the day was said. */
  readonly isDay: boolean;
  readonly isDateSaid: boolean;
}

function read(words: string, context: ToolContext): Point | Question {
  const { when, unread } = readWhen(words, whenContext(context));
  const chosen = when.kind === 'ambiguous' ? when.default : when;
  if (when.kind === 'ambiguous' && !chosen) return whichReading(when, context.user.timeZone);
  if (unread.length > 0) return question({ for: 'window', words });
  if (chosen?.kind === 'instant') return { at: chosen.at, isDay: false, isDateSaid: chosen.dateSaid };
  if (chosen?.kind === 'interval')
    return { at: chosen.start, isDay: chosen.allDay, isDateSaid: chosen.dateSaid };
  return question({ for: 'window', words });
}

/** '9:30 to 4' ends on the day on which it begins: an hour without a day is the next one from there. */
function readAfter(from: Point, words: string, context: ToolContext): Point | Question {
  const to = read(words, context);
  return 'kind' in to || to.isDateSaid
    ? to
    : read(words, { ...context, now: new Date(from.at.epochMilliseconds) });
}

/** By days where only days were said: over a night in which the clocks change, too. */
function further({ at, isDay }: Point, words: string, context: ToolContext): Point | Question {
  const shift = resolveShift(words, whenContext(context));
  if (shift === undefined) return question({ for: 'shift', because: 'not-understood', words });
  return shift % DAY === 0
    ? { at: at.add({ days: shift / DAY }), isDay, isDateSaid: true }
    : { at: at.add({ milliseconds: shift }), isDay: false, isDateSaid: true };
}

const momentOf = ({ at, isDay }: Point, { user }: ToolContext): Moment =>
  isDay ? onDate(at.toPlainDate().toString()) : timed(at.epochMilliseconds, user.timeZone);

const MOST_DAYS = 3700;

/** From the first day to before the last, as the days between them are counted; undefined beyond ten years. */
function workdaysBetween(
  one: Temporal.PlainDate,
  other: Temporal.PlainDate,
  context: ToolContext,
): number | undefined {
  const works = new Set(whenContext(context).workingHours?.days ?? [1, 2, 3, 4, 5]);
  const [first, last] = Temporal.PlainDate.compare(one, other) <= 0 ? [one, other] : [other, one];
  const days = first.until(last).days;
  if (days > MOST_DAYS) return undefined;
  return Array.from({ length: days }, (_, index) => first.add({ days: index })).filter(({ dayOfWeek }) =>
    works.has(dayOfWeek),
  ).length;
}
