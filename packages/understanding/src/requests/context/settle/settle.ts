import type { ConversationState } from '../../conversation.ts';
import type { Frame } from '../../frames.ts';
import { allOfTheList, swapsShown, whichEvent } from './events.ts';
import { aboutSpokenOf, amongListedReminders, cancelsSaid, saidAgain, whichReminder } from './reminders.ts';
import type { Resolve, Settling } from './settling.ts';
import { cancelsSpokenOf, forgetsRemembered, stopsPending } from './stopping.ts';

/** In this order: the first that knows what was meant says it. */
const WAYS: readonly Settling[] = [
  stopsPending,
  cancelsSpokenOf,
  forgetsRemembered,
  amongListedReminders,
  aboutSpokenOf,
  saidAgain,
  cancelsSaid,
  whichReminder,
  swapsShown,
  allOfTheList,
  whichEvent,
];

/** What points back ('it', 'the second', 'them') becomes what it points at. */
export function settle(frame: Frame, state: ConversationState, resolve?: Resolve): Frame {
  for (const way of WAYS) {
    const settled = way(frame, state, resolve);
    if (settled) return settled;
  }
  return frame;
}
