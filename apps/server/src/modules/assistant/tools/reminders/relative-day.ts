import { DAY, eventInterval, MINUTE } from '@catch/scheduling';
import { readWhen, resolveWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { momentAt, question } from '../../values/make.ts';
import { answer } from '../events/clarify.ts';
import { oneLine } from '../text/one-line.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { momentOf } from './moment.ts';
import { runReminder, type SetArgs } from './set-args.ts';

const RELATIVE_DAY = /^(?:on )?the (day|morning|afternoon|evening|night) (before|after|of)\b(.*)$/i;

export interface RelativeDay {
  readonly part: string;
  readonly days: number;
  /** 'at 8', or nothing. */
  readonly hour: string;
  /** Said as so many days, not as 'the day before'. */
  readonly isCounted?: true;
}

/** How far from an event, by an adjacent day or by a length. */
export type Distance =
  | { readonly kind: 'day'; readonly day: RelativeDay }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly isAfter: boolean };

const COUNTED = /^(?:at )?(.*?)\s*\b(before|after|earlier|later)\b,?\s*(.*)$/i;

/** 'The evening before at 8', 'two days before at 10am', 'at 9:00 one week before', '90 minutes before'. */
export function distanceIn(words: string | undefined, when: WhenContext): Distance | undefined {
  const day = relativeDay(words);
  if (day) return { kind: 'day', day };
  const [, ahead = '', side = '', behind = ''] = COUNTED.exec(words?.trim() ?? '') ?? [];
  const isAfter = /^(?:after|later)$/i.test(side);
  // The hour stands behind, or in front of the length.
  const tokens = ahead.split(/[\s,]+/).filter(Boolean);
  for (let from = 0; from < tokens.length; from += 1) {
    const length = lengthOf(tokens.slice(from).join(' '), when);
    if (length === undefined) continue;
    const hour = (from > 0 ? `at ${tokens.slice(0, from).join(' ')}` : behind).trim();
    if (hour && length % DAY === 0) {
      const days = (isAfter ? 1 : -1) * (length / DAY);
      return { kind: 'day', day: { part: 'day', days, hour, isCounted: true } };
    }
    return hour ? undefined : { kind: 'minutes', minutes: Math.round(length / MINUTE), isAfter };
  }
  return undefined;
}

/** 'The evening before at 8': which day that is, the event tells. */
function relativeDay(words: string | undefined): RelativeDay | undefined {
  const [, part, side, hour = ''] = RELATIVE_DAY.exec(words?.trim() ?? '') ?? [];
  if (!part || !side) return undefined;
  const days = { before: -1, of: 0, after: 1 }[side.toLowerCase()] ?? 0;
  return { part: part.toLowerCase(), days, hour: hour.trim() };
}

/** Only if every word of it was read: '9am three days' is more than a length. */
function lengthOf(words: string, context: WhenContext): number | undefined {
  const { when, unread } = readWhen(words, context);
  return when.kind === 'duration' && unread.length === 0 ? when.seconds * 1000 : undefined;
}

export function planOnDay(
  text: string,
  event: CalendarEvent,
  { part, days, hour, isCounted }: RelativeDay,
  context: ToolContext,
): Plan<SetArgs> {
  const { user, now } = context;
  const { start } = eventInterval(event, user.timeZone);
  const own = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(user.timeZone);
  const day = own.toPlainDate().add({ days }).toString();
  const clock =
    event.start.kind === 'timed' ? `at ${own.toPlainTime().toString({ smallestUnit: 'minute' })}` : '';
  const words = part === 'day' ? `${day} ${hour || clock}` : `${day} in the ${part} ${hour}`;
  const moment = momentOf(resolveWhen(words.trim(), whenContext(context)), context);
  if (moment.kind === 'question') return answer(moment);
  const { at } = moment;
  if (at <= now.getTime())
    return answer(
      question({ for: 'reminder-time', because: 'too-late-before', at: momentAt(at, user.timeZone) }),
    );
  const before = Math.round((start - at) / MINUTE);
  const side = days < 0 ? 'before' : days > 0 ? 'after' : 'of';
  return runReminder(
    {
      text,
      at: new Date(at).toISOString(),
      ...(isCounted ? {} : { lead: { minutes: before, event: event.title, day: { part, side } } }),
      // After its event nothing can follow it: there it stays where it is.
      ...(before >= 0
        ? { relative_to: { event_id: event.id, minutes_before: before, ...titled(event) } }
        : {}),
    },
    context,
  );
}

/** Its name, to tell of it later without looking it up. */
export const titled = ({ title }: CalendarEvent): { title?: string } =>
  title?.trim() ? { title: oneLine(title) } : {};
