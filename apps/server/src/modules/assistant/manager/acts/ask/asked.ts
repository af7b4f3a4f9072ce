import { DAY, HOUR, type Interval, instantOf } from '@catch/scheduling';
import { type Act, aheadOnly, followsOn, readReference, type Superlative } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { coverage, significantWords, wordsOf } from '../../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import { type AskedBefore, eventsOf } from '../../conversation.ts';
import type { Referred } from '../../fetch-event.ts';
import { everyWordOf, fitsWords } from '../../fits-words.ts';
import { namePeople } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { looselyNamed, matchingName } from '../../search-by-name.ts';
import { Slots } from '../../slots.ts';
import { windowIn } from '../../time-in-words.ts';
import type { World } from '../../world.ts';
import { farAway, thenInThePast } from './far.ts';
import { goneBy } from './past.ts';
import { peopleIn, strangersIn } from './people-asked.ts';

export interface Ask {
  readonly plan: MessagePlan;
  readonly act: Act;
  readonly slots: Slots;
  /** The question that this one follows up. */
  readonly before?: AskedBefore | undefined;
  /** What it asks for the most of. */
  readonly wanted?: Superlative | undefined;
}

export type Answering = (request: Ask, window: Interval | undefined) => Promise<boolean>;

/** Room for something new is looked for, not what is there. */
export const isForRoom = (act: Act): boolean => act === 'find_time' || act === 'ask_free';

/** Questions that are answered with one event. */
export const OF_ONE: ReadonlySet<Act> = new Set([
  ...(['ask_when', 'ask_where', 'ask_who', 'ask_long', 'ask_detail', 'ask_next', 'ask_last'] as const),
]);

export const unclear: Answering = async ({ plan }) => {
  plan.say({ kind: 'talk', what: 'unclear' });
  return false;
};

export const facts = (events: readonly CalendarEvent[]): EventFact[] => events.map(asFact);

/** 'What do I still have today', 'how many are left': of that stretch what is to come. */
export const stillAhead = ({ words, world }: MessagePlan, window: Interval): Interval =>
  aheadOnly(words) && window.end > world.now
    ? { start: Math.max(window.start, world.now), end: window.end }
    : window;

export const isWith = (event: CalendarEvent, people: readonly PersonFact[]): boolean =>
  people.every(
    ({ email, name }) =>
      event.attendees.some((one) => one.email.toLowerCase() === email.toLowerCase()) ||
      event.organizer?.email?.toLowerCase() === email.toLowerCase() ||
      (name !== undefined &&
        coverage([name.split(' ')[0]?.toLowerCase() ?? ''], wordsOf(event.title ?? '')) === 1),
  );

/** Whether an event is with the people who were named; of several of one name, any of them. */
export async function meets(plan: MessagePlan, slots: Slots): Promise<(event: CalendarEvent) => boolean> {
  const names = [...slots.all('person'), ...slots.all('guest'), ...slots.all('old_person')];
  const { known, unclear: several } = await namePeople(names, plan.conversation, plan.world);
  const isSpared = await sparing(plan, slots.all('except'));
  return (event) =>
    isWith(event, known) &&
    several.every(({ people }) => people.some((one) => isWith(event, [one]))) &&
    !isSpared(event);
}

/** 'With Ana but not Ben', 'all but the dentist': what is not asked about. */
async function sparing(
  { conversation, world }: MessagePlan,
  names: readonly string[],
): Promise<(event: CalendarEvent) => boolean> {
  const telling = names.filter((name) => significantWords(name).length > 0 && !readReference(name).isFocus);
  const said = await Promise.all(
    telling.map(async (name) => ({ name, ...(await namePeople([name], conversation, world)) })),
  );
  return (event) =>
    said.some(({ name, known }) =>
      known.length > 0 ? isWith(event, known) : fitsWords(asFact(event), name, undefined, world),
    );
}

/** 'Who is down for Saturday?', 'where do I meet Teresa tomorrow?': what is there then, with them. */
async function thenOrWith(request: Ask): Promise<Referred | undefined> {
  const { plan, slots } = request;
  const { world, conversation } = plan;
  const when = slots.joined('time') ?? slots.joined('old_time');
  const strangers = await strangersIn(plan, slots);
  const people = [...(await peopleIn(plan, slots)), ...strangers];
  const window = goneBy(request) ?? (when ? windowIn(when, conversation, world) : undefined);
  if (!window && people.length === 0) return undefined;
  const within = window ?? { start: world.now, end: world.now + 30 * DAY };
  const events = (await world.events(within)).filter(
    (event) => event.start.kind === 'timed' && isWith(event, people),
  );
  const [first, ...others] = events;
  const [stranger] = strangers;
  if (!first) return stranger ? { kind: 'none', words: stranger.name } : undefined;
  return others.length === 0 || !window ? { kind: 'events', events: [first] } : { kind: 'several', events };
}

