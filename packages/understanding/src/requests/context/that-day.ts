import { Temporal } from 'temporal-polyfill';
import type { ConversationState } from '../conversation.ts';

const THAT =
  /(?<!["\p{L}])((?:on|in|for|during|over)\s+)?that\s+(day|week|weekend|month|morning|afternoon|evening|night)(?!["'\p{L}])/iu;

/** 'What else is on that week?' asks about the week of the event that was talked about, not about this one. */
export function sayThatDay(text: string, { focus }: ConversationState): string {
  const day = focus?.start.slice(0, 10) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return text;
  const name = focus?.title.replace(/["\n]/g, ' ') ?? '';
  const beside = MAKES.test(text) && !OWN_TIME.test(text) && name ? `$1 the ${name} on ${day}` : '$&';
  return text
    .replace(THAT, (_, __, unit: string) => wordsFor(unit.toLowerCase(), day))
    .replace(BESIDE_IT, beside);
}

const MAKES =
  /^\W*(?:(?:and|also|then|please|ok(?:ay)?|(?:can|could) you)[ ,]+)*(?:add|book|block|schedule|put|plan|create|hold|reserve|make|(?<=and )an?)\b/i;
/** Beside a time of its own, 'it' is what is being made. */
const OWN_TIME = /\bremind|\d\s?[ap]m\b|\d:\d\d|\bat \d/i;
/** 'Add a quarter of an hour before it': right before the event that is being spoken of. */
const BESIDE_IT = /\b(before|after) (?:it|that)(?=\s*(?:[.,!?]|$|please\b|thanks\b|too\b))/i;

function wordsFor(unit: string, day: string): string {
  switch (unit) {
    case 'day':
      return `on ${day}`;
    case 'week':
    case 'weekend':
      return `in the ${unit} of ${day}`;
    case 'month': {
      const { year, month } = Temporal.PlainDate.from(day);
      return `in ${MONTHS[month - 1]} ${year}`;
    }
    default:
      return `on ${day} in the ${unit}`;
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
