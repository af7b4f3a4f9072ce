import { type Clause, wordSet } from './clause.ts';

interface Name {
  readonly first: number;
  readonly last: number;
}

/**
 * 'The roofer comes on Thursday at ten. Write Roof repair', 'Pond survey is what I'd call it': the name given
 * is the title, and whatever else looked like a title only tells what it is about.
 */
export function namedSo(clause: Clause): void {
  const name = nameIn(clause);
  if (!name) return;
  for (const [place, { role }] of clause.roles.entries()) {
    const isIn = place >= name.first && place <= name.last;
    if (isIn) clause.set(place, 'title', 1);
    else if (role === 'title' || role === 'reason') clause.set(place, 'reason', 1);
    // 'Put it down in mine as Vicar' is no place, and the vicar who comes is in no other name.
    else if (role === 'place' && behindOwn(clause, place - 1) > place) clause.setSpan(place, 'O');
  }
  if (isEnough(clause, name.last + 1))
    for (let at = name.last + 1; at <= name.last + ENOUGH; at += 1)
      if (UNUSED.has(clause.role(at))) clause.set(at, 'filler', 1);
  withoutStrangers(clause);
  withoutTellers(clause);
}
/** 'One entry will do', 'that's all'. */
const ENOUGH = 2;
const UNUSED = wordSet('O filler reason title');

/** 'My cousin Nora told me about the fair': she only brought it up, so she is not a guest. */
export function withoutTellers(clause: Clause): void {
  for (const place of clause.roles.keys())
    if (clause.role(place) === 'guest' && isTeller(clause, place)) clause.setSpan(place, 'reason');
}

/** 'Mrs Dalloway comes at four, just write Piano': nobody whom one knows, so only the name says anything. */
function withoutStrangers(clause: Clause): void {
  for (const place of clause.roles.keys()) {
    if (!clause.begins(place, 'guest')) continue;
    let end = place;
    while (clause.role(end) === 'guest') end += 1;
    const isReached = Array.from({ length: end - place }, (_, at) => place + at).some(
      (at) => clause.isPerson(at) || clause.text(at).includes('@') || POINTING.has(clause.text(at)),
    );
    if (!isReached) clause.setSpan(place, 'reason');
  }
}
const POINTING = wordSet('him her them both');

/** The name given to a new event, if exactly one is given. */
export function nameIn(clause: Clause): Name | undefined {
  if (clause.act !== 'create') return undefined;
  const names = clause.roles.flatMap((_, place) => nameAt(clause, place) ?? []);
  const [name, ...more] = names;
  if (!name || more.some(({ first }) => first !== name.first)) return undefined;
  // Two things, each with its own time, are two requests, and only one of them is named here.
  return isOneOfSeveral(clause, name) ? undefined : name;
}

const LONGEST = 6;
const VERBS = wordSet('write enter title name label');
const ENTERS = wordSet('put set enter note save log list write mark record add book pencil jot');
const CALLS = wordSet('call name title label');
const NAMED = wordSet('called named titled entitled labelled labeled');
/** 'Called off', 'named after': no name follows. */
const PARTICLES = wordSet('off back out in for by me us him her them after on up to it again');
const THINGS = wordSet(
  'entry event thing block appointment meeting slot one session day days item note afternoon morning evening hour please it',
);
const PUTS = wordSet('put add book');
const PUTTING = wordSet('in down into for my the calendar diary it me please . !');
const ADVERBS = wordSet('in down up');
const NAME_WORDS = wordSet('name title heading label');
const IT = wordSet('it that this them');
const LEADS = wordSet('and so please just then now ok okay well or');
const MAY = wordSet('you we i');
const CAN = wordSet('can may could should might');
/** 'As all day', 'as usual', 'as a reminder': these say how, not a name. */
const HOW = wordSet(
  'all whole full usual a an my well soon planned agreed discussed busy free tentative private one two is it before',
);

const CALENDARS = wordSet('calendar diary planner agenda book');
/** Where 'in mine', 'in my calendar' is over. */
function behindOwn(clause: Clause, place: number): number {
  if (clause.text(place) !== 'in') return place;
  if (clause.text(place + 1) === 'mine') return place + 2;
  return clause.text(place + 1) === 'my' && CALENDARS.has(clause.text(place + 2)) ? place + 3 : place;
}

const isEnd = (clause: Clause, place: number): boolean =>
  clause.text(place) === '' || /^[.,;!?\n()]$/.test(clause.text(place));
