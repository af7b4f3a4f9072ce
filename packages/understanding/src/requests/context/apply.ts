import type { Correct, Frame } from '../frames.ts';
import type { EventDetails, Person, TimeSlot } from '../slot-types.ts';
import type { When } from '../when-port.ts';

type Changes = Correct['changes'];
type Resolve = (phrase: string) => When;

/** The request as it stands after a correction. */
export function applyChanges(frame: Frame, changes: Changes, resolve: Resolve): Frame {
  switch (frame.kind) {
    case 'createEvent':
    case 'findTime':
      return {
        ...frame,
        event: changeEvent(blocked(frame), changes, resolve),
        continues: true,
      };
    case 'moveEvent': {
      const to = changes.when ? mergeTimes(frame.to, changes.when, resolve) : frame.to;
      const moved: Frame = { ...frame, to, continues: true };
      if (changes.by) moved.by = changes.by;
      if (changes.reference) moved.reference = changes.reference;
      if (changes.scope) moved.scope = changes.scope;
      return moved;
    }
    case 'resizeEvent': {
      const resized: Frame = { ...frame, continues: true };
      if (changes.duration) resized.duration = changes.duration;
      if (changes.by) resized.by = changes.by;
      if (changes.end) resized.end = changes.end;
      if (changes.reference) resized.reference = changes.reference;
      return resized;
    }
    case 'renameEvent':
      return {
        ...frame,
        continues: true,
        ...(changes.title ? { title: changes.title } : {}),
        ...(changes.reference ? { reference: changes.reference } : {}),
      };
    case 'changeDetails':
      return {
        ...frame,
        continues: true,
        ...(changes.place ? { place: changes.place } : {}),
        ...(changes.description ? { description: changes.description } : {}),
        ...(changes.availability ? { availability: changes.availability } : {}),
        ...(changes.reference ? { reference: changes.reference } : {}),
      };
    case 'cancelEvent':
    case 'answerInvitation': {
      const changed: Frame = { ...frame, continues: true };
      if (changes.reference) changed.reference = changes.reference;
      else if (changes.when)
        changed.reference = {
          ...frame.reference,
          when: changes.when.map((slot) => ({ ...slot, role: 'reference' })),
        };
      if (changes.scope) changed.scope = changes.scope;
      return changed;
    }
    case 'invitePeople':
    case 'uninvitePeople':
      return {
        ...frame,
        people: changePeople(frame.people, changes),
        continues: true,
        ...(changes.reference ? { reference: changes.reference } : {}),
      };
    case 'setReminder':
      return {
        ...frame,
        continues: true,
        when: changes.when ? mergeTimes(frame.when, changes.when, resolve) : frame.when,
        ...(changes.title ? { text: changes.title } : {}),
      };
    case 'background':
      return { ...frame, continues: true, when: changes.when ?? frame.when };
    default:
      return { ...frame, continues: true };
  }
}

/** Time that is only to be kept free needs no other name, whatever else changes about it. */
function blocked({ kind, event, said }: Extract<Frame, { kind: 'createEvent' | 'findTime' }>): EventDetails {
  const isNamed = event.title ?? event.noun ?? event.agenda ?? event.people[0];
  return kind === 'createEvent' && !isNamed && /^\W*(?:please )?(?:block|hold|keep|protect)\b/i.test(said)
    ? { ...event, title: 'Blocked' }
    : event;
}

function changeEvent(event: EventDetails, changes: Changes, resolve: Resolve): EventDetails {
  const next: EventDetails = { ...event, people: changePeople(event.people, changes) };
  if (changes.title) next.title = changes.title;
  if (changes.when) next.when = mergeTimes(event.when, changes.when, resolve);
  if (changes.duration) {
    next.duration = changes.duration;
    next.when = next.when.filter((slot) => slot.role !== 'duration');
  }
  if (changes.by && next.duration)
    next.duration = { minutes: next.duration.minutes + changes.by.minutes, said: changes.by.said };
  if (changes.end) next.when = [...next.when.filter((slot) => slot.role !== 'end'), changes.end];
  if (changes.place) next.place = changes.place;
  if (changes.description) next.agenda = changes.description;
  if (changes.videoLink) next.videoLink = true;
  if (changes.link) next.link = changes.link;
  if (changes.allDay) next.allDay = true;
  if (changes.availability) next.availability = changes.availability;
  return next;
}

const same = (a: Person, b: Person): boolean =>
  (a.email !== undefined && a.email === b.email) ||
  (a.name ?? a.role ?? '').toLowerCase() === (b.name ?? b.role ?? '').toLowerCase();

function changePeople(people: Person[], changes: Changes): Person[] {
  const kept = people.filter((person) => !(changes.removePeople ?? []).some((gone) => same(gone, person)));
  const added = (changes.addPeople ?? []).filter((person) => !kept.some((old) => same(old, person)));
  return [...kept, ...added];
}

/**
 * 'at 4' keeps the day that was agreed, 'Thursday' keeps the hour: a correction replaces only the half of
 * the time it names.
 */
