import type { Person } from '../slot-types.ts';
import type { Clause } from '../text/clause.ts';
import type { Token } from '../text/tokens.ts';
import type { FoundWhen } from '../when-port.ts';
import { opensRelative } from './part-words.ts';
import { calendarPhrase } from './phrases.ts';
import { reassignTitle } from './reassign-title.ts';
import { finishTitle, type Named } from './titles.ts';
import {
  opensMeeting,
  takeCompany,
  takeMeeting,
  takeNamesBesideTitle,
  takePeople,
} from './walk/take-people.ts';
import { takeLabelledPlace, takePlace } from './walk/take-place.ts';
import { takePreposition } from './walk/take-preposition.ts';
import { skipToTime, takeTime } from './walk/take-time.ts';
import { takeExplicitTitle, takeQuote } from './walk/take-title.ts';
import { type PartsOptions, Walk } from './walk/walk.ts';

/** Everything said about one event in a stretch of a clause. */
export type Parts = Named & {
  people: Person[];
  times: FoundWhen[];
  /** Times that are only part of the name: 'Friday' of 'Friday drinks on the 3rd'. */
  inName: FoundWhen[];
  place?: string;
  agenda?: string;
};

/** Walks over tokens `from`..`to` and gives every word to the slot it belongs to. */
export function readParts(clause: Clause, from: number, to: number, options: PartsOptions): Parts {
  const walk = new Walk(clause, from, to, options);
  // every step moves on; the guard keeps a mistake in one of them from hanging the process
  let guard = (to - from) * 4 + 8;
  while (walk.at < walk.to && guard-- > 0) step(walk);
  return collect(walk);
}

function collect(walk: Walk): Parts {
  const { mode } = walk.options;
  const named = finishTitle(walk.tokens, walk.title, walk.explicit, mode);
  const parts: Parts = { ...named, people: walk.people, times: walk.times, inName: walk.inName };
  if (walk.place) parts.place = walk.place;
  if (walk.explicit !== undefined) takeNamesBesideTitle(walk);
  else reassignTitle(parts, walk.titleWords(), mode, walk.peopleOptions('likely'));
  if (walk.agenda) parts.agenda = walk.agenda;
  return parts;
}

function step(walk: Walk): void {
  const token = walk.tokens[walk.at];
  if (!token) {
    walk.at = walk.to;
    return;
  }
  if (token.kind === 'time') {
    takeTime(walk, token);
    return;
  }
  if (skipToTime(walk) || skipCalendar(walk)) return;
  if (takeExplicitTitle(walk, token) || takeLabelledPlace(walk, token)) return;
  if (token.kind === 'quote') {
    takeQuote(walk, token);
    return;
  }
  if (token.kind === 'email') {
    if (!takePeople(walk, walk.at, 'certain')) walk.at++;
    return;
  }
  if (token.kind === 'link') {
    walk.breakTitle();
    walk.at++;
    return;
  }
  if (token.kind === 'punctuation' && token.norm !== '&' && token.norm !== '#') {
    takePunctuation(walk, token);
    return;
  }
  if (!takePreposition(walk, token)) takeWord(walk, token);
}

/** 'in my calendar' says where everything goes, and nothing about the event. */
function skipCalendar(walk: Walk): boolean {
  const length = calendarPhrase(walk.tokens, walk.at, walk.to);
  if (length === 0) return false;
  walk.at += length;
  walk.breakTitle();
  return true;
}

function takePunctuation(walk: Walk, token: Token): void {
  if (token.norm === ',') walk.breakTitle();
  if (token.norm !== '@' || !takePlace(walk)) walk.at++;
}

/** A word that belongs to no other slot names the event. */
function takeWord(walk: Walk, token: Token): void {
  if (walk.title.length > 0 && opensRelative(token, walk.tokens[walk.at + 1])) {
    walk.broken = true;
    walk.relative = true;
  }
  if (walk.relative) {
    walk.at++;
    return;
  }
  if (unnamed(walk) && opensMeeting(walk, token)) {
    takeMeeting(walk);
    return;
  }
  if (walk.title.length === 0 && walk.options.mode === 'describe' && takeCompany(walk, walk.at)) return;
  if (walk.broken && !walk.untitled()) {
    walk.at++;
    return;
  }
  if (walk.broken) walk.restartTitle();
  walk.title.push(walk.at++);
}

/** Nothing but 'my next' has been said so far. */
function unnamed(walk: Walk): boolean {
  return walk.title.every((index) => /^(?:next|last|again|first|the|my)$/.test(walk.norm(index)));
}
