import { type Command, saysDeleting, wantsAfterAll } from '@catch/understanding';
import { isTurnedDown } from '../conversation.ts';
import type { JudgedReading } from '../judged-reading.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { cancel } from './cancel.ts';

/** What sounds like a yes to what waits, and is something else. Says whether it was. */
export async function otherThanYes(
  plan: MessagePlan,
  { act, slots }: Command,
  reading: JudgedReading,
  index: number,
): Promise<boolean> {
  if (act !== 'approve' || !new Slots(slots).isEmpty) return false;
  return (await goesAltogether(plan)) || wantedAfterAll(plan, reading, reading.certainty?.[index]?.sure ?? 1);
}

/** 'He is ill, delete it', to a card that would move it: it goes, and so does the card. One that would make it is turned down. */
async function goesAltogether(plan: MessagePlan): Promise<boolean> {
  const { proposals, isDoneLast } = plan.conversation;
  const [card, ...more] = isDoneLast ? [] : proposals;
  const [change, ...others] = card?.changes ?? [];
  if (!card || more.length + others.length > 0 || !change || !saysDeleting(plan.words)) return false;
  if (change.did !== 'created' && change.did !== 'changed' && change.did !== 'moved') return false;
  plan.deny([card.call]);
  if (change.did === 'created') plan.say({ kind: 'talk', what: 'left-alone' });
  else {
    plan.focusOn([change.before]);
    await cancel(plan, new Slots([{ role: 'target', text: 'it' }]));
  }
  return true;
}

const SURE = 0.85;
/** 'OK, she is fine with it, send it', behind a no to a new event: that is asked about once more. */
function wantedAfterAll(plan: MessagePlan, { message, commands }: JudgedReading, sure: number): boolean {
  const { parked, proposals, open, asked } = plan.conversation;
  if (!parked || !isTurnedDown(parked) || proposals.length > 0 || open || asked) return false;
  if (commands.length > 1 || sure < SURE || !wantsAfterAll(message)) return false;
  const { replaces: _replaces, ...input } = parked.input;
  plan.current = new Slots(parked.said ?? []);
  plan.call(parked.tool, input, parked.zone);
  return true;
}
