import { durationOf, roleOf, toSlot, wholeTimes, withoutNow } from '../build/reading.ts';
import { readReference } from '../build/reference.ts';
import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import { OF_EVENT, type Read } from '../join.ts';
import type { MissingSlot } from '../slot-types.ts';
import { readParts } from '../slots/parts.ts';
import { readPeople } from '../slots/people.ts';
import { tidy } from '../text/clean.ts';
import { ACT } from '../understanding.ts';
import type { When } from '../when-port.ts';
import { applyChanges, mergeTimes } from './apply.ts';
import { readChanges } from './changes.ts';

/** A new request rather than an answer: it has its own verb and is sure of itself. */
function changesSubject(frames: readonly Frame[], target: Frame, slot: MissingSlot): boolean {
  return frames.some(
    (frame) =>
      ((slot === 'time' || slot === 'when' || slot === 'people') && isOtherEvent(frame, target)) ||
      (frame.kind === 'background' && frame.wish !== undefined) ||
      isAboutOther(frame, target) ||
      (frame.kind.startsWith('query') && frame.confidence >= ACT && ASKED.test(frame.said)) ||
      (frame.confidence >= 0.75 &&
        !['confirm', 'reject', 'choose', 'smallTalk', 'unclear', 'correct', 'outOfScope'].includes(
          frame.kind,
        ) &&
        /\b(?:cancel|delete|move|reschedule|schedule|book|remind|what|when|who|where|show|list|create|add|set up|undo|invite|skip|clear|decline|accept|rename|block|find|am i|do i)\b/i.test(
          frame.said,
        )),
  );
}

/** 'Push the demo to 5', while another event's hour was asked about: it says itself what it is about. */
function isAboutOther(frame: Frame, target: Frame): boolean {
  if (!OF_EVENT.has(frame.kind) || !('reference' in frame) || frame.confidence < ACT) return false;
  const { title, people } = frame.reference;
  if (title === undefined && people.length === 0) return false;
  const known =
    'event' in target ? target.event.title : 'reference' in target ? target.reference.title : undefined;
  const words = new Set((known ?? '').toLowerCase().split(/\W+/));
  return !(title ?? '')
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length > 2 && words.has(word));
}

/** A question of their own is no name, no place and nothing to be reminded of. */
const ASKED =
  /^(?:(?:and|but|so|wait|ok|okay|oh|hey)[ ,]+)*(?:is|are|was|were|do|does|did|have|has|will|how|which|what|whose)\b/i;

/** 'Call with the team on Wednesday at 9', while another event's hour was asked about: a name and a time of its own. */
function isOtherEvent(frame: Frame, target: Frame): boolean {
  if (frame.kind !== 'createEvent' || frame.confidence < ACT) return false;
  const { title, when } = frame.event;
  if (!title || !when.some((slot) => slot.role !== 'duration')) return false;
  const known =
    'event' in target ? target.event.title : 'reference' in target ? target.reference.title : undefined;
  const words = new Set((known ?? '').toLowerCase().split(/\W+/));
  return !title
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
}

const CHANGES: ReadonlySet<Frame['kind']> = new Set(['moveEvent', 'resizeEvent', 'renameEvent']);

/** Takes the message as the answer to the question that was asked last; undefined when it is none. */
export function fillSlot(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
  resolve: (phrase: string) => When,
): Frame[] | undefined {
  const { question } = state;
  const target = question?.frame;
  const [read] = reads;
  const [frame] = frames;
  if (!question || !target || !read || !frame) return undefined;
  if (question.slot === 'confirmation') {
    if (frame.kind === 'confirm')
      return [
        { ...target, confidence: Math.max(0.9, target.confidence), continues: true },
        ...frames.slice(1),
      ];
    return undefined;
  }
  // 'Actually, cancel it': something else is to be done with the very event that we asked about.
  if (frame.kind === 'cancelEvent' && frame.reference.anaphor && 'reference' in target)
    return [{ ...frame, reference: target.reference, confidence: 0.9, continues: true }];
  if (frame.kind === 'reject' || changesSubject(frames, target, question.slot)) return undefined;
  const done = answer(question.slot, target, frame, reads, read, resolve);
  return done ? [done] : undefined;
}

