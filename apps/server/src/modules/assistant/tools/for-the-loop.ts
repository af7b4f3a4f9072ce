import { z } from 'zod';

/**
 * On every tool that changes something: the loop reads these (`loop/unsure.ts`, `loop/replace.ts`, `loop/last-call.ts`),
 * the tools need not.
 */
export const forTheLoop = {
  unsure: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe(
      "Words of the request that this leaves out or that you doubt, such as ['the usual place']: then it is proposed, not done.",
    ),
  replaces: z
    .string()
    .max(64)
    .optional()
    .describe('The proposal_id of what waits, when this takes its place.'),
  final: z.boolean().optional().describe('true if nothing else is left to do or say.'),
};
