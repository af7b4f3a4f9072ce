import { CHANGING_KINDS, type Frame } from './frames.ts';
import type { EventDetails, EventReference, MissingSlot, TimeSlot } from './slot-types.ts';
import { suggestTitle } from './suggest-title.ts';
import { impossibleDate } from './text/impossible-date.ts';
import { ACT, ASK } from './understanding.ts';

export type Asked = { question: string; slot: MissingSlot };

/** The one thing to ask before a frame can be acted upon, if any. */
export function questionFor(frame: Frame): Asked | undefined {
  if (CHANGING_KINDS.has(frame.kind) && frame.confidence < ACT && frame.confidence >= ASK) {
    return { slot: 'confirmation', question: sure(frame) };
  }
  const missed =
    frame.kind === 'createEvent' || frame.kind === 'moveEvent' ? impossibleDate(frame.said) : undefined;
  if (missed && !frame.continues)
    return { slot: 'when', question: `There is no ${missed}. Which day do you mean?` };
  const unclearTime = ambiguousTime(frame);
  if (unclearTime) return { slot: 'time', question: unclearTime };
  return missing(frame);
}

/** 'Lunch with Emma' has its hour; the calendar tells the day. */
export const isMealWithSomebody = ({ title, people }: EventDetails): boolean =>
  people.length > 0 && /\b(?:breakfast|brunch|lunch|coffee|dinner)\b/i.test(title ?? '');

function missing(frame: Frame): Asked | undefined {
  switch (frame.kind) {
    case 'createEvent':
      if (!frame.event.when.some((slot) => slot.role !== 'duration') && !isMealWithSomebody(frame.event))
        return {
          slot: 'when',
          question: `When should I put ${quoted(suggestTitle(frame.event, frame.said))}?`,
        };
      // a time was booked after 'am I free?': nothing has named it yet
      if (
        frame.continues &&
        !frame.event.title &&
        !frame.event.noun &&
        !frame.event.agenda &&
        !frame.event.availability &&
        frame.event.people.length === 0
      ) {
        return { slot: 'title', question: 'What should I call it?' };
      }
      return undefined;
    case 'moveEvent':
      if (unknownEvent(frame.reference)) return { slot: 'event', question: 'Which event should I move?' };
      if (frame.to.length > 0 || frame.by || frame.swapWith) return undefined;
      return frame.repeat
        ? { slot: 'when', question: 'How often should it repeat?' }
        : { slot: 'when', question: 'When should I move it to?' };
    case 'resizeEvent':
      if (unknownEvent(frame.reference)) return { slot: 'event', question: 'Which event is it about?' };
      return !frame.duration && !frame.by && !frame.end
        ? { slot: 'duration', question: 'How long should it be?' }
        : undefined;
    case 'renameEvent':
      if (unknownEvent(frame.reference)) return { slot: 'event', question: 'Which event should I rename?' };
      return frame.title ? undefined : { slot: 'title', question: 'What should it be called?' };
    case 'changeDetails':
      return unknownEvent(frame.reference)
        ? { slot: 'event', question: 'Which event should I change?' }
        : undefined;
    case 'cancelEvent':
      return unknownEvent(frame.reference)
        ? { slot: 'event', question: 'Which event should I cancel?' }
        : undefined;
    case 'answerInvitation':
      return unknownEvent(frame.reference)
        ? { slot: 'event', question: 'Which invitation is it?' }
        : undefined;
    case 'invitePeople':
    case 'uninvitePeople':
      if (frame.people.every(({ role = '' }) => /^(?:him|her|them)$/.test(role)))
        return {
          slot: 'people',
          question: frame.kind === 'invitePeople' ? 'Whom should I invite?' : 'Whom should I take off?',
        };
      return unknownEvent(frame.reference) ? { slot: 'event', question: 'To which event?' } : undefined;
    case 'setReminder':
      if (!frame.text && !frame.about)
        return { slot: 'reminderText', question: 'What should I remind you of?' };
      return frame.when.length === 0 && !frame.about
        ? { slot: 'when', question: 'When should I remind you?' }
        : undefined;
    case 'snoozeReminder':
      return frame.until.length === 0 ? { slot: 'when', question: 'Until when?' } : undefined;
    default:
      return undefined;
  }
}

/** Nothing was said that could tell events apart, and nothing before tells it either. */
function unknownEvent(reference: EventReference): boolean {
  return (
    reference.id === undefined &&
    reference.title === undefined &&
    reference.people.length === 0 &&
    reference.when.length === 0 &&
    reference.ordinal === undefined &&
    !reference.next &&
    !reference.all &&
    reference.place === undefined
  );
}

function ambiguousTime(frame: Frame): string | undefined {
  const slots: TimeSlot[] =
    frame.kind === 'createEvent'
      ? frame.event.when
      : frame.kind === 'moveEvent'
        ? frame.to
        : // 'the evening before … at 7': the evening tells which seven
          frame.kind === 'setReminder' && (frame.beside === undefined || frame.beside.part === 'day')
          ? frame.when
          : [];
  for (const { when } of slots)
    if (when.kind === 'ambiguous' && !(frame.kind === 'moveEvent' && isHalfOfDay(when))) return when.question;
  return undefined;
}

/** Which half of the day is meant: of an event that is there, its own hour tells. */
const isHalfOfDay = ({ options }: Extract<TimeSlot['when'], { kind: 'ambiguous' }>): boolean => {
  const [one, two, ...more] = options;
  return (
    more.length === 0 &&
    one?.kind === 'instant' &&
    two?.kind === 'instant' &&
    Math.abs(one.at.epochMilliseconds - two.at.epochMilliseconds) === 43_200_000
  );
};

const quoted = (title: string): string => `‘${title}’`;

function sure(frame: Frame): string {
  switch (frame.kind) {
    case 'createEvent':
      return `Shall I put ${quoted(suggestTitle(frame.event, frame.said))} in your calendar${spoken(frame.event.when)}?`;
    case 'cancelEvent':
      return `Shall I cancel ${named(frame.reference)}?`;
    case 'moveEvent':
      return `Shall I move ${named(frame.reference)}?`;
    case 'setReminder':
      return frame.text ? `Shall I remind you: ${frame.text}?` : 'Shall I set a reminder?';
    case 'invitePeople':
      return 'Shall I send the invitation?';
    case 'uninvitePeople':
      return `Shall I take ${frame.people.map(({ said }) => said).join(' and ') || 'them'} off ${named(frame.reference)}?`;
    default:
      return 'Is that a change you want me to make?';
  }
}

/** The time as it was said: what is agreed to can be checked. */
function spoken(slots: readonly TimeSlot[]): string {
  const phrases = slots
    .map(({ phrase, role }) => (role === 'except' ? `except ${phrase}` : phrase))
    .join(' ');
  return phrases === '' || phrases.length > 80 ? '' : ` (${phrases})`;
}

function named(reference: EventReference): string {
  if (reference.title) return quoted(reference.title);
  const [person] = reference.people;
  return person
    ? `the ${reference.noun ?? 'meeting'} with ${person.said}`
    : `that ${reference.noun ?? 'event'}`;
}