export function mergeTimes(old: TimeSlot[], fresh: TimeSlot[], resolve: Resolve): TimeSlot[] {
  if (fresh.some(({ when }) => when.kind === 'recurrence'))
    return [
      ...old.filter(({ role }) => role === 'duration'),
      ...fresh.map((slot) => inRhythm(old, slot, resolve)),
    ];
  const kept = old.filter((slot) => slot.role === 'duration' || slot.role === 'recurrence');
  const before = old.find((slot) => slot.role !== 'duration' && slot.role !== 'recurrence');
  return [...kept, ...fresh.map((slot) => mergeOne(before, slot, resolve))];
}

/** 'Every two weeks', said of 'every Thursday at 7': in the new rhythm, from the same day and at the same hour. */
function inRhythm(old: TimeSlot[], slot: TimeSlot, resolve: Resolve): TimeSlot {
  const before = old.find(({ when }) => when.kind === 'recurrence' || when.kind === 'instant')?.when;
  if (slot.when.kind !== 'recurrence' || slot.when.timeSaid || !before) return slot;
  const first =
    before.kind === 'instant' ? before.at : before.kind === 'recurrence' ? before.start : undefined;
  if (!first || (before.kind === 'recurrence' && !before.timeSaid)) return slot;
  const clock = first.toPlainTime().toString({ smallestUnit: 'minute' });
  const phrase = `${slot.phrase} at ${clock} from ${first.toPlainDate()}`;
  const when = resolve(phrase);
  return when.kind === 'recurrence' ? { ...slot, phrase, when } : slot;
}

function mergeOne(before: TimeSlot | undefined, slot: TimeSlot, resolve: Resolve): TimeSlot {
  if (!before) return slot;
  const day = dayOf(before.when);
  const clock = clockOf(before.when);
  if (day && (namesClockOnly(slot.when) || isHalfOpen(slot.when))) {
    const phrase = `${day} ${slot.phrase}`;
    const plain = resolve(phrase);
    const when = nearestHalf(before.when, plain);
    // where the hour before tells another half than the words alone, it is written out
    if (when !== plain && when.kind === 'instant')
      return {
        ...slot,
        phrase: `${day} at ${when.at.toPlainTime().toString({ smallestUnit: 'minute' })}`,
        when,
      };
    // an hour whose half is in doubt is asked about, but on the day that was agreed
    if (when.kind !== 'none' && (when.kind !== 'ambiguous' || dayOf(when) === day))
      return { ...slot, phrase, when };
  }
  if (clock && namesDayOnly(slot.when)) {
    const phrase = `${slot.phrase} ${clock}`;
    const when = resolve(phrase);
    if (when.kind === 'instant' || (when.kind === 'interval' && when.range)) return { ...slot, phrase, when };
  }
  return slot;
}

/** 'At 8': only the half of the day is in doubt. */
const isHalfOpen = (when: When): boolean =>
  when.kind === 'ambiguous' && when.options.every((option) => option.kind === 'instant' && !option.dateSaid);

const CLEARLY_HOURS = 4;

/** Dinner at 8, and then 'no, 9': where no am or pm was said, the hour that is corrected tells. */
function nearestHalf(before: When, when: When): When {
  if (before.kind !== 'instant') return when;
  const readings = when.kind === 'ambiguous' ? when.options : [when, ...(when.alternatives ?? [])];
  const [one, two, ...more] = readings;
  if (one?.kind !== 'instant' || two?.kind !== 'instant' || more.length > 0) return when;
  const own = before.at.toPlainTime();
  const hours = (time: typeof one): number => Math.abs(own.until(time.at.toPlainTime()).total('hours'));
  const gain = hours(two) - hours(one);
  if (Math.abs(gain) < CLEARLY_HOURS) return when;
  return gain > 0 ? one : two;
}

const namesClockOnly = (when: When): boolean =>
  (when.kind === 'instant' || when.kind === 'interval' || when.kind === 'open') && !when.dateSaid;
const namesDayOnly = (when: When): boolean => when.kind === 'interval' && when.allDay && when.grain === 'day';

function dayOf(when: When): string | undefined {
  if (when.kind === 'ambiguous') {
    // only the half of the day is in doubt, or nothing is agreed yet
    const days = new Set(when.options.map(dayOf));
    return days.size === 1 ? [...days][0] : undefined;
  }
  if (when.kind === 'instant' && when.dateSaid) return when.at.toPlainDate().toString();
  if (
    when.kind === 'interval' &&
    when.dateSaid &&
    (when.grain === 'day' || when.grain === 'hour' || when.grain === 'minute' || when.grain === 'part-of-day')
  ) {
    return when.start.toPlainDate().toString();
  }
  return undefined;
}

function clockOf(when: When): string | undefined {
  const clock = (time: {
    toPlainTime(): { toString(options: { smallestUnit: 'minute' }): string };
  }): string => time.toPlainTime().toString({ smallestUnit: 'minute' });
  if (when.kind === 'instant') return `at ${clock(when.at)}`;
  if (when.kind === 'interval' && when.range && !when.allDay)
    return `from ${clock(when.start)} to ${clock(when.end)}`;
  return undefined;
}
