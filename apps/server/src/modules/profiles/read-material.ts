import { DAY, isKnownZone } from '@catch/scheduling';
import {
  type Calendar,
  type CalendarGateway,
  isCalendarError,
  MAIN_CALENDAR,
  type MailHeaders,
} from '../calendar/index.ts';
import type { Mailbox } from './derive/contacts.ts';
import type { Material } from './derive/derive-profile.ts';

export interface Sources {
  readonly gateway: CalendarGateway;
  readonly mail: MailHeaders;
}

export interface ReadRequest {
  readonly userId: string;
  readonly email: string;
  readonly now: number;
  readonly signal: AbortSignal;
  /** Mail is a help, not a need: the last attempt does without one that does not answer. */
  readonly mailMayFail: boolean;
}

const PAST = 84 * DAY;
const AHEAD = 28 * DAY;
const MOST_MAILS = 300;
const MOST_OTHER_CALENDARS = 5;

/** Three months back and one ahead of the owner's own calendars, and who writes with whom. Throws `CalendarError`. */
export async function readMaterial({ gateway, mail }: Sources, request: ReadRequest): Promise<Material> {
  const { userId, email, now, signal } = request;
  const calendars = gateway.forUser(userId, { signal });
  const window = { from: now - PAST, to: now + AHEAD };
  const known = await calendars.listCalendars();
  const others = known.filter(({ primary, access }) => !primary && access === 'own');
  const ids = [MAIN_CALENDAR, ...others.slice(0, MOST_OTHER_CALENDARS).map(({ id }) => id)];
  const events = [];
  // One after the other: nobody waits for it, and the person's own requests share the same allowance.
  for (const calendarId of ids)
    events.push(...(await calendars.listEvents({ calendarId, ...window })).events);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    self: email,
    zone: zoneOfOwner(known),
    events,
    mainId: MAIN_CALENDAR,
    mail: await readMail(mail, request),
    from: day(window.from),
    to: day(window.to),
  };
}

function zoneOfOwner(calendars: readonly Calendar[]): string {
  const zone = calendars.find(({ primary }) => primary)?.timeZone;
  return zone && isKnownZone(zone) ? zone : 'UTC';
}

async function readMail(mail: MailHeaders, request: ReadRequest): Promise<Mailbox | undefined> {
  const { userId, now, signal, mailMayFail } = request;
  const box = (name: 'sent' | 'inbox') =>
    mail.recent(userId, { box: name, since: now - PAST, limit: MOST_MAILS, signal });
  try {
    return { sent: await box('sent'), received: await box('inbox') };
  } catch (error) {
    // Their right: the scope can be left unticked.
    if (isCalendarError(error, 'forbidden')) return undefined;
    if (mailMayFail && isCalendarError(error, 'unavailable', 'rate-limited')) return undefined;
    throw error;
  }
}
