import { eventInterval, MINUTE } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { momentAt, question } from '../../values/make.ts';
import { answer } from '../events/clarify.ts';
import { oneLine } from '../text/one-line.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { momentOf } from './moment.ts';
import { runReminder, type SetArgs } from './set-args.ts';

const BESIDE = /^(?:on )?the (day|morning|afternoon|evening|night) (before|after|of)\b(.*)$/i;

interface Beside {
  readonly part: string;
  readonly days: number;
  /** 'at 8', or nothing. */
  readonly hour: string;
}

/** 'The evening before at 8': which day that is, the event tells. */
export function dayBeside(words: string | undefined): Beside | undefined {
  const [, part, side, hour = ''] = BESIDE.exec(words?.trim() ?? '') ?? [];
  if (!part || !side) return undefined;
  const days = { before: -1, of: 0, after: 1 }[side.toLowerCase()] ?? 0;
  return { part: part.toLowerCase(), days, hour: hour.trim() };
}

export function planOnDay(
  text: string,
  event: CalendarEvent,
  { part, days, hour }: Beside,
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
      lead: { minutes: before, event: event.title, day: { part, side } },
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
