import { DAY, instantOf } from '@catch/scheduling';
import { z } from 'zod';
import { createEvent, eventIdFor, type UserCalendars } from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, question, questionInTheirWords, refusal } from './events/clarify.ts';
import { placeLink } from './events/links.ts';
import {
  findOwnConflicts,
  findOwnSlots,
  sayAlternatives,
  saySlot,
  toToolConflicts,
} from './events/own-time.ts';
import { settleTime } from './events/settle-time.ts';
import { momentSchema } from './events/stored-event.ts';
import { tellsOfCreation, undoCreation } from './events/undo-creation.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { sayGuest } from './people/guests.ts';
import { resolvePeople } from './people/resolve-people.ts';
import { oneLine } from './text/one-line.ts';
import { sayRepeats } from './text/say-repeats.ts';
import { sayRange } from './text/say-time.ts';
import { isTraceable } from './text/traceable.ts';
import { resolveEventTime } from './time/event-time.ts';
import { usualTimeOf } from './time/usual-time.ts';
import { whenContext } from './time/when-context.ts';
import type { Plan, Tool, ToolContext, ToolResult } from './tool.port.ts';

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
    withCalendar<ToolResult>(
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
        const when = sayRange(event.start, event.end, context.user.timeZone);
        const guests = event.attendees.filter(({ self }) => !self).map(sayGuest);
        return {
          ok: true,
          data: {
            event_id: event.id,
            title: event.title,
            when,
            guests,
            link: event.htmlLink,
            video_link: event.meetingLink,
          },
          receipt: `Booked: ${oneLine(event.title ?? args.title)}, ${when}${sayRepeats(args.recurrence, args.start, context.user.timeZone)}${guests.length > 0 ? `, with ${guests.join(', ')}` : ''}${event.location ? `, at ${oneLine(event.location)}` : ''}${isLink(args.description) ? `, with the note '${oneLine(args.description, 200)}'` : ''}.`,
          eventId: event.id,
        };
      },
      (result) => result,
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
  if (people.kind === 'question') return answer(questionInTheirWords(people.question, people.options));
  const words = resolveEventTime(
    {
      when: input.when,
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
  if (time.kind !== 'fixed') return answer(time.result);
  if (instantOf(time.end, user.timeZone) <= now.getTime())
    return answer(
      question(`${sayRange(time.start, time.end, user.timeZone)} has already passed. When should it be?`),
    );

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
  const reasons = reasonsToAsk(args, conflicts.length, input, context);
  const formatted = formatCreation(args, user.timeZone);
  if (reasons.length === 0) return { kind: 'run', args, formatted };
  return {
    kind: 'ask',
    args,
    formatted,
    conflicts: toToolConflicts(conflicts, user.timeZone),
    ...(conflicts.length > 0 && time.recurrence.length === 0
      ? { alternatives: await sayAlternatives(calendars, user, now.getTime(), time) }
      : {}),
    reason: reasons.join(' '),
  };
}

function reasonsToAsk(
  args: CreateEventArgs,
  conflicts: number,
  input: ToolInput<'create_event'>,
  { ownWords }: ToolContext,
): string[] {
  const texts = [input.title, input.location, input.description, input.link?.url];
  return [
    ...(conflicts > 0
      ? [
          args.recurrence.length > 0
            ? `${conflicts === 1 ? 'One meeting' : 'Some meetings'} of the series would overlap with something in your calendar.`
            : 'It overlaps with something in your calendar.',
        ]
      : []),
    ...(args.attendees.length > 0
      ? [
          `It would send ${args.attendees.length === 1 ? 'an invitation' : `${args.attendees.length} invitations`}.`,
        ]
      : []),
    ...(texts.every((text) => isTraceable(text, ownWords)) ? [] : ['Part of it was not written by you.']),
  ];
}

/** A link that was given is told with where it went. */
const isLink = (note: string | undefined): note is string => /^https?:\/\/\S+$/.test(note ?? '');

export function formatCreation(args: CreateEventArgs, zone: string): string {
  const guests = args.attendees.map(
    ({ email, name, origin }) => `${name ? `${oneLine(name, 60)} <${email}>` : email} (${origin})`,
  );
  return [
    `Book '${oneLine(args.title)}' on ${sayRange(args.start, args.end, zone)}${sayRepeats(args.recurrence, args.start, zone)}`,
    guests.length > 0 ? `inviting ${guests.join(', ')}` : '',
    args.location ? `at ${oneLine(args.location)}` : '',
    args.video_link ? 'with a video link' : '',
    args.description ? `with the note '${oneLine(args.description, 200)}'` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A slot that was taken since the card was shown leads to alternatives, not to a write. */
async function takenMeanwhile(
  calendars: UserCalendars,
  args: CreateEventArgs,
  { user, now }: ToolContext,
  ownId: string,
): Promise<ToolResult | undefined> {
  const conflicts = await findOwnConflicts(calendars, user, args, [ownId, ...args.accepted_conflicts]);
  if (conflicts.length === 0) return undefined;
  const start = instantOf(args.start, user.timeZone);
  const alternatives = await findOwnSlots(calendars, user, now.getTime(), {
    windows: [{ start, end: start + 3 * DAY }],
    duration: instantOf(args.end, user.timeZone) - start,
    limit: 3,
  });
  return {
    ...refusal('That time was taken in the meantime, so nothing was booked.', {
      alternatives: alternatives.map((slot) => saySlot(slot, user.timeZone)),
    }),
    conflicts: toToolConflicts(conflicts, user.timeZone),
  };
}
