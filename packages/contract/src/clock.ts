import type { Language } from './languages.ts';

/** Hours on the clocks around somebody. */
export type HourClock = 12 | 24;

const AMERICAN = /^(America\/(?!.*(Sao_Paulo|Buenos|Bogota|Lima|Santiago|Mexico|Caracas))|US$)/;
/** Who reads these reads a clock of 24 hours, wherever they are. */
const ALWAYS_24: ReadonlySet<Language> = new Set(['de', 'fr']);

export const isAmerican = (zone: string): boolean => AMERICAN.test(zone);

/** The clock that a person is told times by, in our messages and on our pages alike (ADR 61). */
export const clockIn = (zone: string, language: Language | null | undefined): HourClock =>
  isAmerican(zone) && !(language && ALWAYS_24.has(language)) ? 12 : 24;
