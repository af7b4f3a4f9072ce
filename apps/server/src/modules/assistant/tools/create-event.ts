import { DAY, instantOf, MINUTE } from '@catch/scheduling';
import { z } from 'zod';
import {
  type AllCalendars,
  createEvent,
  creationKey,
  idOfCreated,
  MAIN_CALENDAR,
  referenceTo,
} from '../../calendar/index.ts';
import { intended, question, receipt, refusal, slotOf } from '../values/make.ts';
import type { Change, ProposalReason, Receipt, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { findAlternatives } from './events/alternatives.ts';
import { bookedAlready } from './events/booked-already.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { chooseCalendar } from './events/choose-calendar.ts';
import { answer } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { placeLink } from './events/links.ts';
import { acceptedUnread, acceptedUnreadSchema, assertSeen, unreadReason } from './events/other-calendars.ts';
import { findOwnConflicts, findOwnSlots } from './events/own-time.ts';
import { settleTime } from './events/settle-time.ts';
import { momentSchema } from './events/stored-event.ts';
import { notifiedOfCreation, undoCreation } from './events/undo-creation.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { busyGuests } from './people/busy-guests.ts';
import { guestReasons, isInconvenient } from './people/guest-reasons.ts';
import { asInvited, resolveGuests } from './people/people-of.ts';
import type { KnownPerson } from './people/resolve-people.ts';
import { findBroken } from './preference-rules/find-broken.ts';
import { usualLength } from './preference-rules/rules-for.ts';
import { isTraceable } from './text/traceable.ts';
import { resolveEventTime } from './time/event-time.ts';
import type { EventTime } from './time/event-time-kinds.ts';
import { onDayOf } from './time/on-its-day.ts';
import { isOnTwoClocks } from './time/two-clocks.ts';
import { type UsualTime, usualTimeOf } from './time/usual-time.ts';
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
  accepted_unread: acceptedUnreadSchema,
  /** Another calendar than the main one, that the person named. */
  calendar: z.object({ id: z.string(), name: z.string().optional() }).optional(),
});
export type CreateEventArgs = z.output<typeof argsSchema>;

