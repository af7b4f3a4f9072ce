import type { Language } from '@catch/understanding';

/** What the program adds to a model's words, in the reader's language. */
interface Unchanged {
  readonly nothing: string;
  readonly nothingElse: string;
}

const ENGLISH: Unchanged = {
  nothing: 'I have not changed anything.',
  nothingElse: 'I have changed nothing else.',
};

const SAID: Readonly<Record<Language, Unchanged>> = {
  en: ENGLISH,
  es: { nothing: 'No he cambiado nada.', nothingElse: 'No he cambiado nada más.' },
  de: { nothing: 'Ich habe nichts geändert.', nothingElse: 'Sonst habe ich nichts geändert.' },
  fr: { nothing: 'Je n’ai rien changé.', nothingElse: 'Je n’ai rien changé d’autre.' },
  pt: { nothing: 'Não mudei nada.', nothingElse: 'Não mudei mais nada.' },
  it: { nothing: 'Non ho cambiato nulla.', nothingElse: 'Non ho cambiato altro.' },
  nl: { nothing: 'Ik heb niets gewijzigd.', nothingElse: 'Verder heb ik niets gewijzigd.' },
  xx: ENGLISH,
};

export const sayUnchanged = (language: Language): string => SAID[language].nothing;
export const sayNothingElse = (language: Language): string => SAID[language].nothingElse;
