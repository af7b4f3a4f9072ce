import { labelOf } from '@catch/contract/channel-labels';
import type { OutboxChannel } from '../../channels/channel.ts';

/** A channel that is set up, or what is missing for it. */
export type Configured<T> =
  | { readonly kind: 'ready'; readonly with: T }
  | { readonly kind: 'missing'; readonly reason: string };

/** Everything that is needed, or the sentence that its card shows (interfaces.md, 'Settings'). */
export function configured<Values extends Record<string, string | undefined>>(
  channel: OutboxChannel,
  values: Values,
): Configured<{ readonly [Name in keyof Values]: string }> {
  const missing = Object.entries(values).filter(([, value]) => !value);
  if (missing.length === 0) return { kind: 'ready', with: values as { [Name in keyof Values]: string } };
  const names = missing.map(([name]) => name).join(', ');
  const verb = missing.length === 1 ? 'is' : 'are';
  return {
    kind: 'missing',
    reason: `${labelOf(channel)} is not set up on this server yet: ${names} ${verb} missing.`,
  };
}

export const missingIn = (one: Configured<unknown>): string | null =>
  one.kind === 'missing' ? one.reason : null;
