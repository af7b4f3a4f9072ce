import { putsRight, type Role, readReference } from '@catch/understanding';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/**
 * 'Fitting at ten. – What is right before that? – Then no, make it eleven': the fitting, and not what was told to be next to
 * it.
 */
export function ownBeside({ conversation, words }: MessagePlan, slots: Slots): EventFact | undefined {
  const { asked, done, focus } = conversation;
  const beside = new Slots(asked?.slots ?? []).list().filter(({ role }) => NEXT_TO.has(role));
  const isOfIt = beside.length > 0 && beside.every(({ text }) => readReference(text).isFocus);
  const isIt = slots.all('target').every((text) => readReference(text).isFocus);
  const [change, ...more] = done[0]?.isUndone ? [] : (done[0]?.changes ?? []);
  const isPlaced = change?.did === 'created' || change?.did === 'moved' || change?.did === 'changed';
  if (!isPlaced || more.length > 0 || !isOfIt || !isIt || !putsRight(words)) return undefined;
  return change.after.id === focus[0]?.id ? undefined : change.after;
}
const NEXT_TO: ReadonlySet<Role> = new Set(['before', 'after'] as const);
