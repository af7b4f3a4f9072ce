import { DAY, type Interval, instantOf, overlaps } from '@catch/scheduling';
import { asksDeclined, findWhen, pointsBack, resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { timedFirst } from '../../../tools/events/in-order.ts';
import { fitsWords } from '../../fits-words.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { windowIn } from '../../time-in-words.ts';
import { type Answering, type Ask, dayOf, facts, meets, stillAhead, unansweredInvitations } from './asked.ts';
import { matchingName, namesIn } from './called.ts';
import { isLastWithin, lastWithin } from './last-of.ts';
import { leave, travelTime } from './leave.ts';
import { partsOfDays } from './parts.ts';
import { pointedAt } from './pointed.ts';

export const agenda: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  if (await tellCounted(request)) return true;
  if (isLastWithin(request, window)) return lastWithin(request, window);
  // 'Read me Friday's appointments': the time stands in the name of the set.
  const [inSet] = window ? [] : findWhen(slots.joined('set') ?? '', world.when);
  const within = stillAhead(
    plan,
    window ??
      (inSet && windowIn(inSet.text, plan.conversation, world)) ?? {
        start: world.now,
        end: world.now + 7 * DAY,
      },
  );
  const isMet = await meets(plan, slots);
  // 'On Wednesday and on Saturday': these days, and not those between them.
  const read = resolveWhen(slots.joined('time') ?? '', world.when);
  const days = read.kind === 'windows' && read.choice === 'all-of' ? read.windows : undefined;
  const isOnDaySaid = (event: CalendarEvent) =>
    !days ||
    days.some(({ start, end }) =>
      overlaps(world.interval(event), { start: start.epochMilliseconds, end: end.epochMilliseconds }),
    );
  // 'Which evenings am I busy?'
  const parts = partsOfDays(request, within);
  const isInPart = (event: CalendarEvent) =>
    !parts || parts.some((part) => overlaps(world.interval(event), part));
  const all = (await world.events(within)).filter(
    (event) => isMet(event) && isOnDaySaid(event) && isInPart(event),
  );
  const spans = [...slots.all('set'), ...slots.all('target')];
  const pointed = spans.length > 0 && spans.every(pointsBack) ? await pointedAt(request, window) : undefined;
  const events = pointed ?? (await matchingName(plan, slots, all));
  // 'What wedding things have I got next week?': nothing is called so, and what is there may be it.
  const isOther = events.length === 0 && all.length <= MOST_OTHERS && namesIn(slots, world).length > 0;
  const words =
    isOther && all.length > 0 ? [...slots.all('set'), ...slots.all('target')].join(' ') : undefined;
  const listed = facts(words === undefined ? events : all);
  plan.focusOn(events.length === 1 ? listed : []);
  plan.list(listed);
  // Anyone who misses it in the list should see why it is not there.
  const declined = slots.has('set', 'target', 'person', 'guest') ? [] : facts(await world.declined(within));
  plan.say({
    kind: 'told',
    what: 'agenda',
    events: listed,
    window: within,
    ...(words ? { words } : {}),
    ...(declined.length > 0 ? { declined } : {}),
  });
  for (const { start, end } of days ?? []) {
    const day = { start: start.epochMilliseconds, end: end.epochMilliseconds };
    // 'On the 23rd and the 30th': a day with nothing on it is named, too.
    const isEmpty = !all.some((event) => overlaps(world.interval(event), day));
    if (isEmpty && all.length > 0) plan.say({ kind: 'told', what: 'agenda', events: [], window: day });
  }
  return events.length > 0;
};

/** 'How many with Ben? – Which ones?': the ones that were counted. */
async function tellCounted({ plan, slots }: Ask): Promise<boolean> {
  const { asked, listed } = plan.conversation;
  const isCounted = asked?.act === 'ask_count' || asked?.act === 'ask_total';
  const events = listed.flatMap((option) => ('event' in option ? [option.event] : []));
  if (!isCounted || !slots.list().every(({ role }) => role === 'filler') || events.length === 0) return false;
  plan.focusOn(events.length === 1 ? events : []);
  plan.say({ kind: 'told', what: 'when', events });
  return true;
}

/** Of more than that nobody finds what they meant. */
const MOST_OTHERS = 12;

/** The event that another one is to come before or after, on the day that was said; of several the one that comes first. */
async function anchorOf({ plan, slots }: Ask, side: 'before' | 'after') {
  const { world, conversation } = plan;
  const words = slots.first(side);
  if (!words) return undefined;
  const day = slots.joined('old_time') ?? slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(words, within, conversation, world);
  if (found.kind === 'planned') return found.event;
  if (found.kind === 'none') return found.words ? 'unknown' : undefined;
  return found.events.find((event) => world.interval(event).end > world.now) ?? found.events[0];
}

function none(plan: MessagePlan, words: string | undefined): boolean {
  plan.noSuchEvent(words);
  return false;
}

