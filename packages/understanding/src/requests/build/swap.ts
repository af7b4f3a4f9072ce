import type { MoveEvent } from '../frames.ts';
import type { EventReference, TimeSlot } from '../slot-types.ts';
import { after, changeBase, lastIndex, trailing } from './locate.ts';
import type { Reading } from './reading.ts';
import { readReference, trimTitle } from './reference.ts';

const LEAD =
  /^(?:swap|switch|exchange|flip|trade|interchange)(?: (?:around|over|out))?(?: the times? of)?(?= )/;

/** 'Swap the review and the lunch': two events change places. */
export function buildSwap(reading: Reading): MoveEvent | undefined {
  const { core, tokens } = reading.clause;
  if (!LEAD.test(core) || / (?:to|into|until) /.test(core)) return undefined;
  const from = after(reading, LEAD);
  const to = trailing(reading);
  if (/^(?:them|both|those|these)(?: two| both| around| over)*$/.test(core.replace(LEAD, '').trim()))
    return { kind: 'moveEvent', ...changeBase(reading), ...pair({ people: [], when: [], anaphor: 'them' }) };
  const link = lastIndex(to, (index) => index > from && /^(?:and|with|for)$/.test(tokens[index]?.norm ?? ''));
  if (link < 0 || link + 1 >= to) return undefined;
  const { reference } = readReference(reading, from, link);
  const { reference: other } = readReference(reading, link + 1, to);
  trimTitle(other, /\s+(?:around|over|please)$/i);
  if (!tells(reference) || !tells(other)) return undefined;
  if (tokens[link]?.norm === 'and') reference.when = onSameDay(reference, other, reading);
  return { kind: 'moveEvent', ...changeBase(reading), ...pair(reference, other) };
}

/** 'Yoga and the dentist tomorrow' are both tomorrow; 'yoga with the one on Friday' are not both on Friday. */
function onSameDay(one: EventReference, other: EventReference, { resolve }: Reading): TimeSlot[] {
  if (one.when.length === 0)
    return other.title ? other.when.filter(({ when }) => when.kind === 'interval') : [];
  const day = other.when.find(({ when }) => when.kind === 'instant' && when.dateSaid)?.when;
  if (day?.kind !== 'instant') return one.when;
  return one.when.map((slot) => {
    if (slot.when.kind !== 'instant' || slot.when.dateSaid) return slot;
    const phrase = `${day.at.toPlainDate()} at ${slot.when.at.toPlainTime().toString({ smallestUnit: 'minute' })}`;
    return { ...slot, phrase, when: resolve(phrase) };
  });
}

const pair = (reference: EventReference, swapWith: EventReference = { people: [], when: [] }) => ({
  reference,
  swapWith,
  to: [],
});

/** People alone are exchanged among the guests of an event, which is another matter. */
const tells = ({ title, noun, when, anaphor }: EventReference): boolean =>
  title !== undefined || noun !== undefined || when.length > 0 || anaphor !== undefined;
