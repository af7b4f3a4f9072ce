import { namedAfterNo, type Role } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import { firstName, namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { invitedBy, reviseProposal } from './revise-proposal.ts';

/** What a name behind a no may be taken for, and a reason for it. */
const OF_WHOM: ReadonlySet<Role> = new Set([
  ...([
    'target',
    'guest',
    'guest_out',
    'person',
    'old_person',
    'option',
    'retracted',
    'reason',
    'filler',
  ] as const),
] as const);

/**
 * 'Argh no, Dev. Ben's on leave', of a card that invites Ben: Dev in his place, and no plain no. Says whether that was
 * meant.
 */
export async function somebodyElse(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { conversation, words, world } = plan;
  const [card, ...more] = conversation.isDoneLast ? [] : conversation.proposals;
  const name = namedAfterNo(words);
  if (!card || more.length > 0 || !name || !slots.list().every(({ role }) => OF_WHOM.has(role))) return false;
  const { known } = await namePeople([name], conversation, world);
  const [person] = known;
  const invited = invitedBy(card);
  if (!person || invited.some(({ email }) => email === person.email)) return false;
  const said = wordsOf(words.replaceAll(/['’]s\b/g, ''));
  const [gone, ...others] =
    invited.length > 1 ? invited.filter((one) => said.includes(firstName(one))) : invited;
  if (!gone || others.length > 0) return false;
  const replaced = new Slots([
    { role: 'retracted', text: firstName(gone) },
    { role: 'guest', text: person.email },
  ]);
  await reviseProposal(plan, card, replaced);
  return true;
}
