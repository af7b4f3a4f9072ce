import type { SetAsideKind } from '../../platform/db/set-aside.repository.ts';

/** A choice about messages goes with the preference that states it. */
export const removedPreferences = {
  kind: 'preference',
  table: 'preferences',
  key: 'id',
  along: { table: 'notification_choices', key: 'preference_id' },
} as const satisfies SetAsideKind;
