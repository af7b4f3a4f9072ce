import { z } from 'zod';

/** On every tool that changes something: the loop reads it (`loop/unsure.ts`), the tools need not. */
export const doubt = {
  unsure: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe(
      "Words of the user's request that this call leaves out or that you are unsure of: it is then proposed instead of done.",
    ),
};
