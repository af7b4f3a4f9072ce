import type { PreferenceFact } from '../values/values.ts';

/** Whether code keeps to it, as a model is told: what it must not promise. */
export const noteOrRule = ({ isNote }: Pick<PreferenceFact, 'isNote'>): string =>
  isNote ? 'a note: no times are held against it' : 'a rule: the program keeps to it';
