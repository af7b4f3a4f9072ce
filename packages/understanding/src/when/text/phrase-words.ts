const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What people add to a time while they think, or to soften it; it changes nothing of when. */
export const FILLERS = words(
  `like ideally preferably itself basically realistically probably perhaps maybe um umm uh er erm hmm idk especially
  still exact exactly precisely likewise rather somewhere whichever sort kinda please honestly actually`,
);
/** Runs of words that change nothing either; what leaves an end open leaves it as open as without them. */
export const EMPTY_RUNS: readonly (readonly string[])[] = [
  "let's say",
  'lets say',
  'let us say',
  'or thereabouts',
  'kind of',
  'my time',
  'our time',
  'my own time',
  'our own time',
  'local time',
  'my side',
  'for ever',
  'for always',
  'for good',
  'going forward',
  'until further notice',
  'until late',
  'until whenever',
  'until open end',
  'open end',
  'open ended',
  'open - ended',
  'in a row',
  "that's the",
  "that's a",
  "that's",
  'that is the',
  'that is a',
  'that is',
  'which is the',
  'which is a',
  'which is',
  'both days',
  'on both days',
].map((run) => run.split(' '));
/** What repeats goes on anyway; without a rhythm these words would be one. */
export const ENDLESS = words('forever always indefinitely');
export const RHYTHMS = words('every each daily weekly monthly yearly weekdays weekends');

/** Groups of words said for one that the grammar has. */
export const RUNS: readonly (readonly [readonly string[], string])[] = (
  [
    // '9 May, repeating every year'
    ...['repeat', 'repeats', 'repeating', 'repeated', 'recurring'].flatMap((verb) =>
      ['every', 'each', 'daily', 'weekly', 'monthly', 'yearly', 'annually'].map(
        (rhythm): [string, string] => [`${verb} ${rhythm}`, rhythm],
      ),
    ),
    ['as well as', 'and'],
    ['and also', 'and'],
    ['and again', 'and'],
    ['and then', 'and'],
    ['at the stroke of', 'at'],
    ['on the stroke of', 'at'],
    ['all day long', 'all day'],
    ['the whole day', 'all day'],
    ['whole day', 'all day'],
    ['the entire day', 'all day'],
    ['entire day', 'all day'],
    ['the full day', 'all day'],
    ['full day', 'all day'],
    ['all the way', ''],
    ['the whole of', ''],
    ['half an hour after midnight', 'half past midnight'],
    ['half hour after midnight', 'half past midnight'],
    ['an hour after midnight', 'one in the morning'],
    ['bang on', 'at'],
    ['high noon', 'noon'],
    ['close to', 'around'],
    ['in daylight', 'daytime'],
    ['in the daytime', 'daytime'],
    ['in daytime', 'daytime'],
    ['during daylight', 'daytime'],
    ['post lunch', 'after lunch'],
    ['post - lunch', 'after lunch'],
    ['to and with', 'through'],
    ['right up to', 'until'],
    ['right up until', 'until'],
    ['right through to', 'through'],
    ['right through', 'through'],
    ['right until', 'until'],
    ['straight through', 'through'],
    ['through to', 'through'],
    ['gets in', 'arriving'],
    ['get in', 'arriving'],
    ['back by', 'arriving'],
    ['back at', 'arriving'],
    ['every - day', 'every day'],
    ['kl .', 'at'],
    ['kl', 'at'],
    ['work days', 'workdays'],
    ['weekend days', 'weekends'],
    ['any day from', 'from'],
    ['any day after', 'after'],
    ['any hr after', 'after'],
    ['the morra', 'tomorrow'],
    ['at like', 'around'],
    ['anything after', 'after'],
    ['anything before', 'before'],
    ['any hour after', 'after'],
    ['any hour before', 'before'],
  ] as const
).map(([run, one]) => [run.split(' '), one]);

export const WHOLE = words('whole entire full');
export const HALVED = words(
  'morning afternoon evening night mornings afternoons evenings nights today tomorrow week weekend month year',
);
/** 'Monday and runs through Wednesday', 'six, lasting until eight': the next word says how far it goes. */
export const GOES_ON = words(
  'stay stays staying last lasts lasting go goes going run runs running continues continuing',
);
export const LEAVES = words('dep departs depart departing departure leaves leaving depart');
export const ARRIVES = words('arr arrives arrive arriving lands landing land');
export const AND = words('n + &');
/** After 'but' the same time is narrowed down. */
export const GOING_ON = words('at after before in afternoon morning evening from');
