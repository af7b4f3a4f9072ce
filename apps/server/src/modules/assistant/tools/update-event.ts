import type { Moment } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { z } from 'zod';
import {
  type CalendarEvent,
  type EventChanges,
  eventIdFor,
  type Scope,
  seriesWithGaps,
  type UserCalendars,
  updateEvent,
} from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import {
  answer,
  noSuchEvent,
  question,
  questionInTheirWords,
  refusal,
  whichEvent,
} from './events/clarify.ts';
import { describeEvent, findEvent } from './events/find-event.ts';
import { isSeries } from './events/is-series.ts';
import { findOwnConflicts, sayAlternatives, toToolConflicts } from './events/own-time.ts';
import { planTimes } from './events/plan-change.ts';
import { isSameRhythm, planRepetition, type Repetition } from './events/plan-repetition.ts';
import { chooseScope, sayScope } from './events/scope.ts';
import { momentSchema, storedEventSchema } from './events/stored-event.ts';
import { tellsOfUpdate, undoUpdate } from './events/undo-update.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { resolvePeople } from './people/resolve-people.ts';
import { coverage, tellingWords, wordsOf } from './text/match-words.ts';
import { sayRepeats } from './text/say-repeats.ts';
import { sayRange } from './text/say-time.ts';
import { isTraceable } from './text/traceable.ts';
import { whenContext } from './time/when-context.ts';
import type { Plan, Tool, ToolContext, ToolResult } from './tool.port.ts';
import { asksSeveral, executeSeveral, planSeveral, severalSchema } from './update-several.ts';

const changesSchema = z.object({
  title: z.string().optional(),
  start: momentSchema.optional(),
  end: momentSchema.optional(),
  recurrence: z.array(z.string()).optional(),
  location: z.string().optional(),
  description: z.string().optional(),
  attendees: z.array(z.looseObject({ email: z.string() })).optional(),
  videoMeeting: z.literal(true).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
});
const oneSchema = z.object({
  event: storedEventSchema,
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
  changes: changesSchema,
  accepted_conflicts: z.array(z.string()),
});
type OneArgs = z.output<typeof oneSchema>;
const argsSchema = z.union([severalSchema, oneSchema]);
export type UpdateEventArgs = z.output<typeof argsSchema>;

export const updateEventTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'update_event'>, UpdateEventArgs> => ({
  name: 'update_event',
  description:
    'Move, lengthen, shorten, repeat, rename or otherwise change an event, move several at once, let two change places, or invite and uninvite people. Events with other people, series and conflicts ask the user first.',
  inputSchema: toolInputs.update_event,
  argsSchema,
  plan: (input, context) =>
    withCalendar<Plan<UpdateEventArgs>>(
      () => (asksSeveral(input) ? planSeveral : plan)(dependencies, input, context),
      answer,
    ),
  execute: (args, context, journal) =>
    withCalendar<ToolResult>(
      async () => {
        if ('moves' in args) return executeSeveral(dependencies, args, context, journal);
        const calendars = dependencies.gateway.forUser(context.user.id, { signal: context.signal });
        const { event, changes } = args;
        if (changes.start || changes.end) {
          const met = await findOwnConflicts(calendars, context.user, timesOf(event, changes), [
            ...ownIds(args),
            ...args.accepted_conflicts,
          ]);
          if (met.length > 0)
            return {
              ...refusal('The new time was taken in the meantime, so nothing was changed.'),
              conflicts: toToolConflicts(met, context.user.timeZone),
            };
        }
        await journal.recordBefore({ event, series: args.series, scope: args.scope });
        await context.assertCurrent();
        const changed = await updateEvent(calendars, {
          event,
          series: args.series,
          scope: args.scope,
          changes: changes as EventChanges,
          notify: hasOthers(event) || (changes.attendees?.length ?? 0) > 0 ? 'everyone' : 'nobody',
          newSeriesId: eventIdFor(context.user.id, `${context.toolCallId}/series`),
        });
        journal.recordAfter(changed);
        const now = describeEvent(
          args.scope === 'one' ? changed : { ...event, ...definedOf(changes) },
          context.user.timeZone,
        );
        return {
          ok: true,
          data: { event_id: changed.id, now },
          receipt: `Changed: ${now}${saidRhythm(args, context.user.timeZone)}${sayScope(args.scope)}${saidChanges(args)}.`,
        };
      },
      (result) => result,
    ),
  undo: undoUpdate(dependencies.gateway),
  undoTells: tellsOfUpdate,
});

const timesOf = (event: CalendarEvent, changes: OneArgs['changes']) => ({
  start: changes.start ?? event.start,
  end: changes.end ?? event.end,
  recurrence: changes.recurrence,
});

/** A meeting does not collide with itself, nor with the others of its series when they change with it. */
const ownIds = ({ event, series, scope }: Pick<OneArgs, 'event' | 'series' | 'scope'>): string[] => [
  event.id,
  ...(scope === 'one' || !series ? [] : [series.id]),
];

