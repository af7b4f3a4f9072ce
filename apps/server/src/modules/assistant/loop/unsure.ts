import { z } from 'zod';
import { loopInputs } from '../tools/loop-inputs.ts';
import type { Plan } from '../tools/tool.port.ts';

const Doubtful = z.object(loopInputs).pick({ unsure: true });

/** The words of the user's that a model could not make anything of, in a call that it made all the same. */
function unsureWords(args: unknown): readonly string[] {
  const parsed = Doubtful.safeParse(args);
  return parsed.success ? (parsed.data.unsure ?? []) : [];
}

/** What rests on half of a message is proposed with what is missing, and never done at once (ADR 0021). */
export function whenSure<Args>(modelArgs: unknown, plan: Plan<Args>): Plan<Args> {
  const words = unsureWords(modelArgs);
  if (plan.kind === 'answer' || words.length === 0) return plan;
  const { args, proposal } = plan;
  return {
    kind: 'ask',
    args,
    proposal: { ...proposal, reasons: [{ code: 'unsure', words }, ...proposal.reasons] },
  };
}
