import {
  type Certainty,
  type Command,
  entersIt,
  entersPerson,
  isHimOrHer,
  isLooking,
  leadsToItsTime,
  leadsToVerb,
  pointsAtTime,
  pointsOnly,
  resolveWhen,
  type Slot,
  saysOnlyThen,
  severalIn,
  withoutArticle,
} from '@catch/understanding';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import { PLACED } from './acts/create-answered.ts';
import type { Conversation } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import type { MessagePlan } from './plan.ts';
import { SURE_WORD } from './policy.ts';
import { Slots } from './slots.ts';
import { namesDay } from './time-in-words.ts';
import { onlyDay, onlyTime } from './told-days.ts';
import { settled, withToldTime } from './told-time.ts';
import type { World } from './world.ts';

/**
 * 'On Sunday the band plays in the park. – They start at half two, put it in': what was told a message before says on which day,
 * and often what it is. Where it tells no day, that is asked for: whoever says 'put it in' did not mean today by it.
 */
export async function behindStory(
  reading: JudgedReading,
  { story, open, proposals }: Conversation,
  world: World,
  /** Where any words can be read, and not only those of known messages. */
  read: ((message: string) => Promise<JudgedReading>) | undefined,
): Promise<JudgedReading> {
  const at = reading.commands.findIndex(isWish);
  const wish = reading.commands[at];
  if (!story || open || proposals.length > 0 || !wish || reading.commands.filter(isWish).length > 1)
    return reading;
  // It tells its own time.
  if (withToldTime(reading, world) !== reading) return reading;
  const said = new Slots(wish.slots.filter((slot) => !isOnlyPronoun(slot, reading.message)));
  if (said.has(...PLACED.filter((role) => role !== 'time' && role !== 'all_day'))) return reading;
  const words = said.joined('time');
  const time = words && saysOnlyThen(words) ? undefined : words;
  const isDated = namesDay(time, world);
  const isNamed = said.has('title', 'guest');
  // 'Every Thursday at six' needs no day.
  const isRhythm = time !== undefined && resolveWhen(time, world.when).kind === 'recurrence';
  if (isRhythm || (isDated && isNamed)) return reading;
  const both = read && new ReadTogether(await read(together(story, reading.message)), reading.message);
  const namesTogether = both?.namesFor(wish) ?? [];
  const spokenOf = !isNamed && namesTogether.length === 0 && read ? named(await read(story)) : [];
  const names = [...namesTogether, ...spokenOf];
  // 'They come on Thursday. – Put the gym in at six': today, for all we know.
  const isPointing = !isNamed || names.length > 0 || pointsBack(wish, reading.message);
  const hour = time === undefined ? onlyTime(story, world, said.has('all_day')) : undefined;
  const day = isDated ? undefined : (hour ?? dayTold(story, both, world));
  if (!isPointing && !(day && isOfStory(story, wish, reading.message))) return reading;
  const [title, other] = names;
  const doubt = other ?? spokenOf[0];
  const place = title && !said.has('place') ? both?.placeTold : undefined;
  const slots: Slot[] = [
    ...wish.slots.filter(
      (slot) =>
        !(title && slot.role === 'title') &&
        !(day && slot.role === 'time' && saysOnlyThen(slot.text)) &&
        !isOnlyPronoun(slot, reading.message),
    ),
    ...(title ? [{ ...title, start: wish.end, end: wish.end }] : []),
    ...(place ? [{ ...place, start: wish.end, end: wish.end }] : []),
    ...(day ? [{ role: 'time' as const, text: day, start: wish.end, end: wish.end }] : []),
  ];
  const judged = reading.certainty?.[at];
  const own = day && judged ? settled(judged) : judged;
  const certainty: Certainty | undefined = own && {
    sure: title && both && !spokenOf.includes(title) ? Math.min(own.sure, both.sure) : own.sure,
    words: doubt ? [...own.words, { text: doubt.text, share: SURE_WORD / 2 }] : own.words,
  };
  const isUndated = !isDated && !day && time !== undefined;
  return {
    ...reading,
    commands: reading.commands.map((one, index) => (index === at ? { ...wish, slots } : one)),
    ...(certainty && reading.certainty
      ? { certainty: reading.certainty.map((one, index) => (index === at ? certainty : one)) }
      : {}),
    ...(isUndated ? { lacksDay: true as const } : {}),
  };
}

