import { ACTS, type Act, FORCES, type Force, ROLES, type Role } from '../commands/language.ts';

/** The classes of the network's heads, in the order in which it was trained. */
export const ACT_LABELS = Object.keys(ACTS) as readonly Act[];
export const FORCE_LABELS = Object.keys(FORCES) as readonly Force[];
const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];
/** Nothing, and for each role its beginning and its middle. */
export const ROLE_LABELS: readonly string[] = [
  'O',
  ...ROLE_NAMES.flatMap((role) => [`B-${role}`, `I-${role}`]),
];
/** Outside, the beginning of a clause, inside of one. */
export const CLAUSE_LABELS = ['O', 'B', 'I'] as const;
export const CONDITION_LABELS = ['none', 'if', 'ifnot'] as const;
