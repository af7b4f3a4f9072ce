/** What compiled messages count and choose with: a number as it is written, or the option that a value means. */
export type Pick = <Part>(
  value: unknown,
  options?: Readonly<Record<string, Part>>,
  byName?: 1,
) => Part | string;

/** In one language. No parser comes with it: this is all that is shipped with the messages. */
export function picking(language: string): Pick {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (value, options, byName) => {
    if (!options) return numbers.format(Number(value));
    const named = [`=${value}`, byName ? String(value) : rules.select(Number(value))];
    // Only the message's own options: a value may be called like something that every object has.
    return options[named.find((name) => Object.hasOwn(options, name)) ?? 'other'] ?? '';
  };
}
