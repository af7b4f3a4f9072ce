const COMPANY = /^(\S.*?) with (\S.*)$/i;

/** 'Drinks with Marta and Ola' → 'Drinks', and Marta and Ola: how a title says whom it is with. */
export function companyIn(
  title: string,
): { readonly topic: string; readonly names: readonly string[] } | undefined {
  const [, topic, names] = COMPANY.exec(title.trim()) ?? [];
  return topic && names ? { topic, names: names.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i) } : undefined;
}

/** 'Drinks', with these. */
export const withCompany = (topic: string, names: readonly string[]): string =>
  names.length > 0 ? `${topic} with ${LIST.format(names)}` : topic;
const LIST = new Intl.ListFormat('en-GB');
