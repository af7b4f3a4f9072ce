import {
  type Act,
  putsRight,
  type Role,
  readReference,
  resolveWhen,
  saidAfterNot,
  saidFor,
} from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import { called } from '../called-cards.ts';
import type { AskedBefore, DoneWish, OpenProposal } from '../conversation.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { proposalsOf } from '../refer-set.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { settle } from '../times.ts';
import { fewerPeople, takeAny } from './after-search.ts';
import { answerOpen } from './answer.ts';
import { ask } from './ask/index.ts';
import { change } from './change.ts';
import { changeReminder } from './change-reminder.ts';
import { chooseReminder } from './choose-reminder.ts';
import { create } from './create.ts';
import { inReason } from './in-reason.ts';
import { madeBefore } from './made-one.ts';
import { newerDeed } from './newer-deed.ts';
import { isOfReminder, OF_EVENT } from './of-reminder.ts';
import { lastCall, reviseCall } from './revise-call.ts';
import { reviseDone, reviseUndone } from './revise-done.ts';
import { reviseProposal } from './revise-proposal.ts';
import { bringsNews, reviseWish } from './revise-wish.ts';
import { isOfItsText } from './reword-reminder.ts';
import { unreadTime } from './unread-time.ts';

/** Corrects or completes what is in focus: an open question, a proposal, or what was done. */
export async function revise(plan: MessagePlan, slots: Slots): Promise<void> {
  const { conversation } = plan;
  if (await reviseEach(plan, slots)) return;
  const meant = withoutWrong(plan, slots) ?? inReason(plan, slots) ?? unreadTime(plan, slots);
  if (meant) return revise(plan, meant);
  const other = madeBefore(plan, slots) ?? oneOfList(plan, slots) ?? ofThatDay(plan, slots);
  if (other) return change(plan, other);
  const pending = lastCall(plan);
  // 'Bella's, at the same time': so it is planned already.
  if (pending !== undefined && slots.list().every(({ role }) => SAME.has(role))) return;
  if (pending !== undefined) return reviseCall(plan, pending, slots);
  // 'That refuel reminder, make it half past six', to a question about something else.
  const named = slots.first('target');
  const isReminder =
    named && !readReference(named).isFocus && chooseReminder(conversation, named, plan.world);
  if (conversation.open?.wish.tool === 'create_event' && isReminder && slots.has('time'))
    return changeReminder(plan, slots);
  const deed = newerDeed(plan, slots);
  if (deed) return reviseDone(plan, deed, slots);
  const isFound = conversation.asked?.act === 'find_time' && conversation.asked.isLater;
  if (conversation.open && !isFound) return answerOpen(plan, conversation.open, slots);
  const proposal = cardFor(plan, slots);
  // 'That would be better for her, so move it': to what was not understood, and as it stands nobody wants it.
  if (proposal && slots.list().every(({ role }) => SAME.has(role) || IDLE.has(role)))
    return plan.say({ kind: 'told', what: 'waiting', proposals: [proposal.changes] });
  if (proposal) return reviseProposal(plan, proposal, slots);
  const asked = conversation.asked;
  const fewer = asked?.act === 'find_time' ? fewerPeople(asked.slots, slots) : undefined;
  if (asked && fewer) {
    await ask(plan, asked.act, fewer, { before: asked });
    return;
  }
  if (asked?.act === 'find_time') return takeAny(plan, slots, asked.slots);
  // 'Is Tom free at eleven? – I mean Tom Reed': the question once more, about him.
  if (
    asked?.act === 'ask_free' &&
    slots.has('guest', 'person') &&
    slots.list().every(({ role }) => OF_WHOM.has(role))
  ) {
    const people = [...slots.all('guest'), ...slots.all('person')];
    const others = asked.slots.filter(({ role }) => role !== 'person' && role !== 'guest');
    const named = people.map((text) => ({ role: 'person' as const, text }));
    await ask(plan, asked.act, new Slots([...others, ...named]), { before: asked });
    return;
  }
  if (asked && slots.has('target', 'retracted')) {
    // 'Not the coffee, I meant the curtains': the question once more.
    await ask(plan, asked.act, slots.over(asked.slots.filter(({ role }) => role !== 'option')), {
      before: asked,
    });
    return;
  }
  // 'When am I done on Thursday? – Sorry, Friday': the
  // question again, and no change to what ends that day.
  if (
    asked &&
    isOfDay(asked) &&
    slots.has('time') &&
    slots
      .list()
      .every(
        ({ role }) =>
          role === 'time' || SAME.has(role) || role === 'filler' || role === 'reason' || role === 'retracted',
      )
  ) {
    await ask(
      plan,
      asked.act,
      new Slots(slots.list().filter(({ role }) => role === 'time')).over(asked.slots),
      { before: asked },
    );
    return;
  }
  // 'If Friday is empty, add the car wash. – Then Saturday at ten': the wash, and not what was in its way.
  if (conversation.parked?.ifFree && slots.has('time') && !slots.has('target'))
    return reviseWish(plan, conversation.parked, slots);
  // 'When is the dentist? – Make it Tuesday at nine.': the one just mentioned.
  const isOnly = asked?.act === 'ask_agenda' && conversation.listed.length === 1;
  if (asked && (isOnly || ASKS_ABOUT_ONE.has(asked.act)) && conversation.focus.length > 0) {
    const before = isOnly ? doneBefore(plan, asked, slots) : undefined;
    return before ? reviseDone(plan, before, slots) : change(plan, slots);
  }
  // 'Wrong address, with Joao instead', after a no: somebody else, and not one more.
  if (conversation.parked && !(await bringsNews(plan, conversation.parked, slots)))
    return plan.say({ kind: 'talk', what: 'nothing-changed' });
  if (conversation.parked)
    return reviseWish(
      plan,
      conversation.parked,
      slots.has('guest') ? new Slots([...slots.list(), { role: 'retracted', text: '' }]) : slots,
    );
  const [newest] = conversation.done;
  // 'Mateo's football, move that to Sunday', behind a reminder: no correction of it.
  const target = slots.first('target');
  const isNamed =
    target !== undefined &&
    !readReference(target).isFocus &&
    !chooseReminder(conversation, target, plan.world);
  if (newest?.changes.some(isOfReminder) && isNamed && slots.has('time', 'shift'))
    return change(plan, new Slots(slots.list().filter(({ role }) => role !== 'retracted')));
  if (newest?.isUndone) return reviseUndone(plan, newest, slots);
  const isOfEvent = slots.has(...OF_EVENT) && !slots.has('time', 'text', 'lead', 'target');
  const done = conversation.done.find(
    (deed) => !deed.isUndone && !(isOfEvent && deed.changes.some(isOfReminder) && !isOfItsText(deed, slots)),
  );
  if (done) return reviseDone(plan, done, slots);
  if (slots.has('title') || slots.has('guest')) return create(plan, slots);
  plan.say({ kind: 'talk', what: 'unclear' });
}

