import { type Act, type Command, type Force, isChanging } from '../commands/language.ts';
import { answersLast } from './answers-last.ts';
import { Clause } from './clause.ts';
import type { MessageFeatures } from './features.ts';
import { COPIES } from './mend-names.ts';
import { mendRoles } from './mend-roles.ts';
import { nameIn } from './named-so.ts';
import type { Encoded } from './network.ts';
import { best } from './numbers.ts';
import { ownWishIn } from './own-wish.ts';
import { renamesTimed } from './renames-timed.ts';
import { asUnits, rolesIn, slotsIn } from './roles.ts';
import type { Situation } from './situation.ts';
import type { Certainty } from './sure-reading.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';
import { answeredWith } from './whether-done.ts';

/** From each beginning of a clause to its end. */
export function clauseSpans({ clauses }: Encoded, { labels }: Weights): [first: number, last: number][] {
  const spans: [number, number][] = [];
  let isInside = false;
  for (const [index, shares] of clauses.entries()) {
    const label = labels.clauses[best(shares)];
    const open = spans.at(-1);
    if (label === 'B' || (label === 'I' && !isInside)) spans.push([index, index]);
    else if (label === 'I' && open) open[1] = index;
    isInside = label !== 'O';
  }
  return spans;
}

export interface FoundCommand {
  readonly command: Command;
  readonly condition: string;
  readonly certainty: Certainty;
}

