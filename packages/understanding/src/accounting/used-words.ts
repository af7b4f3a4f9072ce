import type { Frame } from '../requests/frames.ts';
import { CHANGING_KINDS } from '../requests/frames.ts';
import { canonical } from '../requests/text/tokens.ts';

/** A word as it is compared: small letters, no possessive, no apostrophe in front or behind. */
export const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^'+|'+$/g, '')
    .replace(/'s$/, '');

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.:'&-][\p{L}\p{M}\p{N}]+)*/gu;

export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Every spelling under which a word may be found again. */
export const formsOf = (word: string): string[] => [
  word.toLowerCase(),
  bare(word),
  ...canonical(word.toLowerCase()).split(' '),
];

/** What a reading says by a sign of its own instead of in words. */
const SIGNS: Readonly<Record<string, string>> = {
  all: 'all every everything each any both whole entire',
  ordinal: 'first second third fourth fifth last latest earliest 1st 2nd 3rd',
  next: 'next upcoming coming',
  anaphor: 'it that this them these those other same one',
  other: 'other',
  scope:
    'only just this one all series whole entire following future every each onwards forward time from now on',
  videoLink: 'video link call online meet zoom teams google hangout virtual',
  link: 'link url here new zoom teams meet video',
  allDay: 'all day whole full',
  availability: "busy free tentative out of office working elsewhere as available away not won't",
  room: 'if free available nothing else only when',
  response: 'accept decline yes no maybe tentative tentatively going attend not can confirm reject',
  absent: 'no not can make skip',
  insteadOf: 'instead replace for swap',
  swapWith: 'swap exchange switch places trade with places',
  repeat: 'every repeat repeating weekly daily monthly recurring series regular',
  by: 'back forward later earlier more less longer shorter by half',
  direction: 'earlier later before after sooner',
  beside: 'before after of',
  about: 'before after',
  people: 'with invite inviting everyone',
  range: 'lands arrives',
  id: 'first second third fourth fifth last later earlier other former latter',
};

/** What a whole kind of request says without a slot for it. */
const KIND_SIGNS: Partial<Record<Frame['kind'], string>> = {
  setReminder: 'before',
  moveEvent: 'instead',
  undo: 'was mistake wrong original before previous',
};

/** 'The second at six' may be the second of a list as well as a day of the month. */
const POSITION =
  /\bthe (first|second|third|fourth|fifth)\b(?! (?:of|week|half|day|mon|tue|wed|thu|fri|sat|sun))/gi;

/** Names of what is wanted, as against times, people and places. */
const NAMES = new Set(['title', 'noun', 'agenda']);
/** Nothing that anybody said. */
const UNSAID = new Set(['kind', 'rule', 'confidence', 'slot', 'grain']);
/** Of a time that only ends something. */
const ENDS = 'until till to end ends finish finishes lands arrives goes';

export interface Used {
  /** Words that a time was read from, and that may name a place in a list just as well. */
  readonly contested: ReadonlySet<string>;
  /** Words that ended up in a slot other than a name. */
  readonly words: ReadonlySet<string>;
  /** Words that ended up in the name of an event. */
  readonly names: ReadonlySet<string>;
  /** Words that ended up in a reminder, which may be any sentence. */
  readonly texts: ReadonlySet<string>;
}

/** All the words of a message that its frames have made something of. */
export function usedWords(message: string, frames: readonly Frame[]): Used {
  const words = new Set<string>();
  const names = new Set<string>();
  const texts = new Set<string>();
  const contested = new Set<string>();
  const keep = (into: Set<string>, text: string) => {
    for (const word of wordsIn(text)) for (const form of formsOf(word)) into.add(form);
  };
  const walk = (value: unknown, key: string, isName: boolean): void => {
    if (UNSAID.has(key) || value === undefined || value === false) return;
    if (key in SIGNS) keep(words, SIGNS[key] ?? '');
    if (key === 'role') keep(words, value === 'end' ? ENDS : '');
    else if (key === 'phrase') {
      keep(words, String(value));
      for (const [, position] of String(value).matchAll(POSITION))
        contested.add(position?.toLowerCase() ?? '');
    } else if (typeof value === 'string') keep(isName ? names : words, value);
    else if (Array.isArray(value)) for (const item of value) walk(item, '', isName);
    else if (value && Object.getPrototypeOf(value) === Object.prototype)
      for (const [name, item] of Object.entries(value)) walk(item, name, NAMES.has(name));
  };
  for (const frame of frames) {
    const { said, ...rest } = frame.kind === 'setReminder' ? { ...frame, text: undefined } : frame;
    if (frame.kind === 'setReminder') keep(texts, frame.text ?? '');
    // What only answers, greets or agrees is understood as a whole; so is a question, which has its own answer.
    if (!CHANGING_KINDS.has(frame.kind) && !PARTIAL.has(frame.kind)) keep(words, said);
    keep(words, KIND_SIGNS[frame.kind] ?? '');
    for (const span of timeSpans(rest)) keep(words, saidAt(message, said, span));
    if (frame.kind === 'rememberPreference') keep(words, frame.text);
    walk(rest, '', false);
  }
  return { words, names, texts, contested };
}

/** Where a time stood in the message: its phrase may have been put into other words since. */
const saidAt = (message: string, said: string, { start, end }: { start: number; end: number }): string => {
  const from = message.indexOf(said);
  return from >= 0 && start >= from && end <= from + said.length ? message.slice(start, end) : '';
};

function timeSpans(value: unknown): { start: number; end: number }[] {
  if (Array.isArray(value)) return value.flatMap(timeSpans);
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return [];
  const { phrase, start, end } = value as { phrase?: unknown; start?: unknown; end?: unknown };
  if (typeof phrase !== 'string' || typeof start !== 'number' || typeof end !== 'number')
    return Object.values(value).flatMap(timeSpans);
  // A time that was put together afterwards stood nowhere: its offsets are those of its own phrase.
  return start === 0 && end === phrase.length ? [] : [{ start, end }];
}

/** Understood by their parts like a change, or not at all. */
const PARTIAL = new Set<Frame['kind']>([
  'unclear',
  'correct',
  'findTime',
  'rememberPreference',
  'outOfScope',
]);
