import type { Command, Role } from '@catch/understanding';
import type { OpenProposal } from './conversation.ts';
import { fitsWords } from './fits-words.ts';
import type { MessagePlan } from './plan.ts';
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
