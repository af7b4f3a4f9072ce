import { instantOf } from '@catch/scheduling';
import type { AllCalendars } from '../../../calendar/index.ts';
import { findConflictsOf } from '../events/own-time.ts';
import type { Move } from '../events/plan-moves.ts';
import type { ToolContext } from '../tool.port.ts';

export const conflictsOfMoves = (
  calendars: AllCalendars,
  moves: readonly Move[],
  accepted: readonly string[],
  context: ToolContext,
) =>
  findConflictsOf(
    calendars,
    context.user,
    moves.flatMap(({ start, end }) =>
      start.kind === 'date'
        ? []
        : [{ start: instantOf(start, context.user.timeZone), end: instantOf(end, context.user.timeZone) }],
    ),
    // Where one of them was, another may go: they leave together.
    [...moves.map(({ event }) => event.id), ...accepted],
  );
