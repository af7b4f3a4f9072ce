import { DAY, eventInterval, MINUTE } from '@catch/scheduling';
import { type AllCalendarsGateway, type CalendarEvent, MAIN_CALENDAR } from '../../../calendar/index.ts';
import { momentAt, question, refusal } from '../../values/make.ts';
import { answer, noSuchEvent } from '../events/clarify.ts';
import { factOf } from '../events/event-fact.ts';
import { findEvent } from '../events/find-event.ts';
import { MINUTES_BEFORE } from '../events/horizons.ts';
import { matchesWords } from '../events/matches-words.ts';
import type { ToolInput } from '../inputs.ts';
import { significantWords } from '../text/match-words.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { distanceIn, planOnDay, type RelativeDay, titled } from './relative-day.ts';
import { runReminder, type SetArgs } from './set-args.ts';

const EACH = /\b(?:each|every|all|any)\b/gi;
const LOOKED_AHEAD = 14;

/** Before one event, or before each that the words mean: in both cases it follows them when they move. */
export async function planBeforeEvent(
  gateway: AllCalendarsGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const words = input.before_event ?? '';
  const distance = distanceIn(input.when, whenContext(context));
  if (distance?.kind === 'minutes') {
    const { when: _said, ...rest } = input;
    const side = distance.isAfter ? 'minutes_after' : 'minutes_before';
    return planBeforeEvent(gateway, { ...rest, [side]: distance.minutes }, context);
  }
  const minutes = input.minutes_before ?? MINUTES_BEFORE;
  if (input.minutes_after !== undefined && words.search(EACH) >= 0) {
    const rhythm = { code: 'not-for-reminders', rhythm: `after ${words}` } as const;
    return answer(refusal({ code: 'impossible-rhythm', rhythm, to: 'set' }));
  }
  return words.search(EACH) >= 0
    ? planBeforeEach(gateway, { ...input, text: withoutEach(input.text) }, words, minutes, context)
    : planBeforeOne(gateway, input, { words, minutes, relativeDay: distance?.day }, context);
}

const withoutEach = (text: string): string => text.replace(EACH, '').replace(/\s+/g, ' ').trim() || text;

async function planBeforeEach(
  gateway: AllCalendarsGateway,
  input: ToolInput<'set_reminder'>,
  words: string,
  minutes: number,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now, signal } = context;
  const significant = significantWords(withoutEach(words));
  const { events } = await gateway.forUser(user.id, { signal, turnId: context.turnId }).listEvents({
    calendarId: MAIN_CALENDAR,
    from: now.getTime(),
    to: now.getTime() + LOOKED_AHEAD * DAY,
  });
  const [next] = events
    .filter(
      (event) => event.start.kind !== 'date' && eventInterval(event, user.timeZone).start > now.getTime(),
    )
    .filter((event) => matchesWords(significant, event, user.email))
    .sort((a, b) => eventInterval(a, user.timeZone).start - eventInterval(b, user.timeZone).start);
  const each = { words, lookedAhead: LOOKED_AHEAD, ...(next ? { next: factOf(next) } : {}) };
  return runReminder(
    {
      text: input.text,
      lead: { minutes, each },
      relative_to: { each: true, words: significant, minutes_before: minutes },
    },
    context,
  );
}

async function planBeforeOne(
  gateway: AllCalendarsGateway,
  input: ToolInput<'set_reminder'>,
  { words, minutes, relativeDay }: { words: string; minutes: number; relativeDay: RelativeDay | undefined },
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  const found = await findEvent(
    gateway,
    input.before_event_id
      ? { event_id: input.before_event_id }
      : { event: words, ...(relativeDay ? {} : { event_when: input.when }) },
    context,
  );
  if (found.kind === 'none' && found.notUnderstood) return answer(noSuchEvent(words, found));
  if (found.kind !== 'one') return answer(question({ for: 'event', words }));
  const { start, end } = eventInterval(found.event, user.timeZone);
  if (input.minutes_after !== undefined) return planAfter(input, found.event, end, context);
  if (relativeDay) return planOnDay(input.text, found.event, relativeDay, context);
  const at = start - minutes * MINUTE;
  if (at <= now.getTime())
    return answer(
      question({ for: 'reminder-time', because: 'too-late-before', at: momentAt(at, user.timeZone) }),
    );
  return runReminder(
    {
      text: input.text,
      at: new Date(at).toISOString(),
      lead: { minutes, event: found.event.title ?? words },
      relative_to: { event_id: found.event.id, minutes_before: minutes, ...titled(found.event) },
    },
    context,
  );
}

/** After its event nothing can follow it: it stays where it is. */
function planAfter(
  { text, minutes_after: minutes = 0 }: ToolInput<'set_reminder'>,
  event: CalendarEvent,
  end: number,
  context: ToolContext,
): Plan<SetArgs> {
  const { user, now } = context;
  const at = end + minutes * MINUTE;
  if (at <= now.getTime())
    return answer(question({ for: 'reminder-time', because: 'passed', at: momentAt(at, user.timeZone) }));
  return runReminder(
    { text, at: new Date(at).toISOString(), lead: { minutes, event: event.title ?? '', isAfter: true } },
    context,
  );
}