function answer(
  slot: NonNullable<ConversationState['question']>['slot'],
  target: Frame,
  frame: Frame,
  reads: readonly Read[],
  read: Read,
  resolve: (phrase: string) => When,
): Frame | undefined {
  const { reading } = read;
  const { clause } = reading;
  const said = tidy(reads.map((one) => one.frame.said).join(' '));
  const sure = { confidence: 0.9, continues: true as const };
  const whens = reads.flatMap((one) =>
    wholeTimes(one.reading.clause).map((found) => withoutNow(toSlot(found, roleOf(found, 'at')), resolve)),
  );
  switch (slot) {
    case 'when':
    case 'time': {
      const bare = whens.length > 0 ? whens : bareTime(said, resolve);
      if (bare.length === 0) return undefined;
      const changes = readChanges(reading);
      const { people } = readParts(clause, 0, clause.tokens.length, { ...reading.people, mode: 'describe' });
      const more = people.length > 0 ? { addPeople: people } : {};
      return { ...applyChanges(target, { ...changes, ...more, when: bare }, resolve), ...sure };
    }
    case 'duration': {
      const found = wholeTimes(clause)
        .map(durationOf)
        .find((one) => one !== undefined);
      return found ? { ...applyChanges(target, { duration: found }, resolve), ...sure } : undefined;
    }
    case 'people': {
      // 'Actually, make that 3pm': the event changes, and whom we asked about is still not said.
      if (CHANGES.has(frame.kind)) {
        const changes = readChanges(reading);
        return changes ? { ...applyChanges(target, changes, resolve), ...sure } : undefined;
      }
      const from = /^(?:with|invite|add)$/.test(clause.tokens[0]?.norm ?? '') ? 1 : 0;
      const { people } = readPeople(clause.tokens, from, { expect: 'certain', ...reading.people });
      return people.length > 0
        ? { ...applyChanges(target, { addPeople: people }, resolve), ...sure }
        : undefined;
    }
    case 'place':
      return { ...applyChanges(target, { place: said.replace(/^(?:at|in)\s+/i, '') }, resolve), ...sure };
    case 'title': {
      const title = said
        .replace(/^(?:(?:just )?call it|name it|it is|it's|the title is|make it|for|it's for|its)\s+/i, '')
        .replace(/^["']|["']$/g, '');
      return { ...applyChanges(target, { title }, resolve), ...sure };
    }
    case 'reminderText': {
      if (target.kind !== 'setReminder') return undefined;
      // 'At 8' says when, and still not what.
      if (ONLY_TIME.test(clause.canon) && reads.length === 1)
        return { ...target, ...sure, when: mergeTimes(target.when, whens, resolve) };
      const text =
        (frame.kind === 'setReminder' ? frame.text : undefined) ??
        said.replace(/^(?:to|about|that|remind me to)\s+/i, '');
      return { ...target, ...sure, text, when: target.when.length > 0 ? target.when : whens };
    }
    case 'event':
    case 'choice': {
      if (!('reference' in target)) return undefined;
      const { reference } = readReference(reading, 0, clause.tokens.length);
      if (frame.kind === 'choose' && frame.ordinal !== undefined) reference.ordinal = frame.ordinal;
      return { ...target, reference: { ...target.reference, ...reference }, ...sure } as Frame;
    }
    default:
      return undefined;
  }
}

const ONLY_TIME =
  /^(?:(?:at|on|in|by|for|make it|say|maybe|about|around|ok|okay|yes|the|please|,) ?)*_time_(?: please)?$/;

/** '3', 'the 5th': after 'when?' even a bare number is a time. */
function bareTime(said: string, resolve: (phrase: string) => When): ReturnType<typeof toSlot>[] {
  if (said.length > 60) return [];
  const when = resolve(said);
  return when.kind === 'none' ? [] : [{ phrase: said, start: 0, end: said.length, role: 'at', when }];
}