/**
 * 'Party on Saturday. – What's on Sunday? – OK, Sunday instead': the party, since what is there on Sunday is there already.
 * Any other correction may be about the one or about the other, and is asked about.
 */
function doneBefore(plan: MessagePlan, { window }: AskedBefore, slots: Slots): DoneWish | undefined {
  const { conversation, words, world } = plan;
  const [newest] = conversation.done;
  if (!newest || newest.isUndone || slots.has('target') || !putsRight(words)) return undefined;
  const said = slots.joined('time');
  const read = said ? settle(resolveWhen(said, world.when)) : undefined;
  const isThatDay =
    read?.kind === 'interval' && read.allDay === true && read.start.epochMilliseconds === window?.start;
  if (isThatDay) return newest;
  plan.unsure = [...plan.unsure, words];
  return undefined;
}

/** 'The gym is right, but the swim is on Friday', of two that wait: the one that is named, or else the last. */
function cardFor({ conversation, world }: MessagePlan, slots: Slots): OpenProposal | undefined {
  const { proposals, isDoneLast } = conversation;
  const target = slots.first('target');
  const named = target && !readReference(target).isFocus ? called(target, proposals, world) : undefined;
  return named ?? (isDoneLast ? undefined : proposals.at(-1));
}

/** The question was about the end of a day, not about an event by name. */
const isOfDay = ({ act, slots }: AskedBefore): boolean =>
  act === 'ask_when' && slots.some(({ role }) => role === 'latest' || role === 'earliest');

