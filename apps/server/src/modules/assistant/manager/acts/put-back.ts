import { instantOf } from '@catch/scheduling';
import {
  type Act,
  asBefore,
  namesBareWeekday,
  putsBack,
  readReference,
  resolveWhen,
  saysThere,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { clocksIn, settle } from '../times.ts';
import type { World } from '../world.ts';

/** What 'back to three as it was' may be taken for, and what more behind a question about how it was. */
export const mayPutBack = ({ conversation: { asked } }: MessagePlan, act: Act): boolean =>
  PUTTING_BACK.has(act) || (asked?.act === 'ask_done' && BACK_TOO.has(act));
const PUTTING_BACK: ReadonlySet<Act> = new Set(['change', 'revise', 'answer'] as const);
const BACK_TOO: ReadonlySet<Act> = new Set(['undo', 'chat', 'approve'] as const);

/**
 * 'Back to Tuesday like before', 'at three as it was': the newest change of it from where that fits is taken back, and
 * not only the day or the hour that was said.
 */
export function putBack(plan: MessagePlan, slots: Slots): boolean {
  const { conversation, world, words } = plan;
  const phrase = asBefore(words) ?? (putsBack(words) ? words : undefined);
  if (!phrase || slots.has('shift', 'length', 'stretch', 'title', 'place', 'guest', 'guest_out'))
    return false;
  const said = slots.joined('time') ?? slots.joined('start');
  const time = said && saysThere(said) ? undefined : said;
  const name = slots.first('target');
  const target = name && readReference(name).isFocus ? undefined : name;
  if (bringsBack(plan, target, said)) return true;
  const moves = conversation.done
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ call, changes }) =>
      changes.flatMap((change) =>
        change.did === 'changed' || change.did === 'moved' ? [{ call, changes, change }] : [],
      ),
    );
  const isIt = (event: EventFact) =>
    target === undefined || readReference(target).isFocus
      ? event.id === moves[0]?.change.after.id
      : fitsWords(event, target, undefined, world);
  const own = moves.filter(({ change }) => isIt(change.after) || isIt(change.before));
  const match = own.find(({ change }) => time === undefined || wasAt(change.before, time, world));
  if (!match) return false;
  if (plan.isHalfSure && putsBack(words)) plan.unsure = [];
  const settled = new Set(wordsOf(phrase));
  // 'What time was it before? – Back to that, please.'
  const isAsked = conversation.asked?.act === 'ask_done' && putsBack(words);
  plan.unsure = isAsked ? [] : plan.unsure.filter((word) => !settled.has(word.toLowerCase()));
  const { before } = match.change;
  // Behind something that was taken back already, the calendar has it changed since.
  const isNewest = match === own[0] && !conversation.done.some(({ isUndone }) => isUndone);
  if (isNewest && match.changes.length === 1) plan.call('undo_last_action', { tool_call_id: match.call });
  else plan.call('update_event', { event_id: before.id, exact: { start: before.start, end: before.end } });
  plan.focusOn([before]);
  return true;
}

/** 'Put choir back on Thursday, same time', which was called off: it is there again, as it was. */
function bringsBack(plan: MessagePlan, target: string | undefined, time: string | undefined): boolean {
  const { conversation, world, words } = plan;
  if (!target || !putsBack(words)) return false;
  const gone = conversation.done.find(
    ({ isUndone, changes: [change, ...more] }) =>
      !isUndone &&
      more.length === 0 &&
      change?.did === 'cancelled' &&
      fitsWords(change.before, target, undefined, world) &&
      (time === undefined || wasAt(change.before, time, world)),
  );
  if (!gone) return false;
  plan.unsure = [];
  plan.call('undo_last_action', { tool_call_id: gone.call });
  return true;
}

/** Whether it was then, as far as the words say when. */
export function wasAt({ start }: EventFact, words: string, { when, zone }: World): boolean {
  const read = settle(resolveWhen(words, when));
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone);
  const day = read.kind === 'instant' ? read.at : read.kind === 'interval' ? read.start : undefined;
  if (!day || !('dateSaid' in read)) return false;
  const isDay =
    !read.dateSaid ||
    own.toPlainDate().equals(day.toPlainDate()) ||
    (namesBareWeekday(words) && own.dayOfWeek === day.dayOfWeek);
  const clocks = clocksIn(words, when);
  const isHour =
    start.kind === 'date' || clocks.length === 0 || clocks.some((clock) => clock.equals(own.toPlainTime()));
  return isDay && isHour && (read.dateSaid || clocks.length > 0);
}
