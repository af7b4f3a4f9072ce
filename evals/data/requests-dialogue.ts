import type { Act, Situation, SureReading } from '@catch/understanding';
import { actsOf } from './requests-acts.ts';

const ASKS_APPROVAL =
  /^(?:Is this (?:good|what|the)|How(?:'s| is) this|Does this look right|How about now|Should I)|__BREAK (?:Is this|How|Does this|Should I)/;
const OFFERS = /Does one of these work|Here are some times/i;
const ASKS_WHICH = /which one|Did you mean/i;
const SAID: readonly (readonly [RegExp, Situation])[] = [
  [/^I've put/, 'done-create'],
  [/^I've changed/, 'done-change'],
  [/^I've deleted/, 'done-cancel'],
  [/^(?:I've (?:accepted|declined)|I forwarded)/, 'done-several'],
  [/^(?:Here are|Here is the list|(?:Yes, )?I found (?:[2-9]|two|three|several))/, 'listed-events'],
  [/^(?:I found|Yes, I found|You have one|The |It's |It starts|Here)/, 'told-event'],
  [/^(?:I didn't understand|Could you be more)/, 'not-understood'],
];
const PROPOSALS: Partial<Record<Act, Situation>> = {
  create: 'proposal-create',
  find_time: 'proposal-create',
  remind: 'proposal-other',
  change: 'proposal-change',
  swap: 'proposal-change',
  cancel: 'proposal-cancel',
};

/**
 * Where the conversation stands as our own assistant would have kept it, from our reading of the turns before and from
 * what the other assistant answered: a proposal, a list to choose from, a thing done, an event shown. No label of a turn
 * is used.
 */
export function nextSituation(
  before: readonly Situation[],
  reading: SureReading,
  agent: string,
): Situation[] {
  if (ASKS_APPROVAL.test(agent)) {
    const wanted = actsOf(reading).findLast((act) => PROPOSALS[act] !== undefined);
    const waiting = before.find((one) => one.startsWith('proposal-'));
    return [(wanted && PROPOSALS[wanted]) ?? waiting ?? 'proposal-other'];
  }
  if (OFFERS.test(agent)) return ['listed-slots'];
  if (ASKS_WHICH.test(agent)) return ['question-event'];
  return SAID.flatMap(([pattern, situation]) => (pattern.test(agent) ? [situation] : [])).slice(0, 1);
}