export const createEventTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'create_event'>, CreateEventArgs> => ({
  name: 'create_event',
  description:
    "Make a calendar event, once or repeating. Made at once if nothing stands against it; guests, an overlap, words that are not the user's own, a calendar that could not be read, or what the user wanted kept in mind ask first.",
  inputSchema: toolInputs.create_event,
  argsSchema,
  plan: (input, context) =>
    withCalendar<Plan<CreateEventArgs>>(() => plan(dependencies, input, context), answer),
  execute: (args, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const calendars = dependencies.gateway.forUser(context.user.id, context);
        const own = await ownReferences(calendars, args, context);
        const taken = await takenMeanwhile(calendars, args, own, context);
        if (taken) return taken;
        await journal.recordBefore({ kind: 'absent', event_id: own[0] });
        await context.assertCurrent();
        const { event } = await createEvent(calendars, {
          calendarId: args.calendar?.id ?? MAIN_CALENDAR,
          notify: args.attendees.length > 0 ? 'everyone' : 'nobody',
          draft: {
            key: keyOf(context),
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
  // It was free when it was offered: what collides now was not agreed to.
  at: (args, { start, end }) => ({ ...args, start, end, accepted_conflicts: [] }),
  undo: undoCreation(dependencies.gateway),
  undoNotifies: notifiedOfCreation,
});

async function plan(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'create_event'>,
  context: ToolContext,
): Promise<Plan<CreateEventArgs>> {
  const calendars = gateway.forUser(context.user.id, context);
  const { user, now } = context;
  const calendar = await chooseCalendar(calendars, input.calendar);
  if (calendar.kind === 'refusal') return answer(calendar);
  const resolved = await resolveGuests({ gateway, contacts }, input.attendees ?? [], context);
  if (resolved.kind !== 'people') return answer(resolved);
  const people = await asInvited(calendars, resolved, input.guests_of ?? []);
  const guests = people.people.map(({ email }) => email);
  const words: EventTime = input.exact
    ? fixedTime(input.exact)
    : resolveEventTime(
        {
          when: input.when ?? '',
          duration: input.duration,
          recurrence: input.recurrence,
          allDay: input.all_day,
          title: input.title,
          usual: usualOf(user, input.title, guests),
        },
        onDayOf(context.replaced, input.when ?? '', whenContext(context)),
      );
  if (isOnTwoClocks(input.when ?? '', context.ownWords.at(-1), whenContext(context)))
    return answer(question({ for: 'time', because: 'two-clocks', words: input.when ?? '' }));
  const time = await settleTime(gateway, calendars, words, { guests, title: input.title }, context);
  if (time.kind === 'question') return answer(time);
  if (instantOf(time.end, user.timeZone) <= now.getTime())
    return answer(question({ for: 'time', because: 'passed', slot: { start: time.start, end: time.end } }));

  const own = await ownReferences(calendars, calendar, context);
  const wished = { title: input.title, hasGuests: guests.length > 0 };
  const conflicts = await findOwnConflicts(calendars, user, time, own);
  const broken = await findBroken(calendars, user, wished, [time], own);
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
    ...acceptedUnread(calendars),
    ...(calendar.calendar ? { calendar: calendar.calendar } : {}),
  };
  const target = args.calendar?.id ?? MAIN_CALENDAR;
  const there = bookedAlready(
    conflicts.map(({ event }) => event).filter(({ calendarId }) => calendarId === target),
    args,
  );
  if (there) return answer(refusal({ code: 'booked-already' }, { about: factOf(there) }));
  const reasons = [
    ...unreadReason(calendars),
    ...broken,
    ...reasonsToAsk(people.people, conflicts.length, input, context),
    ...(await guestReasons(calendars, [{ guests: people.people, time }], user.timeZone)),
  ];
  const change = creation(args, people.people, own[0] ?? keyOf(context));
  if (reasons.length === 0) return { kind: 'run', args, proposal: intended([change]) };
  const alternatives =
    (conflicts.length > 0 || broken.length > 0 || isInconvenient(reasons)) && time.recurrence.length === 0
      ? await findAlternatives(calendars, user, now.getTime(), time, { wished, guests })
      : [];
  const met = conflicts.map(({ event }) => factOf(event));
  return { kind: 'ask', args, proposal: intended([change], { reasons, conflicts: met, alternatives }) };
}

const keyOf = ({ user, toolCallId }: ToolContext): string => creationKey(user.id, toolCallId);

/** What the event of this call is known by, wherever it is made; nothing when it is not there and its id is not ours to choose. */
async function ownReferences(
  calendars: AllCalendars,
  { calendar }: Pick<CreateEventArgs, 'calendar'>,
  context: ToolContext,
): Promise<string[]> {
  const calendarId = calendar?.id ?? MAIN_CALENDAR;
  const id = await idOfCreated(calendars, calendarId, keyOf(context));
  return id === undefined ? [] : [referenceTo(calendarId, id)];
}

/** What they said of such events counts more than what was learned. */
function usualOf(user: ToolContext['user'], title: string, guests: readonly string[]): UsualTime {
  const said = usualLength(user, { title, hasGuests: guests.length > 0 });
  const learned = usualTimeOf(user.habits, title, guests);
  return said === undefined ? learned : { ...learned, minutes: said / MINUTE };
}

const fixedTime = ({
  start,
  end,
  recurrence = [],
}: NonNullable<ToolInput<'create_event'>['exact']>): EventTime => ({ kind: 'fixed', start, end, recurrence });

/** The event as it will be. */
const creation = (args: CreateEventArgs, guests: readonly KnownPerson[], id: string): Change => ({
  did: 'created',
  after: {
    id,
    title: args.title,
    start: args.start,
    end: args.end,
    ...(args.location ? { place: args.location } : {}),
    ...(args.description ? { note: args.description } : {}),
    guests,
    repeats: args.recurrence.length > 0,
    ...(args.calendar ? { calendar: args.calendar } : {}),
  },
  recurrence: args.recurrence,
  ...(args.video_link ? { video: true } : {}),
});

function reasonsToAsk(
  guests: readonly KnownPerson[],
  conflicts: number,
  input: ToolInput<'create_event'>,
  { ownWords, names }: ToolContext,
): ProposalReason[] {
  // A name of ours is nobody else's text.
  const title = input.title === names.event ? undefined : input.title;
  const texts = [title, input.location, input.description, input.link?.url, input.calendar];
  return [
    ...(conflicts > 0 ? [{ code: 'overlaps' } as const] : []),
    ...(guests.length > 0 ? [{ code: 'invites', people: guests } as const] : []),
    ...(texts.every((text) => isTraceable(text, ownWords)) ? [] : [{ code: 'not-own-words' } as const]),
  ];
}

/** A slot that was taken since the card was shown leads to alternatives, not to a write. */
async function takenMeanwhile(
  calendars: AllCalendars,
  args: CreateEventArgs,
  own: readonly string[],
  { user, now }: ToolContext,
): Promise<Refusal | undefined> {
  const conflicts = await findOwnConflicts(calendars, user, args, [...own, ...args.accepted_conflicts]);
  if (conflicts.length === 0) {
    assertSeen(calendars, args);
    return undefined;
  }
  const start = instantOf(args.start, user.timeZone);
  const windows = [{ start, end: start + 3 * DAY }];
  const guests = args.attendees.map(({ email }) => email);
  const alternatives = await findOwnSlots(calendars, user, now.getTime(), {
    windows,
    people: (await busyGuests(calendars, guests, windows, now.getTime())).map((one) => ({
      ...one,
      optional: false,
    })),
    duration: instantOf(args.end, user.timeZone) - start,
    limit: 3,
    wished: { title: args.title, hasGuests: args.attendees.length > 0 },
  });
  return refusal(
    { code: 'taken-meanwhile', conflicts: conflicts.map(({ event }) => factOf(event)), to: 'book' },
    { instead: alternatives.map((slot) => ({ slot: slotOf(slot, user.timeZone) })) },
  );
}
