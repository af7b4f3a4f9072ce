import { z } from 'zod';
import type { OutboxRow } from '../../modules/channels/kit.ts';

/** Where in Slack something was said: what answers it belongs there, or nobody sees it. */
const thread = z.object({ conversation: z.string(), ts: z.string() });
export type SlackThread = z.output<typeof thread>;

/** A conversation, or the member whose conversation it is. */
const place = z.object({ teamId: z.string(), conversation: z.string() });
export type SlackPlace = z.output<typeof place>;

const notes = z.object({
  stranger: z.object({ teamId: z.string(), conversationId: z.string() }).optional(),
  thread: thread.optional(),
  /** Where its owner was when it was sent, and is no more. */
  left: place.optional(),
  /** How far a search for it came before Slack asked for patience. */
  sought: z.string().nullish(),
});

/** What we keep with a message of ours. */
export const notesOf = ({ payload }: Pick<OutboxRow, 'payload'>) => notes.parse(payload);
