import { DAY, instantOf } from '@catch/scheduling';
import { z } from 'zod';
import { createEvent, eventIdFor, type UserCalendars } from '../../calendar/index.ts';
import { intended, question, receipt, refusal, slotOf } from '../values/make.ts';
import type { Change, ProposalReason, Receipt, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { bookedAlready } from './events/booked-already.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { placeLink } from './events/links.ts';
import { findAlternatives, findOwnConflicts, findOwnSlots } from './events/own-time.ts';
import { settleTime } from './events/settle-time.ts';
import { momentSchema } from './events/stored-event.ts';
import { tellsOfCreation, undoCreation } from './events/undo-creation.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { type KnownPerson, resolvePeople } from './people/resolve-people.ts';
import { isTraceable } from './text/traceable.ts';
import { resolveEventTime } from './time/event-time.ts';
import type { EventTime } from './time/event-time-kinds.ts';
import { usualTimeOf } from './time/usual-time.ts';
import { whenContext } from './time/when-context.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const argsSchema = z.object({
  title: z.string(),
  start: momentSchema,
  end: momentSchema,
  recurrence: z.array(z.string()),
  attendees: z.array(z.object({ email: z.string(), name: z.string().optional(), origin: z.string() })),
  location: z.string().optional(),
  description: z.string().optional(),
  video_link: z.boolean(),
  /** Conflicts that the card showed: booking over these was agreed to, over others it was not. */
  accepted_conflicts: z.array(z.string()),
});
export type CreateEventArgs = z.output<typeof argsSchema>;

export const createEventTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'create_event'>, CreateEventArgs> => ({
  name: 'create_event',
  description:
    "Make a calendar event. Pass the time in the user's own words. An own event without guests and conflicts is made at once; guests or a conflict ask the user first.",
  inputSchema: toolInputs.create_event,
  argsSchema,
  plan: (input, context) =>
    withCalendar<Plan<CreateEventArgs>>(() => plan(dependencies, input, context), answer),
  execute: (args, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const calendars = dependencies.gateway.forUser(context.user.id, { signal: context.signal });
        const id = eventIdFor(context.user.id, context.toolCallId);
        const taken = await takenMeanwhile(calendars, args, context, id);
        if (taken) return taken;
        await journal.recordBefore({ kind: 'absent', event_id: id });
        await context.assertCurrent();
        const { event } = await createEvent(calendars, {
          calendarId: 'primary',
          notify: args.attendees.length > 0 ? 'everyone' : 'nobody',
          draft: {
            id,
            title: args.title,
            start: args.start,
            end: args.end,
            recurrence: args.recurrence,
            location: args.location,
            description: args.description,
            videoMeeting: args.video_link,
            attendees: args.attendees.map(({ email, name }) => ({ email, displayName: name })),
          },
        });
        journal.recordAfter(event);
        const after = { ...factOf(event), title: event.title ?? args.title };
        return receipt([{ did: 'created', after, recurrence: args.recurrence }], context);
      },
      (refused) => refused,
    ),
  undo: undoCreation(dependencies.gateway),
  undoTells: tellsOfCreation,
});

