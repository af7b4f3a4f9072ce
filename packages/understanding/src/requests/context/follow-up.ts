import { Temporal } from 'temporal-polyfill';
import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { readParts } from '../slots/parts.ts';
import { ACT } from '../understanding.ts';
import type { When } from '../when-port.ts';
import { readChanges } from './changes.ts';

/** 'am I free at 3?' – 'book it'. */
export function bookIt(frames: Frame[], reads: readonly Read[], state: ConversationState): Frame | undefined {
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
  const named = namedAs(reads[0]);
  const event = {
    ...(named?.title ? { title: named.title } : {}),
    ...(named?.noun ? { noun: named.noun } : {}),
    people: [...last.people, ...(named?.people ?? [])],
    when: last.when,
    ...(last.duration ? { duration: last.duration } : {}),
  };
  return { kind: 'createEvent', confidence: 0.75, said, event, continues: true };
}

/** 'Book it for a call with the bank': what it is for is its name. */
function namedAs(read: Read | undefined) {
  if (!read) return undefined;
  const { clause, people } = read.reading;
  const link = clause.tokens.findIndex(
    ({ norm }, index) =>
      /^(?:for|as)$/.test(norm) && /^(?:it|that|this)$/.test(clause.tokens[index - 1]?.norm ?? ''),
  );
  if (link < 0 || /^(?:me|us)$/.test(clause.tokens[link + 1]?.norm ?? '')) return undefined;
  return readParts(clause, link + 1, clause.tokens.length, { ...people, mode: 'describe' });
}

const AFTER_IT =
  /^(?:(?:and|ok|okay|so|then|what about|how about|what is|what's)[ ,]+)*(?:(?:the )?(?:one|next(?: one)?|meeting|event|call) after (?:that|this|it)|after (?:that|this)|then|the next one)[ ?]*$/i;

/** 'What's my next meeting?' – 'and the one after that?': the next one behind what was just shown. */
export function nextAfter(
  frames: Frame[],
  state: ConversationState,
  resolve: (phrase: string) => When,
): Frame | undefined {
  const last = state.lastFrames?.at(-1);
  const said = frames[0]?.said ?? '';
  const shown = state.focus?.start;
  if (last?.kind !== 'queryNext' || last.direction !== 'next' || state.pending || frames.length !== 1)
    return undefined;
  if (!shown || !AFTER_IT.test(said)) return undefined;
  const phrase = justAfter(shown);
  if (phrase === undefined) return undefined;
  const when = { phrase, start: 0, end: 0, role: 'at' as const, when: resolve(phrase) };
  return { ...last, reference: { ...last.reference, when: [when] }, said, continues: true, confidence: 0.85 };
}

/** A minute behind its beginning, or the next day, as its own clock says it. */
function justAfter(start: string): string | undefined {
  const [, date, clock] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(start) ?? [];
  if (!date) return undefined;
  if (!clock) return `after ${date}`;
  const next = Temporal.PlainDateTime.from(`${date}T${clock}`).add({ minutes: 1 });
  return `after ${next.toPlainDate()} at ${next.toPlainTime().toString({ smallestUnit: 'minute' })}`;
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
