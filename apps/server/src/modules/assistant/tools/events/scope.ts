import type { CalendarEvent, Scope } from '../../../calendar/index.ts';
import { oneLine } from '../text/one-line.ts';
import { describeEvent } from './find-event.ts';
import { isSeries } from './is-series.ts';

const SCOPES: Record<'this' | 'following' | 'all', Scope> = {
  this: 'one',
  following: 'following',
  all: 'series',
};

export type ScopeChoice =
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] };

/** Which of a repeating event is meant. Said with a day it is that one; otherwise it is asked, never assumed. */
export function chooseScope(
  event: CalendarEvent,
  said: 'this' | 'following' | 'all' | undefined,
  dayWasSaid: boolean,
  zone: string,
): ScopeChoice {
  // A series itself is in hand, as it was made a moment ago: it is spoken of as a whole.
  if (isSeries(event)) return { kind: 'scope', scope: 'series' };
  if (said) return { kind: 'scope', scope: event.seriesId ? SCOPES[said] : 'one' };
  if (!event.seriesId || dayWasSaid) return { kind: 'scope', scope: 'one' };
  return {
    kind: 'question',
    question: `${oneLine(event.title ?? '') || 'It'} repeats. Do you mean only this one (${describeEvent(event, zone)}), this and all following, or the whole series?`,
    options: ['only this one', 'this and following', 'the whole series'],
  };
}

export const sayScope = (scope: Scope): string =>
  scope === 'one' ? '' : scope === 'following' ? ' (this and all following)' : ' (the whole series)';
