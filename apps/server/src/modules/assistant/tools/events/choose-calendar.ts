import { type AllCalendars, type Calendar, MAIN_CALENDAR } from '../../../calendar/index.ts';
import { refusal } from '../../values/make.ts';
import type { Refusal } from '../../values/values.ts';
import { coverage, significantWords, wordsOf } from '../text/match-words.ts';

export type ChosenCalendar =
  | { readonly kind: 'calendar'; readonly calendar?: { readonly id: string; readonly name?: string } }
  | Refusal;

const GOOD_MATCH = 0.75;

/** The calendar that a new event goes into: the main one, unless another is called by its name. */
export async function chooseCalendar(
  calendars: Pick<AllCalendars, 'listCalendars'>,
  name: string | undefined,
): Promise<ChosenCalendar> {
  if (name === undefined) return { kind: 'calendar' };
  const all = await calendars.listCalendars();
  const [match, ...others] = called(name, all);
  if (!match || others.length > 0) {
    const among = match ? [match, ...others] : all.filter(isWritable);
    const facts = among.slice(0, MOST_NAMED).map(({ id, name: own }) => ({ id, name: own }));
    return refusal({ code: 'which-calendar', name, isKnown: match !== undefined, calendars: facts });
  }
  if (!isWritable(match)) return refusal({ code: 'calendar-read-only', calendar: match.name ?? name });
  if (match.primary) return { kind: 'calendar' };
  return { kind: 'calendar', calendar: { id: match.id, ...(match.name ? { name: match.name } : {}) } };
}

const MOST_NAMED = 8;

const isWritable = ({ access }: Calendar): boolean => access === 'own' || access === 'write';

/** Those that the name fits best: the very name before one that holds its words. */
function called(name: string, calendars: readonly Calendar[]): Calendar[] {
  const asked = wordsOf(name).join(' ');
  const exact = calendars.filter(
    (one) =>
      wordsOf(one.name ?? '').join(' ') === asked ||
      one.id === name ||
      (one.primary && name === MAIN_CALENDAR),
  );
  if (exact.length > 0) return exact;
  const words = significantWords(name);
  const scored = calendars.map((one) => ({ one, score: coverage(words, wordsOf(one.name ?? '')) }));
  const best = Math.max(GOOD_MATCH, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best).map(({ one }) => one);
}
