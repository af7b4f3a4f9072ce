import { findWhen, partNamed, readReference, reminderAsOne } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { describedReminder, namedBy, tellingWords } from '../../tools/reminders/described-reminder.ts';
import { coverage, wordsOf } from '../../tools/text/match-words.ts';
import type { ReminderFact } from '../../values/values.ts';
import type { Conversation } from '../conversation.ts';
import { fitsWords, isVague } from '../fits-words.ts';
import type { World } from '../world.ts';

/** Which reminder is meant: by its place, by its words, or the one spoken of last. */
export function chooseReminder(
  conversation: Conversation,
  words: string | undefined,
  { when }: Pick<World, 'when'>,
): ReminderFact | undefined {
  const known = remindersOf(conversation);
  const reference = words ? readReference(words) : undefined;
  const listed = conversation.listed.flatMap((option) => ('reminder' in option ? [option.reminder] : []));
  const described = words && describedReminder(listed.length > 0 ? listed : known, words, when);
  if (described) return described;
  if (reference?.position !== undefined)
    return (listed.length > 0 ? listed : known.toReversed()).at(reference.position);
  if (!reference || reference.isFocus) return known[0];
  const part = words ? partNamed(words) : undefined;
  if (part) {
    const [only, ...more] = (listed.length > 0 ? listed : known).filter((one) => isWithin(one, part));
    return more.length === 0 ? only : undefined;
  }
  const telling = tellingWords(reference.words);
  return (
    known.find(({ text }) => coverage(telling, wordsOf(text)) >= 0.5) ??
    known.find((one) => coverage(telling, namedBy(one)) >= 0.5)
  );
}

/** One that was set long ago, or elsewhere: by its words only. */
export async function storedReminder(
  world: World,
  words: string | undefined,
): Promise<ReminderFact | undefined> {
  const telling = words && !readReference(words).isFocus ? tellingWords(words) : [];
  if (!words || telling.length === 0) return undefined;
  const stored = await world.reminders();
  const described = describedReminder(stored, words, world.when);
  if (described) return described;
  const [only, ...more] = stored.filter((one) => coverage(telling, namedBy(one)) >= 0.5);
  return more.length === 0 ? only : undefined;
}

/** 'Tomorrow's one': by nothing but its day or hour, where one alone comes then. */
export function reminderThen(
  conversation: Conversation,
  words: string | undefined,
  world: World,
): ReminderFact | undefined {
  const bare = words && reminderAsOne(words);
  if (!bare || findWhen(bare, world.when).length === 0 || !isVague(bare, world)) return undefined;
  const [only, ...more] = remindersOf(conversation).filter(
    ({ next }) =>
      next &&
      fitsWords(
        { id: '', title: '', start: next, end: next, guests: [], repeats: false },
        bare,
        undefined,
        world,
      ),
  );
  return more.length === 0 ? only : undefined;
}

/** 'The morning one': by the hour at which it comes next. */
function isWithin({ next }: ReminderFact, [from, to]: readonly [number, number]): boolean {
  if (next?.kind !== 'timed') return false;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(next.at).toZonedDateTimeISO(next.zone);
  return hour >= from && hour < to;
}

/** 'The second one', with reminders in view and no events. */
export const countsReminders = ({ listed }: Conversation, words: string | undefined): boolean =>
  words !== undefined &&
  readReference(words).position !== undefined &&
  listed.length > 0 &&
  listed.every((option) => 'reminder' in option);

/** The one that the last thing done was about. */
export function lastReminder({ done }: Conversation): ReminderFact | undefined {
  const [change] = done[0]?.changes ?? [];
  if (change?.did === 'reminder-changed') return change.after;
  return change?.did === 'reminder-set' || change?.did === 'reminder-ended' ? change.reminder : undefined;
}

/** Set in this conversation and not ended since, the newest first. */
export function remindersOf({ done }: Conversation): ReminderFact[] {
  const ended = new Set<string>();
  const known: ReminderFact[] = [];
  for (const { changes, isUndone } of done)
    for (const change of changes) {
      if (isUndone) continue;
      if (change.did === 'reminder-ended') ended.add(change.reminder.id);
      if (change.did === 'reminder-changed') {
        known.push(change.after);
        if (change.before.id !== change.after.id) ended.add(change.before.id);
      }
      if (change.did === 'reminder-set') known.push(change.reminder);
    }
  return [...new Map(known.toReversed().map((one) => [one.id, one])).values()]
    .toReversed()
    .filter(({ id }) => !ended.has(id));
}
