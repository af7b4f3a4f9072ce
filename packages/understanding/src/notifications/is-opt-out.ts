import { plainText } from '../text/plain.ts';

/**
 * What people write to a number that is to leave them alone, in the languages that we read. Words that may as well be
 * about an event ('cancel', 'end', 'quit') are not among them.
 */
const OPT_OUTS = new Set(
  [
    ...['stop', 'stop all', 'stopall', 'unsubscribe', 'opt out', 'opt-out', 'optout'],
    ...['stopp', 'abmelden', 'abbestellen'],
    ...['baja', 'darme de baja', 'dar de baja'],
    ...['désabonner', 'me désabonner', 'désinscription'],
    ...['disiscrivimi', 'disiscrizione'],
    ...['descadastrar', 'cancelar inscrição'],
    ...['afmelden', 'uitschrijven'],
  ].map(plainText),
);

/** The whole message says it; within a sentence the same word is about something else. */
export const isOptOut = (text: string): boolean =>
  text.length <= 40 && OPT_OUTS.has(plainText(text.replace(/[\s.!]+$/u, '').trim()));
