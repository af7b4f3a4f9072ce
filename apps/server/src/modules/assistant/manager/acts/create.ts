import { timed } from '@catch/scheduling';
import {
  isPointing,
  isTakenOut,
  type Role,
  readReference,
  resolveWhen,
  saysEach,
  saysRightAfter,
  saysUsualLength,
  severalIn,
} from '@catch/understanding';
import { usualLength } from '../../tools/preference-rules/rules-for.ts';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { ToolContext } from '../../tools/tool.port.ts';
import type { EventFact, Option, PersonFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { withJoined } from '../joined-person.ts';
import { namePeople, pointsAtPeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { samePeople } from '../same-people.ts';
import { Slots } from '../slots.ts';
import { type Exact, lengthIn, minutes } from '../times.ts';
import { unshown } from '../unshown.ts';
import { askedBefore, byTheAnswer, PLACED } from './create-answered.ts';
import { onClockThere } from './create-clock.ts';
import { isImplausiblyLong, timesOf } from './create-times.ts';
import { isNamed, NAMELESS, sayName, titleOf, writtenTitle } from './create-title.ts';
import { firstIn, justPut } from './just-put.ts';

/** A new event: what it is and who comes, then when. */
export async function create(plan: MessagePlan, said: Slots): Promise<void> {
  const { world, conversation } = plan;
  const answered = plan.conditionTime ? said : byTheAnswer(plan, said);
  // 'Then put the fair on that': settled by what was asked about.
  if (answered !== said) plan.unsure = plan.unsure.filter((word) => !isPointing(word));
  const slots = withoutTakenOut(plan, onClockThere(plan, answered));
  if (lastingSo(plan, slots) || invitesAgain(plan, slots)) return;
  const resumed = resume(plan, slots) ?? likeTheLast(plan, slots) ?? behindTheLast(plan, slots);
  if (resumed) {
    plan.current = resumed;
    return create(plan, resumed);
  }
  const named = await namePeople(
    [...withJoined(plan, slots.all('guest')), ...askedBefore(plan, slots)],
    conversation,
    world,
    [],
    // 'Ben is in London this week. A sync with him on Friday': with Ben.
    [plan.words, plan.saidSoFar],
  );
  // 'With him', but nobody was mentioned: nothing is booked without that person, or titled with a pronoun.
  const nobody = named.unknown.filter((name) => pointsAtPeople(name) && !isOnlyUs(name));
  const same = await samePeople(plan, slots);
  // Nothing is booked without them.
  if (same.kind === 'none') return plan.noSuchEvent(same.words);
  const companions = same.people.filter(
    ({ email }) => !named.known.some((one) => one.email.toLowerCase() === email.toLowerCase()),
  );
  const isPrivate = slots.has('no_invite');
  const guests = isPrivate ? [] : [...named.known, ...companions];
  const aside = [
    ...named.unknown.filter((name) => !pointsAtPeople(name)),
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
      ...(isPrivate ? [] : wantsInvitation ? named.unknown : nobody),
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
  // 'Of the usual length', where a rule says which that is.
  if (usual !== undefined) plan.unsure = plan.unsure.filter((word) => !saysUsualLength(word));
  const times = await timesOf(plan, slots, { guests, title: what.title, usual });
  const zone = slots.first('zone') ?? zoneIn(plan, slots);
  if (times.kind === 'missing' || (times.kind === 'exact' && times.exact.some(isImplausiblyLong))) {
    plan.ask(
      { for: 'time', because: 'missing' },
      {
        tool: 'create_event',
        input: { ...what, ...(times.kind === 'missing' ? times.input : {}) },
        ...(zone ? { zone } : {}),
        // 'On Thursday till six. – What time? – At four': still till six.
        ...(slots.has('end') ? { said: slots.list().filter(({ role }) => role === 'end') } : {}),
      },
      { options: offeredTimes(plan, slots) },
    );
    return;
  }
  const isNameless = what.title === NAMELESS && what.attendees.length === 0;
  const known = isNameless ? justPut(plan, slots, times) : undefined;
  if (known) {
    plan.say({ kind: 'told', what: 'when', events: [known], isThen: true });
    return;
  }
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
  plan.unsure = [
    ...plan.unsure,
    ...times.exact.flatMap((exact) => unshown(placing(slots, times.exact), exact, world)),
  ];
  for (const exact of times.exact) {
    plan.call('create_event', { ...what, title, exact }, zone);
    plan.focusOn([planned(title, exact, guests)]);
  }
}

const LEFT_OFF: ReadonlySet<Role> = new Set(['no_invite', 'retracted'] as const);
/** '… with Ana and Ben. Leave Ben off': with Ana. */
function withoutTakenOut(plan: MessagePlan, slots: Slots): Slots {
  const lower = (text: string) => text.toLowerCase();
  const off = new Set(slots.list().flatMap(({ role, text }) => (LEFT_OFF.has(role) ? [lower(text)] : [])));
  const guests = slots.all('guest').map(lower);
  const out = guests.filter((name) => off.has(name) || isTakenOut(name, plan.words));
  if (out.length === 0 || out.length === guests.length) return slots;
  for (const name of out) plan.settleName(name);
  return new Slots(
    slots
      .list()
      .filter(({ role, text }) => !((role === 'guest' || LEFT_OFF.has(role)) && out.includes(lower(text)))),
  );
}

/** With several times, no single one is right for all. */
const placing = (slots: Slots, exact: readonly Exact[]): Slots =>
  exact.length === 1 ? slots : new Slots(slots.list().filter(({ role }) => role !== 'time'));

/** 'Book it', of several times that were offered: one of those. */
function offeredTimes({ conversation: { asked, search, listed } }: MessagePlan, slots: Slots): Option[] {
  const isSearch = (asked ?? search)?.act === 'find_time';
  return isSearch && !slots.has(...PLACED) ? listed.filter((option) => 'slot' in option) : [];
}

/** 'Book us a table': nobody has to be invited for that. */
const isOnlyUs = (name: string): boolean => severalIn(name)?.isUs === true;

/** 'A webinar … put it in as Webinar': a name that was said twice is no place. */
const placeOf = (slots: Slots): string | undefined => {
  const place = slots.name('place');
  // 'I'm off to Lisbon on Friday, call it train to Lisbon': said already.
  const isInTitle = place && coverage(significantWords(place), wordsOf(slots.all('title').join(' '))) === 1;
  return isInTitle ? undefined : place;
};

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

/** 'Lunch with Ana on Wednesday and coffee with Ben on Thursday. Both an hour.': how long those are. */
function lastingSo(plan: MessagePlan, slots: Slots): boolean {
  const { steps, words, world } = plan;
  const length = lengthIn(slots, world);
  const isLength = length !== undefined && slots.list().every(({ role }) => LASTING.has(role));
  const last = steps.at(-1);
  if (!isLength || last?.kind !== 'call' || last.wish.tool !== 'create_event') return false;
  const isOfAll = severalIn(words) !== undefined || saysEach(words);
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'call' || step.wish.tool !== 'create_event' || (step !== last && !isOfAll)) continue;
    const { exact, ...input } = step.wish.input as { exact?: Exact };
    const time =
      exact?.start.kind === 'timed'
        ? { exact: { ...exact, end: timed(exact.start.at + length, world.zone) } }
        : { duration: minutes(length) };
    steps[index] = { ...step, wish: { ...step.wish, input: { ...input, ...time } } };
  }
  return true;
}

/** 'Lunch with Ana at one, and invite her': said already. */
function invitesAgain({ steps }: MessagePlan, slots: Slots): boolean {
  const last = steps.at(-1);
  const isOnly = slots.list().every(({ role }) => role === 'guest' || role === 'invite' || role === 'filler');
  const isThem = slots.all('guest').every((name) => readReference(name).isFocus || severalIn(name));
  if (!isOnly || !isThem || !slots.has('guest') || last?.kind !== 'call') return false;
  const { attendees = [] } = last.wish.input as { attendees?: readonly string[] };
  return last.wish.tool === 'create_event' && attendees.length > 0;
}

const LASTING: ReadonlySet<Role> = new Set(['length', 'filler', 'reason', 'set'] as const);

/** 'Gym on Wednesday at seven. Also Thursday at eight': the same once more, where nothing but a time is said. */
function likeTheLast(plan: MessagePlan, slots: Slots): Slots | undefined {
  const last = plan.steps.at(-1);
  const isBare = slots.has('time') && slots.list().every(({ role }) => TIMING.has(role));
  if (!isBare || last?.kind !== 'call' || last.wish.tool !== 'create_event') return undefined;
  if (!last.wish.said?.some(({ role }) => role === 'title')) return undefined;
  // Nothing but a time next to a wish that is clear: what it is of is in no doubt.
  if (plan.isHalfSure) plan.unsure = [];
  const same = slots.over(last.wish.said.filter(({ role }) => role !== 'filler' && role !== 'reason'));
  const { exact } = last.wish.input as { exact?: Exact };
  // '…, Saturday same time': for as long.
  const isAsLong = slots.has('same_time') && !same.has('length', 'end') && exact?.start.kind === 'timed';
  if (!isAsLong || exact.end.kind !== 'timed') return same;
  const lasts = minutes(exact.end.at - exact.start.at);
  return new Slots([...same.list(), { role: 'length', text: lasts }]);
}

/**
 * 'Lunch at one, then the bank straight after': behind what was booked a clause before; 'what time do they finish? – Put
 * the chairs straight after then': behind what was just told.
 */
function behindTheLast({ steps, words, conversation }: MessagePlan, slots: Slots): Slots | undefined {
  const last = steps.at(-1);
  const isBooked = last?.kind === 'call' && last.wish.tool === 'create_event';
  const isTold = steps.length === 0 && conversation.asked !== undefined && conversation.focus.length > 0;
  return (isBooked || isTold) && saysRightAfter(words) && !slots.has(...PLACED)
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
