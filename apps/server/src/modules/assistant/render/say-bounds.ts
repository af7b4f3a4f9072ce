import { instantOf } from '@catch/scheduling';
import { bareTime } from '@catch/understanding';
import { sayClock } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Spoken, say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { BoundFact, ClockFact, Slot } from '../values/values.ts';
import { sayPerson } from './say-event.ts';

const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What was said of single people, in the words in which it was: 'Ana Silva only before noon (Lisbon time)'. */
export const sayBounds = (bounds: readonly BoundFact[], to: Spoken): string =>
  bounds
    .map(({ person, only, not, zone }) => {
      const said = [
        only ? say(to, 'bounds.only', { words: bare(only) }) : '',
        not ? say(to, 'bounds.not', { words: bare(not) }) : '',
      ].filter(Boolean);
      const clock = zone ? ` ${say(to, 'bounds.clock', { place: placeOf(zone) })}` : '';
      return `${sayPerson(person)} ${and(said, to)}${clock}`;
    })
    .join('; ');

const bare = (words: string): string => oneLine(bareTime(words), 60);

/** What it is by the clocks of others then: '09:00 for Ana Silva'. */
export const sayClocks = (clocks: readonly ClockFact[], { start }: Slot, reader: Reader): string =>
  clocks
    .map(({ person, zone }) =>
      say(reader, 'bounds.for', {
        clock: sayClock(instantOf(start, reader.zone), { ...reader, zone }),
        person: sayPerson(person),
      }),
    )
    .join(', ');
