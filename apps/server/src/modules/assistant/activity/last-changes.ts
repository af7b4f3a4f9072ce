import { z } from 'zod';
import type { UndoableExecution } from '../journal/executions.repository.ts';

const withId = z.looseObject({ id: z.string() });
/** An image in the journal, as far as it names events. */
const imageSchema = z.looseObject({
  id: z.string().optional(),
  event: withId.optional(),
  series: withId.optional(),
  scope: z.string().optional(),
  moved: z.array(withId).optional(),
  deleted: z.array(z.string()).optional(),
});

function eventsIn(image: unknown): string[] {
  const { data } = imageSchema.safeParse(image);
  if (!data) return [];
  const { id, event, series, scope, moved = [], deleted = [] } = data;
  return [
    id,
    event?.id,
    scope === 'one' ? undefined : series?.id,
    ...moved.map((one) => one.id),
    ...deleted,
  ].filter((one) => one !== undefined);
}

/** What was called off may be back under another id even when that was taken back. */
const leavesNothing = ({ state, after }: UndoableExecution): boolean =>
  state === 'undone' && !imageSchema.safeParse(after).data?.deleted;

/**
 * Which of a person's changes, given newest first, nothing of ours came after: the others can be taken back only once
 * those that came after them are.
 */
export function lastChanges(executions: readonly UndoableExecution[]): ReadonlySet<string> {
  const changedLater = new Set<string>();
  const last = new Set<string>();
  for (const execution of executions) {
    const events = eventsIn(execution.after);
    // Of several, those that nothing came after still go back.
    if (events.length === 0 || events.some((id) => !changedLater.has(id))) last.add(execution.toolCallId);
    if (!leavesNothing(execution))
      for (const id of [...events, ...eventsIn(execution.before)]) changedLater.add(id);
  }
  return last;
}
