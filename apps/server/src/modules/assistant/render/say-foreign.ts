import type { Foreign } from '../manager/answers.ts';

const EXAMPLE = '“Dentist Thursday 4pm”';

/** That we read English only, told to somebody who wrote something else. */
const SAID: Readonly<Record<Foreign['language'], string>> = {
  en: `I only understand English so far. Try: ${EXAMPLE}.`,
  es: `Por ahora solo entiendo inglés y no he cambiado nada. En inglés puedo crear, mover y cancelar citas, buscar huecos y poner recordatorios. Por ejemplo: ${EXAMPLE}.`,
  de: `Ich verstehe bisher nur Englisch und habe nichts geändert. Auf Englisch kann ich Termine eintragen, verschieben und absagen, freie Zeiten suchen und dich erinnern. Zum Beispiel: ${EXAMPLE}.`,
  fr: `Pour l’instant, je ne comprends que l’anglais et je n’ai rien changé. En anglais, je peux créer, déplacer et annuler des rendez-vous, trouver des créneaux et te rappeler des choses. Par exemple : ${EXAMPLE}.`,
  pt: `Por enquanto só entendo inglês e não mudei nada. Em inglês posso marcar, mudar e cancelar compromissos, procurar horários livres e criar lembretes. Por exemplo: ${EXAMPLE}.`,
  it: `Per ora capisco solo l’inglese e non ho cambiato nulla. In inglese posso fissare, spostare e annullare appuntamenti, cercare orari liberi e impostare promemoria. Per esempio: ${EXAMPLE}.`,
  nl: `Ik begrijp voorlopig alleen Engels en heb niets gewijzigd. In het Engels kan ik afspraken maken, verzetten en afzeggen, vrije tijd zoeken en herinneringen instellen. Bijvoorbeeld: ${EXAMPLE}.`,
  xx: `I only understand English so far, and changed nothing. Try: ${EXAMPLE}.`,
};

export const sayForeign = ({ language }: Foreign): string => SAID[language];
