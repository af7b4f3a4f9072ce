import { z } from 'zod';

/**
 * On every tool that changes something: the loop reads these (`loop/unsure.ts`, `loop/replace.ts`, `loop/last-call.ts`),
 * the tools need not.
 */
export const loopInputs = {
  unsure: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe(
      "Words that this leaves out or that you doubt, such as ['the usual place']: it is only proposed.",
    ),
  replaces: z.string().max(64).optional().describe('The proposal_id of what this takes the place of.'),
  final: z.boolean().optional().describe('true if nothing else is left to do or say.'),
};
