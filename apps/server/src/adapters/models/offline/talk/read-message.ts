import {
  type Duration,
  type Frame,
  heardAs,
  ownWords,
  type TimeSlot,
  unaccountedFor,
} from '@catch/understanding';
import { questionFor } from '@catch/understanding/requests/question';
import { firstCall } from '../act/first-call.ts';
import { slotFromText } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { answerOpen } from './answer-open.ts';
import { inPieces } from './in-pieces.ts';
import { lookFirst } from './look-first.ts';
import { paraphrase } from './paraphrase.ts';
import { plainWords } from './plain-words.ts';
import { atTime, withEvent } from './revise.ts';
import { settleTimes } from './settle-times.ts';
import { stillOpen } from './still-open.ts';
import type { Item, Talk } from './talk.ts';
import { tidyFrame } from './tidy-frame.ts';
import { understandIn } from './understand-in.ts';
import { askWhere, inTheirTime, placedHour } from './whose-clock.ts';

/** What a message asks for, in the light of the talk so far. */
export function readMessage(message: string, talk: Talk, situation: Situation): Item[] {
  const { own: text, quoted } = ownWords(message);
  const answered = talk.open ? answerOpen(text, talk.open, situation) : undefined;
  if (talk.left && GO_ON.test(text)) return talk.left.map((frame) => toItem(frame, situation));
  const theirs = inTheirTime(text);
  const pieces = inPieces(theirs.text).map((piece) => plainWords(paraphrase(piece), talk));
  const read = answered ? [answered] : pieces.flatMap((piece) => understandIn(piece, talk, situation));
  const frames = read
    .map((frame, _, all) => (all.length === 1 ? lookFirst(frame, text) : frame))
    .flatMap((frame) => settle(frame, talk, situation))
    .flatMap(tidyFrame)
    .map((frame) => placedHour(settleTimes(frame, situation.context), situation))
    .map(asHeard);
  const goesOn = frames.some(({ continues }) => continues);
  const unsure = [
    ...quoted.split(/\s+/).filter(Boolean),
    ...pieces.flatMap((piece) =>
      unaccountedFor(
        piece,
        [...read.filter((frame) => heardAs(frame) !== 'unclear'), ...frames],
        namesFor(frames, talk, answered ? text : ''),
      ),
    ),
  ];
  const items = [...frames, ...(goesOn ? (talk.waiting ?? []) : [])]
    .map((frame) => (theirs.isUnknown && !answered ? askWhere(frame) : undefined) ?? toItem(frame, situation))
    .map((item) => (unsure.length > 0 ? withDoubt(item, unsure) : item));
  // What only explains a request ('I am sick tomorrow, cancel …') is not asked about beside it.
  const sure = items.filter(
    (item) => (item.kind !== 'ask' || item.slot !== 'confirmation') && !isTold(item.frame),
  );
  const asked = sure.some(({ kind }) => kind !== 'say') ? sure : items;
  const open = asked.some(({ kind }) => kind === 'ask') ? undefined : stillOpen(talk, asked);
  return open ? [...asked, open] : asked;
}

/** What was not understood as a whole is proposed at most, and taking something back is not even offered. */
function withDoubt(item: Item, unsure: readonly string[]): Item {
  const { kind, frame } = item;
  if (kind === 'task') return { ...item, unsure };
  return kind === 'say' && frame.kind === 'outOfScope' && frame.instead?.kind === 'undo'
    ? { kind: 'say', frame: { kind: 'unclear', confidence: frame.confidence, said: frame.said } }
    : item;
}

/** Talk of what is, was or might be is heard, and nothing is done about it. */
function asHeard(frame: Frame): Frame {
  const { confidence, said } = frame;
  const heard = heardAs(frame);
  if (heard === 'told') return { kind: 'smallTalk', confidence, said, topic: 'told' };
  return heard === 'unclear' ? { kind: 'unclear', confidence, said } : frame;
}
const isTold = (frame: Frame): boolean => frame.kind === 'smallTalk' && frame.topic === 'told';

/** A question is answered in a few words; more of them may say something else as well. */
const ANSWER_LENGTH = 6;

/** What the talk calls the things that were picked from it, and the answer to its question. */
function namesFor(frames: readonly Frame[], { conversation, open }: Talk, answer: string): string[] {
  const ids = new Set(frames.flatMap(idsOf));
  const named = [
    ...(conversation.shown ?? []),
    ...(conversation.focus ? [conversation.focus] : []),
    ...(open?.kind === 'event' ? open.candidates : []),
  ].map(({ id, title }) => ({ id, name: title }));
  const reminders = (conversation.reminders ?? []).map(({ id, text }) => ({ id, name: text }));
  return [
    ...[...named, ...reminders].filter(({ id }) => ids.has(id)).map(({ name }) => name),
    ...(answer.trim().split(/\s+/).length <= ANSWER_LENGTH ? [answer] : []),
  ];
}

const idsOf = (frame: Frame): string[] => [
  ...('reference' in frame && frame.reference.id ? [frame.reference.id] : []),
  ...('reminder' in frame && frame.reminder.id ? [frame.reminder.id] : []),
];

/** 'Yes', 'go on with the rest': said when something was left for want of time. */
const GO_ON =
  /^\s*(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|do|and|all right)[\s,.!]*)*(?:(?:please )?(?:go (?:on|ahead)|continue|carry on|keep going|proceed|do (?:it|them|that|so)|(?:do |with )?the (?:rest|others|remaining ones))(?: with (?:it|them|the rest))?)?[\s.!]*(?:please|thanks)?[\s.!]*$/i;

/** Words that were meant as a time and are none ('31 February', six fields of cron): the tool says why. */
const TRIED_A_TIME = /[*]|\bcron|\bevery\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

function toItem(frame: Frame, { context }: Situation): Item {
  const asked = questionFor(frame);
  if (asked && !(frame.kind === 'setReminder' && asked.slot === 'when' && TRIED_A_TIME.test(frame.said)))
    return { kind: 'ask', frame, ...asked };
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
    case 'reject':
      return tooLate(frame, talk) ?? [frame];
    case 'correct':
      return [corrected(frame, talk)];
    default:
      return [frame];
  }
}

/** 'No, leave it', when it is done already: 'nothing was changed' would be untrue. Taking it back is offered. */
function tooLate({ said }: Frame, { isDone, conversation, open }: Talk): Frame[] | undefined {
  const { pending, question, options } = conversation;
  if (!isDone || pending || question || options || open) return undefined;
  const instead: Frame = { kind: 'undo', confidence: 0.9, said };
  return [{ kind: 'outOfScope', confidence: 0.9, said, topic: 'other', instead }];
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
      event: { people: offer.people, when: [slot], ...(offer.duration ? { duration: offer.duration } : {}) },
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
