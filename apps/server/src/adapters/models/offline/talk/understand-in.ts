import {
  ACT,
  ASK,
  type ConversationState,
  type Frame,
  type TimeSlot,
  type Understanding,
  understand,
} from '@catch/understanding';
import { slotFromText } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { readSeveral } from './several-requests.ts';
import type { Talk } from './talk.ts';

/** What the words mean in this talk, as frames; control words (yes, no, 'the second') are still among them. */
export function understandIn(text: string, talk: Talk, { context }: Situation): Frame[] {
  const { conversation } = talk;
  const known = { ...context, ...(talk.people ? { knownPeople: talk.people } : {}) };
  const read = (state: ConversationState) => (words: string) => withUnread(understand(words, state, known));
  const busy = conversation.pending ?? conversation.question ?? conversation.options;
  // 'And Thursday?' asks the last question again; it does not move the event that the answer showed.
  if ((!busy || talk.isAskedAgain) && AGAIN.test(text)) {
    const { focus: _focus, question: _question, ...rest } = conversation;
    const { frames } = read(rest)(text);
    if (frames.some(({ kind, continues }) => continues && kind.startsWith('query'))) return frames;
  }
  const moved = movedReminder(conversation, (state) => read(state)(text).frames, context);
  if (moved) return [moved];
  const plain =
    correctedTwice(text, conversation, read) ??
    also(text, conversation, read) ??
    (busy ? read(conversation)(text).frames : readSeveral(text, read(conversation)));
  const [only, ...others] = sameDay(text, plain, conversation, read({}));
  if (only?.kind === 'unclear' && others.length === 0) return [asEvent(text, only, read(conversation))];
  if (!talk.denied) return only ? [only, ...others] : plain;
  // 'Then at 4': a change to what was just refused, not a new request.
  const { frames } = read({ ...conversation, pending: { frame: talk.denied } })(text);
  if (frames.some(({ kind }) => kind === 'correct')) return frames;
  const ordered = frames[0]?.kind === 'confirm' && ORDER.test(text);
  return ordered ? [{ ...talk.denied, continues: true }] : plain;
}

/** What was too much to be read is a part that was not understood, and is told like one. */
const withUnread = (understood: Understanding): Understanding => ({
  ...understood,
  frames: [
    ...understood.frames,
    ...(understood.unread ?? []).map((said): Frame => ({ kind: 'unclear', confidence: 0, said })),
  ],
});

/** A refused proposal comes back only when it is ordered, not for a mere 'ok'. */
const ORDER = /\b(?:cancel|delete|remove|drop|book|schedule|move|do|make|send|go ahead)\b/i;

type Reader = (state: ConversationState) => (words: string) => Understanding;

/** 'Without Carla, and at 4': both halves change what was proposed. */
function correctedTwice(text: string, conversation: ConversationState, read: Reader): Frame[] | undefined {
  const parts = text.split(/\s*(?:,|;|\band\b|\bbut\b)+\s+(?:and\s+|but\s+)?/i).filter(Boolean);
  if (!conversation.pending || parts.length !== 2) return undefined;
  let { pending } = conversation;
  let last: Frame | undefined;
  for (const part of parts) {
    const [frame, ...more] = read({ ...conversation, pending })(part).frames;
    if (frame?.kind === 'confirm' && more.length === 0) continue;
    if (frame?.kind !== 'correct' || more.length > 0 || !frame.revised) return undefined;
    pending = { frame: frame.revised };
    last = frame;
  }
  return last?.kind === 'correct' ? [last] : undefined;
}

/** 'And the interview too': the same again for another, beside what still waits. */
function also(text: string, { pending, lastFrames }: ConversationState, read: Reader): Frame[] | undefined {
  const name = /^\s*(?:and|also|plus)\s+((?:the|my|our)\s+.+?)(?:,?\s+(?:too|as well|also))?\s*[.!]*$/i.exec(
    text,
  )?.[1];
  const before = pending?.frame ?? lastFrames?.at(-1);
  if (!name || before?.kind !== 'cancelEvent') return undefined;
  const [frame] = read({})(`cancel ${name}`).frames;
  if (frame?.kind !== 'cancelEvent') return undefined;
  const more: Frame = { ...frame, confidence: 0.9, continues: true };
  return pending ? [{ ...before, continues: true }, more] : [more];
}

/** 'And breakfast at 8:30', said right after an event was made, is on the day of that event. */
function sameDay(
  text: string,
  frames: readonly Frame[],
  { focus, lastFrames }: ConversationState,
  read: (words: string) => Understanding,
): readonly Frame[] {
  const [frame, ...more] = frames;
  const day = focus?.start.slice(0, 10);
  if (!day || lastFrames?.at(-1)?.kind !== 'createEvent' || frame?.kind !== 'createEvent' || more.length > 0)
    return frames;
  const isUndated = frame.event.when.every(({ when }) => when.kind === 'instant' && !when.dateSaid);
  if (!isUndated || !/^\s*(?:and|then|also|plus)\b/i.test(text)) return frames;
  const [dated, ...rest] = read(`${text.replace(/[.!]+\s*$/, '')} on ${day}`).frames;
  return dated?.kind === 'createEvent' && rest.length === 0 ? [{ ...dated, continues: true }] : frames;
}

/** 'Focus time Wednesday 2 to 4': a name and a time are perhaps an event. It is asked, not made. */
function asEvent(text: string, unclear: Frame, read: (words: string) => Understanding): Frame {
  if (/[?]|^\s*(?:what|who|why|how|which|is|are|do|does|did|can|could|would|will)\b/i.test(text))
    return unclear;
  const [frame, ...more] = read(`add ${text}`).frames;
  if (frame?.kind !== 'createEvent' || more.length > 0 || !frame.event.title) return unclear;
  const hasClock = frame.event.when.some(
    ({ when }) =>
      when.kind === 'instant' || (when.kind === 'interval' && when.range) || when.kind === 'recurrence',
  );
  return hasClock ? { ...frame, said: unclear.said, confidence: (ASK + ACT) / 2 } : unclear;
}

/** 'Make that 6', said of a reminder that was just set, moves the reminder. */
function movedReminder(
  conversation: ConversationState,
  read: (state: ConversationState) => readonly Frame[],
  context: Situation['context'],
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
        until: otherTimes(last.when, frame.changes.when, context) ?? frame.revised.when,
      }
    : undefined;
}

const CLOCK_AT_END = /[\s,]*(?:\bat\s+)?\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?$/i;

/** 'Every day at 8', then 'make that 9': it goes on repeating, at 9. */
function otherTimes(
  before: readonly TimeSlot[],
  changed: readonly TimeSlot[],
  context: Situation['context'],
): TimeSlot[] | undefined {
  const repeated = before.find(({ when }) => when.kind === 'recurrence');
  const [said] = changed;
  if (!repeated || !said) return undefined;
  if (said.when.kind === 'recurrence') return [said];
  if (said.when.kind !== 'instant' || said.when.dateSaid) return undefined;
  const days = repeated.phrase.replace(CLOCK_AT_END, '');
  const slot = slotFromText(`${days} at ${said.phrase.replace(/^at\s+/i, '')}`, context);
  return slot?.when.kind === 'recurrence' ? [slot] : undefined;
}

const AGAIN = /^\s*(?:ok(?:ay)?,? |and |so |then )*(?:and|what about|how about)\b/i;
