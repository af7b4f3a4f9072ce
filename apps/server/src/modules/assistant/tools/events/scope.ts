import type { CalendarEvent, Scope } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { Question, SeriesScope } from '../../values/values.ts';
import { factOf } from './event-fact.ts';
import { isSeries } from './is-series.ts';

const SCOPES: Record<SeriesScope, Scope> = {
  this: 'one',
  following: 'following',
  all: 'series',
};

export type ScopeChoice = { readonly kind: 'scope'; readonly scope: Scope } | Question;

/** Which part of a repeating event. Said with a day it is that one; otherwise we ask, never assume. */
export function chooseScope(
  event: CalendarEvent,
  said: SeriesScope | undefined,
  dayWasSaid: boolean,
): ScopeChoice {
  // A series itself is in hand, as it was made a moment ago: it is spoken of as a whole.
  if (isSeries(event)) return { kind: 'scope', scope: 'series' };
  if (said) return { kind: 'scope', scope: event.seriesId ? SCOPES[said] : 'one' };
  if (!event.seriesId || dayWasSaid) return { kind: 'scope', scope: 'one' };
  return question(
    { for: 'scope' },
    [{ scope: 'this' }, { scope: 'following' }, { scope: 'all' }],
    factOf(event),
  );
}
