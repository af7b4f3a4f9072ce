import { type Role, readReference, resolveWhen } from '@catch/understanding';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { zonesOf } from '../../../tools/people/zones.ts';
import type { PersonFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { type Answering, type Ask, about, peopleIn, unclear } from './asked.ts';

/** What time something is elsewhere, or for somebody. */
export const zone: Answering = async (request) => {
  const { plan, slots } = request;
  const { world } = plan;
  const isAboutEvent = slots.has('target');
  const event = isAboutEvent ? await about(request) : undefined;
  if (isAboutEvent && !event) return false;
  const at = event ? world.interval(event).start : (instantIn(plan, slots) ?? world.now);
  const there = (await zoneNamed(request)) ?? (await zoneOfSomebody(request));
  if (!there) return unclear(request, undefined);
  plan.say({ kind: 'told', what: 'zone', at, ...there, ...(event ? { event: asFact(event) } : {}) });
  return true;
};

/** 'And for Ben? He is in Lisbon until Friday': the same event or hour, for somebody else or elsewhere. */
export function withZoneBefore({ plan, slots, before }: Omit<Ask, 'act'>): Slots {
  const asked = before ?? plan.conversation.asked;
  if (asked?.act !== 'ask_zone') return slots;
  // 'The same, for Ben': not where somebody else is.
  if (before) {
    const earlier = new Slots(before.slots);
    const isOther = slots.has('person') && slots.first('person') !== earlier.first('person');
    return isOther && slots.first('zone') === earlier.first('zone')
      ? new Slots(slots.list().filter(({ role }) => role !== 'zone'))
      : slots;
  }
  if (slots.has('target') || instantIn(plan, slots) !== undefined) return slots;
  const own = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...asked.slots.filter(({ role }) => ABOUT.has(role)), ...own]);
}
const ABOUT: ReadonlySet<Role> = new Set(['target', 'old_time', 'old_person', 'time'] as const);

/** The hour that is asked about; how long somebody stays there is none. */
function instantIn({ world }: MessagePlan, slots: Slots): number | undefined {
  const words = slots.joined('time');
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  return read?.kind === 'instant' ? read.at.epochMilliseconds : undefined;
}

type There = { readonly zone: string; readonly place: string; readonly person?: PersonFact };

async function zoneNamed({ plan, slots }: Ask): Promise<There | undefined> {
  const place = slots.first('zone');
  if (!place || readReference(place).isFocus) return undefined;
  const read = resolveWhen(`tomorrow at 9am ${place} time`, plan.world.when);
  return read.kind === 'instant' && read.zone ? { zone: read.zone, place } : undefined;
}

/** Where the calendar of whoever is asked about says that they are. */
async function zoneOfSomebody({ plan, slots }: Ask): Promise<There | undefined> {
  const [person] = await peopleIn(plan, slots);
  if (!person) return undefined;
  const zones = await zonesOf(plan.world.calendars, [person.email]);
  const zone = zones.get(person.email.toLowerCase());
  return zone ? { zone, place: '', person } : undefined;
}
