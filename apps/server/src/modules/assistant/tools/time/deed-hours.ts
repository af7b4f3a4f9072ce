import type { WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';

/** Whether such a word is what the name is about: 'dinner with Ola', and not 'dinner table'. */
const HEAD = String.raw`(?= *(?:$|[,&+(]|\b(?:with|at|for|in|by|and|out|night|date|time|quiz|story)\b))`;

interface Deed {
  readonly word: RegExp;
  readonly start: string;
  readonly end: string;
}

/** When people do such a thing: no dinner is at nine in the morning, no breakfast at seven in the evening. */
const DEEDS: readonly Deed[] = [
  {
    word: new RegExp(
      String.raw`\b(?:dinner|supper|drinks|pub|cinema|movies?|films?|theatre|theater|opera|concert|gig|disco|bedtime|sunset)\b${HEAD}`,
      'i',
    ),
    start: '11:00',
    end: '22:30',
  },
  { word: /\b(?:night|evening)(?: (?:out|in))?$/i, start: '11:00', end: '22:30' },
  { word: /\b(?:night|evening)[- ](?:shifts?|duty)\b/i, start: '11:00', end: '23:30' },
  // Children have theirs in the morning, too, but hardly before ten.
  { word: new RegExp(String.raw`\bparty\b${HEAD}`, 'i'), start: '10:00', end: '21:30' },
  {
    word: /\b(?:breakfast|wak(?:e|ing)(?:(?: me)?[- ]?up)?|get(?:ting)? up|sunrise|early (?:morning|run|swim|walk|start|train|flight|shift))\b/i,
    start: '04:00',
    end: '11:30',
  },
];

const deedIn = (title: string | undefined): Deed | undefined =>
  title === undefined ? undefined : DEEDS.find(({ word }) => word.test(title.trim()));

/** Hours are read as they are meant of this: 'dinner at nine', 'wake up at six'. */
export function forDeed(title: string | undefined, context: WhenContext): WhenContext {
  const deed = deedIn(title);
  if (!deed) return context;
  const { start, end } = deed;
  return { ...context, workingHours: { ...context.workingHours, start, end } };
}

/** The same for what somebody is reminded of, unless it is only to be prepared then: 'book the dinner'. */
export const forDeedItself = (text: string, context: WhenContext): WhenContext =>
  deedIn(text)?.word.exec(text.trim())?.index === 0 ? forDeed(text, context) : context;

/** 'Wake me at seven', said in the morning: not tonight, but when people wake up next. */
export function atItsHour(at: Temporal.ZonedDateTime, text: string): Temporal.ZonedDateTime {
  const deed = deedIn(text);
  const isThen = (one: Temporal.ZonedDateTime): boolean => {
    const clock = one.toPlainTime().toString().slice(0, 5);
    return deed !== undefined && clock >= deed.start && clock <= deed.end;
  };
  const later = at.add({ hours: 12 });
  return !isThen(at) && isThen(later) ? later : at;
}

const WHOLE_DAY =
  /\b(?:days? off|off (?:work|school)|birthday|anniversary|out of office|annual leave|(?:bank|public|school) holiday)$|^(?:off|ooo|pto|leave|away)$/i;
/** 'Mum's birthday', 'day off': what nobody gives an hour. */
export const lastsAllDay = (title: string | undefined): boolean =>
  title !== undefined && WHOLE_DAY.test(title.trim());
