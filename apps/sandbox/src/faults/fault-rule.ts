import { z } from 'zod';
import { vendors } from '../vendors.ts';

/** What the control API accepts: where a fault strikes, how often, and what it does. */
export const faultRuleSchema = z
  .strictObject({
    // Where. Everything that is given must match.
    vendor: z.enum(vendors).optional(),
    method: z.string().toUpperCase().optional(),
    /** Path with * for any characters, or a regular expression between slashes. */
    path: z.string().min(1).optional(),
    /** Part of the query as it reads once decoded: several ask the same path, each for its own reason. */
    query: z.string().min(1).optional(),
    /** E-mail of the account on whose behalf the request is made. */
    user: z.email().toLowerCase().optional(),
    /** 'outgoing' strikes the webhooks that the sandbox sends. */
    direction: z.enum(['incoming', 'outgoing']).default('incoming'),

    // How often.
    /** Let this many matching requests pass first. */
    after: z.int().min(0).default(0),
    /** Strike at most this often; unlimited when absent. */
    times: z.int().min(1).optional(),
    probability: z.number().min(0).max(1).default(1),
    /** The same seed strikes the same requests of a sequence. */
    seed: z.int().default(1),

    // What, for requests to the sandbox.
    latency_ms: z.int().min(0).max(600_000).default(0),
    /**
     * Keep it waiting until the fault is cleared, so that what happens in the meantime is deterministic on any
     * machine.
     */
    hold: z.boolean().default(false),
    status: z.int().min(400).max(599).optional(),
    /** Seconds for the Retry-After header. */
    retry_after: z.int().min(0).optional(),
    /** The vendor's own word, such as rateLimitExceeded, in the vendor's own error shape. */
    reason: z.string().optional(),
    /** A whole body instead of the vendor's error shape. */
    body: z.unknown().optional(),
    /** Cut the connection before anything is done. */
    lost_request: z.boolean().default(false),
    /** Do the work, then cut the connection instead of answering. */
    lost_response: z.boolean().default(false),

    // What, for webhooks.
    drop: z.boolean().default(false),
    duplicate: z.int().min(0).max(20).default(0),
    delay_ms: z.int().min(0).max(600_000).default(0),
    /** Hold this webhook back until the vendor's next one has been sent. */
    reorder: z.boolean().default(false),
  })
  .refine((rule) => rule.path === undefined || pathPattern(rule.path) !== undefined, {
    path: ['path'],
    message: 'is not a valid regular expression',
  });

export type FaultRule = z.output<typeof faultRuleSchema>;

/** Undefined when the text between slashes is no regular expression. */
export const pathPattern = (path: string): RegExp | undefined => {
  const regularExpression = /^\/(.+)\/$/.exec(path)?.[1];
  // '/a/b/' could be both; only characters that no plain path has make it an expression.
  if (regularExpression !== undefined && /[\\^$()[\]+|?]/.test(regularExpression)) {
    try {
      return new RegExp(regularExpression);
    } catch {
      return undefined;
    }
  }
  const literal = path.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
};
