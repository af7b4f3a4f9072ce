import type { Calendar, CardChange } from '@catch/contract';
import { type ShownEvent, shownEvent } from './shown-event.ts';

const unknownFields = {
  recurrence_description: null,
  recurring_event_id: null,
  location: null,
  description: null,
  status: 'confirmed',
  html_link: null,
  created_at: null,
  updated_at: null,
  attendees: [],
  response_status: null,
};

/** Where an event would be if somebody agreed; what would be deleted stands in the week as it is. */
export function proposedEvents(
  changes: readonly CardChange[],
  calendars: readonly Calendar[],
): readonly ShownEvent[] {
  const index = Math.max(
    0,
    calendars.findIndex(({ primary }) => primary),
  );
  const calendar = calendars[index] ?? { id: 'primary', summary: '', primary: true };
  return changes.flatMap(({ did, event_id, title, start, end }, place) => {
    if (did === 'delete') return [];
    const event = {
      ...unknownFields,
      id: `proposed-${place}-${event_id ?? 'new'}`,
      summary: title ?? '',
      start,
      end,
      calendar_id: calendar.id,
      all_day: !start.includes('T'),
    };
    // Theirs to know by its name, also where the calendar itself shares none.
    const shown = shownEvent(event, { ...calendar, free_busy: false }, index);
    return [{ ...shown, isProposal: true as const }];
  });
}
