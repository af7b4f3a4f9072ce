import { DAY, eventInterval, type Interval, merge } from '@catch/scheduling';
import { readReference, saysMeetings } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import type { AskedBefore } from '../../conversation.ts';
import { type SaidSlot, Slots } from '../../slots.ts';
import { type Answering, type Ask, facts, isWith, meets, OF_ONE, stillAhead } from './asked.ts';
import { matchingName, namesIn } from './called.ts';
import { detail } from './event.ts';
import { pointedAt } from './pointed.ts';

/** What counts as a meeting: with somebody else, at a time. A stand-in word such as 'meetings' says so; a name is a name. */
async function counted(
  { plan, slots, before, act }: Ask,
  window: Interval | undefined,
): Promise<readonly CalendarEvent[]> {
  const { world } = plan;
  // Whole days have no hours to add up, but weddings can be counted.
  const isCounted = ({ start }: CalendarEvent) =>
    start.kind === 'timed' || (act === 'ask_count' && namesIn(slots, world).length > 0);
  const within = stillAhead(plan, window ?? { start: world.now, end: world.now + 7 * DAY });
  const isMet = await meets(plan, slots);
  const wantsMeetings = saysMeetings(slots.joined('set') ?? '');
  const events = await matchingName(
    plan,
    slots,
    (await world.events(within)).filter(
      (event) => isCounted(event) && world.interval(event).start >= within.start && isMet(event),
    ),
  );
  const shared = events.filter(({ attendees }) => attendees.some(({ self, resource }) => !self && !resource));
  // People who never invite anybody call everything a meeting.
  return (wantsMeetings || before?.act === 'ask_most') && shared.length > 0 ? shared : events;
}

/** 'When was I last at the mill? – And how many times in August?': at the mill. */
function ofKindBefore(slots: Slots, earlier: AskedBefore | undefined): Slots {
  const isNamed = slots.has('set', 'target', 'person', 'guest');
  const kind = isNamed || !earlier || !OF_ONE.has(earlier.act) ? [] : earlier.slots.filter(isOfKind);
  return kind.length > 0 ? slots.over(kind) : slots;
}
const isOfKind = ({ role, text }: SaidSlot): boolean =>
  (role === 'target' || role === 'person' || role === 'guest') && !readReference(text).isFocus;

export const count: Answering = async (request, window) => {
  const { plan, slots } = request;
  const earlier = plan.conversation.asked;
  const followUp =
    slots.isEmpty || (!slots.has('person', 'target') && !slots.has('time') && earlier !== undefined);
  const merged = followUp && earlier ? slots.over(earlier.slots) : ofKindBefore(slots, earlier);
  const people = followUp && earlier?.act === 'ask_most' ? plan.conversation.people.slice(0, 1) : [];
  const pointed = slots.has('set', 'target') ? await pointedAt(request, window) : undefined;
  const events =
    pointed ??
    (await counted({ ...request, slots: merged, before: earlier }, window)).filter((event) =>
      isWith(event, people),
    );
  plan.focusOn(events.length === 1 ? facts(events) : []);
  plan.list(facts(events));
  plan.say({ kind: 'told', what: 'count', events: facts(events), window: window ?? { start: 0, end: 0 } });
  return events.length > 0;
};

export const total: Answering = async (request, window) => {
  const pointed = (await pointedAt(request, window))?.filter(({ start }) => start.kind === 'timed');
  const events = pointed ?? (await counted(request, window));
  const { slots } = request;
  // 'How many hours of jobs', and none is called a job: then all that there is, and it is said so.
  const unknown = events.length === 0 ? (slots.joined('set') ?? slots.joined('target')) : undefined;
  const others = new Slots(slots.list().filter(({ role }) => role !== 'set' && role !== 'target'));
  const all = unknown ? await counted({ ...request, slots: others }, window) : [];
  sum(request, all.length > 0 ? all : events, window, all.length > 0 ? unknown : undefined);
  return true;
};

/** How long an event is; of several that were just listed, how long they are together. */
export const long: Answering = async (request, window) => {
  const pointed = await pointedAt(request, window);
  if (!pointed || pointed.length < 2) return detail('length')(request, window);
  sum(request, pointed, window);
  return true;
};

function sum(
  { plan }: Ask,
  events: readonly CalendarEvent[],
  window: Interval | undefined,
  unknown?: string,
): void {
  const milliseconds = merge(events.map((event) => eventInterval(event, plan.world.zone))).reduce(
    (all, { start, end }) => all + end - start,
    0,
  );
  plan.list(facts(events));
  plan.say({
    kind: 'told',
    what: 'total',
    milliseconds,
    events: facts(events),
    window: window ?? { start: 0, end: 0 },
    ...(unknown ? { unknown } : {}),
  });
}
