import { findConflicts, type Interval } from '@catch/scheduling';
import { renderWhen, resolveWhen } from '@catch/understanding';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, question, questionInTheirWords } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { windowOf } from './events/find-event.ts';
import { freeStretches } from './events/free-stretches.ts';
import { afterIt, findOwnSlots, saySlot } from './events/own-time.ts';
import { presentForModel } from './events/present-for-model.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { resolvePeople } from './people/resolve-people.ts';
import { resolveDuration } from './time/resolve-duration.ts';
import { whenContext } from './time/when-context.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;

export const findFreeTimesTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'find_free_times'>> => ({
  name: 'find_free_times',
  description:
    'Is the user free at a time, or when are they (and others) free. Says which people are unknown: they are not to be taken for free.',
  inputSchema: toolInputs.find_free_times,
  plan: (input, context) => withCalendar<Plan<never>>(() => find(dependencies, input, context), answer),
});

async function find(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'find_free_times'>,
  context: ToolContext,
): Promise<Plan<never>> {
  const { user, now } = context;
  const scheduling = whenContext(context);
  const people = await resolvePeople(contacts, input.people ?? [], context);
  if (people.kind === 'question') return answer(questionInTheirWords(people.question, people.options));
  const said = input.duration ? resolveDuration(input.duration, scheduling) : undefined;
  if (input.duration && said === undefined) return answer(question('How long should it be?'));
  const when = input.when ? resolveWhen(input.when, scheduling) : undefined;
  const read = when?.kind === 'ambiguous' ? (when.default ?? when) : when;
  if (read?.kind === 'ambiguous')
    return answer(
      question(
        read.question,
        read.options.map((option) => renderWhen(option, scheduling)),
      ),
    );
  const calendars = gateway.forUser(user.id, { signal: context.signal });

  const exact = read?.kind === 'instant' || (read?.kind === 'interval' && read.range && !read.allDay);
  const duration = said ?? HALF_HOUR;
  const asked: Interval | undefined =
    read?.kind === 'instant'
      ? { start: read.at.epochMilliseconds, end: read.at.epochMilliseconds + (said ?? 2 * HALF_HOUR) }
      : read
        ? windowOf(read)
        : { start: now.getTime(), end: now.getTime() + 7 * DAY };
  if (!asked) return answer(question('For which day or time?'));
  const after = exact || asked.end <= now.getTime() ? undefined : afterIt([asked], user, now.getTime());
  const window = after ?? asked;

  const others =
    people.people.length === 0
      ? []
      : (
          await calendars.freeBusy({
            ids: people.people.map(({ email }) => email),
            start: window.start,
            end: window.end,
          })
        ).map((one, index) => ({ ...one, name: people.people[index]?.name ?? one.id }));
  const { events } = await calendars.listEvents({
    calendarId: 'primary',
    from: window.start,
    to: window.end,
  });
  const conflicts = findConflicts(window, events, { zone: user.timeZone }).filter(
    ({ event }) => event.start.kind === 'timed',
  );
  const windows =
    read?.kind === 'windows' && !after
      ? read.windows.map(({ start, end }) => ({
          start: start.epochMilliseconds,
          end: end.epochMilliseconds,
        }))
      : [window];
  const slots = await findOwnSlots(calendars, user, now.getTime(), {
    windows,
    duration: Math.min(duration, window.end - window.start),
    people: others,
    limit: 5,
  });
  const stretches = exact ? [] : freeStretches(events, user, now.getTime(), windows, others, said);
  const unknown = others.filter((one) => one.unknown !== undefined).map(({ name }) => name);
  return answer({
    ok: true,
    data: {
      status: 'free-times',
      asked_for: saySlot(window, user.timeZone),
      // What was asked about holds no working time any more; these are from the days after it.
      ...(after ? { is_after: saySlot(asked, user.timeZone) } : {}),
      exact,
      free: conflicts.length === 0 && others.every(({ busy }) => busy.length === 0) && unknown.length === 0,
      conflicts: conflicts.map(({ event }) => presentForModel(factOf(event), user.timeZone)),
      ...named(
        'untrusted_busy_people',
        others.filter(({ busy }) => busy.length > 0).map(({ name }) => name),
      ),
      ...named('untrusted_unknown_people', unknown),
      ...(stretches.length > 0
        ? { free_stretches: stretches.map((stretch) => saySlot(stretch, user.timeZone)) }
        : {}),
      slots: slots.map((slot) => ({
        when: saySlot(slot, user.timeZone),
        start: new Date(slot.start).toISOString(),
        end: new Date(slot.end).toISOString(),
      })),
    },
  });
}

/** How people call themselves is their own text; nobody is no key. */
const named = (key: string, names: readonly string[]): Record<string, readonly string[]> =>
  names.length > 0 ? { [key]: names } : {};
