import { plainWords } from '@catch/understanding';
import { z } from 'zod';
import { loopInputs } from '../tools/loop-inputs.ts';
import type { Plan } from '../tools/tool.port.ts';
import { shownWords } from './shown-words.ts';

const Doubtful = z.object(loopInputs).pick({ unsure: true });

/** The words of the user's that a model could not make anything of, in a call that it made all the same. */
function unsureWords(args: unknown): readonly string[] {
  const parsed = Doubtful.safeParse(args);
  return parsed.success ? (parsed.data.unsure ?? []) : [];
}

/**
 * What rests on half of a message is proposed with what is missing, and never done at once (ADR 0021). What the result
 * bears out is not missing.
 */
export function whenSure<Args>(modelArgs: unknown, plan: Plan<Args>, zone: string): Plan<Args> {
  const said = unsureWords(modelArgs);
  if (plan.kind === 'answer' || said.length === 0) return plan;
  const { args, proposal } = plan;
  const shown = shownWords(proposal, zone);
  const words = said.filter((one) => {
    const parts = plainWords(one);
    return parts.length === 0 || !parts.every((part) => shown.has(part));
  });
  if (words.length === 0) return plan;
  return {
    kind: 'ask',
    args,
    proposal: { ...proposal, reasons: [{ code: 'unsure', words }, ...proposal.reasons] },
  };
}
