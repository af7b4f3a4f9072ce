import type { Act, Command, Role } from '../commands/language.ts';
import { pointsToTime } from '../commands/time-phrases.ts';
import { plainWords } from '../text/plain.ts';

const WHERE =
  "(?:(?:over )?(?:in )?there(?! (?:is|are|was|were)\\b|[’']s)|(?:over )?(?:in)?to (?:that(?: (?:one|time|slot|hour|gap|window|opening|spot))?|then)|in that (?:time|slot|hour|gap|window|opening|spot))(?=\\W*$|\\s*[,.;:!?)]| (?:please|pls|then|instead|now|ok|okay|thanks|for|and|with|so|if|he|she|they|i|we)\\b)";
/** 'Move the survey there', 'shift it to that'. */
const MOVES = new RegExp(
  `\\b(?:move|shift|bump|push|switch|slide|reschedule|transfer)\\s+(?<what>[^,.;:!?\\n]{2,60}?)\\s+(?<where>${WHERE})`,
  'iu',
);
/** 'The survey goes there', 'put the survey there instead': only of what is in the calendar already. */
const GOES = new RegExp(
  `(?:^|[,.;:!?]\\s*|\\b(?:then|so|ok|and|but|good|great)\\s+)(?<what>(?:the|my|our)\\s[^,.;:!?\\n]{2,60}?)\\s+(?:can |should |could |will )?(?:goes|go)\\s+(?<where>${WHERE})`,
  'iu',
);
const PUTS = new RegExp(
  `\\b(?:put|stick)\\s+(?<what>(?:the|my|our)\\s[^,.;:!?\\n]{2,60}?)\\s+(?<where>${WHERE})(?=\\s+instead\\b)`,
  'iu',
);

const TAKEN_FOR: ReadonlySet<Act> = new Set(['pick', 'change', 'revise', 'create', 'answer'] as const);
const KEPT: ReadonlySet<Role> = new Set(['reason', 'filler', 'length', 'once', 'whole', 'onwards'] as const);
const SAYS_WHEN: ReadonlySet<Role> = new Set([
  ...(['time', 'shift', 'start', 'end', 'stretch', 'slot_of', 'before', 'after'] as const),
] as const);

/** 'Move the survey there', behind a search: the survey goes to the time that was found, and nothing new is made of it. */
export function movesThere(command: Command, message: string, titles: readonly string[]): Command {
  const said = message.slice(command.start, command.end);
  if (!TAKEN_FOR.has(command.act)) return command;
  const moved = MOVES.exec(said);
  const put = moved ? undefined : (GOES.exec(said) ?? PUTS.exec(said));
  const { what, where } = (moved ?? put)?.groups ?? {};
  if (!what || !where || (put && !isThere(what, titles))) return command;
  const at = command.start + ((moved ?? put)?.index ?? 0);
  const start = message.indexOf(what, at);
  const place = message.indexOf(where, start + what.length);
  const isInside = (slot: { readonly start: number; readonly end: number }) =>
    slot.start < place + where.length && slot.end > start;
  const others = command.slots.filter((slot) => !isInside(slot));
  // 'Move it there, six to eight' says more than where.
  if (others.some(({ role }) => SAYS_WHEN.has(role))) return command;
  const kept = others.filter(({ role }) => KEPT.has(role));
  return {
    ...command,
    act: 'change',
    force: 'request',
    slots: [
      ...kept,
      { role: 'target', text: what, start, end: start + what.length },
      { role: 'time', text: where, start: place, end: place + where.length },
    ],
  };
}

const isThere = (what: string, titles: readonly string[]): boolean => {
  const words = plainWords(what).filter((word) => !ARTICLES.has(word));
  return words.length > 0 && titles.some((title) => words.every((word) => plainWords(title).includes(word)));
};
const ARTICLES: ReadonlySet<string> = new Set(['the', 'my', 'our']);

/** 'Perfect. Move the survey there', 'that will do. Book that hour': what stands before it takes nothing of its own. */
export const withoutPickBefore = (commands: readonly Command[]): readonly Command[] =>
  commands.map((command, index) => {
    const next = commands[index + 1];
    const isBefore = command.act === 'pick' && command.slots.length === 0 && next && takesTime(next);
    return isBefore ? { ...command, act: 'chat' } : command;
  });

const takesTime = ({ act, slots }: Command): boolean => {
  const placed = slots.filter(({ role }) => SAYS_WHEN.has(role));
  return (
    (act === 'change' || act === 'create') &&
    placed.length > 0 &&
    placed.every(({ text }) => pointsToTime(text))
  );
};
