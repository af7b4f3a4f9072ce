import { keepsBoth } from '../commands/keeps-both.ts';
import { type Act, type Command, isChanging, type Reading, type Slot } from '../commands/language.ts';
import { readReference } from '../commands/read-reference.ts';
import { saysDeleting } from '../commands/says-deleting.ts';
import { saysMoving } from '../commands/says-moving.ts';
import { countOfAll } from '../commands/set-phrases.ts';
import { hourSuiting, leadsToTime } from '../commands/time-in-reason.ts';
import { offersOtherTime } from '../commands/who-else.ts';
import { findWhen } from '../when/find-when.ts';
import type { WhenContext } from '../when/types.ts';
import { agreesAbroad } from './agrees-abroad.ts';
import { readMessage } from './read-message.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** Nobody agrees in more words, unless they say yes at once and then why. */
const LONGEST = 60;
const LONGEST_EXPLAINED = 150;
/** A yes is carried out at once; a no that was none only has to be said again. */
const SURE_YES = 0.85;
/** Among other words a model has to have understood the same: it repeats the very proposal. */
const SURE_AMONG = 0.82;
const SURE_NO = 0.62;
const HARDLY = 0.4;
/** Words that say nothing of what is agreed to. */
const EMPTY: ReadonlySet<string> = new Set(['filler', 'reason']);
const POINTING: ReadonlySet<string> = new Set(['target', 'set']);

/**
 * 'Yes' or 'no' to a proposal, and nothing else: with a change in it, or a question, it is something new. Read with and
 * without something to agree to: what would be a wish of its own ('cancel that') decides nothing, unless a yes stands
 * before it and it only says the proposal again ('yes, take it out').
 */
export function readDecision(
  message: string,
  proposal: Situation,
  when: WhenContext,
  weights: Weights,
): boolean | undefined {
  if (message.length > LONGEST_EXPLAINED) return undefined;
  if (agreesAbroad(message)) return true;
  // 'He suggests Friday at one, and that's fine': that agrees to another time than the proposed one.
  if (offersOtherTime(message) && findWhen(message, when).length > 0) return undefined;
  const read = (words: string, situation: readonly Situation[]) =>
    readMessage(words, { situation, titles: [], people: [] }, when, weights);
  const { commands, certainty, outside } = read(message, [proposal]);
  const [only, ...more] = commands;
  if (!only || more.length > 0 || outside.length > 0) return undefined;
  if (only.force !== 'request' || !only.slots.every(isIdle)) return undefined;
  if (only.act === 'approve' && leadsElsewhere(message, when)) return undefined;
  // 'He is ill, delete it', to a card that would move it, agrees to nothing.
  if (only.act === 'approve' && proposal !== 'proposal-cancel' && saysDeleting(message)) return undefined;
  const sure = certainty[0]?.sure ?? 0;
  const isClear = only.act === 'approve' ? sure >= SURE_YES : only.act === 'deny' && sure >= SURE_NO;
  if (!isClear) return undefined;
  const alone = read(message, []);
  // A wish that hardly is one takes nothing from a no.
  const least = only.act === 'deny' ? HARDLY : 0;
  const wishes = alone.commands.filter(
    (command, index) =>
      isOwnWish(command.act) && !forgetsAll(command) && (alone.certainty[index]?.sure ?? 0) >= least,
  );
  if (message.length <= LONGEST && wishes.length === 0) return only.act === 'approve';
  if (only.act === 'deny') return undefined;
  const isYesFirst = readsAsYes(message, (words) => read(words, []));
  const isOnlyAgain = wishes.every(({ act, slots }) => isSaidAgain(proposal, act) && slots.every(isIdle));
  // 'Book it anyway' says what the card asks; 'cancel it', to one that cancels, may mean the card.
  const isSaidSo = proposal !== 'proposal-cancel' && wishes.length > 0;
  return (isYesFirst || isSaidSo) && isOnlyAgain ? true : undefined;
}

/** 'Four works better for Kim, so shift it': that agrees to four, not to what was proposed. */
const leadsElsewhere = (message: string, when: WhenContext): boolean =>
  (hourSuiting(message) !== undefined ||
    findWhen(message, when).some(({ when: found }) => found.kind !== 'duration')) &&
  saysMoving(message) &&
  leadsToTime(message, message);

/** What 'keep both' may be taken for, where it stands alone. */
const ALONE: ReadonlySet<Act> = new Set([
  ...(['approve', 'deny', 'pick', 'answer', 'accept', 'undo', 'chat', 'nothing'] as const),
]);

