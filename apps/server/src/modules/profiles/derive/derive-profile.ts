import type { CalendarEvent } from '../../calendar/index.ts';
import type { ProfileData } from '../profile.ts';
import { learnCommitments } from './commitments.ts';
import { learnContacts, type Mailbox } from './contacts.ts';
import { countValues } from './count.ts';
import { learnMeetingLengths } from './meeting-lengths.ts';
import { occasionsOf } from './occasion.ts';
import { learnPlaces, learnWorkingPlaces } from './places.ts';
import { learnMeals, learnPreferredTime } from './preferred-times.ts';
import { learnTravel } from './travel.ts';
import { learnWorkingHours } from './working-hours.ts';

export interface Material {
  readonly self: string;
  readonly zone: string;
  /** Of the owner's own calendars, instances instead of series. */
  readonly events: readonly CalendarEvent[];
  /** How the events' `calendarId` names the main calendar. */
  readonly mainId: string;
  /** Undefined when it may not or cannot be read. */
  readonly mail: Mailbox | undefined;
  /** `yyyy-mm-dd` */
  readonly from: string;
  readonly to: string;
}

/** Everything that calendar and mail headers tell, without reading a clock: the same material gives the same profile. */
export function deriveProfile({ self, zone, events, mainId, mail, from, to }: Material): ProfileData {
  const occasions = occasionsOf(events, zone);
  const hours = learnWorkingHours(occasions, mainId, zone);
  const lengths = learnMeetingLengths(occasions);
  const preferred = learnPreferredTime(occasions);
  return {
    version: 1,
    read: {
      from,
      to,
      events: events.length,
      mails: (mail?.sent.length ?? 0) + (mail?.received.length ?? 0),
      mail_read: mail !== undefined,
    },
    time_zone: zone,
    other_zones: otherZones(events, zone),
    ...(hours ? { working_hours: hours } : {}),
    ...(lengths ? { meeting_lengths: lengths } : {}),
    ...(preferred ? { preferred_time: preferred } : {}),
    meals: learnMeals(occasions),
    contacts: learnContacts(occasions, mail ?? { sent: [], received: [] }, self),
    commitments: learnCommitments(occasions),
    places: learnPlaces(occasions),
    works_from: learnWorkingPlaces(events),
    travel: learnTravel(events, zone),
  };
}

const LEAST_EVENTS = 2;

/** An invitation carries its sender's zone, so only the owner's own entries tell where the owner is. */
const otherZones = (events: readonly CalendarEvent[], zone: string) =>
  countValues(
    events.flatMap(({ start, attendees, organizer }) =>
      start.kind === 'timed' && start.zone !== zone && (attendees.length === 0 || organizer?.self === true)
        ? [start.zone]
        : [],
    ),
  )
    .filter(({ times }) => times >= LEAST_EVENTS)
    .map(({ value, times }) => ({ zone: value, events: times }));
