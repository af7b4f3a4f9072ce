import { type Act, isLooking, type Role, readReference } from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';
import type { MessagePlan } from './plan.ts';
import { leaveFor } from './policy.ts';

/** So sure it has to be of what is to be done, and of the part that each word has in it. */
const SURE = 0.9;
const SURE_WORD = 0.8;

/** A self-contained request. Everything else continues something that a model may have said. */
const BY_ITSELF: ReadonlySet<Act> = new Set(['create', 'remind'] as const);
/** About the conversation, or a search whose result is a matter of taste. */
const NOT_PLAIN: ReadonlySet<Act> = new Set(['find_time', 'ask_waiting', 'ask_done', 'ask_self'] as const);

/** What a plain request is made of; every other role asks for more than a look or an entry. */
const PLAIN_ROLES: ReadonlySet<Role> = new Set([
  'title',
  'time',
  'length',
  'place',
  'text',
  'target',
  'person',
  'set',
  'filler',
] as const);
/** Longer ones have a second thought in them more often. */
const MOST_WORDS = 10;

/** One request, of which every word is accounted for and nothing is in doubt: no model would read it otherwise. */
export function isPlain(reading: JudgedReading): boolean {
  const { message, commands, certainty, outside = [], unread = 0, language = 'en' } = reading;
  const [command, ...others] = commands;
  const [sureness] = certainty ?? [];
  if (!command || !sureness || others.length > 0 || language !== 'en' || unread > 0) return false;
  if (command.force !== 'request' || outside.length > 0) return false;
  if (!BY_ITSELF.has(command.act) && (!isLooking(command.act) || NOT_PLAIN.has(command.act))) return false;
  const rest = message.slice(0, command.start) + message.slice(command.end);
  if (/[\p{L}\p{N}]/u.test(rest) || !isShort(message)) return false;
  if (command.slots.some(({ role, text }) => !PLAIN_ROLES.has(role) || pointsBack(role, text))) return false;
  if (sureness.sure < SURE || sureness.words.some(({ share }) => share < SURE_WORD)) return false;
  return leaveFor(command, sureness, reading).may === 'act';
}

/** One sentence of few words. */
const isShort = (message: string): boolean =>
  message.trim().split(/\s+/).length <= MOST_WORDS && !/[.!?;\n]\s*[^\s.!?]*\p{L}/u.test(message);

/** 'It', 'the second': what that is, a model may have said. */
function pointsBack(role: Role, text: string): boolean {
  if (role !== 'target' && role !== 'set' && role !== 'person') return false;
  const { isFocus, position, extreme, isOther } = readReference(text);
  return isFocus || position !== undefined || extreme !== undefined || isOther === true;
}

/** It comes to answers and calls; a question back is better asked by who can talk. */
export const isSettled = ({ steps }: MessagePlan): boolean =>
  steps.length > 0 && steps.every((step) => step.kind === 'call' || step.said.kind === 'told');
