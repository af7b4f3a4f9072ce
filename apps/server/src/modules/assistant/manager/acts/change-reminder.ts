import { DAY, instantOf, MINUTE } from '@catch/scheduling';
import {
  fromNow,
  hasDirection,
  leadLength,
  namesReminders,
  readReference,
  resolveWhen,
  type When,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { significantWords as wordsOf } from '../../tools/text/match-words.ts';
import { resolveDuration } from '../../tools/time/resolve-duration.ts';
import type { Change, ReminderFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { matchingName } from '../search-by-name.ts';
import { Slots } from '../slots.ts';
import { clockNear, settle, shiftOf, timeWords } from '../times.ts';
import { chooseReminder, remindersOf, reminderThen, storedReminder } from './choose-reminder.ts';
import { countedFromIt, onItsDay } from './reminder-day.ts';
import { remind } from './reminders.ts';

/** A reminder that is there is moved, or moved back, with a word: where all words are clear nobody is asked. */
export function ownConcern(plan: MessagePlan): void {
  if (plan.isHalfSure) plan.unsure = [];
}

/** 'Move that retro prep to two', with reminders in view: none is called so, and an event is. */
export async function isOfEvent({ conversation, world }: MessagePlan, slots: Slots): Promise<boolean> {
  const target = slots.first('target');
  if (!target || readReference(target).isFocus || chooseReminder(conversation, target, world)) return false;
  return (await matchingName(target, world)) !== undefined;
}

export async function changeReminder(plan: MessagePlan, slots: Slots): Promise<void> {
  ownConcern(plan);
  const names = slots.has('target') ? slots.all('target') : [slots.first('text')];
  const known = (words: string | undefined) =>
    reminderThen(plan.conversation, words, plan.world) ??
    chooseReminder(plan.conversation, words, plan.world);
  // 'That reminder, the one about the plants': by the words that say which.
  const reminder =
    names.map(known).find((one) => one !== undefined) ?? (await storedReminder(plan.world, names[0]));
  if (reminder && (await moveBefore(plan, reminder, slots))) return;
  const length = slots.joined('length') ?? slots.joined('shift');
  const when =
    timeWords(slots) ?? (reminder && fromItsTime(plan, reminder, slots)) ?? (length && fromNow(length));
  if (!when) {
    plan.ask(
      { for: 'snooze' },
      { tool: 'cancel_reminder', input: reminder ? { reminder_id: reminder.id } : {} },
    );
    return;
  }
  if (!reminder) {
    plan.call('cancel_reminder', {
      text: slots.first('target') ?? slots.first('text') ?? '',
      snooze_until: when,
    });
    return;
  }
  moveReminder(plan, reminder, when);
}

/** 'An hour later', of one that is still to come: from its own time, and not from now. */
function fromItsTime({ world }: MessagePlan, { next }: ReminderFact, slots: Slots): string | undefined {
  const words = slots.joined('shift');
  const by = words && hasDirection(words) ? shiftOf(words, world.when) : undefined;
  const at = next && instantOf(next, world.zone);
  if (by === undefined || at === undefined || at <= world.now) return undefined;
  return Temporal.Instant.fromEpochMilliseconds(at + by)
    .toZonedDateTimeISO(world.zone)
    .toString();
}

/** A new one took the place of the one before. */
const isAnother = ({ before, after }: Extract<Change, { did: 'reminder-changed' }>): boolean =>
  before.id !== after.id;

/** What was just planned takes its place; one reply tells how it is now. */
function insteadOf(plan: MessagePlan, from: number, { id }: ReminderFact): void {
  for (const [index, step] of plan.steps.entries()) {
    if (index < from || step.kind !== 'call' || step.wish.tool !== 'set_reminder') continue;
    const wish = { ...step.wish, input: { ...step.wish.input, instead_of: id } };
    plan.steps[index] = { ...step, wish };
    return;
  }
}

const hasBefore = ({ wish }: DoneWish): boolean => wish.input.minutes_before !== undefined;

/** 'Two hours before, actually', of a reminder before an event: before that same event. */
async function moveBefore(plan: MessagePlan, reminder: ReminderFact, slots: Slots): Promise<boolean> {
  const { conversation } = plan;
  const set = conversation.done.find(({ changes }) =>
    changes.some(
      (change) =>
        (change.did === 'reminder-set' && change.reminder.id === reminder.id) ||
        (change.did === 'reminder-changed' && change.after.id === reminder.id && isAnother(change)),
    ),
  );
  const said = slots.joined('lead') ?? slots.joined('shift') ?? slots.joined('length');
  const words = slots.has('time') ? slots.joined('lead') : said;
  const bare = words && leadLength(words);
  const length = bare ? leadIn(bare, plan) : undefined;
  if (length === undefined) return false;
  if (set === undefined) {
    const { event } = reminder.before ?? {};
    if (event === undefined) return false;
    plan.call('set_reminder', {
      text: reminder.text,
      before_event: event,
      minutes_before: Math.round(length / MINUTE),
      instead_of: reminder.id,
    });
    return true;
  }
  const spoken = set.wish.said ?? [];
  if (words && spoken.some(({ role }) => role === 'lead') && !hasBefore(set)) {
    // 'A week before, at ten. – Make it ten days before, same hour.'
    const kept = spoken.filter(({ role }) => role !== 'lead');
    const before = plan.steps.length;
    await remind(plan, new Slots([{ role: 'lead', text: words }]).over(kept));
    insteadOf(plan, before, reminder);
    return true;
  }
  if (!hasBefore(set)) return false;
  plan.call('set_reminder', {
    ...set.wish.input,
    minutes_before: Math.round(length / MINUTE),
    instead_of: reminder.id,
  });
  return true;
}

/** Next to hours 'a quarter' is one of an hour, and none of a year. */
function leadIn(words: string, { world }: MessagePlan): number | undefined {
  const length = resolveDuration(words, world.when);
  return length !== undefined && length > LONGEST_LEAD
    ? resolveDuration(`${words} of an hour`, world.when)
    : length;
}
const LONGEST_LEAD = 60 * DAY;

/** To another time, keeping whatever was not mentioned: its rhythm, its day or its hour. */
export function moveReminder(plan: MessagePlan, reminder: ReminderFact, words: string): void {
  ownConcern(plan);
  const { world } = plan;
  const counted = countedFromIt(reminder, words, world);
  if (counted) {
    plan.call('cancel_reminder', { reminder_id: reminder.id, snooze_until: counted });
    return;
  }
  const read = settle(resolveWhen(words, world.when));
  if (reminder.cron) {
    const [minute = '0', hour = '0'] = reminder.cron.split(' ');
    const earlier = Temporal.PlainTime.from({ hour: Number(hour) || 0, minute: Number(minute) || 0 });
    const clock =
      read.kind === 'instant' && !read.dateSaid ? clockNear(words, earlier, world.when) : undefined;
    // Without a new time it would be gone.
    if (!clock && read.kind !== 'recurrence' && read.kind !== 'instant') {
      plan.ask({ for: 'snooze' }, { tool: 'cancel_reminder', input: { reminder_id: reminder.id } });
      return;
    }
    plan.call('set_reminder', {
      text: reminder.text,
      // 'Every day, still' says nothing of its hour.
      when: clock ? atHour(reminder.cron, clock) : `${words}${hourOf(read, earlier)}`,
      instead_of: reminder.id,
    });
    return;
  }
  const isBare = read.kind === 'instant' && !read.dateSaid && reminder.next !== undefined;
  // 'Make that 15' after 'in 20 minutes'.
  const bareNumber = /^\d{1,3}$/.test(words.trim());
  if (bareNumber && reminder.next && instantOf(reminder.next, world.zone) - world.now < 3 * 3_600_000) {
    plan.call('cancel_reminder', { reminder_id: reminder.id, snooze_until: `in ${words.trim()} minutes` });
    return;
  }
  if (isBare && reminder.next) {
    const own = Temporal.Instant.fromEpochMilliseconds(
      instantOf(reminder.next, world.zone),
    ).toZonedDateTimeISO(world.zone);
    const clock = clockNear(words, own.toPlainTime(), world.when) ?? own.toPlainTime();
    plan.call('cancel_reminder', {
      reminder_id: reminder.id,
      snooze_until: own.withPlainTime(clock).toString(),
    });
    return;
  }
  // 'Make it seven. And tomorrow': in the half of the day in which it was.
  const raw = resolveWhen(words, world.when);
  const own =
    reminder.next &&
    Temporal.Instant.fromEpochMilliseconds(instantOf(reminder.next, world.zone)).toZonedDateTimeISO(
      world.zone,
    );
  // 'Wednesday four', of one at three in the night: people who are up then mean the night.
  const night = own && own.hour < NIGHT_ENDS && raw.kind === 'instant' ? raw.at : undefined;
  // '12:15' is noon to someone who wrote '05:15' before.
  const clock =
    night && own && night.hour !== 12 ? clockNear(words, own.toPlainTime(), world.when) : undefined;
  if (night && clock) {
    plan.call('cancel_reminder', {
      reminder_id: reminder.id,
      snooze_until: night.withPlainTime(clock).toString(),
    });
    return;
  }
  // 'No, Thursday': at the same hour.
  if (own && raw.kind === 'interval' && raw.allDay && raw.dateSaid && !raw.range) {
    const there = raw.start
      .toPlainDate()
      .toZonedDateTime({ timeZone: world.zone, plainTime: own.toPlainTime() });
    plan.call('cancel_reminder', { reminder_id: reminder.id, snooze_until: there.toString() });
    return;
  }
  // 'Make it first thing', of one on Friday: on Friday.
  const dated = own && onItsDay(words, own, world);
  if (dated) {
    plan.call('cancel_reminder', { reminder_id: reminder.id, snooze_until: dated });
    return;
  }
  const options = raw.kind === 'ambiguous' && own ? raw.options : [];
  const near = options.find((one) => one.kind === 'instant' && one.at.hour >= 12 === (own?.hour ?? 0) >= 12);
  plan.call('cancel_reminder', {
    reminder_id: reminder.id,
    snooze_until: near?.kind === 'instant' ? near.at.toString() : words,
  });
}

const NIGHT_ENDS = 6;

const hourOf = (read: When, earlier: Temporal.PlainTime): string =>
  read.kind === 'recurrence' && !read.timeSaid ? ` at ${earlier.toString({ smallestUnit: 'minute' })}` : '';

/** The same rhythm at another hour. */
const atHour = (cron: string, at: Temporal.PlainTime): string => {
  const [, , ...days] = cron.split(' ');
  return ['cron', at.minute, at.hour, ...days].join(' ');
};

/** 'Ola has fed the cat, I don't need that one': of several the one that the reason is about. */
function inReason(plan: MessagePlan, slots: Slots): ReminderFact | undefined {
  const words = slots.first('target') ?? slots.first('text');
  const reason = wordsOf(slots.joined('reason') ?? '');
  if ((words && !readReference(words).isFocus) || reason.length === 0) return undefined;
  const [only, ...more] = remindersOf(plan.conversation).filter(({ text }) =>
    wordsOf(text).some((word) => word.length > 2 && reason.includes(word)),
  );
  if (!only || more.length > 0) return undefined;
  // Those words are in no doubt any more.
  plan.unsure = plan.unsure.filter((word) => !wordsOf(only.text).includes(word.toLowerCase()));
  return only;
}

export function dropReminder(plan: MessagePlan, slots: Slots): void {
  const words = slots.first('target') ?? slots.first('text');
  if (slots.has('set') || (words !== undefined && namesReminders(words))) {
    plan.call('cancel_reminder', { all: true });
    return;
  }
  const reminder =
    reminderThen(plan.conversation, words, plan.world) ??
    inReason(plan, slots) ??
    chooseReminder(plan.conversation, words, plan.world);
  // It has come: what is dropped then is done.
  const isDue = reminder?.next && instantOf(reminder.next, plan.world.zone) <= plan.world.now;
  if (reminder) plan.call('cancel_reminder', { reminder_id: reminder.id, done: isDue || undefined });
  else plan.call('cancel_reminder', { text: words ?? '' });
}
