import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import { mayNameCalendar, type NamedCalendar, namedCalendar, type WhenContext } from '@catch/understanding';
import type { Database } from '../../../platform/db/database.ts';
import {
  type AllCalendars,
  type AllCalendarsGateway,
  type CalendarEvent,
  isCalendarError,
} from '../../calendar/index.ts';
import { listReminders } from '../../reminders/index.ts';
import type { Contact, Contacts } from '../tools/people/contacts.ts';
import { reminderFactOf } from '../tools/reminders/reminder-fact.ts';
import { whenContext } from '../tools/time/when-context.ts';
import type { ToolContext } from '../tools/tool.port.ts';
import type { ReminderFact } from '../values/values.ts';

export interface ManagerDependencies {
  readonly db: Database;
  readonly gateway: AllCalendarsGateway;
  readonly contacts: Contacts;
}

const BACK = 35 * DAY;
const AHEAD = 120 * DAY;

const isOn = ({ ownResponse }: CalendarEvent): boolean => ownResponse !== 'declined';

/** What the manager may look at while it plans: the calendar, contacts, the clock. It changes nothing. */
export class World {
  readonly context: ToolContext;
  readonly when: WhenContext;
  readonly gateway: AllCalendarsGateway;
  readonly contacts: Contacts;
  readonly calendars: AllCalendars;
  readonly #db: Database;
  #near: Promise<readonly CalendarEvent[]> | undefined;
  #reminders: Promise<readonly ReminderFact[]> | undefined;

  constructor({ db, gateway, contacts }: ManagerDependencies, context: ToolContext) {
    this.#db = db;
    this.gateway = gateway;
    this.contacts = contacts;
    this.context = context;
    this.when = whenContext(context);
    this.calendars = gateway.forUser(context.user.id, context);
  }

  get zone(): string {
    return this.context.user.timeZone;
  }

  get now(): number {
    return this.context.now.getTime();
  }

  interval(event: CalendarEvent): Interval {
    return eventInterval(event, this.zone);
  }

  /** Everything around now, read once a turn; anything further away is read separately. */
  async near(): Promise<readonly CalendarEvent[]> {
    return (await this.#nearby()).filter(isOn);
  }

  /** By their beginning; what was declined and where somebody works are no events of the day. */
  async events(interval: Interval): Promise<readonly CalendarEvent[]> {
    return (await this.#within(interval)).filter(isOn);
  }

  /** What they said no to and is still in their calendar. */
  async declined(interval: Interval): Promise<readonly CalendarEvent[]> {
    return (await this.#within(interval)).filter((event) => !isOn(event));
  }

  #nearby(): Promise<readonly CalendarEvent[]> {
    this.#near ??= this.#read({ start: this.now - BACK, end: this.now + AHEAD });
    return this.#near;
  }

  async #within({ start, end }: Interval): Promise<readonly CalendarEvent[]> {
    const isNear = start >= this.now - BACK && end <= this.now + AHEAD;
    const events = isNear ? await this.#nearby() : await this.#read({ start, end });
    return events.filter((event) => {
      const at = this.interval(event);
      return at.start < end && (at.end > start || (at.end === at.start && at.start >= start));
    });
  }

  async #read({ start, end }: Interval): Promise<readonly CalendarEvent[]> {
    const { events } = await this.calendars.listOwnEvents({ from: start, to: end });
    return events
      .filter(({ eventType }) => eventType !== 'workingLocation')
      .toSorted((left, right) => {
        const [one, other] = [this.interval(left), this.interval(right)];
        return one.start - other.start || one.end - other.end;
      });
  }

  /** The calendar that a message names, and the message without that. */
  async calendarNamed(message: string): Promise<NamedCalendar | undefined> {
    // Asked only where it can matter; a service that does not answer now is noticed by the code that needs it.
    if (!mayNameCalendar(message)) return undefined;
    try {
      const calendars = await this.calendars.listCalendars();
      return namedCalendar(
        message,
        calendars.flatMap(({ name }) => name ?? []),
      );
    } catch (error) {
      if (!isCalendarError(error)) throw error;
      return undefined;
    }
  }

  /** Those that are still to come, wherever and whenever they were set. */
  reminders(): Promise<readonly ReminderFact[]> {
    this.#reminders ??= listReminders(this.#db, this.context.user.id, true).then((rows) =>
      rows.map((row) => reminderFactOf(row, this.zone)),
    );
    return this.#reminders;
  }

  /** Everybody they are known to meet or write to. */
  everybody(): Promise<readonly Contact[]> {
    return this.contacts.all(this.context);
  }

  find(name: string): Promise<readonly Contact[]> {
    return this.contacts.find(this.context, name);
  }
}