/** 'When does Leo play this weekend?': the one event of that time with a word of it in its name. */
export async function nearest(
  plan: MessagePlan,
  words: string,
  slots: Slots,
  none: Referred,
): Promise<Referred> {
  const when = slots.joined('old_time');
  const window = when ? windowIn(when, plan.conversation, plan.world) : undefined;
  if (!window) {
    const close = await looselyNamed(words, plan.world);
    return close ? { kind: 'events', events: [close] } : none;
  }
  const telling = significantWords(words);
  const events = (await plan.world.events(window)).filter(
    (event) => coverage(telling, everyWordOf(event)) * telling.length >= 0.75,
  );
  return events.length > 0 && new Set(events.map(({ title }) => title)).size === 1
    ? { kind: 'events', events }
    : none;
}

/** 'For my timesheet, when was the auditor in?': whichever of the names has an event. */
async function otherwise(
  plan: MessagePlan,
  slots: Slots,
  words: string,
  within: Slots,
): Promise<Referred | undefined> {
  for (const other of slots.all('target').filter((one) => one !== words)) {
    const found = await referTo(other, within, plan.conversation, plan.world);
    if (found.kind === 'events') return found;
  }
  return undefined;
}

/** 'I told everybody the tasting was at noon. – When is it really?': what was only told of, where nothing else is spoken of. */
export async function inStory(
  { before, conversation, world }: MessagePlan,
  words?: string,
): Promise<Referred | undefined> {
  const { focus, listed } = conversation;
  const { story } = before;
  const isOpen = words === undefined || readReference(words).isFocus;
  if (!story || !isOpen || focus.length + listed.length > 0) return undefined;
  const event = await matchingName(story, world);
  return event && { kind: 'events', events: [event] };
}

/** The one event that a question is about; says so when there is none or several. */
export async function about(
  request: Ask,
  words = request.slots.first('target'),
): Promise<CalendarEvent | undefined> {
  const { plan, slots } = request;
  const within = slots.has('old_time')
    ? slots
    : new Slots(slots.list().filter(({ role }) => role !== 'time'));
  const unnamed = words === undefined ? await thenOrWith(request) : undefined;
  const gone = words === undefined ? undefined : await thenInThePast(request, words);
  const named =
    unnamed ??
    gone ??
    (await inStory(plan, words)) ??
    (await referTo(words, within, plan.conversation, plan.world));
  const found =
    named.kind === 'none' && words
      ? ((await otherwise(plan, slots, words, within)) ??
        (await farAway(request, words)) ??
        (await nearest(plan, words, within, named)))
      : named;
  if (found.kind === 'events') {
    plan.focusOn(found.events.slice(0, 1).map(asFact));
    return found.events[0];
  }
  if (found.kind === 'several') {
    plan.list(facts(found.events));
    plan.say({ kind: 'told', what: 'when', events: facts(found.events) });
  } else if (found.kind === 'planned')
    plan.say(
      request.act === 'ask_who'
        ? { kind: 'told', what: 'who', event: found.event }
        : { kind: 'told', what: 'when', events: [found.event] },
    );
  else {
    plan.noSuchEvent(found.words);
    await listDayInstead(plan, slots);
  }
  return undefined;
}

/** Nothing is called so: what there is on the day that was said, or on that of what was just changed and is asked on about. */
async function listDayInstead(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  const when = slots.joined('old_time') ?? slots.joined('time');
  const [changed, ...more] =
    !when && conversation.asked === undefined && followsOn(plan.words)
      ? eventsOf(conversation.done[0]?.changes ?? [])
      : [];
  const window = when
    ? windowIn(when, conversation, world, true)
    : changed && more.length === 0
      ? dayOf(instantOf(changed.start, world.zone), world.zone)
      : undefined;
  if (!window || window.end - window.start > LONGEST_DAY) return;
  // An hour says which day.
  const day = window.end - window.start < HOUR ? dayOf(window.start, world.zone) : window;
  const events = facts(await world.events(day));
  if (events.length === 0 || events.length > MOST_LISTED) return;
  plan.list(events);
  plan.say({ kind: 'told', what: 'agenda', events, window: day });
}
const LONGEST_DAY = 25 * HOUR;
const MOST_LISTED = 8;

export const dayOf = (at: number, zone: string): Interval => {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
  return { start: day.epochMilliseconds, end: day.add({ days: 1 }).epochMilliseconds };
};

/** What others have asked them to and they have not answered. */
export async function unansweredInvitations(world: World, within?: Interval): Promise<EventFact[]> {
  const ahead = { start: world.now, end: world.now + 100 * DAY };
  const events = await world.events(within ?? ahead);
  return facts(
    events.filter(({ ownResponse, organizer }) => ownResponse === 'needsAction' && organizer?.self !== true),
  );
}
