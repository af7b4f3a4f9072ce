import { asksHowItWas } from '../commands/as-before.ts';
import { asksDeclined } from '../commands/asks-declined.ts';
import { asksOwnZone } from '../commands/clock-asked.ts';
import { forgetsThat } from '../commands/forgets-that.ts';
import { correctsHalf } from '../commands/half-of-day.ts';
import type { Act, Command, Role } from '../commands/language.ts';
import { asksAboutMail } from '../commands/phrases.ts';
import { putsOff } from '../commands/puts-off.ts';
import { saysSeriesEnd } from '../commands/series-end.ts';
import { onlyThanks } from '../commands/small-talk.ts';
import { readNotification } from '../notifications/read-notification.ts';
import { asksHours } from './asks-hours.ts';
import { asksForHelp, asksForKept, asksWhatWaits, asksWhoIsKnown } from './asks-self.ts';
import { readRoster } from './roster.ts';
import type { ReadingContext, Situation } from './situation.ts';
import type { SureReading } from './sure-reading.ts';
import { asksWhetherDone } from './whether-done.ts';

/** What is wished for in few ways has a grammar of its own: what we send by ourselves, whether something was done. */
export function readByPhrase(message: string, { situation }: ReadingContext): SureReading | undefined {
  const shown = overview(message);
  if (shown) return shown;
  if (readNotification(message)) return asWhole(message, 'notify', 'text');
  if (asksForHelp(message)) return asWhole(message, 'ask_self');
  if (asksWhoIsKnown(message)) return asWhole(message, 'ask_contact');
  if (asksWhatWaits(message)) return asWhole(message, 'ask_waiting');
  if (asksWhetherDone(message, situation)) return asWhole(message, 'ask_done');
  if (asksOwnZone(message)) return asWhole(message, 'ask_zone');
  if (asksAboutMail(message)) return asWhole(message, 'ask_kept');
  if (asksForKept(message)) return asWhole(message, 'ask_kept');
  if (asksDeclined(message)) return asWhole(message, 'ask_invitations', 'set');
  if (situation.includes('done-change') && message.length < 80 && asksHowItWas(message))
    return asWhole(message, 'ask_done');
  if (situation.includes('told-event') && OWES_ANSWER.test(message)) return asWhole(message, 'ask_answers');
  const stays = ASKS_IF_MOVED.exec(message);
  if (stays?.groups?.what) return aboutTarget(message, stays.groups.what);
  if (asksHours(message, situation)) return asWhole(message, 'ask_when');
  if (situation.includes('done-prefer') && forgetsThat(message)) return asWhole(message, 'forget');
  const rule = situation.includes('done-prefer') ? CORRECTED_RULE.exec(message)?.groups?.rule : undefined;
  if (rule) return aboutText(message, rule);
  // Thanks agree to nothing that waits.
  if (situation.some(isProposal) && onlyThanks(message)) return asWhole(message, 'chat');
  if (situation.some(isProposal) && putsOff(message)) return asWhole(message, 'nothing');
  if (situation.some((one) => MAY_REPEAT.has(one)) && saysSeriesEnd(message))
    return asWhole(message, 'revise', 'time');
  if (situation.some((one) => HAS_HOUR.has(one)) && correctsHalf(message))
    return asWhole(message, 'revise', 'time');
  const roster = readRoster(message);
  return roster && asCommands(message, roster);
}

const OVERVIEW =
  /^\W*(?:(?:please|pls|can|could|would|will|you|may|i|just|only|wanted|like|want|have|get|give|show|send|tell|me|ok|and|so)\W+)*(?:an?|the|my)? ?(?:quick |short |brief |whole )?(?:overview|summary|rundown|recap|outline) (?:of|for) (?<when>(?:my|the|this|that|next|coming)(?: whole| entire| coming)? (?:week|weekend|month|fortnight))(?:\W+(?:please|pls|for me|thanks?))*\W*$/iu;
/** 'Give me an overview of this week' asks for it now, and sets nothing. */
function overview(message: string): SureReading | undefined {
  const when = OVERVIEW.exec(message)?.groups?.when;
  if (when === undefined) return undefined;
  const start = message.lastIndexOf(when);
  const slot = { role: 'time' as const, text: when, start, end: start + when.length };
  return asCommands(message, [
    { act: 'ask_agenda', force: 'request', slots: [slot], start: 0, end: message.length },
  ]);
}

/** 'And who still owes me an answer?', of an event just spoken of. */
const OWES_ANSWER =
  /^\W*(?:(?:and|ok|so)\W+)*who\b.{0,20}\b(?:owes?|still|hasn['’]?t|haven['’]?t)\b.{0,20}\b(?:answer\p{L}*|repl\p{L}*|respond\p{L}*|said anything)\W*$/iu;
/** 'The viva hasn't moved, has it?': whether it is where it was. */
const ASKS_IF_MOVED =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?<what>(?:the |my )?[\p{L}\p{N} '’-]{2,40}?)\s+(?:hasn['’]?t|haven['’]?t|didn['’]?t|isn['’]?t)\s+(?:been\s+)?(?:moved?|changed?|cancell?ed|off)\b\W+(?:has|have|did|is) (?:it|they)\W*$/iu;

function aboutTarget(message: string, what: string): SureReading {
  const start = message.indexOf(what);
  const slot = { role: 'target' as const, text: what, start, end: start + what.length };
  return asCommands(message, [
    { act: 'ask_when', force: 'request', slots: [slot], start: 0, end: message.length },
  ]);
}

/** 'Fix that: no calls after six', right after a rule was saved: the rule as it should be. */
const CORRECTED_RULE =
  /^\W*(?:(?:no|oh|sorry|oops|wait|actually|please|and|ah)\W+)*(?:correct|change|fix|amend|make|put) (?:that|it)(?: right| to)?\s*[,:.;–-]\s*(?<rule>(?:nothing|no|never|not|only|keep|don['’]?t)\b[^,.;!?\n]*)/iu;

function aboutText(message: string, text: string): SureReading {
  const start = message.indexOf(text);
  const slot = { role: 'text' as const, text, start, end: start + text.length };
  return asCommands(message, [
    { act: 'prefer', force: 'request', slots: [slot], start: 0, end: message.length },
  ]);
}

const isProposal = (one: Situation): boolean => one.startsWith('proposal-');

/** Where something that comes again and again may be what is spoken of. */
const MAY_REPEAT: ReadonlySet<Situation> = new Set([
  ...(['done-create', 'done-change', 'proposal-create', 'proposal-change', 'told-event'] as const),
]);

/** Where an hour was just said: 'oops, pm'. */
const HAS_HOUR: ReadonlySet<Situation> = new Set([
  ...(['done-create', 'done-change', 'done-reminder', 'proposal-create', 'proposal-change'] as const),
]);

const asWhole = (message: string, act: Act, role?: Role): SureReading =>
  asCommands(message, [
    {
      act,
      force: 'request',
      slots: role ? [{ role, text: message, start: 0, end: message.length }] : [],
      start: 0,
      end: message.length,
    },
  ]);

const asCommands = (message: string, commands: readonly Command[]): SureReading => ({
  message,
  commands,
  certainty: commands.map(() => ({ sure: 1, words: [] })),
  unread: 0,
  outside: [],
  language: 'en',
});
