import { type Command, isLooking } from '../commands/language.ts';
import { quotedFrom, quotedIn } from './quoted.ts';
import type { SureReading } from './sure-reading.ts';

/** Nothing is wanted, as far as can be seen. */
export const isIdle = ({ commands, certainty }: SureReading): boolean =>
  commands.length > 0 &&
  commands.every(
    ({ act, force }, index) =>
      act === 'nothing' ||
      act === 'chat' ||
      (force !== 'request' && force !== 'news') ||
      (certainty[index]?.sure ?? 0) < HARDLY,
  );

/**
 * 'So she moved her class and he his lunch. When do I see Emma?': a question at the end, read by itself, is asked. So is
 * a wish for something new that is put to us in so many words: 'Remind me to ring her at three'.
 */
export function withLastSentence(read: SureReading, start: number, last: SureReading): SureReading {
  const isPutToUs = TO_US.test(last.message) && !quotedFrom(read.message).some(({ end }) => end > start);
  const isAsked =
    last.commands.length > 0 &&
    last.commands.every(({ act, force }, index) => {
      const sure = last.certainty[index]?.sure ?? 0;
      const isWish = isPutToUs && (act === 'create' || act === 'remind') && sure >= SURELY;
      return force === 'request' && ((isLooking(act) && sure >= CLEARLY) || isWish);
    });
  if (!isAsked) return read;
  const weighed = read.commands.map((command, index) => ({ command, certainty: read.certainty[index] }));
  const before = weighed.filter(
    ({ command, certainty }) => command.start < start && (certainty?.sure ?? 0) >= HARDLY,
  );
  return {
    ...read,
    commands: [...before.map(({ command }) => command), ...shifted(last.commands, start, before.length)],
    certainty: [...before.map(({ certainty }) => certainty ?? { sure: 0, words: [] }), ...last.certainty],
  };
}
const HARDLY = 0.4;
const CLEARLY = 0.6;
const SURELY = 0.85;
/** How people turn to somebody who is to do it. */
const TO_US =
  /^\W*(?:(?:ok|okay|so|and|but|no|just|actually|anyway|please|also|oh|well|then|lol)\W+)*(?:(?:can|could|would|will) you|remind me|put me down|put|add|book|schedule|block|pencil)\b/i;

/** The commands of a piece, as parts of the whole message. */
export const shifted = (commands: readonly Command[], start: number, before = 0): Command[] =>
  commands.map((command) => ({
    ...command,
    start: command.start + start,
    end: command.end + start,
    slots: command.slots.map((slot) => ({ ...slot, start: slot.start + start, end: slot.end + start })),
    ...(command.condition ? { condition: { ...command.condition, of: command.condition.of + before } } : {}),
  }));

/** A long message piece by piece, as one reading. */
export function joined(
  message: string,
  unread: number,
  pieces: readonly { readonly start: number; readonly read: SureReading }[],
): SureReading {
  const commands: Command[] = [];
  const quoted = quotedFrom(message);
  for (const { start, read } of pieces) {
    for (const command of shifted(read.commands, start, commands.length))
      commands.push(quotedIn(command, quoted));
  }
  return {
    message,
    commands,
    certainty: pieces.flatMap(({ read }) => read.certainty),
    unread: unread + pieces.reduce((sum, { read }) => sum + read.unread, 0),
    outside: pieces.flatMap(({ start, read }) =>
      read.outside.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    ),
    language: pieces[0]?.read.language ?? 'en',
  };
}
