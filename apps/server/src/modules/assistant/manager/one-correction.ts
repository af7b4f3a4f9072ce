import { type Certainty, type Command, meansInstead, type Role, readReference } from '@catch/understanding';
import type { Conversation } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';

/**
 * 'Wrong one, I meant the barber' and 'wrong one, put the call back, same time' are one correction each,
 * even if read as two clauses: the one that names what is meant counts.
 */
export function withOneCorrection(
  reading: JudgedReading,
  { done, asked, open }: Conversation,
): JudgedReading {
  const { commands, certainty, message } = reading;
  const [first, second, ...more] = commands;
  if (asked || open || !done[0] || done[0].isUndone || more.length > 0) return reading;
  const only = second ? onlyOf(first, second) : first && meantAgain(first, message);
  if (!only) return reading;
  const sure = certainty && [(second ? certainty[1] : certainty[0]) ?? { sure: 1, words: [] }];
  const kept: readonly Certainty[] | undefined = second && sure ? [withoutDoubts(sure[0])] : sure;
  return { ...reading, commands: [only], ...(kept ? { certainty: kept } : {}) };
}

/** What follows 'take it back' and only says what is meant, or where it was. */
function onlyOf(first: Command | undefined, second: Command): Command | undefined {
  if (first?.act !== 'undo' || first.force !== 'request' || second.force !== 'request') return undefined;
  if (first.condition || second.condition || !new Slots(first.slots).isEmpty || !isNaming(second))
    return undefined;
  if (second.act === 'again' || second.act === 'revise') return { ...second, act: 'revise' };
  const target = second.slots.filter(({ role }) => role === 'target');
  return second.act === 'change' ? { ...second, act: 'undo', start: first.start, slots: target } : undefined;
}

/** 'I meant Lea', read as another one like the last. */
const meantAgain = (command: Command, message: string): Command | undefined =>
  command.act === 'again' && command.force === 'request' && isNaming(command) && meansInstead(message)
    ? { ...command, act: 'revise' }
    : undefined;

/** It names something, and gives no new time for it: 'back' alone is no distance. */
const isNaming = ({ slots }: Command): boolean =>
  slots.some(({ role, text }) => role === 'target' && !readReference(text).isFocus) &&
  slots.every(
    ({ role, text }) => NAMING.has(role) || (role === 'shift' && text.trim().split(/\s+/).length === 1),
  );
const NAMING: ReadonlySet<Role> = new Set([
  ...([
    'target',
    'same_time',
    'same_day',
    'same_length',
    'same_place',
    'reason',
    'filler',
    'retracted',
  ] as const),
] as const);

const withoutDoubts = (certainty: Certainty | undefined): Certainty => ({
  sure: certainty?.sure ?? 1,
  words: [],
});
