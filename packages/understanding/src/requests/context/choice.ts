import type { ConversationState } from '../conversation.ts';
import type { Choose, Correct, Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { ACT } from '../understanding.ts';
import { readChanges } from './changes.ts';

/** 'the second one', 'the 3pm one', 'any': an answer to a list. */
export function choice(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
): Choose | undefined {
  const options = state.options ?? [];
  const [frame] = frames;
  if (!frame || options.length === 0) return undefined;
  const choose = frames.find((one): one is Choose => one.kind === 'choose');
  if (choose) return withOption(choose, options);
  if (frame.kind === 'confirm' && options.length === 1)
    return withOption(
      { kind: 'choose', confidence: frame.confidence, said: frame.said, ordinal: 1 },
      options,
    );
  if (frame.kind.startsWith('query') && frame.confidence >= ACT && ASKS.test(frame.said)) return undefined;
  // a bare time among the offered ones picks it
  const [read] = reads;
  const changes = reads.length === 1 && read ? (readChanges(read.reading) ?? bareHour(read)) : undefined;
  const when = changes?.when?.[0];
  if (when && Object.keys(changes ?? {}).length === 1) {
    const choice: Choose = withOption({ kind: 'choose', confidence: 0.85, said: frame.said, when }, options);
    // nothing but the time was said: a pick, even if it has to be looked up
    if (choice.id || !/\b(?:make|want|change|move|have|need|instead|prefer)\b/i.test(frame.said))
      return choice.id || !read ? choice : onOfferedDay(choice, options, read);
  }
  return undefined;
}

/** 'At 1 then', after the free times of Thursday: on Thursday. Where several days were offered, it says too little. */
function onOfferedDay(
  choose: Choose,
  options: NonNullable<ConversationState['options']>,
  { reading }: Read,
): Choose {
  const { when: slot, ...undated } = choose;
  if (!slot || ('dateSaid' in slot.when && slot.when.dateSaid)) return choose;
  const days = new Set(options.flatMap(({ start }) => (start ? [start.slice(0, 10)] : [])));
  const [day, ...more] = days;
  const when = day && more.length === 0 ? reading.resolve(`${day} ${slot.phrase}`) : undefined;
  if (!when || when.kind === 'none') return more.length > 0 ? undated : choose;
  return { ...choose, when: { ...slot, phrase: `${day} ${slot.phrase}`, when } };
}

/** 'What's on Friday?' looks at something else, and picks nothing from what was offered. */
const ASKS =
  /^\W*(?:(?:and|ok(?:ay)?|so|hey|wait|hmm)\W+)*(?:what(?! about)|who|when|where|show|list|which|why|am i|do i|did i|have i|how (?!about))\b/i;

/** 'let's do 10': among offered times a bare number is an hour. */
function bareHour(read: Read): Correct['changes'] | undefined {
  const hour =
    /^(?:(?:let us|i will|i would|we will|ok|okay|yes|the) ?)*(?:go with|do|take|say|make it|prefer|book)? ?(?:the )?(\d{1,2}(?::\d{2})?)(?: (?:one|please|then|works))*$/.exec(
      read.reading.clause.canon,
    )?.[1];
  const number = Number(hour?.split(':')[0] ?? 99);
  if (!hour || number > 24 || (number < 5 && !hour.includes(':') && read.frame.kind === 'choose'))
    return undefined;
  const when = read.reading.resolve(`at ${hour}`);
  return when.kind === 'none'
    ? undefined
    : { when: [{ phrase: `at ${hour}`, start: 0, end: 0, role: 'at', when }] };
}

function withOption(choose: Choose, options: NonNullable<ConversationState['options']>): Choose {
  if (choose.any) {
    const [first] = options;
    return first ? { ...choose, id: first.id } : choose;
  }
  if (choose.ordinal !== undefined) {
    const option = options.at(choose.ordinal > 0 ? choose.ordinal - 1 : choose.ordinal);
    return option ? { ...choose, id: option.id } : choose;
  }
  const when = choose.when?.when;
  const clocks = when?.kind === 'instant' ? [when, ...(when.alternatives ?? [])] : [];
  for (const reading of clocks) {
    if (reading.kind !== 'instant') continue;
    const matches = options.filter((option) => {
      const local = option.start?.slice(11, 16);
      return (
        local === reading.at.toPlainTime().toString({ smallestUnit: 'minute' }) &&
        (!reading.dateSaid || option.start?.slice(0, 10) === reading.at.toPlainDate().toString())
      );
    });
    const [only] = matches;
    if (only && matches.length === 1) return { ...choose, id: only.id };
  }
  if (when?.kind === 'interval') {
    const matches = options.filter(
      (option) =>
        option.start !== undefined && option.start.slice(0, 10) === when.start.toPlainDate().toString(),
    );
    const [only] = matches;
    if (only && matches.length === 1) return { ...choose, id: only.id };
  }
  return choose;
}
