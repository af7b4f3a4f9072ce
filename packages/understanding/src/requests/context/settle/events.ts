import type { ConversationState, EventMention } from '../../conversation.ts';
import type { Frame } from '../../frames.ts';
import { referenceOf } from '../../join.ts';
import type { EventReference } from '../../slot-types.ts';
import { pointsBack } from '../changes.ts';
import { nth, onlyNamed, type Resolve, type Settling } from './settling.ts';

/** 'Swap them', after two were shown. */
export const swapsShown: Settling = (frame, { shown = [] }) => {
  const [one, other, ...more] = shown;
  if (frame.kind !== 'moveEvent' || !frame.swapWith || frame.reference.anaphor !== 'them') return undefined;
  if (!one || !other || more.length > 0) return undefined;
  return {
    ...frame,
    continues: true,
    reference: { ...frame.reference, id: one.id },
    swapWith: { ...frame.swapWith, id: other.id },
  };
};

/** 'Push them all back', 'cancel all of them', after a list: everything in the time that the list was of. */
export const allOfTheList: Settling = (frame, { lastFrames, shown = [] }) => {
  const last = lastFrames?.at(-1);
  if (frame.kind !== 'moveEvent' && frame.kind !== 'cancelEvent') return undefined;
  if (last?.kind !== 'queryAgenda' || last.reference.when.length === 0 || shown.length < 2) return undefined;
  const { reference } = frame;
  const isAll =
    reference.all || reference.anaphor === 'them' || /^(?:them|all|both)\b/i.test(reference.title ?? '');
  const isBare =
    reference.when.length === 0 &&
    reference.people.length === 0 &&
    (reference.title === undefined || /^(?:them|all|both|of|these|those| )+$/i.test(reference.title));
  if (!isAll || !isBare || (frame.kind === 'moveEvent' && frame.swapWith)) return undefined;
  const { title: _title, noun: _noun, anaphor: _anaphor, ...rest } = reference;
  return {
    ...frame,
    continues: true,
    confidence: Math.max(frame.confidence, 0.85),
    reference: { ...last.reference, ...rest, when: last.reference.when, all: true },
  };
};

/** Pronouns, places in a list and 'the report one' get the id of the event they stand for. */
export const whichEvent: Settling = (frame, state, resolve) => {
  const reference = referenceOf(frame);
  if (!reference || reference.id !== undefined) return undefined;
  const event = eventOf(reference, state);
  if (!event) return undefined;
  const found = frame.kind.startsWith('query') ? inWords(event, reference, resolve) : reference;
  return {
    ...frame,
    // 'The report one' leaves no doubt once a list has been shown.
    ...(ONE.test(reference.title ?? '') || (frame.kind === 'cancelEvent' && reference.anaphor)
      ? { confidence: Math.max(frame.confidence, 0.8) }
      : {}),
    reference: { ...found, id: event.id },
    continues: true,
  } as Frame;
};

const ONE = /\bones?$/i;

/** A question is answered by looking, which goes by name and day. */
function inWords(
  { title, start }: EventMention,
  reference: EventReference,
  resolve: Resolve,
): EventReference {
  const phrase = start.slice(0, 10);
  const when = resolve?.(phrase);
  if (!title || when?.kind !== 'interval' || reference.when.length > 0) return reference;
  const { noun: _noun, place: _place, ...rest } = reference;
  return { ...rest, title, when: [{ phrase, start: 0, end: 0, role: 'at', when }] };
}

function eventOf(reference: EventReference, state: ConversationState): EventMention | undefined {
  const { shown = [], focus } = state;
  const { ordinal, title, when, anaphor, all, people } = reference;
  if (ordinal !== undefined && !title && when.length === 0 && shown.length > 0) return nth(shown, ordinal);
  if (title && ONE.test(title) && when.length === 0 && people.length === 0 && !all)
    return onlyNamed(shown, title, (event) => [event.title, ...(event.people ?? [])].join(' '));
  if (anaphor === 'other' && shown.length === 2) return shown.find((event) => event.id !== focus?.id);
  if (all || anaphor === 'them') return undefined;
  return pointsBack(reference) ? focus : undefined;
}
