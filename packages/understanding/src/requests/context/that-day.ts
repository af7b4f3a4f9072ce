import { Temporal } from 'temporal-polyfill';
import type { ConversationState } from '../conversation.ts';

const THAT =
  /(?<!["\p{L}])((?:on|in|for|during|over)\s+)?that\s+(day|week|weekend|month|morning|afternoon|evening|night)(?!["'\p{L}])/iu;

/** 'What else is on that week?' asks about the week of the event that was talked about, not about this one. */
export function sayThatDay(text: string, { focus }: ConversationState): string {
  const day = focus?.start.slice(0, 10) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return text;
  return text.replace(THAT, (_, __, unit: string) => wordsFor(unit.toLowerCase(), day));
}

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
