import { DAY, findConflicts, HOUR, type Interval, overlaps } from '@catch/scheduling';
import { bothOf, resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { freeStretches } from '../../../tools/events/free-stretches.ts';
import { inTheWay } from '../../../tools/events/own-time.ts';
import { brokenBy } from '../../../tools/kept/rules-for.ts';
import { without } from '../../../tools/search/unsuited.ts';
import { slotOf } from '../../../values/make.ts';
import type { PersonFact } from '../../../values/values.ts';
import { withList } from '../../conversation.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import { type Answering, type Ask, peopleIn } from './asked.ts';

const LONGEST_EVENT = 3 * HOUR;

export const free: Answering = async (request, asked) => {
  const { plan, slots } = request;
  const { world } = plan;
  const between = await betweenEvents(request);
  const length = lengthIn(slots, world);
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const isMoment = asked !== undefined && asked.end - asked.start <= 60_000;
  const isExact =
    !between &&
    (isMoment ||
      (read?.kind === 'interval' &&
        read.range &&
        !read.allDay &&
        length === undefined &&
        // 'Between 1 and 6' asks when; 'from 2 to 3' asks whether.
        read.end.epochMilliseconds - read.start.epochMilliseconds <= LONGEST_EVENT));
  const whole = between ?? asked ?? { start: world.now, end: world.now + 7 * DAY };
  const window = isMoment ? { start: whole.start, end: whole.start + (length ?? HOUR) } : whole;
  const { windows } = isMoment ? { windows: [window] } : without([window], slots.all('avoid'), world.when);
  const people = await peopleIn(plan, slots);
  const others =
    people.length === 0
      ? []
      : await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...window });
  const isAboutOthers = people.length > 0;
  const events = await world.events(window);
  const conflicts =
    isAboutOthers && isExact
      ? []
      : findConflicts(window, [...events], { zone: world.zone }).filter(
          ({ event }) => event.start.kind === 'timed',
        );
  const byMail = (id: string): PersonFact => people.find(({ email }) => email === id) ?? { email: id };
  const busy = others
    .filter((one) => one.busy.some((interval) => overlaps(interval, window)))
    .map(({ id }) => byMail(id));
  const unknown = others.filter((one) => one.unknown !== undefined).map(({ id }) => byMail(id));
  const stretches = isExact
    ? []
    : freeStretches(events, world.context.user, world.now, windows, others, length).filter(
        (stretch) => stretch.end - stretch.start >= (length ?? 0),
      );
  const isFree = isExact ? conflicts.length === 0 && busy.length === 0 : stretches.length > 0;
  plan.say({
    kind: 'told',
    what: 'free',
    window,
    isExact,
    isFree,
    conflicts: conflicts.map(({ event }) => asFact(event as CalendarEvent)),
    busy,
    unknown,
    people,
    stretches,
    against: isExact
      ? isAboutOthers
        ? []
        : brokenBy(world.context.user, undefined, [window])
      : stretches.length === 0
        ? await inTheWay(world.calendars, world.context.user, world.now, {
            windows,
            duration: length ?? HOUR / 2,
            people: others,
          })
        : [],
    ...(length === undefined ? {} : { length }),
  });
  if (!isExact)
    plan.conversation = withList(
      plan.conversation,
      stretches.map(({ start, end }, index) => ({
        ref: String(index + 1),
        slot: slotOf({ start, end }, world.zone),
      })),
    );
  if (conflicts.length === 1 && conflicts[0]) plan.focusOn([asFact(conflicts[0].event as CalendarEvent)]);
  return isFree && unknown.length === 0 && world.calendars.unread.length === 0;
};

/** 'Between the tasting and the weighing', whichever comes first. */
export async function betweenEvents({ plan, slots }: Ask): Promise<Interval | undefined> {
  const [after, before] = [slots.first('after'), slots.first('before')];
  const names = after && before ? [after, before] : bothOf(after ?? before ?? '');
  if (!names) return undefined;
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const events: Interval[] = [];
  for (const name of names) {
    const found = await referTo(name, within, plan.conversation, plan.world);
    if (found.kind !== 'events' || !found.events[0]) return undefined;
    events.push(plan.world.interval(found.events[0]));
  }
  const [first, second] = events.sort((left, right) => left.start - right.start);
  return first && second && first.end < second.start ? { start: first.end, end: second.start } : undefined;
}