const OF_WHOM: ReadonlySet<Role> = new Set(['guest', 'person', 'retracted', 'filler', 'reason'] as const);

/** 'Milk, not bread', 'not bread, milk' in one span: what is meant, and what it replaces. */
function withoutWrong(plan: MessagePlan, slots: Slots): Slots | undefined {
  const parts = slots.list().flatMap((slot): SaidSlot[] => {
    const { said, wrong } =
      (MEANT.has(slot.role) && (saidFor(slot.text) ?? saidAfterNot(slot.text, plan.words))) || {};
    if (!said || !wrong) return [slot];
    return [
      { ...slot, text: said },
      { role: 'retracted', text: wrong },
    ];
  });
  if (parts.length === slots.list().length) return undefined;
  plan.unsure = plan.unsure.filter((word) => word.toLowerCase() !== 'not');
  return new Slots(parts);
}
const MEANT: ReadonlySet<Role> = new Set(['text', 'time', 'title', 'place', 'guest', 'length'] as const);

/** 'Move both to Saturday', of two that wait for a yes: each of them. */
export async function reviseEach(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const proposed = proposalsOf(plan.conversation, slots);
  const each = new Slots(slots.list().filter(({ role }) => role !== 'set'));
  for (const proposal of proposed) await reviseProposal(plan, proposal, each);
  return proposed.length > 0;
}

export const ASKS_ABOUT_ONE: ReadonlySet<Act> = new Set([
  ...(['ask_when', 'ask_where', 'ask_who', 'ask_long', 'ask_detail', 'ask_link'] as const),
  ...(['ask_answers', 'ask_next', 'ask_last', 'ask_until', 'ask_zone'] as const),
]);

const SAME: ReadonlySet<Role> = new Set(['same_time', 'same_day', 'same_length', 'same_place'] as const);
const IDLE: ReadonlySet<Role> = new Set(['reason', 'filler'] as const);

/** 'The second at 18:00', with a list in view, is one of the list and no date. */
function oneOfList({ conversation }: MessagePlan, slots: Slots): Slots | undefined {
  const events = conversation.listed.filter((option) => 'event' in option);
  const words = slots.joined('time')?.split(/\s+/) ?? [];
  if (conversation.open || events.length < 2 || slots.has('target')) return undefined;
  for (const length of [3, 2, 1]) {
    const [name, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    const { position } = readReference(name);
    if (!rest || position === undefined || position >= events.length) continue;
    const others = slots.list().filter(({ role }) => role !== 'time');
    return new Slots([...others, { role: 'target', text: name }, { role: 'time', text: rest }]);
  }
  return undefined;
}

/** 'Sunday an hour later', of what was made for two days: the one on that day. It says which, and not where to. */
function ofThatDay(plan: MessagePlan, slots: Slots): Slots | undefined {
  const { conversation, world } = plan;
  const [day, ...more] = slots.all('time');
  const read = day && more.length === 0 ? settle(resolveWhen(day, world.when)) : undefined;
  const isDay = read?.kind === 'interval' && read.dateSaid && !read.range;
  if (!day || !isDay || !slots.has('shift', 'stretch') || slots.has('target', 'set', 'old_time'))
    return undefined;
  if (conversation.open || conversation.proposals.length > 0 || lastCall(plan) !== undefined)
    return undefined;
  const there = conversation.focus.filter(
    (event) => event.id !== '' && fitsWords(event, day, undefined, world),
  );
  if (there.length !== 1) return undefined;
  // Whichever part it was taken to have, it comes to this.
  const settled = new Set(wordsOf(day));
  plan.unsure = plan.unsure.filter((word) => !wordsOf(word).every((one) => settled.has(one)));
  return new Slots(slots.list().map((slot) => (slot.role === 'time' ? { ...slot, role: 'old_time' } : slot)));
}