export function commandAt(
  first: number,
  last: number,
  message: string,
  { tokens, features }: MessageFeatures,
  encoded: Encoded,
  weights: Weights,
  situation: readonly Situation[] = [],
): FoundCommand {
  // Right behind something that was done or proposed.
  const isFollowUp = situation.some((one) => /^(?:done|proposal)-/.test(one));
  const { labels } = weights;
  const { acts, forces, conditions, beyond } = encoded.clause(first, last);
  const isOurs = namesOurs(tokens.slice(first, last + 1), features.slice(first, last + 1));
  const likeliestAct = isOurs ? bestWithin(acts, labels.acts) : best(acts);
  const isBeyond = !isOurs && beyond >= BEYOND && isChanging(labels.acts[likeliestAct] as Act);
  // 'Copy it over to Thursday' leaves the one that is there: moved, it would be gone.
  const isCopy =
    labels.acts[likeliestAct] === 'change' &&
    tokens.slice(first, last + 1).some(({ text }) => COPIES.has(text.toLowerCase()));
  const clause = message.slice(tokens[first]?.start, tokens[last]?.end);
  const isKnown = features.slice(first, last + 1).some(({ known }) => known === 1 || known > 2);
  const answer = answersLast(labels.acts[likeliestAct] as Act, clause, isKnown);
  const said = answer ?? answeredWith(labels.acts[likeliestAct] as Act, clause);
  const wish = OWN_OR_YES.has(said) ? ownWishIn({ tokens, features }, [first, last], situation) : undefined;
  const isRenamed = said === 'create' && renamesTimed({ tokens, features }, [first, last]);
  const own = wish ?? (isRenamed ? 'change' : said);
  const act = labels.acts.indexOf(isBeyond && !answer ? 'other' : isCopy ? 'again' : own);
  const force = answer ? labels.forces.indexOf('request') : best(forces);
  const name = labels.acts[act] as Act;
  const words = features.slice(first, last + 1);
  const roles = mendRoles(
    rolesIn(encoded.roles(first, last, act), name, words, weights),
    words,
    tokens.slice(first, last + 1),
    name,
  );
  const isIn = (word: string, wanted: string) =>
    roles.some(
      ({ role }, place) =>
        role === wanted && tokens[first + place]?.text.toLowerCase() === word.toLowerCase(),
    );
  const hasTarget = roles.some(({ role }) => role === 'target' || role === 'set');
  const command: Command = {
    act: name,
    force: labels.forces[force] as Force,
    // '2. Book the gym 3. …': the number of a line is no hour.
    slots: slotsIn(roles, first, message, tokens).filter(
      (slot) => slot.role !== 'time' || !isNumbered(message, slot),
    ),
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  };
  // 'It is clear tomorrow. Write Stargazing': whoever gives it a name wants it entered.
  // 'There is one called Talk. Rename it to Lecture': whatever leads up to it.
  const isRetitled =
    name === 'change' &&
    command.slots.some(({ role }) => role === 'title') &&
    tokens.slice(first, last + 1).some(({ text }) => /^(?:rename|renamed|retitle|retitled)$/i.test(text));
  const isNamed =
    isRetitled ||
    (command.slots.some(({ role }) => role === 'time') &&
      nameIn(new Clause(roles, words, tokens.slice(first, last + 1), name)) !== undefined);
  return {
    command,
    condition: labels.conditions[best(conditions)] ?? 'none',
    certainty: {
      sure: answer
        ? SURELY
        : isBeyond
          ? beyond
          : (isNamed || wish ? wanted : asIs)(
              (wish
                ? sumOf(OWN_OR_YES, acts, labels.acts)
                : shareOfKind(isBeyond ? name : (labels.acts[likeliestAct] as Act), acts, labels.acts)) *
                (isFollowUp
                  ? shareOfForce(labels.forces[force] as Force, name, forces, labels.forces)
                  : (forces[force] ?? 0)),
            ),
      words: asUnits(roles, words).flatMap(({ role, share }, place) => {
        const text = tokens[first + place]?.text ?? '';
        if (!/[\p{L}\p{N}]/u.test(text)) return [];
        // 'Wednesday's stays': a time or a name that nothing is made of may be what it is about.
        const { time = 0, known = 0, shape = 0 } = words[place] ?? {};
        // 'The glazier stays': of another event than the one that is changed, nothing is wanted.
        const isOther = name === 'change' && time === 0 && !isIn(text, 'target');
        // 'Ola knows, no need to invite her': no matter who it is, nobody is invited.
        const isUninvited = time === 0 && roles.some((one) => one.role === 'no_invite');
        const isSpared = name === 'change' && hasTarget && stays(roles, tokens.slice(first, last + 1), place);
        const isInformative =
          role === 'filler' &&
          !isSpared &&
          (time > 0 || known > 0) &&
          PUTS.has(name) &&
          !isOther &&
          !isUninvited &&
          !leadsToReason(roles, place);
        // A number that nothing is made of is an hour, a street or a count that was intended as one.
        const isNumber =
          role === 'O' &&
          shape >= 1 &&
          shape <= 3 &&
          isChanging(name) &&
          !isListed(message, tokens[first + place]);
        return [{ text, share: isInformative || isNumber ? Math.min(share, INFORMATIVE) : share }];
      }),
    },
  };
}

const asIs = (sure: number): number => sure;
/** Raised to the certainty needed to act at once, unless it is a mere guess. */
const wanted = (sure: number): number => (sure >= HARDLY ? Math.max(sure, SURELY) : sure);
const HARDLY = 0.4;
const SURELY = 0.7;

/** 'On Sunday we had everybody here, so …': when the story happened. */
function leadsToReason(roles: readonly { readonly role: string }[], place: number): boolean {
  let next = place;
  while (roles[next]?.role === 'filler') next += 1;
  return roles[next]?.role === 'reason';
}

const STAYING = /^(?:stays?|remains?|remaining|alone|untouched|unchanged)$/i;
const OTHERS = /^(?:other|others|rest|remaining)$/i;
/** 'All the other Fridays stay as they are': none of them is what is meant. */
function stays(
  roles: readonly { readonly role: string }[],
  words: readonly Pick<Token, 'text'>[],
  place: number,
): boolean {
  let [from, to] = [place, place];
  while (roles[from - 1]?.role === 'filler') from -= 1;
  while (roles[to + 1]?.role === 'filler') to += 1;
  const said = words.slice(from, to + 2);
  return [STAYING, OTHERS].every((some) => said.some(({ text }) => some.test(text)));
}

