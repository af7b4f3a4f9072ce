/** What Fastify makes of a query string or a form: repeated names become arrays. */
type Repeatable = Record<string, unknown>;

/** One value per name. When a parameter appears twice the last one wins, as at Google. */
export const lastValues = (input: unknown): Record<string, string> => {
  const values: Record<string, string> = {};
  if (typeof input !== 'object' || input === null) return values;
  for (const [name, value] of Object.entries(input as Repeatable)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined && last !== null) values[name] = String(last);
  }
  return values;
};

/** Every value of a name, for parameters that are meant to be repeated. */
export const allValues = (input: unknown, name: string): string[] => {
  if (typeof input !== 'object' || input === null) return [];
  const value = (input as Repeatable)[name];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
};
