const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words for time that we cannot read: whatever else was understood, the time was not. */
const TIMES = words(
  'amanhã hoje segunda-feira terça quarta-feira quinta-feira sexta-feira sexta sábado às mañana hoy lunes martes miércoles jueves viernes demain lundi mardi mercredi jeudi vendredi samedi dimanche uhr morgen heute montag dienstag mittwoch donnerstag freitag samstag sonntag domani oggi lunedì martedì mercoledì giovedì venerdì alle imorgon idag måndag tisdag onsdag torsdag fredag vrijdag maandag dinsdag woensdag donderdag midi soir nachmittag tarde manhã noite noche à',
);
const OTHERS = words(
  'com uma reunião jantar almoço para mãe pai minha meu reunión cita comida cena con mi las los una avec le les pour mon ma une réunion rendez-vous déjeuner dîner mit und für einen eine termin treffen mittagessen abendessen um per riunione pranzo appuntamento med möte kl met een vergadering afspraak da do das dos del de la el il',
);

/** Is this said in a language whose words for time we cannot read? Names and titles may be in any language. */
export function isOtherLanguage(canon: string): boolean {
  const said = canon.split(/[ ,]+/);
  const times = said.filter((word) => TIMES.has(word)).length;
  return times > 0 && times + said.filter((word) => OTHERS.has(word)).length >= 2;
}
