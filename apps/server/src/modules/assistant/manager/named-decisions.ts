import { type Command, decisionsIn, namesRest, type Role } from '@catch/understanding';
import { spare } from './acts/spare.ts';
import type { OpenProposal } from './conversation.ts';
import { fitsWords } from './fits-words.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

export const NAMING: ReadonlySet<Role> = new Set(['target', 'option'] as const);

/** The one of what waits that words name. */
export function called(
  words: string,
  proposals: readonly OpenProposal[],
  world: World,
): OpenProposal | undefined {
  const fits = proposals.filter(({ changes }) =>
    changes.some((change) => {
      const event =
        'after' in change && 'guests' in change.after
          ? change.after
          : change.did === 'cancelled'
            ? change.before
            : change.did === 'responded'
              ? change.event
              : undefined;
      return event && fitsWords(event, words, undefined, world);
    }),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** 'Yes to the Carla one then', and one alone is with Carla. None where it is not clear for each that is named. */
export function namedIn(
  { conversation: { proposals }, world }: MessagePlan,
  { slots }: Command,
): readonly OpenProposal[] | undefined {
  const said = slots.filter(({ role }) => role !== 'filler' && role !== 'reason');
  const named = said.map(({ role, text }) => (NAMING.has(role) ? called(text, proposals, world) : undefined));
  const found = proposals.filter((proposal) => named.includes(proposal));
  return named.every((one) => one) && found.length > 0 ? found : undefined;
}

/** One card is decided against, and those that still wait are named. */
export function turnDown(plan: MessagePlan, card: OpenProposal): void {
  plan.deny([card.call]);
  const { proposals } = plan.conversation;
  if (proposals.length > 0)
    plan.say({ kind: 'told', what: 'waiting', proposals: proposals.map(({ changes }) => changes) });
  else plan.say({ kind: 'talk', what: 'left-alone' });
}

const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };

/**
 * 'Yes to the run and the match, no to the coffee': each card by its name. Nothing is decided unless every name is that of
 * one card.
 */
export async function settleNamed(plan: MessagePlan, message: string): Promise<boolean> {
  const { proposals, open } = plan.conversation;
  const decisions = proposals.length > 0 && !open ? decisionsIn(message) : undefined;
  if (!decisions) return false;
  const { yes, no, later } = decisions;
  // One card for several events: what is left of it has to be agreed to as a whole.
  if (proposals.length === 1)
    return yes.length > 0 && no.length > 0
      ? spare(plan, new Slots(no.map((text) => ({ role: 'except', text }))))
      : false;
  const one = (name: string): OpenProposal | undefined => {
    const place = PLACES[name.toLowerCase()];
    if (place !== undefined) return proposals.at(place);
    // 'Do carlas'.
    return called(name, proposals, plan.world) ?? called(name.replace(/s$/i, ''), proposals, plan.world);
  };
  const named = new Map(
    [...yes, ...no, ...later].filter((name) => !namesRest(name)).map((name) => [name, one(name)]),
  );
  const cards = [...named.values()];
  if (cards.includes(undefined) || new Set(cards).size < cards.length) return false;
  const rest = proposals.filter((proposal) => !cards.includes(proposal));
  const of = (names: readonly string[]): OpenProposal[] =>
    names.flatMap((name) => (namesRest(name) ? rest : (named.get(name) ?? [])));
  const [approved, denied] = [of(yes), of(no)];
  plan.approve(approved.map(({ call }) => call));
  plan.deny(denied.map(({ call }) => call));
  const waiting = proposals.filter((proposal) => !approved.includes(proposal) && !denied.includes(proposal));
  if (waiting.length > 0)
    plan.say({ kind: 'told', what: 'waiting', proposals: waiting.map(({ changes }) => changes) });
  else if (denied.length > 0)
    plan.say({ kind: 'talk', what: approved.length > 0 ? 'rest-left' : 'left-alone' });
  return true;
}
