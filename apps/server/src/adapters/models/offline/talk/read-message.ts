import { type Frame, type TimeSlot, type Understanding, understand } from '@catch/understanding';
import { questionFor } from '@catch/understanding/requests/question';
import { firstCall } from '../act/first-call.ts';
import { slotFromText } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { answerOpen } from './answer-open.ts';
import { atTime, withEvent } from './revise.ts';
import { settleTimes } from './settle-times.ts';
import type { Item, Talk } from './talk.ts';

/** What a message asks for, in the light of the talk so far. */
export function readMessage(text: string, talk: Talk, situation: Situation): Item[] {
  const answered = talk.open ? answerOpen(text, talk.open, situation) : undefined;
  const frames = (answered ? [answered] : understandIn(text, talk, situation).frames)
    .flatMap((frame) => settle(frame, talk, situation))
    .map((frame) => settleTimes(frame, situation.context));
  const goesOn = frames.some(({ continues }) => continues);
  return [...frames, ...(goesOn ? (talk.waiting ?? []) : [])].map((frame) => toItem(frame, situation));
}

function understandIn(text: string, talk: Talk, { context }: Situation): Understanding {
  const known = { ...context, ...(talk.people ? { knownPeople: talk.people } : {}) };
  const plain = understand(text, talk.conversation, known);
  if (!talk.denied) return plain;
  // 'Then at 4': a change to what was just refused, not a new request.
  const again = understand(text, { ...talk.conversation, pending: { frame: talk.denied } }, known);
  return again.frames.some(({ kind }) => kind === 'correct') ? again : plain;
}

function toItem(frame: Frame, { context }: Situation): Item {
  const asked = questionFor(frame);
  if (asked) return { kind: 'ask', frame, ...asked };
  return firstCall(frame, context) ? { kind: 'task', frame } : { kind: 'say', frame };
}

/** Yes, no, 'the second one' and 'rather at 4' become the request that they are about. */
function settle(frame: Frame, talk: Talk, situation: Situation): Frame[] {
  const { conversation, open, offer } = talk;
  switch (frame.kind) {
    case 'confirm':
      if (conversation.pending) return [{ ...conversation.pending.frame, continues: true }];
      if (open?.kind === 'instead') return [{ ...open.frame, confidence: 0.9, continues: true }];
      return [frame];
    case 'choose': {
      const option = conversation.options?.find(({ id }) => id === frame.id);
      if (frame.none) return [{ kind: 'reject', confidence: frame.confidence, said: frame.said }];
      if (open?.kind === 'event' && frame.id !== undefined) return [withEvent(open.frame, frame.id)];
      const slot = option ? slotFromText(option.label, situation.context) : frame.when;
      return offer && slot ? [bookAt(offer, slot)] : [frame];
    }
    case 'correct':
      return [corrected(frame, talk)];
    default:
      return [frame];
  }
}

/** A time was offered and taken. */
function bookAt(offer: Frame, slot: TimeSlot): Frame {
  if (offer.kind === 'findTime' || offer.kind === 'createEvent')
    return { ...atTime({ ...offer, kind: 'createEvent' }, slot), confidence: 0.9, continues: true };
  if (offer.kind === 'queryFree')
    return {
      kind: 'createEvent',
      confidence: 0.9,
      said: offer.said,
      continues: true,
      event: { people: offer.people, when: [slot] },
    };
  return atTime(offer, slot);
}

function corrected(frame: Extract<Frame, { kind: 'correct' }>, { conversation, open }: Talk): Frame {
  const target = conversation.pending?.frame ?? open?.frame;
  if (frame.changes.other) {
    const shown = conversation.shown ?? [];
    const current = target && 'reference' in target ? target.reference.id : undefined;
    const [other, ...more] = shown.filter(({ id }) => id !== current);
    if (target && other && more.length === 0 && current !== undefined) return withEvent(target, other.id);
    if (target && 'reference' in target)
      return { ...target, reference: { people: [], when: [] }, continues: true } as Frame;
  }
  if (frame.changes.direction && target && !frame.changes.when) return withoutTime(target);
  return frame.revised
    ? { ...frame.revised, continues: true, confidence: Math.max(0.8, frame.revised.confidence) }
    : frame;
}

/** 'Later than that': when exactly is asked. */
const withoutTime = (frame: Frame): Frame =>
  frame.kind === 'moveEvent'
    ? { ...frame, to: [], continues: true }
    : frame.kind === 'createEvent'
      ? { ...frame, event: { ...frame.event, when: [] }, continues: true }
      : frame;
