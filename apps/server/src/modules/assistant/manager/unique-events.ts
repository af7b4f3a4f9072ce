import type { EventFact } from '../values/values.ts';

export const uniqueById = (events: readonly EventFact[]): EventFact[] => [
  ...new Map(
    events.map((event) => [event.id || `${event.title}${JSON.stringify(event.start)}`, event]),
  ).values(),
];
