import type { AllCalendarsGateway } from '../../calendar/index.ts';
import type { Contacts } from './people/contacts.ts';

/** What the calendar tools stand on. */
export interface CalendarToolDependencies {
  readonly gateway: AllCalendarsGateway;
  readonly contacts: Contacts;
}
