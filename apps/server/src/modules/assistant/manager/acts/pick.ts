import { instantOf } from '@catch/scheduling';
import { pointsToTime, putsRight, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { Option, Slot } from '../../values/values.ts';
import type { AskedBefore } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { namesDay, windowIn } from '../time-in-words.ts';
import { settle } from '../times.ts';
import { asSlots, fewerPeople, lookedForThen, takeSlot, whatFor } from './after-search.ts';
import { answerOpen } from './answer.ts';
import { ask } from './ask/index.ts';
import { chooseAmong } from './choose-option.ts';
import { create } from './create.ts';
import { doneToAnother } from './done-to-another.ts';
import { withOtherGuest } from './revise-people.ts';
import { invitedBy, reviseProposal } from './revise-proposal.ts';

/** Among what was offered or listed. */
export async function pick(plan: MessagePlan, said: Slots): Promise<void> {
  const slots = withoutThere(plan, said);
  const { open, asked, search, listed } = plan.conversation;
  // What was found last is what is picked from, and not what was asked about before.
  const isFound = asked?.act === 'find_time' && asked.isLater && listed.some((option) => 'slot' in option);
  if (open && !isFound) return answerOpen(plan, open, slots);
  if (await picksOther(plan, slots)) return;
  const searched = isSearch(asked) ? asked : search;
  const fewer = searched && fewerPeople(searched.slots, slots);
  if (searched && fewer) {
    await ask(plan, 'find_time', fewer, { before: searched });
    return;
  }
  const again = asked?.act === 'find_time' ? lookedForThen(plan, slots, asked.slots) : undefined;
  if (asked && again) {
    await ask(plan, 'find_time', again, { before: asked });
    return;
  }
  const offered = listed.filter((option) => 'slot' in option);
  const words = slots.first('option');
  const thatDay = searched ? onChosenDay(plan, slots) : undefined;
  if (searched && thatDay) {
    const kept = searched.slots.filter(({ role }) => role !== 'time' && role !== 'option');
    return create(plan, thatDay.over(asSlots(kept)));
  }
  if (searched && offered.length > 0) {
    const chosen = offeredOne(plan, offered, slots);
    if (chosen) return takeSlot(plan, slots, searched.slots, asLong(searched, chosen));
  }
  // 'Take it', of several: which of them is asked, and no other time is thought of.
  const isOpen = offered.length > 1 && !words && !slots.has('time', 'target', 'after', 'before');
  if (searched && isOpen) return create(plan, slots.over(whatFor(searched.slots)));
  if (searched && (slots.has('time') || slots.has('title'))) {
    const said = slots.joined('time');
    // 'Wednesday at three' names its day itself.
    const onDay = said && searched.window && !namesDay(said, plan.world) ? said : undefined;
    const kept = searched.slots.filter(({ role }) => role !== 'time' && role !== 'option');
    const day =
      searched.window && onDay
        ? [{ role: 'time' as const, text: `${dayOf(searched.window.start, plan.world.zone)} ${onDay}` }]
        : [];
    const others = slots.list().filter(({ role }) => role !== 'time' || day.length === 0);
    return create(plan, new Slots([...others, ...day]).over(asSlots(kept)));
  }
  if (searched && words && offered.length > 0 && windowIn(words, plan.conversation, plan.world))
    return pick(plan, new Slots([{ role: 'time', text: words }]).over(slots.list()));
  const found = await referTo(words, slots, plan.conversation, plan.world);
  // 'No, the other one', behind a change of the one that was picked.
  const [last] = asked || !putsRight(plan.words) ? [] : plan.conversation.done;
  const target = words ? [{ role: 'target' as const, text: words }] : [];
  if (last && words && (await doneToAnother(plan, last, new Slots(target)))) return;
  if (found.kind === 'events') {
    plan.focusOn(found.events.map(asFact));
    return plan.say({ kind: 'told', what: 'when', events: found.events.map(asFact) });
  }
  plan.say({ kind: 'talk', what: 'unclear' });
}

/** 'Put the wine list there', of a single time that was found: no other time is said. */
function withoutThere({ conversation: { listed } }: MessagePlan, slots: Slots): Slots {
  const [only, ...more] = listed;
  if (!only || !('slot' in only) || more.length > 0) return slots;
  return new Slots(slots.list().filter(({ role, text }) => role !== 'time' || !pointsToTime(text)));
}

/** 'This works: at eleven. – Do that': the only time that was found. Says whether there was one. */
export async function agreesToOffer(plan: MessagePlan): Promise<boolean> {
  const { asked, listed, proposals, open } = plan.conversation;
  const [only, ...more] = listed;
  const isOnly = only !== undefined && 'slot' in only && more.length === 0;
  if (asked?.act !== 'find_time' || !isOnly || open || proposals.length > 0) return false;
  await pick(plan, new Slots([{ role: 'option', text: 'that' }]));
  return true;
}

/** 'The other Tom, please', of a proposal with Tom. */
async function picksOther(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const proposal = plan.conversation.isDoneLast ? undefined : plan.conversation.proposals.at(-1);
  if (!proposal) return false;
  const replaced = await withOtherGuest(plan, slots, invitedBy(proposal));
  if (replaced === slots) return false;
  await reviseProposal(plan, proposal, replaced);
  return true;
}

const isSearch = (asked: AskedBefore | undefined): asked is AskedBefore =>
  asked?.act === 'ask_free' || asked?.act === 'find_time';

/** 'The Wednesday one, but at eleven': on that day, at an hour that was not offered. */
function onChosenDay({ conversation, world }: MessagePlan, slots: Slots): Slots | undefined {
  const [option, hour] = [slots.first('option'), slots.joined('time')];
  if (!option || !hour || namesDay(hour, world) || !namesDay(option, world)) return undefined;
  const day = windowIn(option, conversation, world);
  if (!day) return undefined;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'option');
  return new Slots([...others, { role: 'time', text: `${dayOf(day.start, world.zone)} ${hour}` }]);
}