async function plan(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'create_event'>,
  context: ToolContext,
): Promise<Plan<CreateEventArgs>> {
  const calendars = gateway.forUser(context.user.id, { signal: context.signal });
  const { user, now } = context;
  const people = await resolvePeople(contacts, input.attendees ?? [], context);
  if (people.kind === 'question') return answer(people);
  const words: EventTime = input.exact
    ? fixedTime(input.exact)
    : resolveEventTime(
        {
          when: input.when ?? '',
          duration: input.duration,
          recurrence: input.recurrence,
          allDay: input.all_day,
          title: input.title,
          usual: usualTimeOf(
            user.habits,
            input.title,
            people.people.map(({ email }) => email),
          ),
        },
        whenContext(context),
      );
  const guests = people.people.map(({ email }) => email);
  const time = await settleTime(gateway, calendars, words, guests, context);
  if (time.kind === 'question') return answer(time);
  if (instantOf(time.end, user.timeZone) <= now.getTime())
    return answer(question({ for: 'time', because: 'passed', slot: { start: time.start, end: time.end } }));

  const conflicts = await findOwnConflicts(calendars, user, time, [eventIdFor(user.id, context.toolCallId)]);
  const args: CreateEventArgs = {
    title: input.title,
    start: time.start,
    end: time.end,
    recurrence: [...time.recurrence],
    attendees: people.people.map(({ email, name, origin }) => ({ email, ...(name ? { name } : {}), origin })),
    ...(input.location ? { location: input.location } : {}),
    ...(input.description ? { description: input.description } : {}),
    ...(input.link ? placeLink(input.link, input) : {}),
    video_link: input.video_link ?? false,
    accepted_conflicts: conflicts.map(({ event }) => event.id),
  };
  const there = bookedAlready(
    conflicts.map(({ event }) => event),
    args,
  );
  if (there) return answer(refusal({ code: 'booked-already' }, { about: factOf(there) }));
  const reasons = reasonsToAsk(people.people, conflicts.length, input, context);
  const change = creation(args, people.people, context);
  if (reasons.length === 0) return { kind: 'run', args, proposal: intended([change]) };
  const alternatives =
    conflicts.length > 0 && time.recurrence.length === 0
      ? await findAlternatives(calendars, user, now.getTime(), time)
      : [];
  const met = conflicts.map(({ event }) => factOf(event));
  return { kind: 'ask', args, proposal: intended([change], { reasons, conflicts: met, alternatives }) };
}

const fixedTime = ({
  start,
  end,
  recurrence = [],
}: NonNullable<ToolInput<'create_event'>['exact']>): EventTime => ({ kind: 'fixed', start, end, recurrence });

/** The event as it will be. */
const creation = (
  args: CreateEventArgs,
  guests: readonly KnownPerson[],
  { user, toolCallId }: ToolContext,
): Change => ({
  did: 'created',
  after: {
    id: eventIdFor(user.id, toolCallId),
    title: args.title,
    start: args.start,
    end: args.end,
    ...(args.location ? { place: args.location } : {}),
    ...(args.description ? { note: args.description } : {}),
    guests,
    repeats: args.recurrence.length > 0,
  },
  recurrence: args.recurrence,
  ...(args.video_link ? { video: true } : {}),
});

function reasonsToAsk(
  guests: readonly KnownPerson[],
  conflicts: number,
  input: ToolInput<'create_event'>,
  { ownWords }: ToolContext,
): ProposalReason[] {
  const texts = [input.title, input.location, input.description, input.link?.url];
  return [
    ...(conflicts > 0 ? [{ code: 'overlaps' } as const] : []),
    ...(guests.length > 0 ? [{ code: 'invites', people: guests } as const] : []),
    ...(texts.every((text) => isTraceable(text, ownWords)) ? [] : [{ code: 'not-own-words' } as const]),
  ];
}

/** A slot that was taken since the card was shown leads to alternatives, not to a write. */
async function takenMeanwhile(
  calendars: UserCalendars,
  args: CreateEventArgs,
  { user, now }: ToolContext,
  ownId: string,
): Promise<Refusal | undefined> {
  const conflicts = await findOwnConflicts(calendars, user, args, [ownId, ...args.accepted_conflicts]);
  if (conflicts.length === 0) return undefined;
  const start = instantOf(args.start, user.timeZone);
  const alternatives = await findOwnSlots(calendars, user, now.getTime(), {
    windows: [{ start, end: start + 3 * DAY }],
    duration: instantOf(args.end, user.timeZone) - start,
    limit: 3,
  });
  return refusal(
    { code: 'taken-meanwhile', conflicts: conflicts.map(({ event }) => factOf(event)), to: 'book' },
    { instead: alternatives.map((slot) => ({ slot: slotOf(slot, user.timeZone) })) },
  );
}
