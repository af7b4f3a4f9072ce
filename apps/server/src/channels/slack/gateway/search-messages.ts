import { z } from 'zod';
import type { OutboundResponse } from '../../../platform/http-client.ts';
import { retryAfterMs } from '../../../platform/retry-after.ts';
import type { SlackSearch } from '../slack.port.ts';

const page = z.object({
  ok: z.literal(true),
  messages: z.array(
    z.looseObject({
      ts: z.string(),
      metadata: z
        .looseObject({ event_payload: z.looseObject({ reference: z.unknown() }).optional() })
        .optional(),
    }),
  ),
  response_metadata: z.looseObject({ next_cursor: z.string().optional() }).optional().catch(undefined),
});

/** The first call may be answered at once; Slack does not say when the next one may come without an answer of 429. */
const TIMEOUT_MS = 60_000;

/**
 * Reads back until the message is found or nothing is left. New apps get few messages per call and few calls per
 * minute: when Slack stops us, the caller resumes from there later, or a long conversation would never be read to its
 * end.
 */
export async function searchMessages(
  fetchPage: (cursor: string | undefined) => Promise<OutboundResponse>,
  { channel, reference, from }: { channel: string; reference: string; from: string | undefined },
): Promise<SlackSearch> {
  for (let cursor = from; ; ) {
    const response = await fetchPage(cursor);
    if (response.status === 429)
      return {
        kind: 'go-on-later',
        cursor,
        afterMs: retryAfterMs(response.headers, Date.now()) || TIMEOUT_MS,
      };
    const { messages, response_metadata } = page.parse(response.json());
    const found = messages.find(({ metadata }) => metadata?.event_payload?.reference === reference);
    if (found) return { kind: 'found', messageId: found.ts, conversationId: channel };
    cursor = response_metadata?.next_cursor;
    if (!cursor) return { kind: 'not-there' };
  }
}
