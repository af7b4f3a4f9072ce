export * from './preferences.repository.ts';
export { presentPreference } from './present-preference.ts';
