import { expect, it } from 'vitest';
import { writtenIn } from './written-in.ts';

const NOW = new Date('2026-11-16T09:00:00Z');

it.each([
  [['mueve la reunión al viernes'], 'es'],
  [['¿qué tengo mañana?'], 'es'],
  [['Annule la gym de jeudi'], 'fr'],
  [['Termin mit Ana morgen um 3'], 'de'],
  [['lunch with Ana tomorrow'], 'en'],
  [['Dentist Thursday at 3'], 'en'],
  [['¿qué tengo mañana?', 'ok'], 'es'],
  [['¿qué tengo mañana?', 'thanks, and what is on Friday?'], 'en'],
  [['lunch with Ana tomorrow', 'und was steht am Freitag an?'], 'de'],
  // None that we speak.
  [['Metti Sauna in agenda domani alle 6 di sera'], undefined],
  [['明日の午後三時に歯医者'], undefined],
  [['ok'], undefined],
  [[], undefined],
])('%j: %s', (texts, language) => {
  expect(writtenIn(texts, NOW)).toBe(language);
});
