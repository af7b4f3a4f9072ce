import { DAY, type Interval } from '@catch/scheduling';
import { asksPast, maybeAsksPast } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { coverage, significantWords } from '../../../tools/text/match-words.ts';
import type { Referred } from '../../fetch-event.ts';
import { everyWordOf } from '../../fits-words.ts';
import { Slots } from '../../slots.ts';
import type { World } from '../../world.ts';
import { matchingName, namesIn } from './called.ts';
import { type Asked, goneBy } from './past.ts';

const YEAR = 366 * DAY;
/** Further than anything is looked for that is to be changed: what is only told does no harm. */
const AHEAD = 2 * YEAR;
/** The whole of its name has to be in it: so far away nobody means roughly that. */
const WHOLE = 0.95;

/** 'What day was the fair in May?': what was called so then, before anything that is to come. */
export async function thenInThePast(request: Asked, words: string): Promise<Referred | undefined> {
  const window = goneBy(request);
  const slots = new Slots([{ role: 'target', text: words }]);
  const { plan } = request;
  if (!window || namesIn(slots, plan.world).length === 0) return undefined;
  const events = await matchingName(plan, slots, await plan.world.events(window));
  const [only, ...more] = events;
  if (!only) return undefined;
  return more.length === 0 ? { kind: 'events', events: [only] } : { kind: 'several', events };
}

/** 'What date is the wedding?', 'when was the eye test?': the next of that name, however far off, or the last one. */
export async function farAway({ plan, slots }: Asked, words: string): Promise<Referred | undefined> {
  if (slots.has('old_time')) return undefined;
  const { world } = plan;
  const ahead = async () => (await called(words, { start: world.now, end: world.now + AHEAD }, world))[0];
  const behind = async () => (await called(words, { start: world.now - YEAR, end: world.now }, world)).at(-1);
  const isPast = asksPast(plan.words) || maybeAsksPast(plan.words);
  const event = isPast ? ((await behind()) ?? (await ahead())) : ((await ahead()) ?? (await behind()));
  return event && { kind: 'events', events: [event] };
}

async function called(words: string, within: Interval, world: World): Promise<readonly CalendarEvent[]> {
  const telling = significantWords(words);
  if (telling.length === 0) return [];
  return (await world.events(within)).filter((event) => coverage(telling, everyWordOf(event)) >= WHOLE);
}
