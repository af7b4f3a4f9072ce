import type { Token } from '../../text/tokens.ts';
import { ABOUT, DISCUSS, MEET, SELVES, TITLED, TRIPS } from '../part-words.ts';
import { isPlaceStart } from '../phrases.ts';
import { takeCompany, takeMeeting, takePeople } from './take-people.ts';
import { takePlace } from './take-place.ts';
import { takeAgenda } from './take-title.ts';
import type { Walk } from './walk.ts';

/** What a preposition opens: people behind 'with', a place behind 'at', an agenda behind 'about'. */
export function takePreposition(walk: Walk, token: Token): boolean {
  switch (token.norm) {
    case 'with':
    case 'w':
      return takeWith(walk);
    case 'between':
      return takeBetween(walk);
    case 'at':
    case 'in':
      return takeAt(walk);
    case 'for':
      return takeFor(walk);
    case 'to':
      return takeTo(walk);
    default:
      return ABOUT.has(token.norm) && takeAgenda(walk, walk.at + 1);
  }
}

function takeWith(walk: Walk): boolean {
  const next = walk.norm(walk.at + 1);
  // 'with the title …': the title is read from its own word on
  if (next === 'subject' || next === 'title' || (next === 'the' && TITLED.has(walk.norm(walk.at + 2)))) {
    walk.at++;
    return true;
  }
  return takePeople(walk, walk.at + 1, 'certain');
}

function takeBetween(walk: Walk): boolean {
  if (takeCompany(walk, walk.at + 1)) return true;
  if (takePeople(walk, walk.at + 1, 'likely')) return true;
  walk.breakTitle();
  walk.relative = true;
  walk.at++;
  return true;
}

function takeAt(walk: Walk): boolean {
  // 'at some point' leaves the time open and names no place
  if (
    /^(?:some|any|one)$/.test(walk.norm(walk.at + 1)) &&
    /^(?:point|stage|time)$/.test(walk.norm(walk.at + 2))
  ) {
    walk.at += 3;
    return true;
  }
  return takePlace(walk);
}

function takeFor(walk: Walk): boolean {
  const next = walk.tokens[walk.at + 1];
  if (!next) return false;
  if (takeCompany(walk, walk.at + 1)) return true;
  if (SELVES.has(next.norm)) {
    walk.at += 2;
    // 'for me to go ice skating'
    if (walk.norm(walk.at) === 'to') walk.at++;
    return true;
  }
  if (walk.untitled()) {
    walk.restartTitle();
    walk.at++;
    return true;
  }
  // 'dinner tomorrow for the team': says something, but not the title
  if (walk.broken) return false;
  walk.title.push(walk.at++);
  return true;
}

function takeTo(walk: Walk): boolean {
  const next = walk.tokens[walk.at + 1];
  if (!next) return false;
  const rest = walk.clause.canon.slice(walk.clause.offsets[walk.at + 1] ?? 0);
  const discuss = DISCUSS.exec(rest);
  if (discuss) return takeAgenda(walk, walk.at + 1 + discuss[0].split(' ').length);
  const last = walk.norm(walk.title.at(-1) ?? -1);
  if (TRIPS.has(last) && !walk.broken && isPlaceStart(walk.tokens, walk.at + 1, walk.to))
    return walk.options.mode === 'describe' && takePlace(walk);
  if (!walk.untitled()) return false;
  walk.restartTitle();
  walk.at++;
  if (MEET.has(next.norm)) takeMeeting(walk);
  return true;
}