const startsSentence = (clause: Clause, place: number): boolean =>
  place === 0 ||
  isEnd(clause, place - 1) ||
  LEADS.has(clause.text(place - 1)) ||
  clause.text(place - 1) === '-';

const QUOTES = wordSet('" “ ” „ \' ‘ ’ « »');

function nameAt(clause: Clause, place: number): Name | undefined {
  const from = behindCue(clause, place);
  if (from !== undefined) return spanFrom(clause, from);
  return beforeCue(clause, place);
}

/** Where the name begins that the words here lead up to. */
function behindCue(clause: Clause, place: number): number | undefined {
  const word = clause.text(place);
  const at = (next: number): number =>
    clause.text(next) === ':' || clause.text(next) === 'as' ? next + 1 : next;
  // 'Write Roof repair' or 'title: Lake cabin', after a time; 'write Thesis by noon' alone is a task.
  const isBehind = clause.text(place + 1) === ':' || hasTimeBefore(clause, place);
  if (VERBS.has(word) && isBehind && startsSentence(clause, place) && isName(clause, at(place + 1)))
    return at(place + 1);
  // 'Call it Lake cabin', 'name that Lake cabin'.
  if (CALLS.has(word) && IT.has(clause.text(place + 1)) && isSaid(clause, at(place + 2)))
    return at(place + 2);
  // 'Note it as Car service', 'put it down as Lake cabin'.
  if (ENTERS.has(word) && IT.has(clause.text(place + 1))) {
    const as = behindOwn(clause, ADVERBS.has(clause.text(place + 2)) ? place + 3 : place + 2);
    const from = clause.text(as) === 'as' ? as + 1 : undefined;
    if (from !== undefined && !HOW.has(clause.text(from)) && isSaid(clause, from)) return from;
  }
  // 'The vicar comes at four, in mine as Vicar'.
  const own = behindOwn(clause, place);
  if (own > place && clause.text(own) === 'as' && isName(clause, own + 1)) return own + 1;
  // 'One entry called Lake cabin'.
  if (NAMED.has(word) && isOfThing(clause, place - 1) && !PARTICLES.has(clause.text(place + 1)))
    return isSaid(clause, place + 1) ? place + 1 : undefined;
  // 'Put Gutter cleaning', 'put Boiler in for it', when all the rest is said before.
  if (
    PUTS.has(word) &&
    startsSentence(clause, place) &&
    isName(clause, place + 1) &&
    isAllSaid(clause, place)
  )
    return place + 1;
  // 'With the name Lake cabin', 'under the heading Lake cabin'.
  const before = clause.text(place - 1) === 'the' || clause.text(place - 1) === 'a' ? place - 2 : place - 1;
  if (NAME_WORDS.has(word) && ['with', 'under', 'by'].includes(clause.text(before)))
    return isSaid(clause, at(place + 1)) ? at(place + 1) : undefined;
  return undefined;
}

/** 'A block called …', but not 'a man named …' or 'they called …'. */
const isOfThing = (clause: Clause, place: number): boolean =>
  THINGS.has(clause.text(place)) ||
  clause.text(place) === ',' ||
  clause.isTime(place) ||
  // 'A call with him named …', 'a chat called …'.
  (POINTING.has(clause.text(place)) && clause.text(place - 1) === 'with') ||
  (clause.role(place) === 'title' && clause.role(place + 1) === 'O');

const hasTimeBefore = (clause: Clause, place: number): boolean =>
  clause.roles.slice(0, place).some(({ role }) => role === 'time');

/** 'Put Boiler in the calendar, please': nothing new follows the name. */
function isAllSaid(clause: Clause, place: number): boolean {
  const roles = clause.roles.map(({ role }) => role);
  if (!hasTimeBefore(clause, place)) return false;
  return roles.slice(place + 1).every((role, at) => {
    const word = clause.text(place + 1 + at);
    return role === 'title' || role === 'reason' || role === 'filler' || PUTTING.has(word);
  });
}

