import { instantOf } from '@catch/scheduling';
import { bareTime } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { oneLine } from '../tools/text/one-line.ts';
import type { BoundFact, ClockFact, Slot } from '../values/values.ts';
import { sayPerson } from './say-event.ts';

const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What was said of single people, in the words in which it was: 'Ana Silva only before noon (Lisbon time)'. */
export const sayBounds = (bounds: readonly BoundFact[]): string =>
  bounds
    .map(({ person, only, not, zone }) => {
      const said = [only ? `only ${bare(only)}` : '', not ? `not ${bare(not)}` : ''].filter(Boolean);
      return `${sayPerson(person)} ${said.join(' and ')}${zone ? ` (${placeOf(zone)} time)` : ''}`;
    })
    .join('; ');

const bare = (words: string): string => oneLine(bareTime(words), 60);

/** What it is by the clocks of others then: '09:00 for Ana Silva'. */
export const sayClocks = (clocks: readonly ClockFact[], { start }: Slot, zone: string): string =>
  clocks
    .map(({ person, zone: theirs }) => {
      const at = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(theirs);
      return `${at.toPlainTime().toString({ smallestUnit: 'minute' })} for ${sayPerson(person)}`;
    })
    .join(', ');
