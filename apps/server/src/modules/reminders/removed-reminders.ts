import type { SetAsideKind } from '../../platform/db/set-aside.repository.ts';

/**
 * What was due before one was removed has been sent, and the rows that say so went with it: `told_from` stands in for
 * them.
 */
export const removedReminders = {
  kind: 'reminder',
  table: 'reminders',
  key: 'id',
  removedAt: 'told_from',
} as const satisfies SetAsideKind;