/** 'Lake cabin you could call it', 'Lake cabin is what I would call it': the name comes first. */
function beforeCue(clause: Clause, place: number): Name | undefined {
  if (!isStop(clause, place - 1) || !clause.isCapital(place)) return undefined;
  for (let last = place; last < place + LONGEST && !isEnd(clause, last); last += 1) {
    const words = Array.from({ length: 7 }, (_, index) => clause.text(last + 1 + index));
    const [one = '', two = '', three = '', four = ''] = words;
    const isMay = MAY.has(one) && CAN.has(two) && CALLS.has(three) && IT.has(four);
    const isWhat = one === 'is' && two === 'what' && words.slice(3).some((word) => CALLS.has(word));
    if (isMay || isWhat) return { first: place, last };
  }
  return undefined;
}
const isStop = (clause: Clause, place: number): boolean => /^[.!?;\n]?$/.test(clause.text(place));

/** A name can begin here: with a quotation mark, a letter or a digit. */
const isSaid = (clause: Clause, place: number): boolean =>
  QUOTES.has(clause.text(place)) || /^[\p{L}\d]/u.test(clause.text(place));
/** Written like a name, and not the start of 'write to Ana' or 'write Ana a note'. */
const isName = (clause: Clause, place: number): boolean =>
  QUOTES.has(clause.text(place)) ||
  (clause.isCapital(place) &&
    !(clause.isPerson(place) && /^(?:an?|the|that)$/.test(clause.text(place + 1))) &&
    clause.text(place) !== 'i');

const BEHIND = wordSet('invite send add remind tell let please put book move cancel');
const AND = wordSet('and then but so');
const LINKS = wordSet('with and for on at from in to of until till the a');

/** Up to the end of the sentence, a word with another role, or the next request. */
function spanFrom(clause: Clause, from: number): Name | undefined {
  const isQuoted = QUOTES.has(clause.text(from));
  const first = isQuoted ? from + 1 : from;
  let last = first - 1;
  while (last + 1 < first + LONGEST && !endsName(clause, last + 1, first, isQuoted)) last += 1;
  while (last > first && !isQuoted && LINKS.has(clause.text(last))) last -= 1;
  return last < first ? undefined : { first, last };
}

function endsName(clause: Clause, place: number, first: number, isQuoted: boolean): boolean {
  if (clause.text(place) === '' || clause.text(place) === '\n') return true;
  if (isQuoted) return QUOTES.has(clause.text(place));
  if (isEnd(clause, place)) return true;
  if (place === first) return false;
  if (clause.text(place) === 'please' || behindOwn(clause, place) > place) return true;
  if (AND.has(clause.text(place)) && BEHIND.has(clause.text(place + 1))) return true;
  if (isEnough(clause, place)) return true;
  if (clause.role(place) === 'guest') return clause.isPerson(place);
  // 'Name it Pottery weekly', when the time was given before: 'weekly' is part of the name.
  if (clause.role(place) === 'time')
    return !(isEnd(clause, place + 1) && clause.roles.some(({ role }, at) => at < first && role === 'time'));
  return !PARTS.has(clause.role(place));
}
/** 'Call it Holiday one entry will do', '… that's all': said of the whole wish. */
const isEnough = (clause: Clause, place: number): boolean => {
  const [word, next] = [clause.text(place), clause.text(place + 1)];
  return (
    (word === 'one' && next === 'entry') ||
    (THATS.has(word) && (next === 'all' || next === 'it' || next === 'enough')) ||
    (word === 'nothing' && (next === 'more' || next === 'else'))
  );
};
const THATS = wordSet("thats that's that’s");

/** The roles that the network gives to words of a name when it misses the name. */
const PARTS = wordSet('O title filler reason note place text');

const TELLS = wordSet(
  'has have asked asks says said told tells wants wanted rang called wrote texted is was',
);
function isTeller(clause: Clause, place: number): boolean {
  // 'A chat with him called Maps': he is not who called.
  if (!clause.begins(place, 'guest') || clause.isPerson(place) || POINTING.has(clause.text(place)))
    return false;
  let next = place;
  while (clause.role(next) === 'guest') next += 1;
  return TELLS.has(clause.text(next));
}

/** 'Gym at seven, then … at nine, called …': another title has a time of its own. */
function isOneOfSeveral(clause: Clause, { first, last }: Name): boolean {
  const times = clause.roles.flatMap((_, place) => (clause.begins(place, 'time') ? [place] : []));
  const titles = clause.roles.flatMap((_, place) =>
    clause.begins(place, 'title') && (place < first || place > last) ? [place] : [],
  );
  if (titles.length === 0 || times.length < 2) return false;
  return times.some((place) => place > last) && times.some((place) => place < first);
}
