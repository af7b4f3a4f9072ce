import type { Command, Role } from '../commands/language.ts';
import { shifted } from './join-pieces.ts';
import { quotationsIn, quotedFrom } from './quoted.ts';
import type { Certainty, SureReading } from './sure-reading.ts';
import { tokensOf } from './tokens.ts';

/**
 * 'The garage wrote: "Your service is booked for Friday at nine." Pop it in for me': what somebody else wrote asks for
 * nothing, but here its reader does, and what and when stand in the quotation. Whom it names is not invited.
 */
export function withEnteredQuote(read: SureReading, readPart: (text: string) => SureReading): SureReading {
  const { message, commands, certainty: weighed } = read;
  const [quote, ...more] = [...quotationsIn(message), ...quotedFrom(message)].filter(
    ({ start, end }) => tokensOf(message.slice(start, end)).length >= LONG,
  );
  if (!quote || more.length > 0 || !commands.every((command, at) => isIdle(command, weighed[at])))
    return read;
  const own = `${message.slice(0, quote.start)}\n${message.slice(quote.end)}`;
  if (!ENTER.test(own) || NOT_ENTER.test(own)) return read;
  const parts = sentencesIn(message, quote).flatMap(({ text, start }) => {
    const { commands: told, certainty } = readPart(text);
    return shifted(told, start).map((command, index) => ({ command, certainty: certainty[index] }));
  });
  const [dated, ...others] = parts.filter(({ command }) => isDated(command));
  if (!dated || others.length > 0) return read;
  const lengths = parts.flatMap(({ command }) => command.slots).filter(({ role }) => role === 'length');
  const command = asWish(dated.command, lengths.slice(0, 1), message);
  const certainty: Certainty = dated.certainty ?? { sure: 0, words: [] };
  return { ...read, commands: [command], certainty: [certainty], outside: [] };
}

/** Fewer words are a name, and no letter. */
const LONG = 6;
const ENTER =
  /\b(?:put|pop|add|stick|enter|pencil|bung|chuck|write|note|mark|jot)\s+(?:it|that|this|him|her|them)\b|\bget\s+(?:it|that|this|him|her|them)\s+in\b|\bmake a note\b|\binto? my (?:calendar|diary)\b/i;
/** 'Put it in', of what was told before. */
export const entersIt = (message: string): boolean => ENTER.test(message);
const NOT_ENTER =
  /\b(?:don['’]?t|do not|no need to|should i|shall i|never|no such thing|not (?:going|doing|having))\b/i;

/** What is hardly understood is read again, too. */
const HARDLY = 0.4;
const isIdle = ({ act, force, slots }: Command, certainty: Certainty | undefined): boolean =>
  act === 'nothing' ||
  act === 'chat' ||
  force === 'quoted' ||
  (act === 'create' &&
    ((certainty?.sure ?? 0) < HARDLY || !slots.some(({ role }) => role === 'title' || role === 'time')));

const isDated = ({ act, slots }: Command): boolean =>
  act === 'create' && slots.some(({ role }) => role === 'time');

const TAKEN: ReadonlySet<Role> = new Set([
  ...(['title', 'time', 'start', 'end', 'length', 'place', 'all_day', 'zone'] as const),
] as const);

const OURS = /^(?:ours|mine|here|(?:my|our) (?:place|house|flat))$/i;

/** Somebody who is named says what it is, where nothing else does: 'your appointment with Dr Khan'. */
function asWish(command: Command, lengths: Command['slots'], message: string): Command {
  const hasTitle = command.slots.some(({ role }) => role === 'title');
  const slots = command.slots
    .map((slot) => (slot.role === 'guest' && !hasTitle ? { ...slot, role: 'title' as const } : slot))
    // 'Lunch at ours' is at theirs.
    .filter(({ role, text }) => TAKEN.has(role) && !(role === 'place' && OURS.test(text)));
  const hasLength = slots.some(({ role }) => role === 'length');
  return {
    act: 'create',
    force: 'request',
    slots: hasLength ? slots : [...slots, ...lengths],
    start: 0,
    end: message.length,
  };
}

function sentencesIn(
  message: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly text: string; readonly start: number }[] {
  const blank = (words: string) => ' '.repeat(words.length);
  const inside = message
    .slice(start, end)
    .replace(/^["“‘'>\s]+|["”’'\s]+$/gu, blank)
    // 'Dear Ms Park,' is only a greeting.
    .replace(/^\s*(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b[^,.!?\n]{0,40}[,!\n]/iu, blank);
  return [...inside.matchAll(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g)]
    .filter(({ 0: text }) => /\p{L}/u.test(text))
    .map(({ 0: text, index }) => ({ text, start: start + index }));
}
