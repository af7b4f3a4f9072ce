import { agreesToAll, beginsWithYes, type Command, findWhen } from '@catch/understanding';
import { settleOffer } from './acts/notify.ts';
import { NAMING, namedIn } from './called-cards.ts';
import { type OpenProposal, turnedDownWish } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';

/** Which of the waiting cards some words of agreement, or of refusal, are about. */
export function decidedIn(
  plan: MessagePlan,
  command: Command,
  reading: JudgedReading,
  index: number,
): readonly OpenProposal[] {
  const { proposals } = plan.conversation;
  const isNo = command.act === 'deny';
  if (isNo ? !isNaming(command) : isAll(command, reading, index)) return proposals;
  // 'Scrap the one with Ben', however sure: the others are not said no to.
  const refused = isNo ? namedIn(plan, command) : undefined;
  if (refused) return refused;
  const { sure } = reading.certainty?.[index] ?? { sure: 1 };
  // A card that is called by its name is in little doubt.
  const least = isNo || isNaming(command) ? SURE : SURE_YES;
  // 'Yes, just the car wash', and that is the only one that waits.
  const isOnly = proposals.length === 1 && isNaming(command) && beginsWithYes(reading.message);
  if (sure < least && !isOnly) return isNo ? proposals : [];
  if (isNaming(command)) return namedIn(plan, command) ?? (isNo ? proposals : []);
  if (new Slots(command.slots).isEmpty && isPlainYes(plan, reading)) return proposals;
  return [];
}

/**
 * 'Yes. And set up a call with Peter', to the one thing waiting; 'go ahead', to the two just asked about. If
 * something else was asked and answered since, such a word may be about that.
 */
const isPlainYes = (
  { before, conversation: { proposals } }: MessagePlan,
  { commands, message }: JudgedReading,
): boolean =>
  before.isAskedTogether === true ||
  (proposals.length === 1 && !before.asked && (commands.length > 1 || beginsWithYes(message)));

const isNaming = ({ slots }: Command): boolean => slots.some(({ role }) => NAMING.has(role));

const SURE_YES = 0.85;

/** So sure it has to be before words agree to more than one thing. */
const SURE = 0.75;

function isAll(
  { start, end }: Command,
  { message, commands, certainty }: JudgedReading,
  index: number,
): boolean {
  const { sure } = certainty?.[index] ?? { sure: 1 };
  return commands.length === 1 && sure >= SURE && agreesToAll(message.slice(start, end));
}

/**
 * A clear yes or no to one proposal is settled before it comes here. What is begun is put aside; a no in other words takes
 * back what waits, a yes in other words does not: for that there is a button.
 */
export function settleDecided(
  plan: MessagePlan,
  act: 'approve' | 'deny',
  decided: readonly OpenProposal[],
): void {
  const { proposals } = plan.conversation;
  if (act === 'approve' && settleOffer(plan)) return;
  if (act === 'approve' && decided.length > 0) {
    plan.approve(decided.map(({ call }) => call));
    return;
  }
  const waiting = act === 'approve' ? proposals : proposals.filter((one) => !decided.includes(one));
  if (act === 'deny') plan.deny(decided.map(({ call }) => call));
  if (waiting.length > 0) {
    plan.say({ kind: 'told', what: 'waiting', proposals: waiting.map(({ changes }) => changes) });
    if (act === 'approve' && waiting.length > 1) plan.say({ kind: 'talk', what: 'which-card' });
    return;
  }
  // 'Of course. Then at noon', 'no, without him': what was turned down is still spoken of.
  const [last] = act === 'deny' ? proposals.slice(-1) : [];
  const denied = last && turnedDownWish(last);
  plan.conversation = {
    ...plan.conversation,
    open: undefined,
    parked: denied ?? plan.conversation.parked,
    isDenied: denied && proposals.length === 1 ? true : undefined,
    aside: undefined,
  };
  plan.say({ kind: 'talk', what: act === 'deny' ? 'left-alone' : 'nothing-changed' });
}

/** 'Because it should be Wednesday. All else the same, set that one up', right behind a no: otherwise, as it says why. */
export function revisedByReason(
  { before, conversation, world }: MessagePlan,
  slots: Slots,
): Slots | undefined {
  const isDenied = before.isDenied && conversation.parked?.tool === 'create_event';
  const [time, ...more] = isDenied ? findWhen(slots.joined('reason') ?? '', world.when) : [];
  return time && more.length === 0 ? new Slots([{ role: 'time', text: time.text }]) : undefined;
}