const saidRhythm = ({ event, changes }: OneArgs, zone: string): string =>
  sayRepeats(changes.recurrence ?? [], changes.start ?? event.start, zone);

const definedOf = (changes: OneArgs['changes']): Partial<CalendarEvent> =>
  Object.fromEntries(
    Object.entries({ title: changes.title, start: changes.start, end: changes.end }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const hasOthers = (event: CalendarEvent): boolean =>
  event.attendees.some(({ self, resource }) => !self && !resource);

async function plan(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<OneArgs>> {
  const { user } = context;
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when));
  if (found.kind === 'several') return answer(whichEvent(found.events, user.timeZone));
  const { event } = found;
  const calendars = gateway.forUser(user.id, { signal: context.signal });
  const rhythm = await planRhythm(calendars, event, input, context);
  if (rhythm === 'same')
    return answer(
      refusal(`Nothing was changed: it repeats like that already. ${describeEvent(event, user.timeZone)}.`),
    );
  const scope = rhythm ?? chooseScope(event, input.scope, input.event_when !== undefined, user.timeZone);
  if (scope.kind === 'question')
    return answer(question(scope.question, scope.options, { event_id: event.id }));

  const times = rhythm ?? planTimes(event, input, whenContext(context));
  if (times.kind === 'question')
    return answer(question(times.question, times.options, { event_id: event.id }));
  const guests = await planGuests(contacts, event, input, context);
  if ('question' in guests) return answer(questionInTheirWords(guests.question, guests.options));
  const changes = differing(event, {
    ...(times.changes.start ? { start: times.changes.start } : {}),
    ...(times.changes.end ? { end: times.changes.end } : {}),
    ...(input.new_title ? { title: input.new_title } : {}),
    ...(input.new_location ? { location: input.new_location } : {}),
    ...(input.new_description ? { description: input.new_description } : {}),
    ...(input.video_link ? { videoMeeting: true as const } : {}),
    ...(input.show_as
      ? { transparency: input.show_as === 'free' ? ('transparent' as const) : ('opaque' as const) }
      : {}),
    ...(guests.attendees ? { attendees: guests.attendees } : {}),
    ...(rhythm ? { recurrence: [...rhythm.changes.recurrence] } : {}),
  });
  if (Object.keys(changes).length === 0)
    return answer(
      isChangeAsked(input)
        ? refusal(`Nothing was changed: it is like that already. ${describeEvent(event, user.timeZone)}.`)
        : question('What should be different about it?', [], { event_id: event.id }),
    );

  const isMoved = changes.start !== undefined || changes.end !== undefined;
  const whole = { event, series: rhythm?.series, scope: scope.scope };
  if (scope.scope !== 'one') whole.series ??= await seriesWithGaps(calendars, event);
  const conflicts = isMoved
    ? await findOwnConflicts(calendars, user, timesOf(event, changes), ownIds(whole))
    : [];
  const args: OneArgs = {
    event,
    ...(whole.series ? { series: whole.series } : {}),
    scope: scope.scope,
    changes,
    accepted_conflicts: conflicts.map(({ event: other }) => other.id),
  };
  const texts = [input.new_title, input.new_location, input.new_description];
  const reasons = [
    ...(conflicts.length > 0 ? ['The new time overlaps with something in your calendar.'] : []),
    ...(hasOthers(event) || guests.attendees ? ['Other people would be told.'] : []),
    ...(scope.scope !== 'one' ? ['It changes a series.'] : []),
    ...(texts.every((text) => isTraceable(text, context.ownWords))
      ? []
      : ['Part of it was not written by you.']),
  ];
  const formatted = `Change ${describeEvent(event, user.timeZone)}${sayScope(scope.scope)}${saidChanges(args, user.timeZone)}${guests.said}`;
  if (reasons.length === 0) return { kind: 'run', args, formatted };
  return {
    kind: 'ask',
    args,
    formatted,
    conflicts: toToolConflicts(conflicts, user.timeZone),
    ...(conflicts.length > 0 && scope.scope === 'one'
      ? {
          alternatives: await sayAlternatives(
            calendars,
            user,
            context.now.getTime(),
            { start: changes.start ?? event.start, end: changes.end ?? event.end },
            [event.id],
          ),
        }
      : {}),
    reason: reasons.join(' '),
  };
}

interface Rhythm {
  readonly kind: 'scope';
  readonly scope: Scope;
  readonly series: CalendarEvent | undefined;
  readonly changes: Repetition;
}

/**
 * How often it shall be from now on, when that is what was said. What has been stays as it was, so that a series goes on
 * from this meeting in its new rhythm; only when all of it was said, all of it changes.
 */
async function planRhythm(
  calendars: UserCalendars,
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Rhythm | 'same' | undefined> {
  const words = input.new_when;
  const scheduling = whenContext(context);
  if (!words || resolveWhen(words, scheduling).kind !== 'recurrence') return undefined;
  const series = await seriesWithGaps(calendars, event);
  const changes = planRepetition(event, series, words, scheduling);
  if (!changes) return undefined;
  if (series && isSameRhythm(series, event, changes)) return 'same';
  const scope = !series ? 'one' : isSeries(event) || input.scope === 'all' ? 'series' : 'following';
  return { kind: 'scope', scope, series, changes };
}

/** Only what would be different: a change that changes nothing is never told as one. */
function differing(event: CalendarEvent, changes: OneArgs['changes']): OneArgs['changes'] {
  const { start, end, attendees, ...rest } = changes;
  const sameTime = !isElsewhere(event, changes);
  const present = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  const samePeople =
    attendees?.length === present.size && attendees.every(({ email }) => present.has(email.toLowerCase()));
  const same: Partial<Record<keyof typeof rest, boolean>> = {
    title: rest.title === event.title,
    location: rest.location === event.location,
    description: rest.description === event.description,
    transparency: rest.transparency === event.transparency,
    videoMeeting: rest.videoMeeting === true && event.meetingLink !== undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !same[key as keyof typeof rest])),
    // A rule is written with its first meeting: the time zone of the one is that of the other.
    ...(sameTime && !rest.recurrence ? {} : { ...(start ? { start } : {}), ...(end ? { end } : {}) }),
    ...(attendees && !samePeople ? { attendees } : {}),
  };
}

