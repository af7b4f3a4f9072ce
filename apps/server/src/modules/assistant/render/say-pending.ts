import type { PendingApproval } from '@catch/contract/assistant';
import type { ShownConflict } from '../values/told.ts';
import type { PersonFact, PreferenceFact } from '../values/values.ts';
import { sayConflicts } from './say-conflicts.ts';
import { sayBusy, sayKept, sayUnsure } from './say-reason.ts';

/** What waits for a yes, with what it would collide with and where it would not. */
export function sayPending(
  pending: readonly PendingApproval[],
  {
    conflicts,
    alternatives,
    unsure,
    broken,
    busy,
  }: {
    readonly conflicts: readonly ShownConflict[];
    readonly alternatives: readonly string[];
    readonly unsure: readonly string[];
    /** What the person asked to keep in mind and one of them is against. */
    readonly broken: readonly PreferenceFact[];
    /** Guests who have something else then. */
    readonly busy: readonly PersonFact[];
  },
  zone: string,
): string {
  const asked = pending.map(({ formatted_args }) => formatted_args).join('\n');
  const instead = alternatives.length > 0 ? `Free instead: ${alternatives.join('; ')}. ` : '';
  const kept = broken.length > 0 ? `${sayKept(broken)}. ` : '';
  const overlap = conflicts.length > 0 ? `That overlaps with ${sayConflicts(conflicts, zone, asked)}. ` : '';
  const others = busy.length > 0 ? `${sayBusy(busy)} ` : '';
  const against = kept || overlap || others ? `${kept}${overlap}${others}${instead}` : '';
  const doubt = unsure.length > 0 ? `${sayUnsure(unsure)} ` : '';
  const [only] = pending;
  if (pending.length === 1 && only) return `${doubt}${against}Please approve or deny: ${only.formatted_args}`;
  return `${doubt}${against}Please approve or deny each of these:\n${pending.map(({ formatted_args }) => `• ${formatted_args}`).join('\n')}`;
}
