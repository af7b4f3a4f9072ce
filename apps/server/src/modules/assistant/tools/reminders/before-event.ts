import { DAY, eventInterval, MINUTE } from '@catch/scheduling';
import type { CalendarGateway } from '../../../calendar/index.ts';
import { answer, question } from '../events/clarify.ts';
import { describeEvent, findEvent } from '../events/find-event.ts';
import { isMeant } from '../events/is-meant.ts';
import type { ToolInput } from '../inputs.ts';
import { tellingWords } from '../text/match-words.ts';
import { oneLine } from '../text/one-line.ts';
import { sayInstant } from '../text/say-time.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { dayBeside, planOnDay, titled } from './day-beside.ts';
import type { SetArgs } from './plan-reminder.ts';
import { sayLead } from './say-lead.ts';

const EACH = /\b(?:each|every|all|any)\b/gi;
const LOOKED_AHEAD = 14;

/** Before one event, or before each that the words mean: in both cases it follows them when they move. */
export async function planBeforeEvent(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const words = input.before_event ?? '';
  const minutes = input.minutes_before ?? 15;
  return words.search(EACH) >= 0
    ? planBeforeEach(gateway, { ...input, text: withoutEach(input.text) }, words, minutes, context)
    : planBeforeOne(gateway, input, words, minutes, context);
}

const withoutEach = (text: string): string => text.replace(EACH, '').replace(/\s+/g, ' ').trim() || text;

async function planBeforeEach(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  words: string,
  minutes: number,
  { user, now, signal }: ToolContext,
): Promise<Plan<SetArgs>> {
  const telling = tellingWords(withoutEach(words));
  const { events } = await gateway.forUser(user.id, { signal }).listEvents({
    calendarId: 'primary',
    from: now.getTime(),
    to: now.getTime() + LOOKED_AHEAD * DAY,
  });
  const [next] = events
    .filter(
      (event) => event.start.kind !== 'date' && eventInterval(event, user.timeZone).start > now.getTime(),
    )
    .filter((event) => isMeant(telling, event, user.email))
    .sort((a, b) => eventInterval(a, user.timeZone).start - eventInterval(b, user.timeZone).start);
  const preview = next
    ? `the next one is ${describeEvent(next, user.timeZone)}`
    : `there is none in the next ${LOOKED_AHEAD} days, but I keep looking`;
  return {
    kind: 'run',
    args: {
      text: input.text,
      description: `${sayLead(minutes)} before ${words}; ${preview}`,
      relative_to: { each: true, words: telling, minutes_before: minutes },
    },
  };
}

async function planBeforeOne(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  words: string,
  minutes: number,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  const beside = dayBeside(input.when);
  const found = await findEvent(
    gateway,
    { event: words, ...(beside ? {} : { event_when: input.when }) },
    context,
  );
  if (found.kind !== 'one') return answer(question(`Which event do you mean by '${words}'?`));
  const { start } = eventInterval(found.event, user.timeZone);
  if (beside) return planOnDay(input.text, found.event, beside, context);
  const at = start - minutes * MINUTE;
  if (at <= now.getTime())
    return answer(
      question(`That would have been ${sayInstant(at, user.timeZone)}. When should I remind you?`),
    );
  return {
    kind: 'run',
    args: {
      text: input.text,
      at: new Date(at).toISOString(),
      description: `on ${sayInstant(at, user.timeZone)}, ${sayLead(minutes)} before ${oneLine(found.event.title ?? words)}`,
      relative_to: { event_id: found.event.id, minutes_before: minutes, ...titled(found.event) },
    },
  };
}
