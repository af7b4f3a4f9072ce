import { type Command, isChanging, isLooking, type Role } from '../commands/language.ts';
import { onlyGoodbye, smallTalkIn } from '../commands/small-talk.ts';
import { plainWords } from '../text/plain.ts';

/** Words with which people begin something else: next to a proposal they look like a yes, and are none. */
const OPENERS = new Set(
  'so well anyway anyways anyhow right btw also actually listen look erm er um uh hm hmm now then next meanwhile otherwise besides and but plus'.split(
    ' ',
  ),
);

/** 'Anyway. Book the vet', 'so', 'good morning', 'good night': whatever waits is not decided by that. */
export function withoutOpener(command: Command, message: string): Command {
  if (command.act !== 'approve' && command.act !== 'deny') return command;
  const said = message.slice(command.start, command.end);
  const words = plainWords(said);
  const isOpener =
    words.length > 0 ? words.every((word) => OPENERS.has(word)) : /^[\s.,;:!?…–-]*$/.test(said);
  return isOpener || smallTalkIn(said) === 'greeting' || onlyGoodbye(said)
    ? { ...command, act: 'chat', slots: [] }
    : command;
}

/** Words that agree when they stand alone, and only lead on to what follows. */
const LEADING_ON = new Set('ok okay okey k kk alright cool good great fine perfect nice lovely'.split(' '));
const leadsOn = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => LEADING_ON.has(word) || OPENERS.has(word));

/** A change that says itself what it is about. */
const OWN: ReadonlySet<Role> = new Set(['title', 'text'] as const);
const isOwnWish = ({ act, force, slots }: Command): boolean =>
  isChanging(act) && force === 'request' && slots.some(({ role }) => OWN.has(role));

/**
 * 'Ok and who is coming?' asks before it agrees, and 'OK. Put the vet in at five' begins something else: only a plain yes
 * in front of these decides.
 */
export const withoutLeadOn = (commands: readonly Command[], message: string): Command[] =>
  commands.map((command, index) => {
    const [next, ...later] = commands.slice(index + 1);
    if (command.act !== 'approve' || !next) return command;
    const said = message.slice(command.start, next.start);
    const isLeadOn =
      leadsOn(plainWords(message.slice(command.start, command.end))) &&
      (isLooking(next.act) || (/[.!\n]\s*$/.test(said) && [next, ...later].some(isOwnWish)));
    return isLeadOn ? { ...command, act: 'chat', slots: [] } : command;
  });

/** 'Ok now: …': the 'now' is no time, unless it is right now. */
export const isOnlyOpener = (words: string): boolean =>
  leadsOn(plainWords(words)) && !/\bright now\b/i.test(words);
