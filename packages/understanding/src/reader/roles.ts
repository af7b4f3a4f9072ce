import { mayHave } from '../commands/check-reading.ts';
import { type Act, isRole, type Slot } from '../commands/language.ts';
import { type FoundRole, isInsideTime } from './clause.ts';
import type { TokenFeatures } from './features.ts';
import { likeliest } from './sequence.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';

/** The roles of a clause's words that are likeliest together, of those that the act may have, and how sure each is. */
export function rolesIn(
  shares: readonly Float32Array[],
  act: Act,
  words: readonly TokenFeatures[],
  { labels: { roles: labels }, tensor }: Weights,
): FoundRole[] {
  const isAllowed = labels.map((label) => label === 'O' || (isRole(label) && mayHave(act, label)));
  const possible = shares.map((row, place) => {
    const isLink = words[place]?.word.includes('://') === true;
    return row.map((share, label) =>
      isAllowed[label] && !(isLink && NO_LINK.has(labels[label] ?? '')) ? share : 0,
    );
  });
  const { path, marginals } = likeliest(possible, tensor('steps').data);
  const roles = withoutEdges(
    path.map((chosen) => labels[chosen] ?? 'O'),
    words,
  );
  const found = roles.map((role) => ({ role, share: 0 }));
  return found.map(({ role }, place) => ({
    role,
    share: shareOf(
      place,
      found,
      marginals[place],
      labels,
      LINKING.has(words[place]?.word.toLowerCase() ?? ''),
      isNamed(role, place, found, words),
    ),
  }));
}

/** What the address of a page cannot be. */
const NO_LINK: ReadonlySet<string> = new Set([
  'guest',
  'guest_out',
  'person',
  'old_person',
  'title',
  'target',
]);

const TIMES: ReadonlySet<string> = new Set(['time', 'old_time', 'end', 'start']);

/** 'Thursday from 9 and', '3 January pls': a time ends where the grammar reads the last of it. */
function withoutEdges(roles: readonly string[], words: readonly TokenFeatures[]): string[] {
  const trimmed = [...roles];
  let from = 0;
  while (from < trimmed.length) {
    const role = trimmed[from] ?? 'O';
    let to = from;
    while (trimmed[to + 1] === role) to += 1;
    const next = to + 1;
    const read = (place: number) => (words[place]?.time ?? 0) > 0;
    const isRead = words.slice(from, next).some((_, place) => read(from + place));
    if (TIMES.has(role) && isRead) for (; to > from && !read(to); to -= 1) trimmed[to] = 'O';
    from = next;
  }
  return trimmed;
}

/** Whether the word is in a name, and is not needed for a time: that is said elsewhere. */
const isNamed = (
  role: string,
  place: number,
  found: readonly FoundRole[],
  words: readonly TokenFeatures[],
): boolean =>
  (role === 'title' || role === 'text') &&
  ((words[place]?.time ?? 0) === 0 || found.some((one) => one.role === 'time'));

/** Roles of words that nothing is made of: which of them it is makes no difference. */
const UNUSED: ReadonlySet<string> = new Set(['O', 'filler', 'reason']);

/** 'That same slot' is one of these, and which makes no difference. */
const SAME: readonly ReadonlySet<string>[] = [new Set(['slot_of', 'same_time'])];

/** Words that say nothing of their own: it makes no difference to which of the two neighbouring spans they belong. */
const LINKING: ReadonlySet<string> = new Set('before after of on at for to in from with the'.split(' '));

/**
 * How likely the word means what it is taken for. At the edge of a span it makes no difference whether the word is still
 * in it or is not used at all ('the' before a title).
 */
function shareOf(
  place: number,
  found: readonly FoundRole[],
  shares: Float32Array | undefined,
  labels: readonly string[],
  isLink: boolean,
  isInner: boolean,
): number {
  const own = found[place]?.role ?? 'O';
  const near = [found[place - 1]?.role, found[place + 1]?.role];
  // 'A chat with the roofer', 'her 6 week scan': what is between two words of a name is in it.
  if ((isLink || isInner) && near.every((role) => role === own)) return 1;
  const isEdge = UNUSED.has(own) || near.some((role) => role === undefined || UNUSED.has(role));
  const same = SAME.find((roles) => roles.has(own)) ?? new Set([own]);
  let sum = 0;
  for (const [label, role] of labels.entries()) {
    const isSame =
      same.has(role) ||
      (UNUSED.has(role) && (UNUSED.has(own) || isEdge)) ||
      ((UNUSED.has(own) || isLink) && near.includes(role));
    if (isSame) sum += shares?.[label] ?? 0;
  }
  return sum;
}

/** Words of one role side by side are one span. */
export function slotsIn(
  roles: readonly FoundRole[],
  first: number,
  message: string,
  tokens: readonly Token[],
): Slot[] {
  const slots: { role: Slot['role']; from: number; to: number }[] = [];
  for (const [place, { role }] of roles.entries()) {
    const index = first + place;
    if (!isRole(role)) continue;
    const open = slots.at(-1);
    if (open?.role === role && open.to === index - 1) open.to = index;
    else slots.push({ role, from: index, to: index });
  }
  const found = slots.map(({ role, from, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    return { role, text: message.slice(start, end), start, end };
  });
  // 'At nine, yes at nine': a time that is said twice counts once.
  const isSame = (one: Slot, other: Slot) => one.text.toLowerCase() === other.text.toLowerCase();
  return found.filter(
    (slot, index) =>
      slot.role !== 'time' ||
      !found.slice(0, index).some((other) => other.role === 'time' && isSame(slot, other)),
  );
}

/** The words of one time have one part: 'at 7 pm' is as sure as they are together. */
export function asUnits(roles: readonly FoundRole[], words: readonly TokenFeatures[]): FoundRole[] {
  const evened = [...roles];
  for (let from = 0; from < roles.length; from += 1) {
    const role = roles[from]?.role;
    let to = from;
    while (isInsideTime(words[to + 1]) && roles[to + 1]?.role === role) to += 1;
    if (to === from || (words[from]?.time ?? 0) === 0) continue;
    const unit = roles.slice(from, to + 1);
    const share = unit.reduce((sum, one) => sum + one.share, 0) / unit.length;
    for (const [at, one] of unit.entries()) evened[from + at] = { ...one, share };
    from = to;
  }
  return evened;
}
