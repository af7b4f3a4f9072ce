import { DAY, HOUR, instantOf, MINUTE, onDate, timed } from '@catch/scheduling';
import {
  allOfIt,
  isThatTime,
  type Role,
  readReference,
  resolveWhen,
  saysAllOfIt,
  saysRightAfter,
  saysThem,
  severalIn,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { usualLength } from '../../tools/preference-rules/rules-for.ts';
import type { ToolContext } from '../../tools/tool.port.ts';
import type { EventFact, Option, PersonFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { samePeople } from '../same-people.ts';
import { Slots } from '../slots.ts';
import { type Exact, lengthIn, minutes, settle } from '../times.ts';
import { isImplausiblyLong, timesOf } from './create-times.ts';
import { isNamed, NAMELESS, sayName, titleOf, writtenTitle } from './create-title.ts';

/** A new event: what it is and who comes, then when. */
export async function create(plan: MessagePlan, said: Slots): Promise<void> {
  const { world, conversation } = plan;
  const slots = plan.conditionTime
    ? said
    : asLong(plan, inFreeTime(plan, inOffered(plan, onAskedDays(plan, said))));
  const resumed = resume(plan, slots) ?? likeTheLast(plan, slots) ?? behindTheLast(plan, slots);
  if (resumed) {
    plan.current = resumed;
    return create(plan, resumed);
  }
  const named = await namePeople([...slots.all('guest'), ...askedBefore(plan, slots)], conversation, world);
  // 'With him', but nobody was mentioned: ask before booking it without him.
  const nobody = named.unknown.filter(pointsAtPeople);
  plan.unsure = [...plan.unsure, ...nobody];
  const same = await samePeople(plan, slots);
  // Nothing is booked without them.
  if (same.kind === 'none') return plan.noSuchEvent(same.words);
  const companions = same.people.filter(
    ({ email }) => !named.known.some((one) => one.email.toLowerCase() === email.toLowerCase()),
  );
  const isPrivate = slots.has('no_invite');
  const guests = isPrivate ? [] : [...named.known, ...companions];
  const aside = [
    ...named.unknown.filter((name) => !severalIn(name)),
    ...(isPrivate ? named.known.map(sayName) : []),
  ];
  const wantsInvitation = slots.has('invite');
  const what = {
    title: titleOf(plan, slots, guests, [
      ...(wantsInvitation ? [] : aside),
      ...named.unclear.map(({ name }) => name),
    ]),
    attendees: [
      ...guests.map(({ email }) => email),
      ...named.unclear.map(({ name }) => name),
      ...(wantsInvitation && !isPrivate ? named.unknown : []),
    ],
    guests_of: companions.length > 0 && same.of.length > 0 ? same.of : undefined,
    location: isNamed(plan, slots) ? placeOf(slots) : undefined,
    description: slots.joined('note'),
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    calendar: plan.calendar,
  };
  const usual = usualLength(world.context.user, {
    title: what.title,
    hasGuests: what.attendees.length > 0,
  });
  const times = await timesOf(plan, slots, { guests, title: what.title, usual });
  const zone = slots.first('zone') ?? zoneIn(plan, slots);
  if (times.kind === 'missing' || (times.kind === 'exact' && times.exact.some(isImplausiblyLong))) {
    plan.ask(
      { for: 'time', because: 'missing' },
      {
        tool: 'create_event',
        input: { ...what, ...(times.kind === 'missing' ? times.input : {}) },
        ...(zone ? { zone } : {}),
      },
      { options: offeredTimes(plan, slots) },
    );
    return;
  }
  const isNameless = what.title === NAMELESS && what.attendees.length === 0;
  if (isNameless && (times.kind === 'words' || times.exact.length === 1)) {
    const input = times.kind === 'words' ? times.input : { exact: times.exact[0] };
    plan.ask({ for: 'title' }, { tool: 'create_event', input: { ...what, title: undefined, ...input } });
    return;
  }
  const title = writtenTitle(what.title, world.context);
  if (times.kind === 'words') {
    plan.call('create_event', { ...what, title, ...times.input }, zone ?? times.zone);
    // What follows in the same message may be about it: 'and remind me the day before'.
    const first = firstIn(plan, times.input.when);
    if (first) plan.focusOn([planned(title, { ...first, recurrence: [] }, guests)]);
    return;
  }
  for (const exact of times.exact) {
    plan.call('create_event', { ...what, title, exact }, zone);
    plan.focusOn([planned(title, exact, guests)]);
  }
}

/** 'Book it', of several times that were offered: one of those. */
function offeredTimes({ conversation: { asked, search, listed } }: MessagePlan, slots: Slots): Option[] {
  const isSearch = (asked ?? search)?.act === 'find_time';
  return isSearch && !slots.has(...PLACED) ? listed.filter((option) => 'slot' in option) : [];
}

const pointsAtPeople = (name: string): boolean =>
  readReference(name).isFocus || severalIn(name) !== undefined;

/** 'Can Ana do three? – Book that and send her the invite.': the person whose time was asked about. */
function askedBefore({ conversation: { asked } }: MessagePlan, slots: Slots): string[] {
  const invite = slots.joined('invite');
  const same = slots.joined('same_people');
  // 'With the two of them', whatever was mentioned with them.
  if (same && severalIn(same)) return [same];
  if (invite && severalIn(invite) && !slots.has('guest', 'people_of', 'same_people')) return [invite];
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  if (!invite || slots.has('guest', 'people_of', 'same_people') || !isSearch) return [];
  const searched = new Slots(asked.slots);
  const people = [...searched.all('person'), ...searched.all('guest')];
  return saysThem(invite) || people.length === 1 ? people : [];
}

/** 'A webinar … put it in as Webinar': a name that was said twice is no place. */
const placeOf = (slots: Slots): string | undefined => {
  const place = slots.name('place');
  return slots.all('title').some((title) => title.toLowerCase() === place?.toLowerCase()) ? undefined : place;
};

/** 'Use the second of those for the photos', 'fill that hour with the draft': one of the times just offered. */
function inOffered({ conversation: { asked, listed }, world }: MessagePlan, slots: Slots): Slots {
  const offered = listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  const words = slots.joined('slot_of') ?? slots.joined('same_time') ?? slots.joined('time');
  if (!asked || offered.length === 0 || !words) return slots;
  const reference = readReference(words);
  const isOne = reference.isFocus || isThatTime(words);
  const slot =
    reference.position === undefined ? (isOne ? offered[0] : undefined) : offered.at(reference.position);
  if (!slot || (isOne && offered.length > 1)) return slots;
  const start = instantOf(slot.start, world.zone);
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
  const room = instantOf(slot.end, world.zone) - start;
  const wanted = slots.has('length') ? undefined : (lengthIn(new Slots(asked.slots), world) ?? room);
  return new Slots([
    ...slots.list().filter(({ role }) => role !== 'slot_of' && role !== 'same_time' && role !== 'time'),
    { role: 'time', text: at },
    ...(wanted === undefined ? [] : [{ role: 'length' as const, text: minutes(Math.min(wanted, room)) }]),
  ]);
}

/** 'Am I free Tuesday to Thursday? – Block them as whole days': the days that were asked about. */
function onAskedDays({ conversation: { asked }, world }: MessagePlan, slots: Slots): Slots {
  const whole = slots.joined('all_day');
  const others = PLACED.filter((role) => role !== 'all_day');
  if (!asked?.window || whole === undefined || saysAllOfIt(whole) || slots.has(...others, 'end', 'length'))
    return slots;
  const { start, end } = asked.window;
  // An hour says no day of its own, and a month is hardly blocked.
  if (end - start < 6 * HOUR || end - start > 32 * DAY) return slots;
  const words = new Slots(asked.slots).joined('time') ?? '';
  const read = resolveWhen(words, world.when);
  const day = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone).toPlainDate();
  const [first, last] = [day(start), day(end - 1)];
  // 'Tuesday and Thursday' are two days, and not all between them.
  const text =
    read.kind === 'windows' ? words : first.equals(last) ? `on ${first}` : `from ${first} to ${last}`;
  return new Slots([...slots.list(), { role: 'time', text }]);
}

/** 'Am I free at three? They want half an hour. – Half four then': half an hour. */
function asLong({ conversation: { asked }, world: { when } }: MessagePlan, slots: Slots): Slots {
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  const length = isSearch ? asked.slots.find(({ role }) => role === 'length') : undefined;
  if (!length || slots.has('length', 'end', 'all_day')) return slots;
  const read = settle(resolveWhen(slots.joined('time') ?? '', when));
  return read.kind === 'instant' ? new Slots([...slots.list(), length]) : slots;
}

/** 'Am I free at three? – Book it.': at three. 'Free: 15:30 to 16:00. – Use that for the claims.': then, and no longer. */
function inFreeTime(plan: MessagePlan, said: Slots): Slots {
  const { conversation, world, words } = plan;
  const { asked, listed } = conversation;
  // 'At that time', 'there': the one that was asked about. 'All of it': no whole day.
  const then = said.joined('time');
  const isThen = then !== undefined && (isThatTime(then) || readReference(then).isFocus);
  const isAll = saysAllOfIt(said.joined('all_day') ?? '') || allOfIt(words) !== undefined;
  const slots = new Slots(
    said.list().filter(({ role }) => !(isThen && role === 'time') && !(isAll && role === 'all_day')),
  );
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  if (!isSearch || !asked.window || slots.has(...PLACED)) return said;
  const isMoment = asked.act === 'ask_free' && asked.window.end - asked.window.start <= MINUTE;
  const [only, ...others] = listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  if (!isMoment && (!only || others.length > 0)) return said;
  const start = isMoment || !only ? asked.window.start : instantOf(only.start, world.zone);
  const room = isMoment || !only ? HOUR : instantOf(only.end, world.zone) - start;
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
  // What says how much of it is wanted is in no doubt.
  const settled = allOfIt(words)?.toLowerCase().split(' ') ?? [];
  plan.unsure = plan.unsure.filter((word) => !settled.includes(word.toLowerCase()));
  const lasts =
    (room < HOUR || isAll) && !slots.has('length') ? [{ role: 'length' as const, text: minutes(room) }] : [];
  return new Slots([...slots.list(), { role: 'time', text: at }, ...lasts]);
}
/** With any of these it says itself where it goes. */
const PLACED = ['time', 'before', 'after', 'slot_of', 'same_time', 'earliest', 'latest', 'all_day'] as const;

/** Where it will be, or the first of them: an hour, or a whole day. */
function firstIn({ world }: MessagePlan, words: unknown): Pick<Exact, 'start' | 'end'> | undefined {
  const read = typeof words === 'string' ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'instant' && read?.kind !== 'recurrence' && read?.kind !== 'interval') return undefined;
  const at = read.kind === 'instant' ? read.at : read.start;
  const day = at.toPlainDate();
  if (read.kind !== 'instant' && read.allDay)
    return { start: onDate(day.toString()), end: onDate(day.add({ days: 1 }).toString()) };
  const start = at.epochMilliseconds;
  return { start: timed(start, world.zone), end: timed(start + HOUR, world.zone) };
}