/**
 * The same, of what overlaps with something: 'keep both' agrees to it, though it sounds like leaving all as it is. With
 * anything else in it that is something new.
 */
export function readClashDecision(
  message: string,
  proposal: Situation,
  when: WhenContext,
  weights: Weights,
): boolean | undefined {
  if (message.length > LONGEST_EXPLAINED || !keepsBoth(message))
    return readDecision(message, proposal, when, weights);
  const context = { situation: [proposal], titles: [], people: [] };
  const { commands, outside } = readMessage(message, context, when, weights);
  const isAlone = commands.every(
    ({ act, slots }) =>
      ALONE.has(act) && slots.every((slot) => isIdle(slot) || countOfAll(slot.text) !== undefined),
  );
  return isAlone && outside.length === 0 && !message.includes('?') ? true : undefined;
}

/** Nothing that could be about something else: a word aside, a reason, 'it', 'those two'. */
const isIdle = ({ role, text }: Slot): boolean =>
  EMPTY.has(role) ||
  (POINTING.has(role) && (readReference(text).words === '' || countOfAll(text) !== undefined));

/** 'Yes', 'sure': the first word alone agrees, even where nothing waits. */
function readsAsYes(message: string, read: (words: string) => Pick<Reading, 'commands'>): boolean {
  const [first = ''] = /[\p{L}’']+/u.exec(message) ?? [];
  const { commands } = read(first);
  return commands.length === 1 && commands[0]?.act === 'approve';
}

/** Somebody else says what is agreed to, so more may be said along with a yes. */
const LONGEST_WITH_MORE = 300;
const ALLOWED_ROLES: ReadonlySet<string> = new Set([...EMPTY, 'target']);
/** What is only said once more: 'no problem, cancel it', to a card that cancels. */
const SAID_AGAIN: Partial<Record<Situation, ReadonlySet<Act>>> = {
  'proposal-create': new Set(['create']),
  'proposal-change': new Set(['change', 'swap', 'accept', 'decline', 'tentative']),
  'proposal-cancel': new Set(['cancel']),
};

/** What somebody who speaks of this proposal once more would say. */
export const isSaidAgain = (proposal: Situation, act: Act): boolean =>
  SAID_AGAIN[proposal]?.has(act) === true;

/**
 * A yes among other words, for a caller that knows already which proposal it is about: 'no problem, cancel it', 'yes,
 * and what is on tomorrow?'. With a no, a correction or a wish of another kind next to it, it is none.
 */
export function readAgreement(
  message: string,
  { proposal, titles }: { readonly proposal: Situation; readonly titles: readonly string[] },
  when: WhenContext,
  weights: Weights,
): boolean {
  if (message.length > LONGEST_WITH_MORE) return false;
  if (agreesAbroad(message)) return true;
  if (offersOtherTime(message) && findWhen(message, when).length > 0) return false;
  const read = (situation: readonly Situation[]) =>
    readMessage(message, { situation, titles, people: [] }, when, weights);
  const { commands, certainty, outside } = read([proposal]);
  if (outside.length > 0 || commands.some(({ act }) => act === 'deny' || act === 'revise')) return false;
  const yeses = commands.flatMap((command, index) =>
    command.act === 'approve' ? [{ ...command, sure: certainty[index]?.sure ?? 0 }] : [],
  );
  const isYes = ({ force, slots, sure }: (typeof yeses)[number]): boolean =>
    force === 'request' && sure >= SURE_AMONG && slots.every(({ role }) => ALLOWED_ROLES.has(role));
  if (yeses.length === 0 || !yeses.every(isYes)) return false;
  // 'I changed my mind, cancel it': a yes for a reason that is a no is none.
  const reasons = yeses.flatMap(({ slots }) =>
    slots.flatMap(({ role, text }) => (role === 'reason' ? text : [])),
  );
  const isNo = (words: string): boolean => {
    const found = readMessage(words, { situation: [proposal], titles, people: [] }, when, weights);
    return found.commands.some(({ act }) => act === 'deny');
  };
  if (reasons.some(isNo)) return false;
  const actsWithProposal = new Set(commands.map(({ act }) => act));
  return read([]).commands.every(
    ({ act }) => !isOwnWish(act) || actsWithProposal.has(act) || isSaidAgain(proposal, act),
  );
}

const isOwnWish = (act: Act): boolean => isChanging(act) && act !== 'undo';

/** 'Forget it', of nothing that is remembered. */
const forgetsAll = ({ act, slots }: Command): boolean => act === 'forget' && slots.every(isIdle);
