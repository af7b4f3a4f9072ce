import { z } from 'zod';
import type { Tool } from '../src/modules/assistant/index.ts';
import type { Renderer } from '../src/modules/assistant/renderer.port.ts';
import { intended, momentAt, receipt } from '../src/modules/assistant/values/make.ts';
import type { Change, Receipt } from '../src/modules/assistant/values/values.ts';
import { english } from './english.ts';

/** What these tests do, in as few words as will tell it apart: they are about when something is said, not how. */
export const plainly: Renderer = {
  ...english,
  report: (value, reader) => {
    const [change] = value.kind === 'receipt' ? value.changes : [];
    if (change?.did !== 'created') return english.report(value, reader);
    const { id, title } = change.after;
    return { ok: true, data: { title }, receipt: `${title} is done.`, eventId: id, value };
  },
  card: (proposal, call, reader) => {
    const [change] = proposal.changes;
    const formatted = change?.did === 'created' ? `Do ${change.after.title}` : '';
    return { ...english.card(proposal, call, reader), formatted };
  },
  pending: (waiting) => waiting.map(({ formatted_args }) => `${formatted_args}?`).join('\n'),
};

const made = (title: string, id = `event-${title}`): Change => ({
  did: 'created',
  after: { id, title, start: momentAt(0, 'UTC'), end: momentAt(0, 'UTC'), guests: [], repeats: false },
  recurrence: [],
});

/** What a tool of the test's own returns. */
export const done = (title: string, call: { toolCallId: string }, id?: string): Receipt =>
  receipt([made(title, id)], call);

/** A tool that changes nothing but a list in memory, and counts how often it really ran. */
export function createCountingTool(name: Tool['name'], options: { asks?: boolean } = {}) {
  const runs: string[] = [];
  const effects = new Map<string, number>();
  const inputSchema = z.object({ title: z.string().min(1) });
  const tool: Tool<z.output<typeof inputSchema>, { title: string }> = {
    name,
    description: 'for tests',
    inputSchema,
    argsSchema: z.object({ title: z.string() }),
    plan: async (input) =>
      options.asks
        ? { kind: 'ask', args: input, proposal: intended([made(input.title)]) }
        : { kind: 'run', args: input, proposal: intended([made(input.title)]) },
    execute: async (args, context, journal) => {
      runs.push(context.toolCallId);
      await journal.recordBefore({ none: true });
      await context.assertCurrent();
      // The provider's side: an id of the caller's choice makes a repeat find its own work.
      effects.set(
        context.toolCallId,
        (effects.get(context.toolCallId) ?? 0) + (effects.has(context.toolCallId) ? 0 : 1),
      );
      journal.recordAfter({ done: true });
      return done(args.title, context);
    },
  };
  return { tool: tool as unknown as Tool, runs, effects };
}
