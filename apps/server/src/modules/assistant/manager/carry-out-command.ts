import {
  agreesToIt,
  answersThem,
  type Command,
  isChanging,
  isLooking,
  mentionsReminder,
  namesReminder,
  readReference,
  saysThere,
} from '@catch/understanding';
import { again } from './acts/again.ts';
import { agreesOtherwise } from './acts/agrees-otherwise.ts';
import { aboutAnotherPerson, asksWhetherFree } from './acts/ask/another-person.ts';
import { askCondition } from './acts/ask/condition.ts';
import { ask } from './acts/ask/index.ts';
import { askedOtherwise } from './acts/asked-otherwise.ts';
import { cancel, isReminderLast } from './acts/cancel.ts';
import { change, spareCards } from './acts/change.ts';
import { changeOne } from './acts/change-one.ts';
import { changeReminder, dropReminder, isOfEvent } from './acts/change-reminder.ts';
import { storedReminder } from './acts/choose-reminder.ts';
import { create } from './acts/create.ts';
import { agreedAnyway, withoutObstacle } from './acts/in-the-way.ts';
import { forget } from './acts/memory.ts';
import { settleCalled } from './acts/named-cards.ts';
import { notify } from './acts/notify.ts';
import { otherThanYes } from './acts/other-than-yes.ts';
import { agreesToOffer, pick } from './acts/pick.ts';
import { prefer } from './acts/prefer.ts';
import { mayPutBack, putBack } from './acts/put-back.ts';
import { putOnDay } from './acts/put-on-day.ts';
import { remind } from './acts/reminders.ts';
import { ofInvitations, respond } from './acts/respond.ts';
import { revise, reviseEach } from './acts/revise.ts';
import { reviseProposal, timeOffered } from './acts/revise-proposal.ts';
import { reviseWish } from './acts/revise-wish.ts';
import { somebodyElse } from './acts/somebody-else.ts';
import { keepsNamed, spare } from './acts/spare.ts';
import { swap } from './acts/swap.ts';
import { undoMeant } from './acts/undo-meant.ts';
import { unreadTime } from './acts/unread-time.ts';
import { withoutDeclined } from './acts/without-declined.ts';
import { called } from './called-cards.ts';
import { holds } from './conditions.ts';
import type { OpenProposal } from './conversation.ts';
import { decidedIn, revisedByReason, settleDecided } from './decide-proposals.ts';
import { inKind } from './in-kind.ts';
import { type JudgedReading, wordsOf } from './judged-reading.ts';
import { turnedDown } from './parked-wish.ts';
import type { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { looselyNamed, matchingName } from './search-by-name.ts';
import { Slots } from './slots.ts';
import { meansSupposed, supposesOn, withoutSupposed } from './supposed.ts';

/** One command, by the act that it asks for. */
export async function carryOut(
  plan: MessagePlan,
  command: Command,
  index: number,
  reading: JudgedReading,
): Promise<void> {
  const { current: slots } = plan;
  const { act } = command;
  const answered = act === 'ask_invitations' && !isQuestion(reading) ? answersThem(plan.words) : undefined;
  if (answered) return respond(plan, ofInvitations(slots), answered);
  if (isLooking(act)) {
    const dependents = reading.commands.filter(({ condition }) => condition?.of === index);
    const isCondition = dependents.length > 0;
    const before = plan.steps.length;
    const isAsked = isCondition && (act === 'ask_free' || act === 'ask_clash');
    plan.truths.set(
      index,
      isAsked
        ? await askCondition(
            plan,
            act,
            slots,
            dependents.map((one) => new Slots(one.slots)),
          )
        : await ask(plan, act, slots),
    );
    if (isCondition) {
      plan.conditionTime = slots.joined('time');
      // What it leads to tells enough; only where nothing follows it is said by itself.
      const follows = reading.commands.some((one) => one.condition?.of === index && holds(plan, one));
      if (follows) plan.steps.splice(before);
    }
    return;
  }
  if (await withoutDeclined(plan, act, slots)) return;
  if (mayPutBack(plan, act) && putBack(plan, slots)) return;
  if (settleCalled(plan, act, slots) || (await otherThanYes(plan, command, reading, index))) return;
  switch (act) {
    case 'create':
      return createOrAsk(plan, slots, reading);
    case 'change':
      return changeOrAsk(plan, command, reading);
    case 'swap':
      return swap(plan, slots);
    case 'cancel':
      // 'It's off, strike it. And remind me …': what was just spoken of, or what a reason names.
      return isHollow(command, reading) && saysNothing(plan, command, reading)
        ? undefined
        : cancel(plan, slots);
    case 'accept':
      return respond(plan, slots, 'accepted');
    case 'decline':
      return respond(plan, slots, 'declined');
    case 'tentative':
      return respond(plan, slots, 'tentative');
    case 'remind':
      return remind(plan, slots);
    case 'change_reminder':
      return (await isOfEvent(plan, slots)) ? change(plan, slots) : changeReminder(plan, slots);
    case 'drop_reminder': {
      const event = await namedOutright(plan, slots);
      return event ? cancel(plan, new Slots([{ role: 'target', text: event }])) : dropReminder(plan, slots);
    }
    case 'prefer':
      return prefer(plan, slots);
    case 'forget':
      return forget(plan, slots);
    case 'notify':
      return notify(plan, slots, wordsOf(command, reading));
    case 'undo':
      return undoMeant(plan, slots);
    case 'revise':
      if (isHollow(command, reading) || (await somebodyElse(plan, slots))) return;
      if (!isQuestion(reading) && meansSupposed(plan, slots)) return;
      return supposesOn(plan, slots, reading.message) ? again(plan, slots) : reviseOrAsk(plan, slots);
    case 'again':
      if (!isQuestion(reading) && meansSupposed(plan, slots)) return;
      return again(plan, slots);
    case 'answer':
      return revise(plan, slots);
    case 'pick':
      if (await cannotThen(plan, slots)) return;
      return (await spare(plan, slots)) ? undefined : pick(plan, slots);
    case 'approve':
    case 'deny':
      if (act === 'deny' && (await deniesElse(plan, slots))) return;
      if (act === 'approve' && meansSupposed(plan, slots)) return;
      if (act === 'approve' && agreesToIt(reading.message) && (await agreesToOffer(plan))) return;
      if (act === 'approve' && timeOffered(plan, slots))
        return revise(plan, timeOffered(plan, slots) ?? slots);
      // 'He'd rather do Thursday, can you do that', of a card for Wednesday, is no plain yes.
      if (act === 'approve' && !isSure(reading, index) && unreadTime(plan, slots)) return revise(plan, slots);
      if (act === 'approve' && (await agreedAnyway(plan, slots))) return;
      if (act === 'approve' && (await agreesOtherwise(plan, slots))) return;
      if (act === 'approve' && revisedByReason(plan, slots) && plan.conversation.parked)
        return reviseWish(plan, plan.conversation.parked, revisedByReason(plan, slots) ?? slots);
      return settleDecided(plan, act, decidedIn(plan, command, reading, index));
    case 'chat':
      return talk(plan, index, reading);
    case 'other':
      // 'What should I remind you of?' – 'To water the plants': nothing that we could do, and nothing that we should.
      if (plan.conversation.open?.question.asks.for === 'reminder-text')
        return revise(plan, new Slots([{ role: 'text', text: wordsOf(command, reading) }]));
      return plan.say({ kind: 'talk', what: 'other' });
    default:
      return plan.say({ kind: 'talk', what: act === 'nothing' ? 'nothing-changed' : 'unclear' });
  }
}

/** Hardly small talk, behind something done: a time in it may put that right, and whatever else it says was not understood. */
function talk(plan: MessagePlan, index: number, reading: JudgedReading): Promise<void> | void {
  const what = inKind(reading);
  const { done, proposals, open } = plan.conversation;
  const isBehind = done.length + proposals.length > 0 && !open && !plan.conversation.asked;
  if (what !== 'chat' || isSure(reading, index, SURE_TALK) || !isBehind || reading.commands.length > 1)
    return plan.say({ kind: 'talk', what });
  const timed = isQuestion(reading) ? undefined : unreadTime(plan, new Slots([]));
  return timed ? revise(plan, timed) : plan.say({ kind: 'talk', what: 'unclear' });
}
const SURE_TALK = 0.65;

/** 'Why is the call there today? Delete it', with reminders in view: what the message itself names, and no reminder. */
async function namedOutright({ words, world }: MessagePlan, slots: Slots): Promise<string | undefined> {
  const target = slots.first('target');
  const isPointed = target === undefined || readReference(target).isFocus;
  if (!isPointed || slots.has('text', 'set') || mentionsReminder(words)) return undefined;
  return (await matchingName(words, world))?.title;
}

/** 'Henderson can't do ten, put her at eleven', with free times in view: her appointment, and none of those times. */
async function cannotThen(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const reason = slots.joined('reason');
  const event =
    reason && slots.has('time') && !slots.has('option') ? await looselyNamed(reason, plan.world) : undefined;
  if (!event) return false;
  plan.unsure = [...plan.unsure, reason ?? ''];
  await changeOne(plan, event, slots);
  return true;
}

async function reviseOrAsk(plan: MessagePlan, slots: Slots): Promise<void> {
  if (await keepsNamed(plan, slots)) return;
  const asked = askedOtherwise(plan, slots);
  return asked ? again(plan, asked) : revise(plan, slots);
}

async function createOrAsk(plan: MessagePlan, slots: Slots, reading: JudgedReading): Promise<void> {
  const declined = turnedDown(plan, slots);
  if (declined) return reviseWish(plan, declined, slots);
  if (!isQuestion(reading) && meansSupposed(plan, withoutSupposed(plan, slots))) return;
  const { parked } = plan.conversation;
  // 'If I'm free, add a haircut. – Then stick it at five': the haircut.
  if (parked?.ifFree && slots.has('time') && !slots.has('title', 'guest', 'target'))
    return reviseWish(plan, parked, slots);
  const free = isQuestion(reading) ? asksWhetherFree(plan, slots) : undefined;
  if (!free) return create(plan, slots);
  await ask(plan, 'ask_free', free);
}

async function changeOrAsk(plan: MessagePlan, command: Command, reading: JudgedReading): Promise<void> {
  const { current: slots } = plan;
  const declined = turnedDown(plan, slots);
  if (declined) return reviseWish(plan, declined, slots);
  spareCards(plan, slots);
  const put = await putOnDay(plan, slots);
  if (put) return create(plan, put);
  if (await reviseEach(plan, slots)) return;
  const card = await cardNamed(plan, slots);
  if (card) return reviseProposal(plan, card, withoutTarget(slots));
  const waiting = plan.conversation.isDoneLast ? undefined : plan.conversation.proposals.at(-1);
  if (waiting && (await withoutObstacle(plan, waiting, slots))) return revise(plan, slots);
  if (supposesOn(plan, slots, reading.message)) return again(plan, slots);
  // 'What if it was at five? – That's free. – Do it then': nothing new, so what was supposed.
  const isMoved = slots.has('shift') || slots.all('time').some((text) => !saysThere(text));
  if (!isQuestion(reading) && !isMoved && meansSupposed(plan, withoutSupposed(plan, slots))) return;
  const asked = command.force === 'request' ? await aboutAnotherPerson(plan, slots) : undefined;
  if (asked) {
    const { asked: before } = plan.conversation;
    // 'Can Ana do three on Monday? – Can she do four?': on Monday.
    await ask(plan, 'ask_free', asked, before?.act === 'ask_free' ? { before } : {});
    return;
  }
  return isHollow(command, reading) ? undefined : change(plan, slots);
}

/** 'Move the pricing deck to Friday', which only waits to be booked: that card. */
async function cardNamed(
  { conversation, world }: MessagePlan,
  slots: Slots,
): Promise<OpenProposal | undefined> {
  const target = slots.first('target');
  const isOfEvent = ({ changes }: OpenProposal) =>
    changes.some(({ did }) => did === 'created' || did === 'changed');
  const card = target && called(target, conversation.proposals.filter(isOfEvent), world);
  if (!target || !card) return undefined;
  // 'The club should start at three', where a card would move it to Friday at four: the card is put right.
  const [change] = card.changes;
  if (change?.did === 'changed' && slots.has('time', 'shift', 'length', 'start', 'end')) return card;
  const found = await referTo(target, slots, conversation, world);
  return found.kind === 'none' || found.kind === 'planned' ? card : undefined;
}
const withoutTarget = (slots: Slots): Slots =>
  new Slots(slots.list().filter(({ role }) => role !== 'target'));

const SURE_YES = 0.75;
const isSure = ({ certainty }: JudgedReading, index: number, least = SURE_YES): boolean =>
  (certainty?.[index]?.sure ?? 1) >= least;

const isQuestion = ({ message }: JudgedReading): boolean => message.trimEnd().endsWith('?');

/** 'The pitch is a lake, bin it' says more than why; 'the new plan is out' wishes for nothing. */
function isWishBehindReason(command: Command, reading: JudgedReading): boolean {
  const reasons = new Slots(command.slots).all('reason');
  const rest = reasons.reduce((words, reason) => words.replace(reason, ''), wordsOf(command, reading));
  return reasons.length > 0 && /\p{L}/u.test(rest);
}

/** Nothing is spoken of that could be meant; or 'it's shut on the 24th, so that one goes' says behind it which one is. */
const saysNothing = (plan: MessagePlan, command: Command, reading: JudgedReading): boolean =>
  isSaidBehind(command, reading) ||
  (plan.conversation.focus.length === 0 &&
    !isReminderLast(plan) &&
    (command.condition !== undefined || !isWishBehindReason(command, reading)));

const isSaidBehind = (command: Command, { commands }: JudgedReading): boolean =>
  commands.slice(commands.indexOf(command) + 1).some(({ act, slots }) => {
    const targets = new Slots(slots).all('target');
    return act === 'cancel' && targets.length > 0 && targets.every((text) => readReference(text).isFocus);
  });

/** 'If not, …', '… or else leave it': one half of a wish that says nothing by itself. */
const isHollow = (command: Command, { commands }: JudgedReading): boolean =>
  new Slots(command.slots).isEmpty &&
  commands.some(
    (one) =>
      one !== command &&
      (one.act === command.act || (command.act !== 'change' && isChanging(one.act))) &&
      !new Slots(one.slots).isEmpty,
  );

/** A no that is not one to what waits. */
async function deniesElse(plan: MessagePlan, slots: Slots): Promise<boolean> {
  if ((await spare(plan, slots)) || (await somebodyElse(plan, slots))) return true;
  // 'Forget the scaffold reminder', and a card waits: the reminder goes, and the card stays.
  const target = slots.first('target');
  if (!target || !namesReminder(target) || !(await storedReminder(plan.world, target))) return false;
  dropReminder(plan, slots);
  return true;
}
