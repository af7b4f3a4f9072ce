import type { Command } from '../commands/language.ts';

/** The whole of the sentence that a command stands in. */
export function sentenceOf({ start, end }: Command, message: string): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => message.lastIndexOf(stop, start) + 1), 0);
  const stop = message.slice(end).search(/[.!?](?:\s|$)|\n/);
  return message.slice(from, stop < 0 ? message.length : end + stop + 1);
}
