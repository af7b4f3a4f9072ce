const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const PHONE = /(?<![\p{L}\p{N}])\+?\d[\d ().-]{7,}\d(?![\p{L}\p{N}])/gu;
const SECRET = /\b(?:Bearer\s+\S+|ya29\.[\w-]+|xox[a-z]-[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
/** Dates and times are digits too, and a scenario without them could not be run again. */
const looksLikeTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(text) || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(text);

/**
 * Takes people out of a stored conversation: e-mail addresses, phone numbers and tokens, wherever they stand. The same
 * address becomes the same stand-in throughout, so that who is who can still be followed.
 */
export function createRedactor(): (value: unknown) => unknown {
  const people = new Map<string, string>();
  const phones = new Map<string, string>();
  const standIn = (known: Map<string, string>, found: string, make: (count: number) => string): string => {
    const key = found.toLowerCase();
    const name = known.get(key) ?? make(known.size + 1);
    known.set(key, name);
    return name;
  };
  const text = (value: string): string =>
    value
      .replace(SECRET, '[secret]')
      .replace(EMAIL, (found) => standIn(people, found, (count) => `person-${count}@example.org`))
      .replace(PHONE, (found) =>
        looksLikeTime(found)
          ? found
          : standIn(phones, found, (count) => `+1555010${String(count).padStart(4, '0')}`),
      );
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [text(key), redact(inner)]));
    return value;
  };
  return redact;
}
