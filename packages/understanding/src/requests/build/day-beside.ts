import type { CreateEvent, DayBeside, Frame, SetReminder } from '../frames.ts';
import type { TimeSlot } from '../slot-types.ts';
import { suggestTitle } from '../suggest-title.ts';
import { tidy } from '../text/clean.ts';
import type { When } from '../when-port.ts';
import { type Reading, said } from './reading.ts';

const BESIDE =
  /\b(?:on )?the (day|morning|afternoon|evening|night) (before|after|of)\b(?: (?:it|that|this)(?= |[.,!?]|$))?/i;

/**
 * 'The evening before the flight at 8' is no time of its own: which day it is, the flight tells. The hour beside it stays;
 * without a name it is before what is being spoken of.
 */
export function onDayBeside(frame: SetReminder, reading: Reading): SetReminder {
  const words = said(reading.clause);
  const match = BESIDE.exec(words);
  if (!match?.[1] || !match[2]) return frame;
  const first = reading.clause.tokens[0]?.start ?? 0;
  const [from, to] = [first + match.index, first + match.index + match[0].length];
  const beside = { part: match[1].toLowerCase(), side: match[2].toLowerCase() } as DayBeside;
  const named = frame.about?.title ?? nameBehind(words, match);
  if (beside.side === 'of' && !named) return frame;
  const { text, ...rest } = frame;
  const known = named?.toLowerCase();
  const itself = new RegExp(`(?:^|\\s+)(?:on )?(?:the |(?<=^))${beside.part}(?: ${beside.side}\\b.*)?$`, 'i');
  const told =
    text?.replace(itself, '').replace(new RegExp(`^${beside.part} (?:to|about|that) `, 'i'), '') ?? '';
  const own = withoutName(told, beside.side, named);
  const isNamed = [known, `the ${known}`, `my ${known}`].includes(own.toLowerCase());
  return {
    ...rest,
    ...(own && !isNamed ? { text: own } : {}),
    about: { people: [], when: [], title: named ?? 'it' },
    beside,
    when: frame.when
      .flatMap((slot) => hourOf(slot, from, to, reading))
      .map((slot) => inPart(slot, beside, reading.resolve)),
  };
}

/** 'The night before rowing to pack my shoes': which event it is stands beside what is to be said. */
function withoutName(text: string, side: DayBeside['side'], named: string | undefined): string {
  if (!named) return text;
  const name = named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?:^|\\s)${side} (?:the |my |our )?${name}(?=[\\s,.;:!?]|$),?`, 'i');
  return pattern.test(text)
    ? tidy(
        text
          .replace(pattern, ' ')
          .trim()
          .replace(/^(?:to|about|that)\s+/i, ''),
      )
    : text;
}

/** 'The evening before at 7': the evening says which seven. */
function inPart(slot: TimeSlot, { part }: DayBeside, resolve: Reading['resolve']): TimeSlot {
  if (part === 'day' || (slot.when.kind !== 'ambiguous' && slot.when.kind !== 'instant')) return slot;
  const when = resolve(`${slot.phrase} ${part === 'night' ? 'at night' : `in the ${part}`}`);
  return when.kind === 'instant' ? { ...slot, when } : slot;
}

/** What is left of a time without the words for the day: 'the evening before at 8' leaves 'at 8'. */
function hourOf(slot: TimeSlot, from: number, to: number, { clause, resolve }: Reading): TimeSlot[] {
  if (slot.when.kind === 'relative-to-event') return [];
  if (slot.end <= from || slot.start >= to) return [slot];
  const phrase = tidy(clause.text.slice(to, slot.end));
  const when = phrase === '' ? undefined : resolve(phrase);
  return when && when.kind !== 'none' ? [{ ...slot, phrase, start: to, when }] : [];
}

/** 'The morning of the exam at 7', "the day before Kim's birthday": up to where the time goes on. */
function nameBehind(words: string, match: RegExpExecArray): string | undefined {
  const rest = tidy(words.slice(match.index + match[0].length));
  const name =
    /^(?:(?:the|my|our|his|her) )?(?!(?:at|to|on|about|around|by|please|and|it|that|this)\b)(\p{L}.*?)(?: (?:at|to|on|about)\b.*)?$/iu.exec(
      rest,
    )?.[1];
  return name && tidy(name.replace(/[.,!?]+$/, ''));
}

/** 'Book lunch on Friday at 1 and remind me the day before': before what is about to be booked. */
export function besideMade(frame: Frame, before: Frame | undefined, resolve: Reading['resolve']): Frame {
  if (frame.kind !== 'setReminder' || frame.about?.title !== 'it' || before?.kind !== 'createEvent')
    return frame;
  const at = before.event.when.find(({ when }) => when.kind === 'instant')?.when;
  if (at?.kind !== 'instant') return frame;
  if (!frame.beside) return leadOf(frame, before, at.at, resolve);
  const { about: _about, beside, ...rest } = frame;
  const days = beside.side === 'before' ? -1 : beside.side === 'after' ? 1 : 0;
  const day = at.at.toPlainDate().add({ days }).toString();
  const said = frame.when.map(({ phrase }) => phrase).join(' ');
  const hour =
    said || (beside.part === 'day' ? `at ${at.at.toPlainTime().toString({ smallestUnit: 'minute' })}` : '');
  const phrase = [day, beside.part === 'day' ? '' : `in the ${beside.part}`, hour].filter(Boolean).join(' ');
  const when = resolve(phrase);
  if (when.kind === 'none') return frame;
  return {
    ...rest,
    text: rest.text ?? suggestTitle(before.event, before.said),
    when: [{ phrase, start: 0, end: 0, role: 'at', when }],
  };
}

/** 'Book the dentist on Friday at 3 and remind me an hour before'. */
function leadOf(
  frame: SetReminder,
  before: CreateEvent,
  at: Extract<When, { kind: 'instant' }>['at'],
  resolve: Reading['resolve'],
): SetReminder {
  const [lead] = frame.when;
  if (lead?.when.kind !== 'relative-to-event' || lead.when.direction !== 'before') return frame;
  const { about: _about, ...rest } = frame;
  const moment = at.subtract(lead.when.offset);
  const phrase = `${moment.toPlainDate()} at ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  return {
    ...rest,
    text: frame.text ?? suggestTitle(before.event, before.said),
    when: [{ phrase, start: 0, end: 0, role: 'at', when: resolve(phrase) }],
  };
}
