import { busyIntervals } from '@catch/scheduling';
import type { EventKind } from '@catch/understanding';
import type { AllCalendars } from '../../../calendar/index.ts';
import type { ProposalReason } from '../../values/values.ts';
import { instancesOf, type WishedTime } from '../events/instances.ts';
import type { ToolUser } from '../tool.port.ts';
import { brokenBy, pauseOf, withPause } from './rules-for.ts';

/**
 * Which of what the person asked to keep in mind an event would be against, at these times and every time that it comes
 * again: reasons to ask. What lasts whole days is a note about a day, and takes no time.
 */
export async function findBroken(
  calendars: AllCalendars,
  user: ToolUser,
  wished: EventKind,
  times: readonly WishedTime[],
  ignore: readonly string[],
): Promise<ProposalReason[]> {
  if (!user.rules?.length) return [];
  const timed = times.filter(({ start }) => start.kind === 'timed');
  const instances = timed.flatMap((time) => instancesOf(time, user.timeZone));
  if (instances.length === 0) return [];
  const pause = pauseOf(user);
  const around = instances.map((one) => withPause(one, pause));
  const { events } =
    pause === 0
      ? { events: [] }
      : await calendars.listOwnEvents({
          from: Math.min(...around.map(({ start }) => start)),
          to: Math.max(...around.map(({ end }) => end)),
        });
  const others = events.filter(
    ({ id, seriesId, start }) =>
      start.kind === 'timed' && !ignore.includes(id) && !(seriesId && ignore.includes(seriesId)),
  );
  return brokenBy(user, wished, instances, busyIntervals(others, user.timeZone)).map((preference) => ({
    code: 'breaks-preference',
    preference,
  }));
}
