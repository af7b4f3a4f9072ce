import type { Unit } from '../series/cycles.ts';

/** What a word can be. Several at once: 'second' is a number in a row and a unit. */
export interface Lexeme {
  readonly weekday?: number;
  readonly month?: number;
  readonly unit?: Unit;
  readonly unitCount?: number;
  readonly number?: number;
  readonly tens?: true;
  readonly ordinal?: number;
  /** A short form that is also an ordinary word or name: needs a time next to it. */
  readonly weak?: true;
  readonly plural?: true;
}

const entries = new Map<string, Lexeme>();

function add(words: string, lexeme: Lexeme): void {
  for (const word of words.split(' ')) entries.set(word, { ...entries.get(word), ...lexeme });
}

const weekdays = [
  'monday mon',
  'tuesday tue tues tuesd',
  'wednesday wed weds wednes',
  'thursday thu thur thurs',
  'friday fri',
  'saturday sat',
  'sunday sun',
];
weekdays.forEach((names, i) => {
  add(names, { weekday: i + 1 });
  const full = names.split(' ')[0] ?? '';
  add(`${full}s`, { weekday: i + 1, plural: true });
});
add('wednsday wensday wendsday wednesay wendesday wedensday', { weekday: 3 });
add('thrusday thurday thrsday thursay tursday thrs', { weekday: 4 });
add('tueday teusday tuseday tusday', { weekday: 2 });
add('firday fryday', { weekday: 5 });
add('saterday saturdy satuday', { weekday: 6 });
add('mon', { weekday: 1 });
for (const weak of ['sat', 'sun']) add(weak, { weak: true });

const months = [
  'january jan',
  'february feb febuary',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
];
months.forEach((names, i) => {
  add(names, { month: i + 1 });
});
for (const weak of ['may', 'march', 'mar', 'jan']) add(weak, { weak: true });

const units: readonly (readonly [Unit, string, string])[] = [
  ['second', 'second sec', 'seconds secs'],
  ['minute', 'minute min', 'minutes mins'],
  ['hour', 'hour hr', 'hours hrs'],
  ['day', 'day', 'days'],
  ['week', 'week wk', 'weeks wks'],
  ['month', 'month mth', 'months mths'],
  ['quarter', 'quarter qtr', 'quarters qtrs'],
  ['year', 'year yr', 'years yrs'],
  ['decade', 'decade', 'decades'],
  ['century', 'century', 'centuries'],
];
for (const [unit, one, many] of units) {
  add(one, { unit });
  add(many, { unit, plural: true });
}
add('fortnight', { unit: 'week', unitCount: 2 });
add('fortnights', { unit: 'week', unitCount: 2, plural: true });
add('night', { unit: 'day' });
add('nights', { unit: 'day', plural: true });

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
small.forEach((word, n) => {
  add(word, { number: n });
});
['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].forEach((word, i) => {
  add(word, { number: (i + 2) * 10, tens: true });
});
add('fourty', { number: 40, tens: true });
add('dozen', { number: 12 });

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
ordinals.forEach((word, i) => {
  add(word, { ordinal: i + 1 });
});
add('thirtieth', { ordinal: 30 });
add('forth', { ordinal: 4 });

export const lexemeOf = (word: string): Lexeme | undefined => entries.get(word);

/** Words written otherwise for the same thing, mapped before anything is looked up. */
const aliases = new Map<string, string>();
const alias = (to: string, from: string): void => {
  for (const word of from.split(' ')) aliases.set(word, to);
};
alias(
  'tomorrow',
  'tmrw tmr tmw tmrow tomo tomoro tomorow tommorow tommorrow tomarrow tomorro tomoz 2moro 2morrow 2mrw tmoro tom0rrow morrow',
);
alias('today', 'tdy 2day todya tody');
alias('tonight', 'tonite 2nite 2night tnite tonigt tongiht');
alias('yesterday', 'yday yest yesturday yesterdy ystrday');
alias('next', 'nxt nex');
alias('this', 'thsi tihs');
alias('week', 'wk weke');
alias('minutes', 'mintues minuets mintes');
alias('morning', 'mornin morn morng forenoon');
alias('mornings', 'forenoons');
alias('afternoon', 'arvo aft aftn aftnoon afternon aftrenoon');
alias('afternoons', 'arvos');
alias('evening', 'evenin evning');
alias('until', 'til till untill unti');
alias('weekend', 'wkend wknd');
alias('weekday', 'wkday');
alias('through', 'thru thro');
alias('before', 'b4 befor');
alias('approximately', 'approx approximatly');
alias('around', 'arround');
alias('every', 'evry evey');
alias('noon', 'midday');
alias('night', 'nite nyt');
alias('coming', 'comming');
alias('oclock', "o'clock o'clok uhr uur heures");
alias('weekly', 'wkly');
alias('weekdays', 'wkdays');
alias('month', 'mth mnth');
alias('hours', 'houres');

export const aliasOf = (word: string): string => aliases.get(word) ?? word;