/** A message in which something was only told, with what was told right before it. */
export function storyAfter(
  { steps, approved, denied, before, conversation }: MessagePlan,
  message: string,
  { commands, language = 'en' }: JudgedReading,
): string | undefined {
  const isNothing = steps.every(
    ({ kind, ...step }) => kind === 'say' && 'said' in step && cameToNothing(step.said),
  );
  const isTold =
    language === 'en' &&
    message.split(/\s+/).length >= FEW_WORDS &&
    !message.trimEnd().endsWith('?') &&
    !commands.some(({ act }) => isLooking(act));
  if (!isNothing || !isTold || conversation.open || approved.length + denied.length > 0) return undefined;
  const both = before.story ? together(before.story, message) : message;
  return both.length <= LONGEST ? both : message.length <= LONGEST ? message : undefined;
}
const FEW_WORDS = 4;
const LONGEST = 600;

/** As one message. */
const together = (story: string, message: string): string =>
  `${story.trimEnd()}${/[.!?…]$/.test(story.trimEnd()) ? ' ' : '. '}${message}`;

type Step = MessagePlan['steps'][number];
const cameToNothing = (said: Extract<Step, { kind: 'say' }>['said']): boolean =>
  said.kind === 'talk' ? TOLD.has(said.what) : said.kind === 'refusal' && said.why.code === 'no-such-event';
const TOLD: ReadonlySet<string> = new Set(['nothing-changed', 'unclear', 'chat', 'other']);

const isWish = ({ act, force, condition }: Command): boolean =>
  act === 'create' && force === 'request' && !condition;

/** 'Put it in', 'lunch with her': it means what was told. */
const pointsBack = ({ slots }: Command, message: string): boolean =>
  entersIt(message) || new Slots(slots).all('guest').some((text) => severalIn(text) ?? isHimOrHer(text));

function dayTold(story: string, both: ReadTogether | undefined, world: World): string | undefined {
  const day = onlyDay(story, world) ?? onlyDay(both?.timesTold ?? '', world);
  return day && `on ${day}`;
}

/** 'My son has a match on Sunday. – It starts at ten, put the match in': it is what was told of. */
function isOfStory(story: string, { slots }: Command, message: string): boolean {
  const name = significantWords(new Slots(slots).all('title').join(' '));
  const time = slots.find(({ role }) => role === 'time');
  return (
    pointsAtTime(message) ||
    (name.length > 0 && coverage(name, wordsOf(story)) === 1) ||
    (time !== undefined && leadsToItsTime(message.slice(0, time.start)))
  );
}

/** What was told of, if it was one thing. */
function named({ commands }: JudgedReading): Slot[] {
  const names = commands.flatMap(({ slots }) =>
    slots.filter(({ role, text }) => (role === 'title' || role === 'target') && !/\d/.test(text)),
  );
  const [name, ...others] = names;
  return name && others.length === 0 ? [{ ...name, role: 'title', text: withoutArticle(name.text) }] : [];
}

/** 'Make a note of it', 'put him in': no name, and nobody to invite. */
const isOnlyPronoun = ({ role, text }: Slot, message: string): boolean =>
  (role === 'title' && pointsOnly(text)) || (role === 'guest' && entersPerson(text, message));

/** The story and the wish read as one message. */
class ReadTogether {
  readonly #message: string;
  readonly #slots: readonly Slot[];
  readonly #begin: number;
  readonly sure: number;

  constructor({ message, commands, certainty }: JudgedReading, wish: string) {
    this.#message = message;
    this.#begin = message.length - wish.length;
    const ofWish = commands.filter((command) => command.end > this.#begin && isWish(command));
    const [only, ...others] = ofWish;
    this.#slots = only && others.length === 0 ? only.slots : [];
    this.sure = (only && certainty?.[commands.indexOf(only)]?.sure) ?? 0;
  }

  #told(role: Slot['role']): Slot[] {
    return this.#slots.filter((slot) => slot.role === role && slot.end <= this.#begin);
  }

  /** What it is called in the story, unless the wish has a name of its own that stays one. */
  namesFor({ slots }: Command): Slot[] {
    const own = slots.filter(({ role }) => role === 'title' || role === 'guest');
    const isKept = own.some(
      ({ role, start }) =>
        this.#slots.some((slot) => slot.role === role && slot.start === start + this.#begin) ||
        // 'We leave at eight' is what is done there; 'the ceremony' is a name.
        !leadsToVerb(this.#message.slice(0, start + this.#begin)),
    );
    return isKept ? [] : this.#told('title');
  }

  get timesTold(): string {
    return this.#told('time')
      .map(({ text }) => text)
      .join(', ');
  }

  get placeTold(): Slot | undefined {
    const [place, ...others] = this.#told('place');
    return others.length === 0 ? place : undefined;
  }
}
