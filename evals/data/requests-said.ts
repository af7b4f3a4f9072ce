import {
  type Command,
  findWhen,
  namesOfSet,
  plainWords,
  type Role,
  readReference,
  resolveWhen,
  type SureReading,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { Slot } from './requests-files.ts';

/** What the commands of a message say, in the terms of the labels. */
export interface Said {
  readonly titles: string[];
  readonly people: string[];
  readonly times: When[];
  readonly minutes: number[];
  readonly places: string[];
  /** Events that a time hangs on. */
  readonly anchors: string[];
  /** Names as they were said, and the words for time. */
  readonly names: string[];
  readonly timeWords: string[];
}

const NAMES: readonly Role[] = ['title', 'text', 'target', 'set'];
const PEOPLE: readonly Role[] = ['guest', 'guest_out', 'person', 'old_person'];
const TIMES: readonly Role[] = ['time', 'old_time', 'start', 'end'];
const LENGTHS: readonly Role[] = ['length', 'shift', 'stretch', 'gap', 'lead'];
const ANCHORS: readonly Role[] = ['before', 'after', 'slot_of'];
/** Times may stand inside of what they tell apart: 'my 3pm', 'Friday's dinner'. */
const DATED: readonly Role[] = ['target', 'set', 'option', 'text'];

export function saidBy({ commands }: SureReading, context: WhenContext): Said {
  const said: Said = {
    titles: [],
    people: [],
    times: [],
    minutes: [],
    places: [],
    anchors: [],
    names: [],
    timeWords: [],
  };
  for (const command of commands) collect(command, said, context);
  return said;
}

function collect({ slots }: Command, said: Said, context: WhenContext): void {
  const texts = (roles: readonly Role[]) =>
    slots.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
  for (const role of NAMES) {
    // 'My lunch with Ana': people are in the name of what is meant, and labelled apart.
    const [words = '', companions = ''] = texts([role])
      .join(' ')
      .split(/\bwith\b(.*)$/is);
    const name = nameIn(role === 'title' ? words : withoutTimes(words, context));
    if (name) said.titles.push(name);
    said.people.push(...peopleIn(role === 'title' ? companions : withoutTimes(companions, context)));
  }
  said.people.push(...texts(PEOPLE).flatMap(peopleIn));
  // Several spans of one role are parts of one phrase, as the manager takes them.
  for (const role of TIMES) {
    const words = texts([role]).join(' ');
    if (words) said.times.push(resolveWhen(words, context));
  }
  said.times.push(...texts(DATED).flatMap((text) => findWhen(text, context).map(({ when }) => when)));
  for (const text of texts(LENGTHS)) {
    const [length] = [resolveWhen(text, context), ...findWhen(text, context).map(({ when }) => when)].filter(
      (when) => when.kind === 'duration',
    );
    if (length) said.minutes.push(length.seconds / 60);
  }
  said.places.push(...texts(['place']));
  said.anchors.push(...texts(ANCHORS).map(normalTitle));
  said.names.push(...texts(NAMES));
  said.timeWords.push(...texts([...TIMES, ...LENGTHS, ...DATED]));
}

/** A kind of event is no name of one: that system labels 'a meeting' as nothing. */
const KINDS = new Set(
  'meeting meetings event events appointment appointments calendar schedule it'.split(' '),
);

/** The name that is said of an event: none in 'the second one' or 'my next meeting'. */
function nameIn(text: string): string | undefined {
  if (text.trim() === '' || readReference(text).words === '') return undefined;
  const words = namesOfSet(plainWords(normalTitle(text))).filter((word) => !TIES.has(word));
  return words.length === 0 || words.every((word) => KINDS.has(word))
    ? undefined
    : text.replace(POINTING, '');
}
const TIES = new Set('the a an my our on at of for in s one new next last any that this'.split(' '));
const POINTING = /^\s*(?:(?:the|my|our|a|an)\s+)?(?:next|last|any|that|this|new)\s+/i;

/** Times of what is meant are read apart from its name. */
const withoutTimes = (text: string, context: WhenContext): string =>
  findWhen(text, context)
    .flatMap(({ spans }) => spans)
    .reduce((kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end), text);

/** Only people known by name: that system's labels leave out 'my manager', 'mom' and 'everyone'. */
const peopleIn = (text: string): string[] =>
  text
    .split(/,|&|\band\b|\bor\b/i)
    .map((name) => name.replace(/['’]s?\s*$/, '').trim())
    .filter((name) => name !== '' && !NO_NAME.test(name));
const NO_NAME =
  /^(?:(?:my|our|the|his|her|their|a|an|all|some|any|other)\b.*|me|i|us|we|you|it|him|her|them|they|he|she|who|mom|mum|dad|mother|father|(?:every|some|any|no)(?:one|body|thing)|people|others?|team|staff|boss|manager|(?:co-?worker|friend|parent|colleague|client|guest|attendee)s?)$/i;

/** Lower case, no punctuation, no article or possessive in front, one space. 'discuss x' is 'x'. */
export function normalTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”"'’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:a|an|the|my|our|discuss|to) /, '')
    .replace(/^(?:a|an|the|my|our) /, '');
}

const normalPerson = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim();

const sameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((item) => right.has(item));
};

const labelled = (slots: readonly Slot[], type: string): string[] =>
  slots.filter((slot) => slot.type === type).map(({ value }) => value);

/** Titles equal after normalisation, as sets. A title is expected exactly when the label has one. */
export function titlesMatch(slots: readonly Slot[], said: Said): boolean {
  const expected = labelled(slots, 'subject').map(normalTitle);
  const titles = said.titles.map(normalTitle);
  if (sameSet(expected, titles)) return true;
  // 'Before my flight': the labels count the event a time hangs on as a subject, we keep it in the time.
  const anchors = [
    ...said.anchors,
    ...said.times.flatMap((when) => (when.kind === 'relative-to-event' ? [normalTitle(when.eventText)] : [])),
  ];
  return anchors.length > 0 && sameSet(expected, [...titles, ...anchors]);
}

export const peopleMatch = (slots: readonly Slot[], said: Said): boolean =>
  sameSet(labelled(slots, 'person').map(normalPerson), said.people.map(normalPerson));
