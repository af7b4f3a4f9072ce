import type { PendingApproval } from '@catch/contract/assistant';
import type { ShownConflict } from '../values/told.ts';
import { sayConflicts } from './say-conflicts.ts';
import { sayUnsure } from './say-reason.ts';

/** What waits for a yes, with what it would collide with and where it would not. */
export function sayPending(
  pending: readonly PendingApproval[],
  {
    conflicts,
    alternatives,
    unsure,
  }: {
    readonly conflicts: readonly ShownConflict[];
    readonly alternatives: readonly string[];
    readonly unsure: readonly string[];
  },
  zone: string,
): string {
  const asked = pending.map(({ formatted_args }) => formatted_args).join('\n');
  const instead = alternatives.length > 0 ? `Free instead: ${alternatives.join('; ')}. ` : '';
  const overlap =
    conflicts.length > 0 ? `That overlaps with ${sayConflicts(conflicts, zone, asked)}. ${instead}` : '';
  const doubt = unsure.length > 0 ? `${sayUnsure(unsure)} ` : '';
  const [only] = pending;
  if (pending.length === 1 && only) return `${doubt}${overlap}Please approve or deny: ${only.formatted_args}`;
  return `${doubt}${overlap}Please approve or deny each of these:\n${pending.map(({ formatted_args }) => `• ${formatted_args}`).join('\n')}`;
}
