import { ACTS, type Act, FORCES, type Force, ROLES, type Role } from '../commands/language.ts';

/** The classes of the network's heads, in the order in which it was trained. */
export const ACT_LABELS = Object.keys(ACTS) as readonly Act[];
export const FORCE_LABELS = Object.keys(FORCES) as readonly Force[];
/** None, or the role; words of one role that stand side by side are one span. */
export const ROLE_LABELS: readonly string[] = ['O', ...(Object.keys(ROLES) as Role[])];
/** Outside, the beginning of a clause, inside of one. */
export const CLAUSE_LABELS = ['O', 'B', 'I'] as const;
export const CONDITION_LABELS = ['none', 'if', 'ifnot'] as const;
/** English, the languages in which we can say that we need it, and any other. */
export const LANGUAGE_LABELS = ['en', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'xx'] as const;
