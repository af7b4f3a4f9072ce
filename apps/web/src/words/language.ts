import type { Language } from '@catch/contract/languages';
import { useSyncExternalStore } from 'react';
import { speak, type Table } from './say.ts';

const KEY = 'language';

/** Fetched when somebody speaks it. English comes with the pages. */
const tables: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('@catch/words/catalogue/web/es.json'),
  de: () => import('@catch/words/catalogue/web/de.json'),
  fr: () => import('@catch/words/catalogue/web/fr.json'),
};

export const tableOf = async (language: Language): Promise<Table> =>
  language === 'en' ? {} : (((await tables[language]?.())?.default as Table | undefined) ?? {});

/** What was chosen, in whose words we speak; null: nobody chose, and the web is English as specified. */
let chosen: Language | null = null;
let wanted: Language | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What was chosen, for the server's own sentences; null where nobody chose. */
export const chosenLanguage = (): Language | null => chosen;
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => chosen ?? 'en');

/** What this browser last used: the sign-in page speaks it, too, and a page is not drawn twice. */
export const rememberedLanguage = (): Language | null => {
  const stored = localStorage.getItem(KEY);
  return stored === 'en' || (stored && stored in tables) ? (stored as Language) : null;
};

/** Redraws everything in another language, or leaves all as it is when its words cannot be fetched. */
export async function setLanguage(language: Language | null): Promise<void> {
  wanted = language;
  if (language) localStorage.setItem(KEY, language);
  else localStorage.removeItem(KEY);
  if (language === chosen) return;
  const table = await tableOf(language ?? 'en');
  // Somebody may have chosen again while it was on its way.
  if (wanted !== language) return;
  chosen = language;
  speak(language ?? 'en', table);
  document.documentElement.lang = language ?? 'en';
  for (const listener of listeners) listener();
}

/** For dates that stand by themselves: the browser's way until somebody chose, then that of the chosen language. */
export function dateLocale(): string | undefined {
  if (!chosen) return undefined;
  return navigator.languages.find((tag) => tag.split('-')[0] === chosen) ?? wordLocale();
}

/** For names and lists inside our sentences. */
export const wordLocale = (): string => (chosen && chosen !== 'en' ? chosen : 'en-GB');
