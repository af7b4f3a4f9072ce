export { type EventKind, isFor, isMeeting, isOfKind } from './lexicon.ts';
export { concernsPlans, readPreference, speaksOfPlans } from './read-preference.ts';
export { isAboutTheSame, isSameRule, type PreferenceRule, type WeeklySpan } from './rule.ts';
