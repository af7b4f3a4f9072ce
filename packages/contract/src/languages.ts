/** What the product can speak. English is what it speaks until somebody chooses. */
export const languages = ['en', 'es', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The first of somebody's languages ('es-MX', 'en-GB') that we speak. */
export function spokenOf(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split('-');
    const found = languages.find((language) => language === base);
    if (found) return found;
  }
  return null;
}
