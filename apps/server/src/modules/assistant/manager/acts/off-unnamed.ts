import { DAY } from '@catch/scheduling';
import { countedIn, namesAnything } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { isOwners } from '../../tools/events/other-calendars.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { windowIn } from '../time-in-words.ts';
import { leaving } from './who-leaves.ts';

const AHEAD = 60 * DAY;

/** 'Ana can't come on Thursday, take her off that', 'uninvite Ana from both': the coming events she is in. */
export async function eventsOfWhoGoes(plan: MessagePlan, slots: Slots): Promise<readonly CalendarEvent[]> {
  const { world, conversation } = plan;
  if (!slots.has('guest_out') || slots.has('time', 'shift')) return [];
  const when = slots.joined('old_time');
  const within = when
    ? windowIn(when, conversation, world, true)
    : { start: world.now, end: world.now + AHEAD };
  if (!within) return [];
  const coming = (await world.events(within)).filter(
    (event) => isOwners(event) && world.interval(event).end > world.now && event.attendees.length > 0,
  );
  const isIn = await Promise.all(
    coming.map(async (event) => {
      const fact = asFact(event);
      const out = await leaving(plan, slots, fact);
      return fact.guests.some(({ email }) => out.includes(email));
    }),
  );
  return coming.filter((_, index) => isIn[index]);
}

/** The same for a set, which says how many are meant, or all. */
export async function setOfWhoGoes(plan: MessagePlan, slots: Slots): Promise<readonly CalendarEvent[]> {
  const set = slots.joined('set') ?? '';
  const count = countedIn(set);
  if (count === undefined && !namesAnything(set)) return [];
  const events = await eventsOfWhoGoes(plan, slots);
  return count === undefined || events.length === count ? events : [];
}
