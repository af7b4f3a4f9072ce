import { useReducer, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { say } from '../../words/chat.ts';
import { AnsweredLater, ask } from './ask.ts';
import {
  failedApproval,
  failedSend,
  replyMessage,
  stoppedMessage,
  storedMessage,
  userMessage,
} from './chat-message.ts';
import { formatMoments } from './format-moments.ts';
import { changeThreads, openCalls, threadOf } from './threads.ts';
import { useSettled } from './use-settled.ts';
import { type StoredConversation, useStored } from './use-stored.ts';

/**
 * The conversations of this page, one per person, kept as long as it is open. `onSettled` follows every answer and
 * every failure, because either may have changed the calendar: a move or a deletion answers no `event_id`.
 */
export function useThreads(userId: string, isKnown: boolean, onSettled: () => void) {
  const [threads, dispatch] = useReducer(changeThreads, {});
  /** With whom Stop was pressed since something was said. */
  const stopping = useRef(new Set<string>());
  const thread = threadOf(threads, userId);
  const { look } = useSettled(openCalls(thread), (settled) => dispatch({ userId, type: 'settled', settled }));
  const stored = useStored(userId, isKnown, (whose, conversation) => {
    // Whoever was quicker than the server has begun without what was said before.
    const { messages, isSending } = threadOf(threads, whose);
    if (messages.length === 0 && !isSending)
      load(whose, conversation).catch((error: unknown) => fail(error, null, whose));
  });

  /** Shows what is stored, and waits until nothing of it is under way any more. */
  async function load(whose: string, conversation: StoredConversation) {
    for (let current = conversation; ; ) {
      const awaited = current.under_way.at(-1) ?? null;
      dispatch({ userId: whose, type: 'loaded', messages: current.messages.map(storedMessage), awaited });
      if (awaited === null) return;
      current = await fetchStored(whose, awaited);
      onSettled();
    }
  }

  // The person is the one of this moment: an answer lands with whom it was asked for, whoever is shown by then.
  async function send(text: string) {
    try {
      const reply = await ask(text, userId, {
        begun: ({ message_id }) => dispatch({ userId, type: 'heard', live: { messageId: message_id } }),
        doing: ({ sentence }) => dispatch({ userId, type: 'heard', live: { doing: sentence } }),
        draft: (piece) => dispatch({ userId, type: 'drafted', ...piece }),
      });
      dispatch({ userId, type: 'answered', message: replyMessage(reply) });
      void look();
    } catch (error) {
      if (error instanceof AnsweredLater) await recover(error);
      else fail(error, text);
    }
    onSettled();
  }

  /** Sent again it would be answered twice: it is stored, and so will be its answer. */
  async function recover(broken: AnsweredLater) {
    console.warn('The connection broke', broken);
    dispatch({ userId, type: 'drafted', keep: 0, text: '' });
    try {
      await load(userId, await fetchStored(userId, broken.messageId));
    } catch (error) {
      fail(error, null);
    }
  }

  function fail(error: unknown, unsent: string | null, whose = userId) {
    if (error instanceof ApiError && error.status === 409 && stopping.current.has(whose))
      return dispatch({ userId: whose, type: 'answered', message: stoppedMessage() });
    console.warn('The message was not answered', error);
    dispatch({ userId: whose, type: 'answered', message: failedSend(error, unsent) });
  }

  return {
    thread,
    stored,
    type: (text: string) => dispatch({ userId, type: 'typed', text }),
    send(text: string) {
      stopping.current.delete(userId);
      dispatch({ userId, type: 'sent', message: userMessage(text) });
      return send(text);
    },
    sendAgain(failedId: string, text: string) {
      stopping.current.delete(userId);
      dispatch({ userId, type: 'sent-again', failedId });
      return send(text);
    },
    /** What was done until then is told by the answer, which comes as ever. */
    async stop(messageId: string) {
      stopping.current.add(userId);
      dispatch({ userId, type: 'heard', live: { isStopping: true } });
      try {
        await call('stopAnswer', { body: { message_id: messageId } });
      } catch (error) {
        console.warn('It could not be stopped', error);
        dispatch({ userId, type: 'heard', live: { isStopping: false } });
      }
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
          const sentence = formatMoments(error.detail ?? say('chat.thisWasAlreadyDecided'));
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

/** A server that is being restarted is away for some seconds. */
const TRIES = 15;
const PAUSE_MS = 1000;

async function fetchStored(userId: string, awaiting: string): Promise<StoredConversation> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call('conversation', { query: { impersonate_user_id: userId || undefined, awaiting } });
    } catch (error) {
      const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isAway || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
