import type { ConversationState } from '../conversation.ts';
import { CHANGING_KINDS, type Correct, type Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { referenceOf, withAlso } from '../join.ts';
import type { EventReference } from '../slot-types.ts';
import { ACT } from '../understanding.ts';
import type { When } from '../when-port.ts';
import { applyChanges } from './apply.ts';
import { changesOf, pointsBack, readChanges } from './changes.ts';
import { settle } from './settle/settle.ts';

type Resolve = (phrase: string) => When;

/** 'yes, but at 4', 'make it half an hour', 'I meant Thursday', 'no, the other one'. */
export function correction(
  frames: Frame[],
  reads: readonly Read[],
  given: ConversationState,
  resolve: Resolve,
): Frame[] | undefined {
  // Taking something back has nothing about it to correct: what is said then is about the event itself.
  const { pending, ...others } = given;
  const state: ConversationState = pending && pending.frame.kind !== 'undo' ? given : others;
  const target = state.pending?.frame ?? state.lastFrames?.find(changeable);
  if (!target && !state.focus) return undefined;
  const answer = frames[0]?.kind === 'confirm' || frames[0]?.kind === 'reject' ? frames[0] : undefined;
  const rest = answer ? frames.slice(1) : frames;
  const agreed =
    answer?.kind === 'confirm' ||
    /^(?:yes|yeah|yep|yup|ok|okay|sure|good|great|perfect|fine|looks good)\b/i.test(frames[0]?.said ?? '');
  const instead = insteadOfCancelling(rest, target);
  if (instead) return [instead];
  let changes: Correct['changes'] | undefined;
  for (const frame of rest.flatMap((one) => [one, ...(('also' in one && one.also) || [])])) {
    const own = changesOf(frame) ?? takenOff(frame, target);
    if (own === undefined || Object.keys(own).length === 0) continue;
    changes = Object.assign({}, changes, own);
  }
  if (!changes && (rest.length === 0 || rest.every(weak))) {
    for (const read of reads) {
      const own = readChanges(read.reading);
      if (own) changes = Object.assign({}, changes, own);
    }
  }
  if (!changes || Object.keys(changes).length === 0) return undefined;
  const asked = rest.find(
    (frame) =>
      (frame.kind === 'cancelEvent' && !changes.removePeople) ||
      (frame.kind === 'createEvent' && frame.confidence >= 0.75 && frame.event.title),
  );
  if (asked) return undefined;
  const said = frames.map((frame) => frame.said).join(' ');
  const beside = state.pending ? besides(state.pending.frame, changes, said) : undefined;
  if (state.pending && beside) {
    const kept = applyChanges(state.pending.frame, changes, resolve);
    const both = withAlso(kept, beside);
    return [{ ...both, continues: true, confidence: Math.max(0.8, kept.confidence) }];
  }
  const correct: Correct = { kind: 'correct', confidence: 0.85, said, agreed, changes };
  if (state.pending) correct.revised = applyChanges(state.pending.frame, changes, resolve);
  else {
    // nothing waits: the change is to what has just been done
    const direct = rest.find((frame) => changesOf(frame) !== undefined);
    if (direct)
      return rest.map((frame) => ({ ...settle(frame, state), confidence: Math.max(frame.confidence, 0.75) }));
    const redone = changes.reference
      ? state.lastFrames?.find((frame) => CHANGING_KINDS.has(frame.kind) && referenceOf(frame))
      : undefined;
    const revised = redone ? applyChanges(redone, changes, resolve) : asMove(changes, state);
    if (!revised) return undefined;
    correct.revised = revised;
  }
  return [correct];
}

const CHANGES_IT = /\b(?:move|reschedule|push|shift|postpone|delay|bump|rename|shorten|extend|make|keep)\b/i;

/** 'No, move it to Friday instead', while its cancelling was proposed or refused: another change of the same event. */
function insteadOfCancelling(frames: readonly Frame[], target: Frame | undefined): Frame | undefined {
  const [frame] = frames;
  if (target?.kind !== 'cancelEvent' || target.reference.all || frames.length !== 1) return undefined;
  const isChange =
    frame?.kind === 'moveEvent' || frame?.kind === 'resizeEvent' || frame?.kind === 'renameEvent';
  if (!isChange || !pointsBack(frame.reference) || !CHANGES_IT.test(frame.said)) return undefined;
  return {
    ...frame,
    reference: target.reference,
    continues: true,
    confidence: Math.max(frame.confidence, 0.8),
  };
}

/** 'remove Rose' while an event with Rose is on the table takes Rose off it. */
function takenOff(frame: Frame, target: Frame | undefined): Correct['changes'] | undefined {
  if (
    frame.kind !== 'cancelEvent' ||
    frame.reference.people.length === 0 ||
    frame.reference.title ||
    frame.reference.noun
  )
    return undefined;
  const people =
    target && (target.kind === 'createEvent' || target.kind === 'findTime')
      ? target.event.people
      : target && (target.kind === 'invitePeople' || target.kind === 'uninvitePeople')
        ? target.people
        : [];
  const names = new Set(people.map((person) => person.said.toLowerCase()));
  return frame.reference.people.every((person) => names.has(person.said.toLowerCase()))
    ? { removePeople: frame.reference.people }
    : undefined;
}

/** 'And invite Theo', while a move is proposed: another change of the same event, which must not be lost. */
function besides(pending: Frame, changes: Correct['changes'], said: string): Frame | undefined {
  const isChange =
    pending.kind === 'moveEvent' || pending.kind === 'resizeEvent' || pending.kind === 'renameEvent';
  if (!isChange) return undefined;
  const common = { confidence: 0.85, said, continues: true as const, reference: pending.reference };
  if (changes.addPeople) return { kind: 'invitePeople', ...common, people: changes.addPeople };
  if (changes.removePeople) return { kind: 'uninvitePeople', ...common, people: changes.removePeople };
  if (changes.title && pending.kind !== 'renameEvent')
    return { kind: 'renameEvent', ...common, title: changes.title };
  return changes.place ? { kind: 'changeDetails', ...common, place: changes.place } : undefined;
}

const changeable = (frame: Frame): boolean =>
  frame.kind === 'createEvent' || frame.kind === 'moveEvent' || frame.kind === 'setReminder';

/** Frames that a fragment may have been mistaken for. */
function weak(frame: Frame): boolean {
  return (
    (frame.confidence < ACT &&
      !/^(?:what(?! about)|when|who|where|do i|am i|is|how (?!about))\b/i.test(frame.said)) ||
    frame.kind === 'unclear' ||
    frame.kind === 'confirm' ||
    frame.kind === 'reject' ||
    frame.kind === 'choose' ||
    frame.kind === 'smallTalk' ||
    frame.kind === 'outOfScope' ||
    frame.kind === 'correct' ||
    (frame.kind === 'createEvent' && (frame.confidence < 0.75 || !frame.event.title)) ||
    (frame.kind === 'queryAgenda' && /^(?:how|what) about\b/i.test(frame.said)) ||
    frame.kind === 'invitePeople' ||
    frame.kind === 'moveEvent'
  );
}

function asMove(changes: Correct['changes'], state: ConversationState): Frame | undefined {
  const reference: EventReference = {
    people: [],
    when: [],
    anaphor: 'it',
    ...(state.focus ? { id: state.focus.id } : {}),
  };
  const common = { confidence: 0.8, said: '', continues: true };
  if (changes.when) return { kind: 'moveEvent', ...common, reference, to: changes.when };
  if (changes.duration || changes.end || changes.by) {
    return {
      kind: 'resizeEvent',
      ...common,
      reference,
      ...(changes.duration ? { duration: changes.duration } : {}),
      ...(changes.end ? { end: changes.end } : {}),
      ...(changes.by ? { by: changes.by } : {}),
    };
  }
  if (changes.title) return { kind: 'renameEvent', ...common, reference, title: changes.title };
  if (changes.place) return { kind: 'changeDetails', ...common, reference, place: changes.place };
  if (changes.addPeople) return { kind: 'invitePeople', ...common, reference, people: changes.addPeople };
  if (changes.removePeople)
    return { kind: 'uninvitePeople', ...common, reference, people: changes.removePeople };
  return undefined;
}
