import type { PendingApproval } from '@catch/contract/assistant';

/** What waits for a yes and why, with where it would not collide. Of several, each card says its own why. */
export function sayPending(pending: readonly PendingApproval[], alternatives: readonly string[]): string {
  const instead = alternatives.length > 0 ? `Free instead: ${alternatives.join('; ')}.` : '';
  const [only] = pending;
  const asked =
    pending.length === 1 && only
      ? [only.reason, instead, `Please approve or deny: ${only.formatted_args}`]
      : [
          instead,
          `Please approve or deny each of these:\n${pending.map(({ formatted_args }) => `• ${formatted_args}`).join('\n')}`,
        ];
  return asked.filter(Boolean).join(' ');
}
