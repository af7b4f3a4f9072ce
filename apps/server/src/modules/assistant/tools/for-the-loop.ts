import { z } from 'zod';

/** On every tool that changes something: the loop reads these (`loop/unsure.ts`, `loop/replace.ts`), the tools need not. */
export const forTheLoop = {
  unsure: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe(
      "Words of the user's request that this call leaves out or that you are unsure of, such as ['the usual place']: it is then proposed instead of done.",
    ),
  replaces: z
    .string()
    .max(64)
    .optional()
    .describe('The proposal_id of what still waits for the user, when this takes its place.'),
};
