import { HOUR, MINUTE } from '@catch/scheduling';
import { partIn, resolveWhen, saysRightAfter, wantsSameAgain } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import { type AskedBefore, isTurnedDown, type Wish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { minutes, settle } from '../times.ts';
import type { World } from '../world.ts';
import { lookedForThen } from './after-search.ts';
import { asksForDay, edgeOf, otherSideOf } from './ask/gone-on.ts';
import { ask } from './ask/index.ts';
import { stepFrom } from './ask/step.ts';
import { changeOne } from './change-one.ts';
import { copyOf, modelFor } from './copy-event.ts';
import { create } from './create.ts';
import { likeTheLast } from './like-the-last.ts';
import { otherMoved } from './one-more.ts';
import { remind } from './reminders.ts';
import { ASKS_ABOUT_ONE } from './revise.ts';
import { reviseWish } from './revise-wish.ts';

/** '9:30 to 10:15 tomorrow, and again on Thursday at the same time': as long as the first. */
function lengthOf({ input, said = [] }: Wish, slots: Slots): SaidSlot[] {
  const { exact } = input as { exact?: Pick<EventFact, 'start' | 'end'> };
  const { start, end } = exact ?? {};
  const isSaid = [...slots.list(), ...said].some(({ role }) => role === 'length' || role === 'end');
  if (isSaid || !slots.has('same_time') || start?.kind !== 'timed' || end?.kind !== 'timed') return [];
  return [{ role: 'length', text: minutes(end.at - start.at) }];
}

/** 'Same again on Wednesday, but only till nine': the day, and an end of its own. */
function withItsEnd(slots: Slots, { when }: World): Slots {
  const isEnd = ({ role, text }: SaidSlot): boolean => {
    const read = role === 'time' ? settle(resolveWhen(text, when)) : undefined;
    return read?.kind === 'open' && read.direction === 'until' && !read.dateSaid;
  };
  const said = slots.list();
  const isDay = said.some((slot) => slot.role === 'time' && !isEnd(slot));
  if (!isDay || slots.has('end')) return slots;
  return new Slots(said.map((slot) => (isEnd(slot) ? { ...slot, role: 'end' } : slot)));
}

/** The same once more with differences, of a wish or of a question. */
export async function again(plan: MessagePlan, spoken: Slots): Promise<void> {
  const said = withItsEnd(spoken, plan.world);
  let slots =
    saysRightAfter(plan.words) && !said.has('before', 'after')
      ? new Slots([...said.list(), { role: 'after', text: 'it' }])
      : said;
  // 'Remind me on Wednesday, and again on Friday': of what was wished for a moment ago.
  const begun = plan.steps.findLast((step) => step.kind === 'call');
  if (begun?.kind === 'call' && begun.wish.said) {
    const { tool, said } = begun.wish;
    if (tool === 'set_reminder') return remind(plan, slots.over(said));
    if (tool === 'create_event')
      return create(plan, new Slots([...slots.over(said).list(), ...lengthOf(begun.wish, slots)]));
  }
  const { asked, done, parked, proposals } = plan.conversation;
  // 'Same again, but without Ben', behind a no to it.
  if (parked && isTurnedDown(parked) && !asked && proposals.length === 0 && !slots.has('target', 'title'))
    return reviseWish(plan, parked, slots);
  const [ended] = done[0]?.changes ?? [];
  // 'Remind me again in two hours', of one that was just ticked off; 'and the haircut?' goes on with a question since.
  const isQuestion = asked !== undefined && slots.has('target', 'person');
  if (ended?.did === 'reminder-ended' && !slots.has('text', 'title') && !isQuestion)
    return remind(plan, slots);
  // 'When is piano? – Same again in two weeks please', 'another on Friday, same length'.
  const [inFocus, ...more] = plan.conversation.focus;
  const isCopy = wantsSameAgain(plan.words) || slots.has('same_length');
  if (asked && ASKS_ABOUT_ONE.has(asked.act) && inFocus && more.length === 0 && isCopy)
    return copyOf(plan, inFocus, slots);
  const side = asked && otherSideOf(plan, asked, slots);
  if (side) {
    await ask(plan, asked.act, side, { before: asked });
    return;
  }
  const step = asked && (await stepFrom(plan, 'again', slots));
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
    const found = asked.act === 'find_time' ? lookedForThen(plan, slots, asked.slots) : undefined;
    const later = found ?? sameHoursThatWeek(plan, asked, slots) ?? samePart(plan, asked, slots);
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

/** 'Is Thursday evening free? – And Friday?': Friday evening, too. */
function samePart({ world }: MessagePlan, asked: AskedBefore, slots: Slots): Slots | undefined {
  if (asked.act !== 'ask_free' && asked.act !== 'ask_agenda') return undefined;
  const words = slots.joined('time');
  const earlier = new Slots(asked.slots).joined('time') ?? '';
  const part = partIn(earlier);
  const before = settle(resolveWhen(earlier, world.when));
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const isPart = before.kind === 'interval' && before.grain === 'part-of-day' && before.dateSaid;
  const isDay = read?.kind === 'interval' && read.grain === 'day' && read.dateSaid && !read.range;
  if (!part || !isPart || !isDay || slots.has('same_time')) return undefined;
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: `on ${read.start.toPlainDate()} in the ${part}` }]);
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