const isElsewhere = (event: CalendarEvent, { start, end }: OneArgs['changes']): boolean =>
  !isSame(start ?? event.start, event.start) || !isSame(end ?? event.end, event.end);

const isSame = (one: Moment, other: Moment): boolean =>
  one.kind === 'date' || other.kind === 'date'
    ? one.kind === other.kind && one.kind === 'date' && other.kind === 'date' && one.date === other.date
    : one.at === other.at;

const isChangeAsked = ({
  event: _event,
  event_id: _id,
  event_when: _when,
  scope: _scope,
  ...asked
}: ToolInput<'update_event'>) =>
  Object.values(asked).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));

function saidChanges({ event, changes }: OneArgs, zone?: string): string {
  const before = new Set(event.attendees.map(({ email }) => email));
  const invited = zone ? [] : (changes.attendees ?? []).filter(({ email }) => !before.has(email));
  const said = [
    zone && isElsewhere(event, changes)
      ? `to ${sayRange(changes.start ?? event.start, changes.end ?? event.end, zone)}`
      : '',
    zone ? saidRhythm({ event, changes } as OneArgs, zone).replace(/^, /, '') : '',
    zone && changes.title ? `new title '${changes.title}'` : '',
    changes.location ? `place: ${changes.location}` : '',
    changes.description ? `note: '${changes.description.slice(0, 200)}'` : '',
    changes.videoMeeting ? 'with a video link' : '',
    changes.transparency ? `shown as ${changes.transparency === 'transparent' ? 'free' : 'busy'}` : '',
    invited.length > 0 ? `${invited.map(nameOf).join(', ')} invited` : '',
  ].filter(Boolean);
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

const nameOf = (guest: Readonly<Record<string, unknown>> & { email: string }): string =>
  typeof guest.displayName === 'string' ? guest.displayName : guest.email;

type Guests =
  | { readonly attendees: OneArgs['changes']['attendees']; readonly said: string }
  | { readonly question: string; readonly options: readonly string[] };

/** The list is replaced whole, so it is made from what stands there. */
async function planGuests(
  contacts: CalendarToolDependencies['contacts'],
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Guests> {
  if (!input.add_attendees?.length && !input.remove_attendees?.length)
    return { attendees: undefined, said: '' };
  const added = await resolvePeople(contacts, input.add_attendees ?? [], context);
  if (added.kind === 'question') return added;
  const removed = (input.remove_attendees ?? []).map((name) => ({ name, match: guestLike(event, name) }));
  const missing = removed.find(({ match }) => match === undefined);
  if (missing)
    return {
      question: `${missing.name} is not among the guests. Whom should I remove?`,
      options: event.attendees.map(({ email }) => email),
    };
  const gone = new Set(removed.map(({ match }) => match?.email));
  const present = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  const fresh = added.people.filter(({ email }) => !present.has(email));
  return {
    attendees: [
      ...event.attendees.filter(({ email }) => !gone.has(email)),
      ...fresh.map(({ email, name }) => ({ email, ...(name ? { displayName: name } : {}) })),
    ].map((guest) => ({ ...guest })),
    said: [
      fresh.length > 0
        ? `, inviting ${fresh.map(({ email, name, origin }) => `${name ? `${name} <${email}>` : email} (${origin})`).join(', ')}`
        : '',
      gone.size > 0 ? `, removing ${[...gone].join(', ')}` : '',
    ].join(''),
  };
}

const guestLike = (event: CalendarEvent, name: string) =>
  event.attendees.find(
    ({ email, displayName, self }) =>
      !self && coverage(tellingWords(name), wordsOf(`${displayName ?? ''} ${email}`)) >= 0.75,
  );
