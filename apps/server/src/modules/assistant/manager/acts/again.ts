import { HOUR, instantOf, MINUTE } from '@catch/scheduling';
import {
  isRelativeToSpokenTime,
  type Role,
  readReference,
  resolveWhen,
  saysRightAfter,
  wantsSameAgain,
  weeksOn,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf } from '../../tools/events/event-fact.ts';
import { coverage, wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import { type AskedBefore, NEW_CONVERSATION } from '../conversation.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { asksForDay, edgeOf } from './ask/gone-on.ts';
import { ask } from './ask/index.ts';
import { stepFrom } from './ask/step.ts';
import { cancel } from './cancel.ts';
import { changeOne } from './change-one.ts';
import { create } from './create.ts';
import { copyNextTo, isMadeHere, isOneMore, otherMoved } from './one-more.ts';
import { remind } from './reminders.ts';
import { ASKS_ABOUT_ONE, revise } from './revise.ts';
import { reviseCreation } from './revise-creation.ts';

/** The same once more with differences, of a wish or of a question. */
export async function again(plan: MessagePlan, said: Slots): Promise<void> {
  let slots =
    saysRightAfter(plan.words) && !said.has('before', 'after')
      ? new Slots([...said.list(), { role: 'after', text: 'it' }])
      : said;
  // 'Remind me on Wednesday, and again on Friday': of what was wished for a moment ago.
  const begun = plan.steps.findLast((step) => step.kind === 'call');
  if (begun?.kind === 'call' && begun.wish.said) {
    const { tool, said } = begun.wish;
    if (tool === 'set_reminder') return remind(plan, slots.over(said));
    if (tool === 'create_event') return create(plan, slots.over(said));
  }
  const { asked, done } = plan.conversation;
  const [ended] = done[0]?.changes ?? [];
  // 'Remind me again in two hours', of one that was just ticked off; 'and the haircut?' goes on with a question since.
  const isQuestion = asked !== undefined && slots.has('target', 'person');
  if (ended?.did === 'reminder-ended' && !slots.has('text', 'title') && !isQuestion)
    return remind(plan, slots);
  // 'When is piano? – Same again in two weeks please'.
  const [spoken, ...more] = plan.conversation.focus;
  if (asked && ASKS_ABOUT_ONE.has(asked.act) && spoken && more.length === 0 && wantsSameAgain(plan.words))
    return copyOf(plan, spoken, slots);
  const step = asked && stepFrom(plan, 'again', slots);
  if (step) {
    await ask(plan, step.act, step.slots, { before: asked });
    return;
  }
  if (isElsewhere(plan, slots)) {
    await ask(plan, 'ask_zone', slots);
    return;
  }
  const edge = asked && edgeOf(asked, slots);
  if (asked && edge) {
    await ask(plan, edge.act, edge.slots, { before: asked });
    return;
  }
  if (asked && (await asksForDay(plan, asked, slots))) {
    await ask(plan, 'ask_agenda', slots);
    return;
  }
  const other = await otherMoved(plan, slots);
  if (other) return changeOne(plan, other, new Slots(slots.list().filter(({ role }) => role !== 'target')));
  // 'When is the dentist? – And the school run that day?' asks on.
  const isAskedOn = asked && ASKS_ABOUT_ONE.has(asked.act) && !slots.has('time', 'title', 'length');
  const model = slots.has('target', 'title') && !isAskedOn ? await modelFor(plan, slots) : undefined;
  if (model) return copyOf(plan, model, slots);
  if (asked) {
    const { parked } = plan.conversation;
    const later = sameHoursThatWeek(plan, asked, slots);
    if (later) slots = later;
    const isTrue = await ask(plan, asked.act, slots.over(asked.slots), { before: asked });
    // 'If nothing is on' was asked as what there is.
    const isFree = asked.act === 'ask_free' ? isTrue : asked.act === 'ask_agenda' && !isTrue;
    if (isFree && parked?.ifFree && slots.has('time'))
      await create(plan, withItsHours(plan, slots, parked.said ?? []).over(parked.said ?? []));
    return;
  }
  return likeTheLast(plan, slots);
}

/** What was wished for last, once more. */
async function likeTheLast(plan: MessagePlan, slots: Slots): Promise<void> {
  const { proposals, done } = plan.conversation;
  const last = proposals.at(-1) ?? done.find(({ isUndone }) => !isUndone);
  const [change] = last?.changes ?? [];
  if (!last || !change) return create(plan, slots);
  switch (change.did) {
    case 'created': {
      const named = withNewName(slots);
      if (named)
        return create(plan, named.over((last.wish.said ?? []).filter(({ role }) => role === 'length')));
      // 'Friday too, but straight after the lab': one like it, next to that.
      if (slots.has('before', 'after') && !slots.has('target'))
        return create(plan, copyNextTo(plan, change.after, slots));
      const time = slots.joined('time');
      // 'A week later' counts from the event that was just made.
      if (time && isRelativeToSpokenTime(time))
        return create(
          plan,
          new Slots([
            ...slots.over((last.wish.said ?? []).filter(({ role }) => role !== 'time')).list(),
            { role: 'same_time', text: '' },
          ]),
        );
      for (const one of eachDay(plan, inThatWeek(plan, change.after, slots)))
        await reviseCreation(plan, change, last.wish, one, true);
      return;
    }
    case 'cancelled': {
      const time = slots.joined('old_time') ?? slots.joined('time');
      return cancelAgain(plan, change.before, time);
    }
    case 'reminder-set':
    case 'reminder-changed': {
      const { text, cron, before, next } = change.did === 'reminder-set' ? change.reminder : change.after;
      const isOver = next !== undefined && instantOf(next, plan.world.zone) <= plan.world.now;
      // It has come and was put off: then it is put off once more.
      if (change.did === 'reminder-changed' && isOver) return remind(plan, slots);
      if (slots.has('before') || (before && !slots.has('time')))
        return remind(plan, slots.over(last.wish.said ?? []));
      const words = atSameHour(plan, slots, next);
      if (!words) return remind(plan, slots.over(last.wish.said ?? []));
      const when = cron ? `every day ${words}` : words;
      plan.call('set_reminder', {
        text: slots.joined('text') ?? text,
        when: isWhole(when, plan) ? when : words,
      });
      return;
    }
    case 'reminder-ended':
      return remind(plan, slots);
    case 'changed':
    case 'moved': {
      const namesake = slots.has('text') ? undefined : await namesakeOn(plan, change.after, slots);
      if (namesake)
        return changeOne(
          plan,
          namesake,
          new Slots((last.wish.said ?? []).filter(({ role }) => CHANGES.has(role))),
        );
      if (slots.has('before', 'after') && !slots.has('target') && isMadeHere(plan, change.after))
        return create(plan, copyNextTo(plan, change.after, slots));
      if (isOneMore(plan, change.after, slots)) return copyOf(plan, change.after, slots);
      return slots.has('text') ? remind(plan, slots) : revise(plan, slots);
    }
    default:
      return slots.has('text') ? remind(plan, slots) : revise(plan, slots);
  }
}

/** 'Am I free on Wednesday at three? – What about the week after?': on that Wednesday at three. */
function sameHoursThatWeek({ world }: MessagePlan, asked: AskedBefore, slots: Slots): Slots | undefined {
  const { window } = asked;
  const words = slots.joined('time');
  if (!window || window.end - window.start > 12 * HOUR || !words) return undefined;
  const [from, to] = [window.start, window.end].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone),
  );
  if (!from || !to) return undefined;
  const spoken = { start: from.toInstant(), end: to.toInstant() };
  const read = resolveWhen(words, { ...world.when, spoken });
  const isWeek = read.kind === 'interval' && !read.range && read.start.until(read.end).total('days') === 7;
  if (!isWeek) return undefined;
  const day = read.start.add({ days: (from.dayOfWeek - read.start.dayOfWeek + 7) % 7 }).toPlainDate();
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  const isMoment = window.end - window.start <= MINUTE;
  const hours = isMoment ? `at ${clock(from)}` : `from ${clock(from)} to ${clock(to)}`;
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: `on ${day} ${hours}` }]);
}

