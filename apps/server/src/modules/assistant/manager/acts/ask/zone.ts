import { HOUR, instantOf } from '@catch/scheduling';
import {
  asksForNow,
  asksOwnZone,
  isTheirHour,
  type Role,
  readReference,
  resolveWhen,
  saysOwnClock,
} from '@catch/understanding';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { zonesOf } from '../../../tools/people/zones.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { type Answering, type Ask, about, unclear } from './asked.ts';
import { peopleIn } from './people-asked.ts';

/** What time something is elsewhere, or for somebody. */
export const zone: Answering = async (request) => {
  const { plan, slots } = request;
  const { world } = plan;
  if (asksOwnZone(plan.words)) {
    plan.say({ kind: 'told', what: 'own-zone' });
    return true;
  }
  const spoken = spokenOf(request);
  const isNamed = slots.has('target') && !spoken;
  const named = isNamed ? await about(request) : undefined;
  if (isNamed && !named) return false;
  const event = spoken ?? (named && asFact(named));
  const there = (await zoneNamed(request)) ?? (await zoneOfPerson(request)) ?? zoneInTime(request);
  if (!there) {
    const isElsewhere = slots.has('zone', 'person') && !saysOwnClock(plan.words);
    const [person] = isElsewhere ? await peopleIn(plan, slots) : [];
    if (person) {
      if (event) plan.focusOn([event]);
      plan.say({ kind: 'told', what: 'no-zone', person });
      return false;
    }
    if (!event || isElsewhere) return unclear(request, undefined);
    // 'What time is that for me?'
    plan.focusOn([event]);
    plan.say({ kind: 'told', what: 'when', events: [event] });
    return true;
  }
  const hour = event ? undefined : hourIn(plan, slots, there);
  const at = event ? instantOf(event.start, world.zone) : (hour ?? world.now);
  if (event) plan.focusOn([event]);
  // 'And what do I have then?'
  else if (hour !== undefined) plan.answeredStretch = { start: hour, end: hour + HOUR };
  plan.say({ kind: 'told', what: 'zone', at, ...there, ...(event ? { event } : {}) });
  return true;
};

/** 'What is that in Sydney?', 'and in Lisbon?': the event just booked or mentioned, when no hour is named. */
function spokenOf({ plan, slots }: Ask): EventFact | undefined {
  const target = slots.first('target');
  const isOfIt =
    target === undefined
      ? instantIn(plan, slots) === undefined && !asksForNow(plan.words)
      : readReference(target).isFocus && !slots.has('old_time', 'old_person');
  return isOfIt ? plan.conversation.focus[0] : undefined;
}

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

/** '3pm New York in my time' is three o'clock there, '3pm in New York' three o'clock here. */
function hourIn(plan: MessagePlan, slots: Slots, { place }: There): number | undefined {
  const said = slots.joined('time');
  const isTheirs = said !== undefined && place !== '' && isTheirHour(plan.words, said, place);
  const theirs = isTheirs ? resolveWhen(`${said} ${place} time`, plan.world.when) : undefined;
  return theirs?.kind === 'instant' ? theirs.at.epochMilliseconds : instantIn(plan, slots);
}

/** 'What is 4pm London time here?': the zone stands in the time. */
function zoneInTime({ plan: { world }, slots }: Ask): There | undefined {
  const read = resolveWhen(slots.joined('time') ?? '', world.when);
  const zone = read.kind === 'instant' ? read.zone : undefined;
  if (!zone || slots.has('zone', 'person', 'target')) return undefined;
  return { zone, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone };
}

type There = { readonly zone: string; readonly place: string; readonly person?: PersonFact };

async function zoneNamed({ plan, slots }: Ask): Promise<There | undefined> {
  const place = slots.first('zone');
  if (!place || readReference(place).isFocus) return undefined;
  const read = resolveWhen(`tomorrow at 9am ${place} time`, plan.world.when);
  return read.kind === 'instant' && read.zone ? { zone: read.zone, place } : undefined;
}

/** Where the person's calendar says they are. */
async function zoneOfPerson({ plan, slots }: Ask): Promise<There | undefined> {
  const [person] = await peopleIn(plan, slots);
  if (!person) return undefined;
  const zones = await zonesOf(plan.world.calendars, [person.email]);
  const zone = zones.get(person.email.toLowerCase());
  return zone ? { zone, place: '', person } : undefined;
}
