import {
  type Act,
  isChanging,
  isLooking,
  readMessage,
  type Situation,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { partsOf, type StoredMessage } from '../../conversations/index.ts';
import { builtInWeights } from '../manager/built-in.ts';
import { isTraceable } from '../tools/text/traceable.ts';
import { isTimeSaid } from './time-said.ts';

/** One of a fixed set, or an id of ours: nobody's words. */
const CHOICES = new Set([
  'replaces',
  'category',
  'topic',
  'scope',
  'direction',
  'show_as',
  'response',
  'keep',
]);
/** Times that our own tools wrote: a slot that was offered may be taken up. */
const OWN_TIMES = new Set(['when', 'start', 'end', 'asked_for']);
const SURE = 0.6;
/** Taking back one's own last change does little harm: likelier that than anything else is enough. */
const LIKELY = 0.3;

/** Has the model been shown what other people wrote? From then on it may be speaking for them. */
export const hasSeenOthersText = (messages: readonly StoredMessage[], alsoSeen: readonly string[]): boolean =>
  alsoSeen.some((json) => json.includes('"untrusted_')) ||
  messages.some(({ parts }) =>
    parts.some(
      (part) =>
        part.part_kind === 'tool-return' && JSON.stringify(part.content ?? null).includes('"untrusted_'),
    ),
  );

/** What a model goes by. */
export interface Said {
  readonly messages: readonly StoredMessage[];
  /** JSON the model gets as well: the state of the conversation, and the cards that are waiting. */
  readonly alsoSeen: readonly string[];
  readonly ownWords: readonly string[];
}

/**
 * Is a change that the model wants the user's own wish? Only if the user did not merely ask something, and all that
 * the model filled in can be traced to the user's words, in any language, or to what our own tools had offered.
 */
export function isOwnRequest(
  toolName: string,
  args: unknown,
  { messages, alsoSeen, ownWords }: Said,
  when: WhenContext,
): boolean {
  const now = new Date(when.now.epochMilliseconds);
  const last = ownWords.at(-1) ?? '';
  const acts = actsIn(last, now);
  if (acts.length > 0 && acts.every(isLooking)) return false;
  const given = [...contentsOf(messages), ...alsoSeen.map((json): unknown => JSON.parse(json))];
  const ids = new Set(given.flatMap((content) => idsIn(content)));
  const texts = textsIn(args).filter((text) => !ids.has(text));
  if (toolName === 'undo_last_action')
    return isOwnUndo(ownWords, now) && texts.every((text) => isTraceable(text, ownWords));
  // All that stands there are events that our tools had listed: then a change has to be wished for in plain words.
  if (texts.length === 0) {
    const named = idsIn(args);
    return named.length > 0 && named.every((id) => ids.has(id)) && acts.some(isChanging);
  }
  const sources = [...ownWords, ...given.flatMap((content) => timesIn(content))];
  // In another language nobody can tell whether they only asked, unless they say so.
  const mayBeWish = !/[?？؟¿]/u.test(last);
  return texts.every((text) => isTraceable(text, sources) || (mayBeWish && isTimeSaid(text, ownWords, when)));
}

/** 'Undo the dentist', then 'the second one': asked for, and chosen from what was offered. */
const isOwnUndo = (ownWords: readonly string[], now: Date): boolean =>
  saysUndo(ownWords.at(-1), now) ||
  (saysUndo(ownWords.at(-2), now) &&
    actsIn(ownWords.at(-1) ?? '', now, ['question-event']).every((act) => CHOOSING.has(act)));
const saysUndo = (text: string | undefined, now: Date): boolean =>
  actsIn(text ?? '', now, [], LIKELY).includes('undo');
const CHOOSING: ReadonlySet<Act> = new Set(['pick', 'answer'] as const);

function actsIn(text: string, now: Date, situation: readonly Situation[] = [], least: number = SURE): Act[] {
  const when = { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone: 'UTC' };
  const { commands, certainty } = readMessage(
    text,
    { situation, titles: [], people: [] },
    when,
    builtInWeights(),
  );
  return commands.flatMap(({ act }, index) => ((certainty[index]?.sure ?? 0) >= least ? [act] : []));
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key.endsWith('_id') || CHOICES.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
  return [];
}

const contentsOf = (messages: readonly StoredMessage[]): unknown[] =>
  messages.flatMap((message) =>
    partsOf(message).flatMap((part) => (part.part_kind === 'tool-return' ? [part.content] : [])),
  );

/** How our own tools recognise what they reported. */
function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /_ids?$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) =>
      name.startsWith('untrusted_') ? [] : idsIn(item, name),
    );
  return [];
}

function timesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return OWN_TIMES.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => timesIn(item, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) =>
      name.startsWith('untrusted_') ? [] : timesIn(item, name),
    );
  return [];
}
