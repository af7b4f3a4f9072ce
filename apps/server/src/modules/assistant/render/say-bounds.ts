import { instantOf } from '@catch/scheduling';
import { bareTime } from '@catch/understanding';
import { type Reader, sayClock } from '../../../platform/say-time.ts';
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
export const sayClocks = (clocks: readonly ClockFact[], { start }: Slot, reader: Reader): string =>
  clocks
    .map(
      ({ person, zone }) =>
        `${sayClock(instantOf(start, reader.zone), { ...reader, zone })} for ${sayPerson(person)}`,
    )
    .join(', ');
