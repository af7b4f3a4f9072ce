import type { Plan } from '../tools/tool.port.ts';
import type { Press } from '../turns/turn.ts';

/** The person who pressed the button knows what it said; anything else is asked about first. */
export function asPressed<Args>(press: Press, plan: Plan<Args>): Plan<Args> {
  if (plan.kind !== 'ask' || !plan.proposal.reasons.every(({ code }) => press.knows.includes(code)))
    return plan;
  return { ...plan, kind: 'run' };
}
