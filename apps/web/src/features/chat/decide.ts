import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { say } from '../../words/chat.ts';
import { failedApproval, replyMessage } from './chat-message.ts';
import { formatMoments } from './format-moments.ts';
import type { Change } from './threads.ts';

/** Carries a decision to the server; what came of it is a change of the conversation. */
export async function decided(callId: string, approved: boolean, choice?: string): Promise<Change> {
  try {
    const reply =
      choice === undefined
        ? await call('decideApproval', { body: { tool_call_id: callId, approved } })
        : await call('chooseAlternative', { body: { tool_call_id: callId, choice } });
    return { type: 'decided', callId, approved, message: replyMessage(reply) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      const sentence = formatMoments(error.detail ?? say('chat.thisWasAlreadyDecided'));
      return { type: 'overtaken', callId, sentence };
    }
    console.warn('The decision was not carried out', error);
    return { type: 'decision-failed', callId, message: failedApproval(error) };
  }
}
