import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { ACT } from '../understanding.ts';
import { readChanges } from './changes.ts';

/** 'am I free at 3?' – 'book it'. */
export function bookIt(frames: Frame[], state: ConversationState): Frame | undefined {
  const last = state.lastFrames?.at(-1);
  const said = frames[0]?.said ?? '';
  if (last?.kind !== 'queryFree' || last.when.length === 0 || state.pending || frames.length !== 1)
    return undefined;
  if (
    !/^(?:(?:ok|okay|great|yes|cool|perfect|good|then|so)[ ,]+)*(?:please )?(?:book|schedule|block|take|reserve|hold|grab) (?:it|that|this)\b/i.test(
      said,
    )
  )
    return undefined;
  const event = {
    people: last.people,
    when: last.when,
    ...(last.duration ? { duration: last.duration } : {}),
  };
  return { kind: 'createEvent', confidence: 0.75, said, event, continues: true };
}

/** 'and Friday?', 'what about next week': the last question again, for another time. */
export function followUp(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
): Frame | undefined {
  const last = state.lastFrames?.at(-1);
  const [read] = reads;
  if (!last || !read || reads.length !== 1 || frames.length !== 1) return undefined;
  const asked =
    last.kind === 'queryAgenda' ||
    last.kind === 'queryFree' ||
    last.kind === 'queryDetail' ||
    last.kind === 'queryNext';
  if (!asked || state.pending) return undefined;
  const [frame] = frames;
  const open =
    frame &&
    (frame.kind === 'unclear' ||
      frame.kind === 'outOfScope' ||
      frame.confidence < ACT ||
      /^(?:and|what about|how about|ok and|then|curious)\b/i.test(frame.said) ||
      /^(?:(?:no|oops|sorry|whoops)[ ,]+)*i mean(?:t)?\b/i.test(frame.said));
  if (!open) return undefined;
  const changes = readChanges(read.reading);
  if (changes?.reference && last.kind !== 'queryFree') {
    const { title, people } = changes.reference;
    const reference = {
      ...last.reference,
      ...(title ? { title } : {}),
      ...(people.length > 0 ? { people } : {}),
      ...(changes.when ? { when: changes.when } : {}),
    };
    return { ...last, reference, said: frame.said, continues: true, confidence: 0.8 };
  }
  if (changes?.when) {
    if (last.kind === 'queryFree')
      return { ...last, when: changes.when, said: frame.said, continues: true, confidence: 0.8 };
    return {
      ...last,
      reference: { ...last.reference, when: changes.when },
      said: frame.said,
      continues: true,
      confidence: 0.8,
    };
  }
  if (changes?.addPeople && last.kind !== 'queryFree')
    return {
      ...last,
      reference: { ...last.reference, people: changes.addPeople },
      said: frame.said,
      continues: true,
      confidence: 0.75,
    };
  if (changes?.addPeople && last.kind === 'queryFree')
    return { ...last, people: changes.addPeople, said: frame.said, continues: true, confidence: 0.75 };
  return undefined;
}