/** 'At nine Berlin time': kept, since '10 their time' may follow. */
function zoneIn({ world }: MessagePlan, slots: Slots): string | undefined {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  return read && 'zone' in read ? read.zone : undefined;
}

/** 'Now the physio, put it there': a wish that was begun keeps what was said of it. */
function resume(plan: MessagePlan, slots: Slots): Slots | undefined {
  const begun = plan.conversation.parked ?? plan.conversation.open?.wish;
  const title = slots.joined('title')?.toLowerCase();
  if (begun?.tool !== 'create_event' || !title) return undefined;
  const {
    title: earlier,
    duration,
    attendees,
  } = begun.input as {
    title?: string;
    duration?: string;
    attendees?: readonly string[];
  };
  if (!earlier?.toLowerCase().includes(title) || slots.has('length') || !duration) return undefined;
  return new Slots([
    ...slots.list(),
    { role: 'length', text: duration },
    ...(slots.has('guest') ? [] : (attendees ?? []).map((text) => ({ role: 'guest' as const, text }))),
  ]);
}

/** 'Gym on Wednesday at seven. Also Thursday at eight': the same once more, where nothing but a time is said. */
function likeTheLast({ steps }: MessagePlan, slots: Slots): Slots | undefined {
  const last = steps.at(-1);
  const isBare = slots.has('time') && slots.list().every(({ role }) => TIMING.has(role));
  if (!isBare || last?.kind !== 'call' || last.wish.tool !== 'create_event') return undefined;
  if (!last.wish.said?.some(({ role }) => role === 'title')) return undefined;
  return slots.over(last.wish.said.filter(({ role }) => role !== 'filler' && role !== 'reason'));
}
/** 'Lunch at one, then the bank straight after': behind what was booked a clause before. */
function behindTheLast({ steps, words }: MessagePlan, slots: Slots): Slots | undefined {
  const last = steps.at(-1);
  const isBehind = last?.kind === 'call' && last.wish.tool === 'create_event' && saysRightAfter(words);
  return isBehind && !slots.has(...PLACED)
    ? new Slots([...slots.list(), { role: 'after', text: 'it' }])
    : undefined;
}

const TIMING: ReadonlySet<Role> = new Set([
  ...(['time', 'length', 'end', 'same_day', 'same_time', 'same_length', 'filler', 'reason'] as const),
] as const);

/** As the conversation knows it until it is made. */
const planned = (title: string, { start, end }: Exact, guests: readonly PersonFact[]): EventFact => ({
  id: '',
  title,
  start,
  end,
  guests,
  repeats: false,
});

/** A wish to create, from an event that was proposed or made before. */
export const createAgain = (event: EventFact, recurrence: readonly string[], context: ToolContext): Wish => ({
  tool: 'create_event',
  input: {
    title: writtenTitle(event.title, context),
    exact: { start: event.start, end: event.end, recurrence },
    attendees: event.guests.map(({ email }) => email),
    ...(event.place ? { location: event.place } : {}),
    ...(event.note ? { description: event.note } : {}),
    ...(event.calendar ? { calendar: event.calendar.name ?? event.calendar.id } : {}),
  },
});
