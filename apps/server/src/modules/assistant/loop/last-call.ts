import { z } from 'zod';
import { forTheLoop } from '../tools/for-the-loop.ts';

const Closing = z.object(forTheLoop).pick({ final: true });

/** With this call the model has done all that was asked for: what the program tells of it is all there is to tell. */
export function isLastCall(args: unknown): boolean {
  const parsed = Closing.safeParse(args);
  return parsed.success && parsed.data.final === true;
}
