import type { CalendarEvent } from '@catch/contract';
import { paletteSize } from './visible-hours.ts';

/** The three entries of the legend. */
export type Answer = 'accepted' | 'needs-response' | 'declined';

/** Tentative draws as Needs Response (decisions.md, 'Calendar'); an event nobody was invited to is confirmed. */
export function answerOf(event: CalendarEvent): Answer {
  const own = event.response_status ?? null;
  if (own === 'declined' || event.status === 'cancelled') return 'declined';
  if (own === 'needsAction' || own === 'tentative') return 'needs-response';
  return own === null && event.status === 'tentative' ? 'needs-response' : 'accepted';
}

export const answerLabels: Record<Answer, string> = {
  accepted: 'Accepted / Confirmed',
  'needs-response': 'Needs Response',
  declined: 'Declined',
};

/** The three tokens of a calendar's colour, by its index in the calendars response. */
export const paletteColors = (index: number) => {
  const name = `--calendar-${(index % paletteSize) + 1}`;
  return { fill: `var(${name})`, ink: `var(${name}-ink)`, line: `var(${name}-line)` };
};
