import type { Command, Slot } from '../commands/language.ts';

const DAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\\p{L}*';
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:[ /.](?:${MONTH}|\\d{1,2}))?`;
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]m)?';
const RANGE = `${CLOCK}\\s?(?:-|–|to|till?|until)\\s?${CLOCK}`;
const LABEL = `\\p{L}+(?: \\p{L}+){0,2}`;
/** 'Tue 24 Nov: Late 14:00-21:30', 'Thu off'. */
const ENTRY = new RegExp(
  `\\b(?<day>${DAY}(?:,? ${DATE}(?![:\\d]|\\s?-|\\s?[ap]m))?)[ :,–-]+(?:(?<off>off|free|rest(?: day)?)\\b|(?<label>${LABEL})[ :,]+(?<range>${RANGE}))`,
  'giu',
);
const ASKING = /\b(?:put|add|enter|book|block|save|log|pls|please)\b/i;
const LIST = /\b(?:rota|roster|shifts?|schedule|timetable|hours|plan|these|them)\b/i;
const WEEK = /\b(?:this|next) (?:week|wk)\b/i;
/** What is said around it has to be little, and no time. */
const MOST_WORDS = 20;
const MOST_ENTRIES = 31;
const NO_LABEL = /^(?:at|from|to|and|is|on|the|next|this|week|until|till)$/i;

/**
 * 'Put my rota in: Tue early 7-3, Wed late 2-10, Thu off': one event for each line, called as the line says. Undefined
 * unless all of the message is such a list and asks for it.
 */
export function readRoster(message: string): readonly Command[] | undefined {
  const entries = [...message.matchAll(ENTRY)];
  const shifts = entries.filter(({ groups }) => groups?.range);
  if (shifts.length < 2 || entries.length > MOST_ENTRIES) return undefined;
  if (shifts.some(({ groups }) => groups?.label?.split(' ').some((word) => NO_LABEL.test(word))))
    return undefined;
  const around = entries.reduce((rest, [text]) => rest.replace(text, ' '), message);
  const isList = ASKING.test(around) && LIST.test(around) && !/\d/.test(around);
  if (!isList || around.split(/\s+/).filter(Boolean).length > MOST_WORDS) return undefined;
  const week = WEEK.exec(message);
  return shifts.map((found) => commandOf(found, week));
}

function commandOf({ 0: text, index, groups = {} }: RegExpExecArray, week: RegExpExecArray | null): Command {
  const at = (part: string, role: Slot['role']): Slot => {
    const start = index + text.indexOf(part);
    return { role, text: part, start, end: start + part.length };
  };
  const { day = '', label = '', range = '' } = groups;
  const isDated = /\d/.test(day);
  const within: Slot[] =
    week && !isDated
      ? [{ role: 'time', text: week[0], start: week.index, end: week.index + week[0].length }]
      : [];
  return {
    act: 'create',
    force: 'request',
    slots: [...within, at(day, 'time'), at(label, 'title'), at(range, 'time')],
    start: index,
    end: index + text.length,
  };
}
