export * from './active-rules.ts';
export { addPreference, changeOwnPreference } from './manage-preference.ts';
export * from './notifications/choices.repository.ts';
export * from './notifications/choices.ts';
export * from './preferences.repository.ts';
export { presentPreference } from './present-preference.ts';
export { removedPreferences } from './removed-preferences.ts';
export { supersededBy } from './superseded-by.ts';