export const next: Answering = async (request, window) => {
  const { plan, slots, before } = request;
  const { world } = plan;
  // 'What time do I set off, it is an hour's drive?', of what is spoken of.
  if (travelTime(request) !== undefined && plan.conversation.focus.length > 0) return leave(request, window);
  // 'What comes before the tasting?' looks back from it.
  if (slots.has('before') && !slots.has('after')) return last(request, window);
  if (isLastWithin(request, window)) return lastWithin(request, window);
  const isMet = await meets(plan, slots);
  const anchor = await anchorOf(request, 'after');
  if (anchor === 'unknown') return none(plan, slots.first('after'));
  // 'And then?' goes on with whatever begins next, 'after the tasting' with what comes when that is over.
  const isStep = anchor !== undefined && before !== undefined;
  const now = anchor ? instantOf(isStep ? anchor.start : anchor.end, world.zone) : world.now;
  // 'The first one on Friday', 'after the gym on Friday': of that day, as far as it is still to come.
  const within = slots.has('time') || (anchor && slots.has('old_time')) ? window : undefined;
  const from = Math.max(now, within?.start ?? now);
  const isNamed = namesIn(slots, world).length > 0;
  const until = within && within.end > from ? within.end : from + (isNamed ? 2 * YEAR : 100 * DAY);
  const coming = (await world.events({ start: from, end: until })).filter(
    (event) => world.interval(event).start >= from,
  );
  // When several begin together, each is named once.
  const at = isStep ? coming.findIndex(({ id }) => id === anchor.id) : -1;
  const events = await matchingName(
    plan,
    slots,
    coming
      .slice(at + 1)
      .filter(
        (event) => event.id !== anchor?.id && isMet(event) && (isStep || event.title !== anchor?.title),
      ),
  );
  const [event] = isNamed ? events : timedFirst(events);
  if (event) plan.focusOn([asFact(event)]);
  // 'Anything first thing on Wednesday?': of another time nothing is known by that.
  else if (within && !anchor && !isNamed) {
    plan.say({ kind: 'told', what: 'agenda', events: [], window: within });
    const later = await laterThatDay(request, within);
    if (!later) return false;
    plan.focusOn([asFact(later)]);
    plan.say({ kind: 'told', what: 'next', event: asFact(later), words: undefined });
    return true;
  }
  plan.say({
    kind: 'told',
    what: 'next',
    event: event && asFact(event),
    words: slots.joined('target'),
    ...(isStep ? { isBeside: true } : {}),
    ...(anchor && within ? { window: within } : {}),
  });
  return event !== undefined;
};

/** 'What is first thing on Wednesday?', and nothing is that early: what comes first that day. */
async function laterThatDay({ plan, slots }: Ask, within: Interval) {
  const { world } = plan;
  const day = dayOf(within.start, world.zone);
  if (within.end >= day.end || within.end - within.start > DAY / 4 || slots.has('person', 'guest'))
    return undefined;
  const events = (await world.events({ start: within.end, end: day.end })).filter(
    (event) => world.interval(event).start >= within.end,
  );
  return timedFirst(events)[0];
}

/** How far back 'when was I last …' looks. */
const YEAR = 366 * DAY;

export const last: Answering = async (request, window) => {
  if (isLastWithin(request, window)) return lastWithin(request, window);
  const { plan, slots } = request;
  const { world } = plan;
  const isMet = await meets(plan, slots);
  const anchor = await anchorOf(request, 'before');
  if (anchor === 'unknown') return none(plan, slots.first('before'));
  const until = anchor ? instantOf(anchor.start, world.zone) + 1 : world.now;
  const past = (await world.events({ start: world.now - YEAR, end: until })).filter(
    (event) => world.interval(event).start < until,
  );
  const at = anchor ? past.findIndex(({ id }) => id === anchor.id) : -1;
  const events = await matchingName(plan, slots, past.slice(0, at < 0 ? undefined : at).filter(isMet));
  const event = (namesIn(slots, world).length > 0 ? events : timedFirst(events)).at(-1);
  if (event) plan.focusOn([asFact(event)]);
  plan.say({
    kind: 'told',
    what: 'last',
    event: event && asFact(event),
    words: slots.joined('target'),
    ...(anchor ? { isBeside: true } : {}),
  });
  return event !== undefined;
};

export const invitations: Answering = async ({ plan, slots }) => {
  const { world } = plan;
  if (asksDeclined(plan.words)) {
    const [time] = findWhen(slots.joined('set') ?? '', world.when);
    const window = time && windowIn(time.text, plan.conversation, world);
    const events = facts(await world.declined(window ?? { start: world.now, end: world.now + 100 * DAY }));
    plan.focusOn(events.length === 1 ? events : []);
    plan.list(events);
    plan.say({ kind: 'told', what: 'declined', events });
    return events.length > 0;
  }
  const time = slots.joined('time');
  const within = time ? windowIn(time, plan.conversation, world, true) : undefined;
  const waiting = await unansweredInvitations(world, within);
  // 'I've got an invitation to the potluck': that one, where it is one of them.
  const said = slots.joined('target');
  const named = said ? waiting.filter((event) => fitsWords(event, said, undefined, world)) : [];
  const events = named.length > 0 ? named : waiting;
  plan.focusOn(events.length === 1 ? events : []);
  plan.list(events);
  plan.say({ kind: 'told', what: 'invitations', events });
  return events.length > 0;
};
