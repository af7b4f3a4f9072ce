import type { PreferenceFact } from '../values/values.ts';

/** Tells a model whether code enforces the preference, so that it does not promise more. */
export const noteOrRule = ({ isNote }: Pick<PreferenceFact, 'isNote'>): string =>
  isNote ? 'a note: no times are held against it' : 'a rule: the program keeps to it';
