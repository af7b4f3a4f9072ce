import { DAY, type Interval, merge, parseDateTime, SchedulingError } from '@catch/scheduling';
import type { z } from 'zod';
import type { Availability, FreeBusyRequest } from '../../../modules/calendar/index.ts';
import type { FreeBusyAnswer } from './google-schemas.ts';

/** Google's limit (integrations/google.md). */
const MOST_CALENDARS = 50;
/** The limit on the range is 'roughly two to three months'. */
const LONGEST_RANGE = 60 * DAY;

export interface FreeBusyChunk extends Interval {
  readonly ids: readonly string[];
}

export function freeBusyChunks({ ids, start, end }: FreeBusyRequest): FreeBusyChunk[] {
  const wanted = [...new Set(ids)];
  const chunks: FreeBusyChunk[] = [];
  for (let from = start; from < end; from += LONGEST_RANGE)
    for (let first = 0; first < wanted.length; first += MOST_CALENDARS)
      chunks.push({
        ids: wanted.slice(first, first + MOST_CALENDARS),
        start: from,
        end: Math.min(from + LONGEST_RANGE, end),
      });
  return chunks;
}

type FreeBusyPart = { readonly busy: Interval[] } | 'unknown';

/** What one answer says about one calendar. Errors, silence and nonsense all mean: not known. */
function readFreeBusy(answer: z.output<typeof FreeBusyAnswer>, id: string): FreeBusyPart {
  const calendars = answer.calendars ?? {};
  const entry =
    calendars[id] ?? Object.entries(calendars).find(([name]) => name.toLowerCase() === id.toLowerCase())?.[1];
  if (!entry?.busy || (entry.errors?.length ?? 0) > 0) return 'unknown';
  try {
    return {
      busy: entry.busy.map(({ start, end }) => ({
        start: parseDateTime(start, 'UTC'),
        end: parseDateTime(end, 'UTC'),
      })),
    };
  } catch (error) {
    if (error instanceof SchedulingError) return 'unknown';
    throw error;
  }
}

/** The parts of all chunks put together, in the order asked for. */
export function joinFreeBusy(
  request: FreeBusyRequest,
  parts: readonly { readonly chunk: FreeBusyChunk; readonly answer: z.output<typeof FreeBusyAnswer> }[],
): Availability[] {
  const byId = new Map<string, { busy: Interval[]; unknown: Interval[] }>();
  for (const { chunk, answer } of parts)
    for (const id of chunk.ids) {
      const known = byId.get(id) ?? { busy: [], unknown: [] };
      byId.set(id, known);
      const part = readFreeBusy(answer, id);
      if (part === 'unknown') known.unknown.push({ start: chunk.start, end: chunk.end });
      else known.busy.push(...part.busy);
    }
  return request.ids.map((id) => {
    const { busy, unknown } = byId.get(id) ?? { busy: [], unknown: [] };
    const gaps = merge(unknown);
    const [only] = gaps;
    if (!only) return { id, busy: merge(busy) };
    const isAll = gaps.length === 1 && only.start === request.start && only.end === request.end;
    return { id, busy: merge(busy), unknown: isAll ? 'all' : gaps };
  });
}
