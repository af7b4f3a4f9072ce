import { z } from 'zod';
import type { SendResult } from '../../../modules/channels/kit.ts';
import type { OutboundResponse } from '../../../platform/http-client.ts';
import { retryAfterMs } from '../../../platform/retry-after.ts';

const accepted = z.object({ messages: z.tuple([z.looseObject({ id: z.string() })]).rest(z.unknown()) });
const refused = z.object({
  error: z.looseObject({
    code: z.coerce.number<unknown>(),
    message: z.string().optional(),
    error_data: z.looseObject({ details: z.string().optional() }).optional(),
  }),
});

/** Meta's codes and what they ask for (integrations/whatsapp.md, 'Errors'). */
export function resultOfCode(code: number, details = ''): SendResult {
  const reason = `WhatsApp ${code}${details ? `: ${details}` : ''}`;
  switch (code) {
    case 131047:
      return { kind: 'window-closed' };
    case 131056:
      return { kind: 'too-fast' };
    case 190:
    case 0:
    case 10:
    case 131048:
    case 368:
      return { kind: 'retry', reason, alarming: true };
    case 1:
    case 2:
    case 4:
    case 80007:
    case 130429:
    case 131000:
    case 131016:
    case 133004:
      return { kind: 'retry', reason };
    default:
      // 132…: the template is missing, paused, disabled, or not as it was approved.
      return {
        kind: 'undeliverable',
        reason,
        ...(code >= 132_000 && code < 133_000 ? { alarming: true } : {}),
      };
  }
}

/** Registered in English, but not in the language that was asked for. */
const UNTRANSLATED = 132001;

export function isUntranslated(response: OutboundResponse): boolean {
  const failure = refused.safeParse(parsed(response));
  return failure.success && failure.data.error.code === UNTRANSLATED;
}

export function readGraphAnswer(response: OutboundResponse): SendResult {
  const body = parsed(response);
  const success = accepted.safeParse(body);
  if (response.status < 300 && success.success)
    return { kind: 'sent', providerId: success.data.messages[0].id };
  const failure = refused.safeParse(body);
  if (failure.success) {
    const { code, message, error_data } = failure.data.error;
    return resultOfCode(code, error_data?.details ?? message);
  }
  if (response.status === 429)
    return { kind: 'retry', reason: 'WhatsApp answered 429', ...retryAfter(response) };
  // A gateway's page, or half an answer: whether the message went out is not known.
  return { kind: 'unknown', reason: `WhatsApp answered ${response.status} without a word` };
}

const retryAfter = (response: OutboundResponse): { afterMs?: number } => {
  const afterMs = retryAfterMs(response.headers, Date.now());
  return afterMs ? { afterMs } : {};
};

function parsed(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    return undefined;
  }
}