/** 'And in New York?', of an event that was just booked or told: when it is there. */
const isElsewhere = ({ conversation: { asked, focus } }: MessagePlan, slots: Slots): boolean =>
  slots.has('zone') &&
  focus.length > 0 &&
  (asked === undefined || ASKS_ABOUT_ONE.has(asked.act)) &&
  slots.list().every(({ role }) => role === 'zone' || role === 'filler');

/** 'Sunday then', of something from nine to ten: the hours that it had. */
function withItsHours({ world }: MessagePlan, slots: Slots, said: readonly SaidSlot[]): Slots {
  const hours = said.find(({ role }) => role === 'time');
  const read = resolveWhen(slots.joined('time') ?? '', world.when);
  const isDay = read.kind === 'interval' && read.dateSaid && !read.range;
  if (!hours || !isDay || namesDay(hours.text, world)) return slots;
  return new Slots([...slots.list().filter(({ role }) => role !== 'same_time'), hours]);
}

/** What a change is made of, apart from which event it is of. */
const CHANGES: ReadonlySet<Role> = new Set([
  ...(['time', 'shift', 'length', 'stretch', 'start', 'end', 'same_end'] as const),
  ...(['place', 'note', 'link', 'video'] as const),
] as const);

/** 'Friday's gym at five. – Same for Wednesday': the other one of that name, on that day. */
async function namesakeOn(
  plan: MessagePlan,
  { id, title }: EventFact,
  slots: Slots,
): Promise<CalendarEvent | undefined> {
  const day = slots.joined('time') ?? slots.joined('old_time');
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'old_time');
  if (
    !day ||
    !title ||
    !namesDay(day, plan.world) ||
    others.some(({ role }) => role !== 'filler' && role !== 'reason')
  )
    return undefined;
  const found = await referTo(
    title,
    new Slots([{ role: 'old_time', text: day }]),
    NEW_CONVERSATION,
    plan.world,
  );
  const [event, ...more] = found.kind === 'events' ? found.events : [];
  const isThere = event && event.id !== id && event.title === title && more.length === 0;
  return isThere && isOn(event, day, plan) ? event : undefined;
}

