import type { SandboxContext } from '../platform/context.ts';
import type { Part } from '../platform/part.ts';

/** Empties the parts' tables (all of them, or the named ones) and puts the sample data back. */
export const resetParts = async (
  parts: readonly Part[],
  context: SandboxContext,
  names?: readonly string[],
): Promise<string[]> => {
  const chosen = names === undefined ? parts : parts.filter((part) => names.includes(part.name));
  const tables = chosen.flatMap((part) => part.tables);
  if (tables.length > 0) {
    await context.database.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
  }
  for (const part of chosen) await part.seed?.(context);
  return chosen.map((part) => part.name);
};
