import { TIME_LINKERS } from '../../lexicon/grammar.ts';
import { slice } from '../../text/clause.ts';
import { tidy } from '../../text/clean.ts';
import type { Token } from '../../text/tokens.ts';
import { TITLED } from '../part-words.ts';
import { readPeople } from '../people.ts';
import { calendarPhrase, isPlaceStart } from '../phrases.ts';
import type { Walk } from './walk.ts';

const BEFORE_A_TITLE = new Set(['it', 'as', 'of', 'is', ':', 'the', 'to', 'be', '-']);

/** 'Called Roadmap', 'title: Roadmap'. */
export function takeExplicitTitle(walk: Walk, token: Token): boolean {
  if (!TITLED.has(token.norm)) return false;
  let index = walk.at + 1;
  const noun = token.norm === 'name' || token.norm === 'title' || token.norm === 'subject';
  if (
    noun &&
    walk.title.length > 0 &&
    !/^(?:the|with|a)$/.test(walk.norm(walk.at - 1)) &&
    !quoteAhead(walk, index)
  )
    return false;
  while (index < walk.to && BEFORE_A_TITLE.has(walk.norm(index))) index++;
  const first = walk.tokens[index];
  if (!first) return false;
  if (first.kind === 'quote') {
    walk.explicit = unquoted(first);
    walk.at = index + 1;
    return true;
  }
  const end = endOfTitle(walk, index);
  if (end === index) return false;
  walk.explicit = tidy(slice(walk.clause, index, end));
  walk.at = end;
  return true;
}

/** The first title in quotation marks is the title; others are only passed over. */
export function takeQuote(walk: Walk, token: Token): void {
  walk.explicit ??= unquoted(token);
  walk.at++;
}

/** What is to be talked about: read as far as a title would be. */
export function takeAgenda(walk: Walk, start: number): boolean {
  const end = endOfTitle(walk, start);
  if (end <= start) return false;
  walk.agenda = tidy(slice(walk.clause, start, end));
  walk.at = end;
  walk.breakTitle();
  return true;
}

function unquoted(token: Token): string {
  return tidy(token.text.slice(1, -1));
}

function quoteAhead(walk: Walk, index: number): boolean {
  return walk.tokens[index]?.kind === 'quote' || walk.tokens[index + 1]?.kind === 'quote';
}

function endOfTitle(walk: Walk, start: number): number {
  let end = start;
  while (end < walk.to && !endsTitle(walk, end, start)) end++;
  return end;
}

function endsTitle(walk: Walk, index: number, start: number): boolean {
  const token = walk.tokens[index];
  if (!token || token.kind === 'time' || token.kind === 'quote' || token.kind === 'link') return true;
  if (token.norm === ',' || (token.norm === '.' && index > start)) return true;
  if (token.norm === 'with')
    return readPeople(walk.tokens, index + 1, walk.peopleOptions('certain')).people.length > 0;
  if (TIME_LINKERS.has(token.norm)) {
    let ahead = index;
    while (ahead < walk.to && TIME_LINKERS.has(walk.norm(ahead))) ahead++;
    if (walk.tokens[ahead]?.kind === 'time') return true;
  }
  if (index > start && calendarPhrase(walk.tokens, index, walk.to) > 0) return true;
  return (
    index > start &&
    (token.norm === 'at' || token.norm === 'starting') &&
    isPlaceStart(walk.tokens, index + 1, walk.to)
  );
}
