import {
  type ConversationState,
  type Duration,
  type Frame,
  type TimeSlot,
  understand,
} from '@catch/understanding';
import { questionFor } from '@catch/understanding/requests/question';
import { firstCall } from '../act/first-call.ts';
import { slotFromText } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { answerOpen } from './answer-open.ts';
import { plainWords } from './plain-words.ts';
import { atTime, withEvent } from './revise.ts';
import { settleTimes } from './settle-times.ts';
import { readSeveral } from './several-requests.ts';
import type { Item, Talk } from './talk.ts';
import { tidyFrame } from './tidy-frame.ts';

/** What a message asks for, in the light of the talk so far. */
export function readMessage(text: string, talk: Talk, situation: Situation): Item[] {
  const answered = talk.open ? answerOpen(text, talk.open, situation) : undefined;
  const frames = (answered ? [answered] : understandIn(plainWords(text, talk), talk, situation))
    .flatMap((frame) => settle(frame, talk, situation))
    .flatMap(tidyFrame)
    .map((frame) => settleTimes(frame, situation.context));
  const goesOn = frames.some(({ continues }) => continues);
  return [...frames, ...(goesOn ? (talk.waiting ?? []) : [])].map((frame) => toItem(frame, situation));
}

function understandIn(text: string, talk: Talk, { context }: Situation): Frame[] {
  const { conversation } = talk;
  const known = { ...context, ...(talk.people ? { knownPeople: talk.people } : {}) };
  const read = (state: ConversationState) => (words: string) => understand(words, state, known);
  const busy = conversation.pending ?? conversation.question ?? conversation.options;
  // 'And Thursday?' asks the last question again; it does not move the event that the answer showed.
  if (!busy && AGAIN.test(text)) {
    const { focus: _focus, ...rest } = conversation;
    const { frames } = read(rest)(text);
    if (frames.some(({ kind, continues }) => continues && kind.startsWith('query'))) return frames;
  }
  const moved = movedReminder(conversation, (state) => read(state)(text).frames);
  if (moved) return [moved];
  const plain = busy ? read(conversation)(text).frames : readSeveral(text, read(conversation));
  if (!talk.denied) return plain;
  // 'Then at 4': a change to what was just refused, not a new request.
  const { frames } = read({ ...conversation, pending: { frame: talk.denied } })(text);
  return frames.some(({ kind }) => kind === 'correct') ? frames : plain;
}

/** 'Make that 6', said of a reminder that was just set, moves the reminder. */
function movedReminder(
  conversation: ConversationState,
  read: (state: ConversationState) => readonly Frame[],
): Frame | undefined {
  const last = conversation.lastFrames?.at(-1);
  const [reminder] = conversation.reminders ?? [];
  if (last?.kind !== 'setReminder' || !reminder || conversation.question || conversation.pending)
    return undefined;
  const [frame, ...more] = read({ ...conversation, pending: { frame: last } });
  if (frame?.kind !== 'correct' || more.length > 0 || !frame.changes.when) return undefined;
  return frame.revised?.kind === 'setReminder'
    ? {
        kind: 'snoozeReminder',
        confidence: 0.9,
        said: frame.said,
        continues: true,
        reminder: { when: [], id: reminder.id },
        until: frame.revised.when,
      }
    : undefined;
}

const AGAIN = /^\s*(?:ok(?:ay)?,? |and |so |then )*(?:and|what about|how about)\b/i;

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
  const { revised } = frame;
  if (
    revised &&
    (revised.kind === 'createEvent' || revised.kind === 'findTime') &&
    frame.changes.by &&
    !revised.event.duration
  )
    return { ...revised, event: { ...revised.event, duration: changedLength(frame.changes.by, frame.said) } };
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

/** Of an event whose length was not said; 'only half an hour' is the length itself. */
const changedLength = (by: Duration, said: string): Duration =>
  /\b(?:only|just)\b/i.test(said)
    ? { ...by, minutes: Math.abs(by.minutes) }
    : { ...by, minutes: Math.max(5, 60 + by.minutes) };
