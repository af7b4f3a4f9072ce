import { meansAnother, putsRight, type Role, readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import { otherDaySaid } from '../day-elsewhere.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { cancel } from './cancel.ts';
import { changeOne } from './change-one.ts';

/** They say which event, and nothing of what becomes of it. */
const NAMING: ReadonlySet<Role> = new Set([
  ...(['target', 'old_time', 'old_person', 'except', 'retracted', 'reason', 'filler'] as const),
] as const);

/** 'No, I meant the third': what was done to the wrong one is taken back, and done to that one. */
export async function doneToAnother(plan: MessagePlan, done: DoneWish, slots: Slots): Promise<boolean> {
  const [change, ...more] = done.changes;
  const isOfEvent = change?.did === 'changed' || change?.did === 'moved' || change?.did === 'cancelled';
  if (!isOfEvent || more.length > 0 || done.isUndone) return false;
  const event = await otherNamed(plan, slots);
  if (!event || event.id === change.before.id) return false;
  // 'No, I meant next Thursday, that wagon', and it is today: where it goes.
  if (otherDaySaid(asFact(event), slots, plan.world).length > 0) {
    const there = slots.all('old_time').map((text) => ({ role: 'time' as const, text }));
    await changeOne(plan, event, new Slots(there));
    return true;
  }
  const wished = (done.wish.said ?? []).filter(({ role }) => !NAMING.has(role));
  if (change.did !== 'cancelled' && wished.length === 0) return false;
  if (plan.isHalfSure && (isNamedToo(change.before, slots) || meansAnother(plan.words))) plan.unsure = [];
  // 'I meant Thursday's': the words that name the only one that is so are in no doubt.
  const named = new Set(wordsOf(slots.first('target') ?? ''));
  if (putsRight(plan.words))
    plan.unsure = plan.unsure.filter((doubt) => !wordsOf(doubt).every((word) => named.has(word)));
  plan.call('undo_last_action', { tool_call_id: done.call });
  plan.current = new Slots([{ role: 'target', text: event.title ?? '' }, ...wished]);
  if (change.did === 'cancelled') await cancel(plan, slots);
  else await changeOne(plan, event, new Slots(wished));
  return true;
}

/** 'I meant the fair. The market stays': which one was wrong is said as well, so that there is no doubt. */
const isNamedToo = ({ title }: EventFact, slots: Slots): boolean =>
  [...slots.all('filler'), ...slots.all('reason'), ...slots.all('except'), ...slots.all('retracted')].some(
    (text) => coverage(significantWords(title ?? ''), wordsOf(text)) === 1,
  );

/** The one event that a correction names, where it says nothing else. */
async function otherNamed(
  { conversation, world }: MessagePlan,
  slots: Slots,
): Promise<CalendarEvent | undefined> {
  const target = slots.first('target');
  const isNaming = slots.list().every(({ role }) => NAMING.has(role));
  if (!target || readReference(target).isFocus || !isNaming) return undefined;
  const found = await referTo(target, slots, conversation, world);
  const [only, ...others] = found.kind === 'events' ? found.events : [];
  return others.length === 0 ? only : undefined;
}
