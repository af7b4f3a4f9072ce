import type { Token } from '../../text/tokens.ts';
import { isGivenName, type PeopleOptions } from '../names.ts';
import { MEET, SEE } from '../part-words.ts';
import { readPeople } from '../people.ts';
import type { Walk } from './walk.ts';

export function takePeople(walk: Walk, at: number, expect: PeopleOptions['expect']): boolean {
  const read = readPeople(walk.within(), at, walk.peopleOptions(expect));
  if (read.next === at) return false;
  walk.people.push(...read.people);
  walk.at = read.next;
  walk.breakTitle();
  return true;
}

/** 'Ana and I', 'me and Ana', 'Ana, Ben and me': those whom the speaker counts together with themselves. */
export function takeCompany(walk: Walk, at: number): boolean {
  const within = walk.within();
  const self = (index: number): boolean => /^(?:i|me|myself)$/.test(within[index]?.norm ?? '');
  const joined = (index: number): boolean => /^(?:and|&)$/.test(within[index]?.norm ?? '');
  const first = self(at) && joined(at + 1) ? at + 2 : at;
  const { people, next } = readPeople(within, first, walk.peopleOptions('likely'));
  const withSelf = first > at || (self(next - 1) && joined(next - 2));
  if (people.length === 0 || !withSelf) return false;
  walk.people.push(...people);
  walk.at = next;
  if (MEET.has(within[next]?.norm ?? '')) walk.at++;
  else if (within[next]?.norm === 'get' && within[next + 1]?.norm === 'together') walk.at += 2;
  return true;
}

/** 'meet with Kim', 'meet Linda': a meeting, and who with. */
export function takeMeeting(walk: Walk): void {
  walk.at++;
  if (walk.norm(walk.at) === 'up') walk.at++;
  if (walk.norm(walk.at) !== 'with') takePeople(walk, walk.at, 'certain');
}

/** Whether 'meet', 'meeting' or 'see' says here that somebody is met, rather than what the event is called. */
export function opensMeeting(walk: Walk, token: Token): boolean {
  const next = walk.at + 1;
  if (SEE.has(token.norm)) return nameAt(walk, next);
  if (!MEET.has(token.norm) || (token.norm === 'meeting' && !nameAt(walk, next))) return false;
  return walk.norm(next) === 'with' || walk.norm(next) === 'up' || peopleAt(walk, next);
}

/** 'Book Ana and Ben on Thursday, "Roadmap"': beside a title of its own, names are those who come. */
export function takeNamesBesideTitle(walk: Walk): void {
  const words = walk.titleWords();
  const { people, next } = readPeople(words, 0, walk.peopleOptions('likely'));
  const named = words.some((word) => isGivenName(word) || walk.options.known?.has(word.norm));
  if (words.length > 0 && next === words.length && named && walk.options.mode === 'describe')
    walk.people.push(...people.filter(({ said }) => !walk.people.some((one) => one.said === said)));
}

function peopleAt(walk: Walk, index: number): boolean {
  return readPeople(walk.within(), index, walk.peopleOptions('likely')).people.length > 0;
}

function nameAt(walk: Walk, index: number): boolean {
  const token = walk.tokens[index];
  return (
    token?.kind === 'word' &&
    (isGivenName(token) || (token.capital && !walk.options.caseless)) &&
    peopleAt(walk, index)
  );
}
