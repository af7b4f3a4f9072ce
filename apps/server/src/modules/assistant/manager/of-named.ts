import { placeSaid, readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { MessagePlan } from './plan.ts';
import { chosenOf, recent, referTo } from './refer.ts';
import type { Slots } from './slots.ts';
import { startsWithin, windowIn } from './time-in-words.ts';
import type { World } from './world.ts';

/** 'There are two rehearsals, cancel the later one': of those that other words in the same breath mean. */
export async function ofNamed(plan: MessagePlan, slots: Slots): Promise<CalendarEvent | undefined> {
  const { conversation, world } = plan;
  const targets = slots.all('target');
  const names = targets.filter((words) => !isPlace(words));
  const [place = placeSaid(plan.words), ...more] = targets.filter(isPlace);
  if (place === undefined || more.length > 0) return undefined;
  const [name, ...others] = names;
  if (name === undefined) return chosenOf(readReference(place), byStart(await inReason(plan, slots), world));
  const found = await Promise.all(names.map((words) => referTo(words, slots, conversation, world)));
  const events = found.flatMap((one) => (one.kind === 'events' || one.kind === 'several' ? one.events : []));
  if (others.length === 0)
    return found[0]?.kind === 'several' ? chosenOf(readReference(place), byStart(events, world)) : undefined;
  // 'The former' is the one that was said first, and not the one that comes first.
  if (names.length !== 2 || events.length !== 2) return undefined;
  plan.settleName(place);
  return chosenOf(readReference(place), events);
}

const isPlace = (words: string): boolean => {
  const { position, extreme } = readReference(words);
  return position !== undefined || extreme !== undefined;
};

/** 'I have two rehearsals this week': what the reason names, where that is more than one. */
async function inReason({ conversation, world }: MessagePlan, slots: Slots): Promise<CalendarEvent[]> {
  const said = wordsOf(slots.joined('reason') ?? '').flatMap((word) => [word, word.replace(/s$/, '')]);
  const when = slots.joined('old_time');
  const window = when ? windowIn(when, conversation, world) : undefined;
  // 'The later one', of what was just listed, is that, whatever a reason names.
  if (said.length === 0 || recent(conversation).length > 1 || (when && !window)) return [];
  const named = (window ? await world.events(window) : await world.near()).filter(
    (event) =>
      isOwners(event) &&
      world.interval(event).end > world.now &&
      (!window || startsWithin(event, window, world)) &&
      significantWords(event.title ?? '').some((word) => word.length > 2 && coverage([word], said) === 1),
  );
  return named.length > 1 ? named : [];
}

const byStart = (events: readonly CalendarEvent[], world: World): CalendarEvent[] =>
  events.toSorted((left, right) => world.interval(left).start - world.interval(right).start);
