import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { EventReference } from '../slot-types.ts';
import { pointsBack } from './changes.ts';

/** Words that are thanks or a new order by themselves, and a yes to what has just been proposed. */
export function agreement(frames: Frame[], state: ConversationState): Frame[] | undefined {
  const [frame] = frames;
  const pending = state.pending?.frame;
  if (!frame || !pending || frames.length !== 1) return undefined;
  const yes: Frame = { kind: 'confirm', confidence: 0.85, said: frame.said };
  if (
    frame.kind === 'smallTalk' &&
    (frame.topic === 'thanks' || frame.topic === 'praise') &&
    /^(?:oh,? )?(?:ok|okay|great|perfect|good|awesome|nice|better|cool|excellent|wonderful|lovely|fine|much better)\b/i.test(
      frame.said,
    )
  )
    return [yes];
  if (frame.kind === 'completeReminder' && /\b(?:good|well done|ok)\b/i.test(frame.said))
    return [{ ...yes, confidence: 0.6 }];
  // 'Shall I cancel it?' – 'Cancel it'
  if (pending.kind === 'cancelEvent') {
    if (frame.kind === 'cancelEvent' && sameEvent(frame.reference, pending.reference)) return [yes];
    if (
      frame.kind === 'reject' &&
      /\b(?:cancel|delete|remove)(?: (?:it|that|this)\b|[.!]*$)/i.test(frame.said) &&
      !/^(?:no|nope|don't|do not|never)\b/i.test(frame.said)
    )
      return [yes];
  }
  // 'Is this good?' – 'Add that appointment', 'Confirm the lunch'
  if (
    pending.kind === 'createEvent' &&
    frame.kind === 'createEvent' &&
    !frame.event.title &&
    frame.event.when.length === 0 &&
    frame.event.people.length === 0 &&
    /\b(?:that|it|this)\b/i.test(frame.said)
  )
    return [yes];
  if (frame.kind === 'queryDetail' && /^(?:please )?confirm\b/i.test(frame.said)) return [yes];
  return undefined;
}

/** Points at nothing else than the event already meant. */
function sameEvent(reference: EventReference, pending: EventReference): boolean {
  if (pointsBack(reference)) return true;
  if (reference.title && pending.title) return reference.title.toLowerCase() === pending.title.toLowerCase();
  if (reference.title) return false;
  const names = new Set(pending.people.map((person) => person.said.toLowerCase()));
  if (reference.people.length > 0)
    return reference.people.every((person) => names.has(person.said.toLowerCase()));
  return (
    reference.when.length > 0 &&
    reference.when.every((slot) =>
      pending.when.some((other) => other.phrase.toLowerCase() === slot.phrase.toLowerCase()),
    )
  );
}
