import { useReducer } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failedApproval, failedSend, replyMessage, userMessage } from './chat-message.ts';
import { formatMoments } from './format-moments.ts';
import { changeThreads, openCalls, threadOf } from './threads.ts';
import { useSettled } from './use-settled.ts';

/**
 * The conversations of this page, one per person, kept as long as it is open. `onSettled` follows every answer and
 * every failure, because either may have changed the calendar: a move or a deletion answers no `event_id`.
 */
export function useThreads(userId: string, onSettled: () => void) {
  const [threads, dispatch] = useReducer(changeThreads, {});
  const { look } = useSettled(openCalls(threadOf(threads, userId)), (settled) =>
    dispatch({ userId, type: 'settled', settled }),
  );

  // The person is the one of this moment: an answer lands with whom it was asked for, whoever is shown by then.
  async function ask(text: string) {
    try {
      const reply = await call('chat', {
        body: { message: text, channel: 'web', impersonate_user_id: userId || null },
      });
      dispatch({ userId, type: 'answered', message: replyMessage(reply) });
      void look();
    } catch (error) {
      console.warn('The message was not answered', error);
      dispatch({ userId, type: 'answered', message: failedSend(error, text) });
    }
    onSettled();
  }

  return {
    thread: threadOf(threads, userId),
    type: (text: string) => dispatch({ userId, type: 'typed', text }),
    send(text: string) {
      dispatch({ userId, type: 'sent', message: userMessage(text) });
      return ask(text);
    },
    sendAgain(failedId: string, text: string) {
      dispatch({ userId, type: 'sent-again', failedId });
      return ask(text);
    },
    async decide(callId: string, approved: boolean, choice?: string) {
      dispatch({ userId, type: 'deciding', callId, approved, choice });
      try {
        const reply =
          choice === undefined
            ? await call('decideApproval', { body: { tool_call_id: callId, approved } })
            : await call('chooseAlternative', { body: { tool_call_id: callId, choice } });
        dispatch({ userId, type: 'decided', callId, approved, message: replyMessage(reply) });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const sentence = formatMoments(error.detail ?? 'This was already decided.');
          dispatch({ userId, type: 'overtaken', callId, sentence });
        } else {
          console.warn('The decision was not carried out', error);
          dispatch({ userId, type: 'decision-failed', callId, message: failedApproval(error) });
        }
      }
      onSettled();
    },
  };
}
