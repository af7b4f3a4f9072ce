import type { PendingApproval } from '@catch/contract/assistant';
import type { ShownConflict } from '../values/told.ts';
import { sayConflicts } from './say-conflicts.ts';

/** What waits for a yes, with what it would collide with and where it would not. */
export function sayPending(
  pending: readonly PendingApproval[],
  conflicts: readonly ShownConflict[],
  alternatives: readonly string[],
  zone: string,
): string {
  const asked = pending.map(({ formatted_args }) => formatted_args).join('\n');
  const instead = alternatives.length > 0 ? `Free instead: ${alternatives.join('; ')}. ` : '';
  const overlap =
    conflicts.length > 0 ? `That overlaps with ${sayConflicts(conflicts, zone, asked)}. ${instead}` : '';
  const [only] = pending;
  if (pending.length === 1 && only) return `${overlap}Please approve or deny: ${only.formatted_args}`;
  return `${overlap}Please approve or deny each of these:\n${pending.map(({ formatted_args }) => `• ${formatted_args}`).join('\n')}`;
}