const isOn = (event: CalendarEvent, day: string, { world }: MessagePlan): boolean =>
  fitsWords(factOf(event), day, undefined, world);

/** 'Another design review like Wednesday's', 'the same onboarding on the 25th': an event that is in the calendar. */
async function modelFor(plan: MessagePlan, slots: Slots): Promise<EventFact | undefined> {
  const target = slots.joined('target');
  if (!target || !slots.has('time', 'old_time', 'before', 'after')) return undefined;
  const reference = readReference(target);
  if (reference.isFocus || reference.position !== undefined) return undefined;
  const within = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const title = slots.joined('title');
  for (const words of [target, ...(title ? [`${title} ${target}`] : [])]) {
    const found = await referTo(words, within, plan.conversation, plan.world);
    const [event, ...more] = found.kind === 'events' ? found.events : [];
    if (event && more.length === 0) return factOf(event);
  }
  return undefined;
}

/** One more like it; anything not mentioned stays as it is there. */
function copyOf(plan: MessagePlan, model: EventFact, slots: Slots): Promise<void> {
  const title = slots.joined('title');
  const isName = title !== undefined && coverage(wordsOf(title), wordsOf(model.title ?? '')) < 0.9;
  const said = slots
    .list()
    .filter(({ role }) => role !== 'target' && role !== 'old_time' && (isName || role !== 'title'));
  return reviseCreation(
    plan,
    { did: 'created', after: model, recurrence: [] },
    { tool: 'create_event', input: {} },
    inThatWeek(plan, model, new Slots(said)),
    true,
  );
}