/** Free from noon to five, and others come: nobody means all of it. */
function asLong({ act, slots }: AskedBefore, slot: Slot): Pick<Slot, 'start'> & Partial<Slot> {
  const isStretch = act === 'ask_free' && slots.some(({ role }) => role === 'person' || role === 'guest');
  return isStretch ? { start: slot.start } : slot;
}

/** The only one, one by its place or hour, or the only one on the day that was said. */
function offeredOne(plan: MessagePlan, offered: readonly Option[], slots: Slots): Slot | undefined {
  const { world, conversation } = plan;
  const times = offered.flatMap((option) => ('slot' in option ? [option.slot] : []));
  const words = slots.first('option');
  const [single, ...rest] = times;
  if (single && rest.length === 0 && !slots.has('time')) return single;
  if (!words) return undefined;
  // 'Wednesday at three' is not the one on Wednesday at nine.
  const read = settle(resolveWhen(words, world.when));
  const hour = read.kind === 'instant' && read.dateSaid ? read.at.epochMilliseconds : undefined;
  if (hour !== undefined) return times.find(({ start }) => instantOf(start, world.zone) === hour);
  // '11 it is'.
  const bare = BARE_HOUR.test(words) ? [{ role: 'option' as const, text: `at ${words}` }] : [];
  const [chosen] = chooseAmong(plan, offered, new Slots([...bare, ...slots.list()]));
  if (chosen && 'slot' in chosen) return chosen.slot;
  const day = windowIn(words, conversation, world);
  const [there, ...more] = times.filter(({ start }) => {
    const at = instantOf(start, world.zone);
    return day !== undefined && at >= day.start && at < day.end;
  });
  return more.length === 0 ? there : undefined;
}

const BARE_HOUR = /^\d{1,2}$/;
const dayOf = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