/** '2.', '3)': the number of an item, where there is one with the number before or behind it. */
function isNumbered(message: string, { text, end }: Pick<Token, 'text' | 'end'>): boolean {
  const number = Number(text);
  if (!Number.isInteger(number) || !/^[).]/.test(message.slice(end))) return false;
  return [number - 1, number + 1].some((near) => new RegExp(`\\b${near}[).]\\s`).test(message));
}

/** The same, and the number that a line begins with. */
function isListed(message: string, token: Token | undefined): boolean {
  const number = Number(token?.text);
  if (!token || !Number.isInteger(number)) return false;
  const before = message.slice(0, token.start);
  // 'B4 the board meets'.
  if (token.text === '4' && /(?<!\p{L})b$/iu.test(before)) return true;
  if (/\b(?:step|point|item)\s+$/i.test(before)) return true;
  if (isNumbered(message, token)) return true;
  if (!/(?:^|\n)\W*$/.test(before)) return false;
  return [number - 1, number + 1].some((near) => new RegExp(`(?:^|\\n)\\W*${near}\\b`).test(message));
}

/** Too little for a word that is done without to be in no doubt. */
const INFORMATIVE = 0.45;
/** What puts something where nothing was. */
const PUTS: ReadonlySet<Act> = new Set(['create', 'change'] as const);

const OURS = new Set(
  'calendar calendars meeting meetings appointment appointments event events reminder reminders schedule'.split(
    ' ',
  ),
);

/** What is kept in a calendar, in so many words: whatever is asked about that is no longer beyond one. */
const namesOurs = (words: readonly Token[], features: MessageFeatures['features']): boolean =>
  words.some(({ text }, index) => OURS.has(text.toLowerCase()) || features[index]?.known === 1);

/** The likeliest act; 'nothing that a calendar could do' gives way to one that is likely enough to go by. */
function bestWithin(acts: Float32Array, labels: readonly string[]): number {
  const next = best(acts.map((share, act) => (labels[act] === 'other' ? 0 : share)));
  const isLikely = (acts[next] ?? 0) >= HINTED;
  return isLikely ? next : best(acts);
}
/** As little as a question is answered with. */
const HINTED = 0.2;

/** So likely it has to be that nobody with a calendar could do it: then it is no change of one. */
const BEYOND = 0.8;

/** Acts that come to the same when the words are the same: which of them it is need not be sure. */
const KINDS: readonly (readonly Act[])[] = [
  ['change', 'revise', 'answer'],
  ['remind', 'change_reminder', 'again'],
];

/** Behind a booking, 'it is Friday, not Thursday' changes it, wish or news: which of the two it is need not be sure. */
function shareOfForce(force: Force, act: Act, shares: Float32Array, labels: readonly string[]): number {
  const kind: readonly Force[] = CHANGED.has(act) && ACTING.includes(force) ? ACTING : [force];
  return kind.reduce((sum, one) => sum + (shares[labels.indexOf(one)] ?? 0), 0);
}
const ACTING: readonly Force[] = ['request', 'news'];
const CHANGED: ReadonlySet<Act> = new Set(['change', 'revise', 'answer'] as const);

const shareOfKind = (act: Act, shares: Float32Array, labels: readonly string[]): number =>
  sumOf(new Set(KINDS.find((one) => one.includes(act)) ?? [act]), shares, labels);

const sumOf = (kind: ReadonlySet<Act>, shares: Float32Array, labels: readonly string[]): number =>
  [...kind].reduce((sum, one) => sum + (shares[labels.indexOf(one)] ?? 0), 0);

/** What 'delete the payroll' and 'move the regatta to 3' may be taken for while a card waits. */
const OWN_OR_YES: ReadonlySet<Act> = new Set([...(['cancel', 'change', 'approve', 'revise'] as const)]);
