import { EMPTY_MODIFIERS, GENERIC_NOUNS } from '../lexicon/events.ts';
import { tidy } from '../text/clean.ts';
import type { Token } from '../text/tokens.ts';

/** How an event is named: by a title, or only by its kind, its place in a list, or a pronoun. */
export type Named = {
  title?: string;
  noun?: string;
  ordinal?: number;
  next?: boolean;
  last?: boolean;
  all?: boolean;
  anaphor?: 'this' | 'that' | 'it' | 'them' | 'other' | 'same';
};

const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  last: -1,
  final: -1,
};
const LEADING = new Set(
  'a an the my our your this that these those another some any new to of and for please me us just on in at is are be as also it up down or there'.split(
    ' ',
  ),
);
const TRAILING = new Set(
  'please thanks thank event events plans plan and or the a to for with on in at by is it sometime some from asap too also instead scheduled schedule planned again now yet there up entry as be together me here happening set coming today just then that if so will i you lasting starting ending beginning happened happens till until has but entire whole before after'.split(
    ' ',
  ),
);
const KEEP_LAST = new Set(['set', 'schedule', 'plan', 'up', 'on', 'in', 'off']);
export const PAIR = /^1:1s?$/;
const LEADING_VERBS =
  /^(?:have|having|has|had|attend|attending|do|doing|take|taking|host|hosting|hold|holding)$/;

/** Turns the words left for the title into a title, or says that they only name a kind of event. */
export function finishTitle(
  tokens: readonly Token[],
  words: readonly number[],
  explicit: string | undefined,
  mode: 'describe' | 'refer',
): Named {
  const named: Named = {};
  if (explicit) named.title = explicit;
  let list = words.map((index) => tokens[index]).filter((token) => token !== undefined);
  if (mode === 'refer') readPointers(list, named);
  list = trim(list, mode);
  if (list.length === 0) return named;
  const noun = genericNoun(list);
  if (noun !== undefined) {
    named.noun ??= mode === 'describe' && list.some(({ norm }) => PAIR.test(norm)) ? '1:1' : noun;
    return named;
  }
  if (named.title === undefined) {
    const title =
      mode === 'refer' ? join(list).replace(LATE, '') : join(list).replace(/^(?:an?|the|my|our) /i, '');
    if (/[\p{L}\p{N}]/u.test(title)) named.title = title;
  }
  return named;
}

/** 'I am running late for the sync, push it': what is late is the person. */
const LATE = /^(?:running |being )?(?:(?:very|a bit|a little|quite) )?late (?:for|to) (?:my |the |our )?/i;

function readPointers(list: readonly Token[], named: Named): void {
  for (const [index, token] of list.entries()) {
    if (index > 3) break;
    const ordinal = Object.hasOwn(ORDINALS, token.norm) ? ORDINALS[token.norm] : undefined;
    if (ordinal !== undefined && named.ordinal === undefined) {
      named.ordinal = ordinal;
      if (ordinal === -1) named.last = true;
    }
    if (token.norm === 'next' || token.norm === 'upcoming') named.next = true;
    if (
      (token.norm === 'all' && list[index + 1]?.norm !== 'hands') ||
      token.norm === 'every' ||
      token.norm === 'everything' ||
      token.norm === 'entire' ||
      token.norm === 'whole'
    )
      named.all = true;
    if (token.norm === 'other') named.anaphor = 'other';
  }
  const only = list.length === 1 ? list[0]?.norm : undefined;
  if (only === 'it' || only === 'that' || only === 'this' || only === 'them') named.anaphor = only;
  if (only === 'these' || only === 'those') named.anaphor = 'them';
  const [first, second] = list;
  if (
    list.length === 2 &&
    (first?.norm === 'this' || first?.norm === 'that') &&
    second &&
    GENERIC_NOUNS.has(second.norm)
  ) {
    named.anaphor = first.norm;
  }
}

function trim(list: Token[], mode: 'describe' | 'refer'): Token[] {
  let from = 0;
  let to = list.length;
  for (let changed = true; changed; ) {
    changed = false;
    const first = list[from];
    if (
      from < to &&
      first &&
      (LEADING.has(first.norm) || first.kind === 'punctuation' || first.kind === 'emoji')
    ) {
      from++;
      changed = true;
    } else if (from < to - 1 && first && LEADING_VERBS.test(first.norm)) {
      from++;
      changed = true;
    } else if (
      from < to - 1 &&
      first &&
      mode === 'refer' &&
      isPointer(first) &&
      list[from + 1]?.norm !== 'hands'
    ) {
      from++;
      changed = true;
    } else if (
      from < to - 1 &&
      first &&
      /^(?:events?|entry|following|reminder)$/.test(first.norm) &&
      (to - from > 2 || first.norm === 'following')
    ) {
      from++;
      changed = true;
    } else if (
      from < to - 2 &&
      first &&
      /^go(?:ing)?$/.test(first.norm) &&
      list[from + 1]?.norm === 'to' &&
      stripsGo(list[from + 2])
    ) {
      from += 2;
      changed = true;
    }
    const last = list[to - 1];
    const named = last?.norm === 'event' && last.capital && (list[to - 2]?.capital ?? false);
    if (
      to > from &&
      last &&
      !named &&
      (TRAILING.has(last.norm) || last.kind === 'emoji' || (last.kind === 'punctuation' && last.norm !== ')'))
    ) {
      if (to - from > 1 || !KEEP_LAST.has(last.norm)) {
        to--;
        changed = true;
      }
    }
  }
  return list.slice(from, to);
}

const isPointer = (token: Token): boolean =>
  Object.hasOwn(ORDINALS, token.norm) ||
  /^(?:next|upcoming|all|every|other|entire|whole|past|previous|latest|recent|old|of|scheduled|planned)$/.test(
    token.norm,
  );

const stripsGo = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:a|an|the|my|our|lunch|dinner|breakfast|brunch|coffee|work|school|church)$/.test(token.norm);

/** The kind of event, when the words say nothing more: 'a quick new meeting' → 'meeting'. */
export function genericNoun(list: readonly Token[]): string | undefined {
  let noun: string | undefined;
  for (const token of list) {
    const word = token.norm.replace(/'s$/, '');
    if (GENERIC_NOUNS.has(word)) noun = word;
    else if (
      !EMPTY_MODIFIERS.has(word) &&
      token.kind !== 'number' &&
      !/^(?:on|1-1|to)$/.test(word) &&
      token.kind !== 'punctuation'
    )
      return undefined;
  }
  return (
    noun ??
    (list.every(
      (token) =>
        EMPTY_MODIFIERS.has(token.norm) ||
        token.kind === 'number' ||
        token.kind === 'punctuation' ||
        token.norm === 'on',
    )
      ? 'event'
      : undefined)
  );
}

function join(list: readonly Token[]): string {
  let out = '';
  let end = -1;
  for (const token of list) {
    if (out !== '' && token.start > end) out += ' ';
    out += token.text;
    end = token.end;
  }
  return tidy(out);
}
