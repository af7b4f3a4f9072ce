import {
  type Act,
  isKnownToBeThere,
  otherNamed,
  pointsOnly,
  readReference,
  saysSeriesOnly,
} from '@catch/understanding';
import { wordsOf } from '../tools/text/match-words.ts';
import { type SaidSlot, Slots } from './slots.ts';

const OF_EVENT: ReadonlySet<Act> = new Set(['change', 'cancel', 'revise'] as const);

/** Words that only point at the event, or come along with it, do not name another one. */
export function namedOnce(act: Act, slots: Slots, words: string): Slots {
  if (!OF_EVENT.has(act)) return slots;
  const said = slots.list().map((slot) => asSaid(slot, slots, words));
  return new Slots(said);
}

function asSaid(slot: SaidSlot, slots: Slots, words: string): SaidSlot {
  const { role, text } = slot;
  // 'The whole series at five', of the event just mentioned.
  if ((role === 'set' || role === 'target') && saysSeriesOnly(text)) return { ...slot, role: 'whole' };
  if (role !== 'target') return slot;
  const isMeant = !isNamesake(text, slots) && !pointsAtNamed(slot, slots) && !isObstacle(slot, slots, words);
  return isMeant ? slot : { ...slot, role: 'filler' };
}

/** 'The other Jo, Jo Hill': a person, not an event. */
const isNamesake = (text: string, slots: Slots): boolean => {
  const other = otherNamed(text);
  return (
    other !== undefined && slots.all('guest').some((name) => wordsOf(name).includes(wordsOf(other)[0] ?? ''))
  );
};

/** 'Kim's fitting is a repair now, so rename that one': Kim's. */
function pointsAtNamed({ text }: SaidSlot, slots: Slots): boolean {
  const targets = slots.all('target');
  const [first] = targets;
  const isLater = first !== undefined && targets.length > 1 && targets.indexOf(text) > 0;
  return isLater && !readReference(first).isFocus && pointsOnly(text);
}

/** 'Make it two. I'm aware the review is there': the review is only in the way, and that is known. */
const isObstacle = ({ text }: SaidSlot, slots: Slots, words: string): boolean =>
  slots.has('time', 'shift') && slots.has('reason', 'filler') && isKnownToBeThere(words, text);
