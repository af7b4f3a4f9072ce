import { distance } from '../../text/distance.ts';

/**
 * The words that decide what a request is about. Only these are corrected, only for deciding (titles and
 * names stay as typed), and only when the typed word is not a word of its own.
 */
const KEY_WORDS = [
  'accept accepted tentatively afternoon agenda another anything appointment appointments arrange assistant attending',
  'available availability birthday breakfast brunch calendar calendars cancel canceled cancelled change',
  'conference confirm create decline delete dentist describe description dinner discuss duration evening',
  'event events everything extend forget free friday invite invitation invited location lunch meeting',
  'meetings minutes monday morning move notification organize please postpone preference preferences',
  'reminder reminders remind remember remove rename reschedule saturday schedule scheduled schedules should',
  'something sunday tentative thanks thursday today tomorrow tonight tuesday update wednesday weather week',
  'weekend what when where would',
]
  .join(' ')
  .split(' ');

const KNOWN = new Set(KEY_WORDS);

/** Real words within one slip of a key word. */
const REAL_WORDS = new Set(
  'melting meaning eating seating greeting beating greetings evening even events venting inviting sunny loving lovely moved moves remote removed removes invites eventually rewind behind reminds reminded reminding forgot forgets forgotten freed freer accepts excepted accent recent repeat changed changes chance chances created creates creator deleted deletes relate cancels canceling cancelling declined declines dinners diner lunches launch brunches branch march confirms confirmed conform extent extends extended moving discussed discusses movie movies updated updates week weeks weak walk work where there were whet wheat then them than hen whom whose shoulder shouldn schedule rescheduled reschedules renamed weather whether leather feather heather mondays sundays fridays tuesdays thursdays wednesdays saturdays mornings evenings weekends minute minuted describes described prescription subscription relocation vocation vacation vacations allocation rotation dentists arranged arranges strange orange postponed organized organizes wonders world word wound wood wind woud weekly weekday weekdays keen weed seek fee tree three fried fries today todays place pleased pleases peace tender attend attended pending attain assistance notifications evens seven eleven given oven'.split(
    ' ',
  ),
);

const SLIPS: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  thx: 'thanks',
  ty: 'thanks',
  tnx: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomo: 'tomorrow',
  mtg: 'meeting',
  mtgs: 'meetings',
  appt: 'appointment',
  appts: 'appointments',
  apt: 'appointment',
  cal: 'calendar',
  sched: 'schedule',
  resched: 'reschedule',
  cna: 'can',
  acn: 'can',
  cud: 'could',
  culd: 'could',
  shud: 'should',
  yuo: 'you',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  wiht: 'with',
  wtih: 'with',
  abt: 'about',
  bday: 'birthday',
  wat: 'what',
  wht: 'what',
  wen: 'when',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  hows: 'how is',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  id: 'i would',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  havent: 'have not',
  lets: 'let us',
  setup: 'set up',
  yr: 'your',
  min: 'minutes',
  mins: 'minutes',
  hr: 'hour',
  hrs: 'hours',
  calender: 'calendar',
  calander: 'calendar',
  remainder: 'reminder',
  remainders: 'reminders',
  'e-mail': 'email',
  'to-do': 'todo',
  'to-dos': 'todos',
  "o'clock": 'oclock',
};

const cache = new Map<string, string>();
const CACHE_LIMIT = 4000;

/** The canonical spelling of a lower-case word. */
export function correctWord(word: string): string {
  const slip = Object.hasOwn(SLIPS, word) ? SLIPS[word] : undefined;
  if (slip !== undefined) return slip;
  if (word.length < 5 || word.length > 14 || KNOWN.has(word) || REAL_WORDS.has(word)) return word;
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const corrected = nearest(word);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(word, corrected);
  return corrected;
}

function nearest(word: string): string {
  for (const key of KEY_WORDS) {
    if (key.length < 5 || key[0] !== word[0] || Math.abs(key.length - word.length) > 2) continue;
    const allowed = key.length >= 8 ? 2 : 1;
    if (Math.abs(key.length - word.length) <= allowed && distance(word, key, allowed) <= allowed) return key;
  }
  return word;
}