/** 'Same again next week', 'in two weeks': on the same day of that week. */
function inThatWeek({ world }: MessagePlan, { start }: EventFact, slots: Slots): Slots {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  const weeks = words ? weeksOn(words) : undefined;
  const isWeek = read?.kind === 'interval' && read.start.until(read.end).total('days') === 7;
  if (!isWeek && weeks === undefined) return slots;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, world.zone)).toZonedDateTimeISO(
    world.zone,
  );
  const there =
    isWeek && weeks === undefined
      ? read.start.add({ days: (own.dayOfWeek - read.start.dayOfWeek + 7) % 7 })
      : own.add({ weeks: weeks ?? 0 });
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: `on ${there.toPlainDate()}` }]);
}

/** 'Same again on Thursday and Friday': one for each. */
function eachDay({ world }: MessagePlan, slots: Slots): Slots[] {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'windows' || read.choice !== 'all-of') return [slots];
  const others = slots.list().filter(({ role }) => role !== 'time');
  return read.windows.map(({ start, end, instant }) => {
    const isDay = !instant && start.hour === 0 && start.until(end).total('hours') >= 23;
    const text = isDay ? `on ${start.toPlainDate()}` : instant ? start.toString() : `${start} to ${end}`;
    return new Slots([...others, { role: 'time', text }]);
  });
}

/** 'And the return flight on the 8th': what is wished for once more has a name of its own. */
function withNewName(slots: Slots): Slots | undefined {
  const title = slots.name('target');
  if (!title || readReference(title).isFocus || readReference(title).position !== undefined) return undefined;
  return new Slots(
    slots.list().map(({ role, text }) => ({
      role: role === 'target' ? 'title' : role === 'old_time' ? 'time' : role,
      text: role === 'target' ? title : text,
    })),
  );
}

/** 'And on Thursday, too', 'and on Thursday at 8.30', of one at half past eight in the morning. */
function atSameHour({ world }: MessagePlan, slots: Slots, next: EventFact['start'] | undefined) {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  if (!words || !next) return words;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(next, world.zone)).toZonedDateTimeISO(
    world.zone,
  );
  // 'And at four, the same day'.
  if (slots.has('same_day') && read && 'dateSaid' in read && !read.dateSaid)
    return `on ${own.toPlainDate()} ${words}`;
  if (read?.kind === 'interval' && read.allDay && !read.range)
    return `${words} at ${own.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  if (read?.kind !== 'ambiguous') return words;
  const same = read.options.find((one) => one.kind === 'instant' && one.at.hour >= 12 === own.hour >= 12);
  return same?.kind === 'instant' ? same.at.toString() : words;
}

const isWhole = (words: string, { world }: MessagePlan): boolean =>
  resolveWhen(words, world.when).kind !== 'none';

async function cancelAgain(plan: MessagePlan, event: EventFact, words: string | undefined): Promise<void> {
  const { world } = plan;
  // 'The week after' counts from the event that was just cancelled, not from today.
  const there = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone));
  const near = words ? resolveWhen(words, { ...world.when, now: there }) : undefined;
  const window = near?.kind === 'interval' ? near : undefined;
  if (!window)
    return cancel(
      plan,
      new Slots([
        { role: 'target', text: event.title ?? '' },
        ...(words ? [{ role: 'old_time' as const, text: words }] : []),
      ]),
    );
  const events = (
    await world.events({ start: window.start.epochMilliseconds, end: window.end.epochMilliseconds })
  ).filter((one) => (event.seriesId ? one.seriesId === event.seriesId : one.title === event.title));
  if (events.length === 0) return plan.noSuchEvent(event.title);
  for (const one of events) plan.call('delete_event', { event_id: one.id, scope: 'this' });
}
