import type { Preference } from '@catch/contract/memory';
import type { PreferenceRow } from './preferences.repository.ts';

export const presentPreference = (row: PreferenceRow): Preference => ({
  id: row.id,
  category: row.category,
  preference_text: row.preference_text,
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  source_quote: row.source_quote,
});
