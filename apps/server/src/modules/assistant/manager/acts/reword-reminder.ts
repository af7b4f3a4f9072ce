import { instantOf } from '@catch/scheduling';
import { meansInstead, readReference } from '@catch/understanding';
import { significantWords as wordsOf } from '../../tools/text/match-words.ts';
import type { ReminderFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { atInstant } from '../time-in-words.ts';
import { ownConcern } from './change-reminder.ts';
import { fromThereOn, reworded } from './retitle.ts';

/** What a correction says a reminder is about: 'not Petra, Magda' names no guest and no title. */
export function textFor({ text }: ReminderFact, slots: Slots, clause = ''): string | undefined {
  const wrong = wrongIn(slots)?.toLowerCase();
  const isOfIt = wrong === undefined ? meansInstead(clause) : text.toLowerCase().includes(wrong);
  const named = NAMES.map((role) => slots.joined(role)).find(
    (said) => said !== undefined && !readReference(said).isFocus,
  );
  return slots.joined('text') ?? slots.joined('title') ?? (isOfIt ? named : undefined);
}
/** What a bare name may be taken for. */
const NAMES = ['guest', 'person', 'target', 'old_person'] as const;
/** 'Not Petra' takes nobody off. */
export const wrongIn = (slots: Slots): string | undefined =>
  slots.first('retracted') ?? slots.first('guest_out');

/** 'Not Petra, Magda': a name in it is put right, and no guest of an event. */
export const isOfItsText = ({ changes }: DoneWish, slots: Slots): boolean => {
  const wrong = wrongIn(slots)?.toLowerCase();
  return (
    wrong !== undefined &&
    changes.some(
      (change) =>
        (change.did === 'reminder-set' && change.reminder.text.toLowerCase().includes(wrong)) ||
        (change.did === 'reminder-changed' && change.after.text.toLowerCase().includes(wrong)),
    )
  );
};

/**
 * 'Thirty copies, put that in too': added to it. What starts with the same words, or retracts some, replaces
 * it.
 */
export function rewordReminder(
  plan: MessagePlan,
  { wish }: DoneWish,
  { id, text: earlier, cron, next }: ReminderFact,
  text: string,
  wrong: string | undefined,
): void {
  ownConcern(plan);
  // 'Not Petra, Magda': what is wrong stands in it, and it is put right again with a word.
  if (wrong !== undefined && earlier.toLowerCase().includes(wrong.toLowerCase())) plan.unsure = [];
  const { zone } = plan.world;
  const at = next && atInstant(instantOf(next, zone)).toZonedDateTimeISO(zone);
  const { when: _when, ...anchor } = wish.tool === 'set_reminder' ? wish.input : {};
  const isRestated = wordsOf(text).some((word) => wordsOf(earlier).includes(word));
  const isInstead = wrong !== undefined || meansInstead(plan.words);
  const exchanged =
    (isInstead ? reworded(earlier, text, wrong) : undefined) ??
    (isRestated ? fromThereOn(earlier, text) : undefined);
  plan.call('set_reminder', {
    ...anchor,
    text: exchanged ?? (isInstead || isRestated ? text : `${earlier}, ${text}`),
    ...('minutes_before' in anchor ? {} : { when: cron ? `cron ${cron}` : at?.toString() }),
    instead_of: id,
  });
}
