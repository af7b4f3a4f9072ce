import type { Command } from '../commands/language.ts';
import { plainWords } from '../text/plain.ts';

/** Words with which people begin something else: beside a proposal they look like a yes, and are none. */
const OPENERS = new Set(
  'so well anyway anyways anyhow right btw also actually listen look erm er um uh hm hmm now then next meanwhile otherwise besides and but plus'.split(
    ' ',
  ),
);

/** 'Anyway. Book the vet', 'so': whatever waits is not decided by that. */
export function withoutOpener(command: Command, message: string): Command {
  if (command.act !== 'approve' && command.act !== 'deny') return command;
  const said = message.slice(command.start, command.end);
  const words = plainWords(said);
  const isOpener =
    words.length > 0 ? words.every((word) => OPENERS.has(word)) : /^[\s.,;:!?…–-]*$/.test(said);
  return isOpener ? { ...command, act: 'chat', slots: [] } : command;
}
