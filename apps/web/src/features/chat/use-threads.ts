import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { newKey } from '../../lib/new-key.ts';
import { onDraftElsewhere, saveDraft, savedDraft, saveUnsent, type Unsent } from '../../lib/saved-text.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { AnsweredLater, ask, askToStop } from './ask.ts';
import { failedSend, replyMessage, stoppedMessage, userMessage } from './chat-message.ts';
import { decided } from './decide.ts';
import { findUnsent } from './find-unsent.ts';
import { fetchStored, readPage } from './stored-pages.ts';
import { changeThreads, openCalls, threadOf } from './threads.ts';
import { useEarlier } from './use-earlier.ts';
import { useSettled } from './use-settled.ts';
import { type StoredConversation, useStored } from './use-stored.ts';

/**
 * The conversations of this page, one per person, kept as long as it is open. `onSettled` follows every answer and
 * every failure, because either may have changed the calendar: a move or a deletion answers no `event_id`.
 */
export function useThreads(userId: string, isKnown: boolean, onSettled: () => void) {
  const me = useCurrentUser().id;
  const [threads, dispatch] = useReducer(changeThreads, {});
  /** With whom Stop was pressed since something was said. */
  const stopping = useRef(new Set<string>());
  const thread = threadOf(threads, userId);
  const { look } = useSettled(openCalls(thread), (settled) => dispatch({ userId, type: 'settled', settled }));
  const isDeciding = Object.values(thread.decisions).some(({ kind }) => kind === 'deciding');
  const isIdle = !thread.isSending && !isDeciding;
  const stored = useStored(userId, isKnown, isIdle, (whose, conversation) => {
    // People who were quicker than the server have begun without what was said before; it comes with the next look.
    if (!threadOf(threads, whose).isSending && isIdle)
      load(whose, conversation).catch((error: unknown) => fail(error, null, whose));
  });
  const { isFetchingEarlier, loadEarlier } = useEarlier(userId, thread.earlier, (change) =>
    dispatch({ userId, ...change }),
  );

  useDraftElsewhere(me, userId, (text) => dispatch({ userId, type: 'typed', text }));

  /** Shows what is stored, and waits until nothing of it is under way any more. */
  async function load(whose: string, conversation: StoredConversation) {
    for (let current = conversation; ; onSettled()) {
      const awaited = current.under_way.at(-1) ?? null;
      dispatch({ userId: whose, type: 'loaded', ...readPage(current), awaited });
      if (awaited !== null) {
        current = await fetchStored(whose, awaited);
        continue;
      }
      if (threadOf(threads, whose).messages.some(({ failure }) => failure?.unsent)) return;
      const found = await findUnsent(me, whose);
      if (!found) return;
      if (found !== 'arrived') return dispatch({ userId: whose, ...found });
      // It may have arrived after what is shown was read.
      current = await fetchStored(whose);
    }
  }

  // The person is the one of this moment: an answer goes to the one it was asked for, no matter who is shown by then.
  async function send(unsent: Unsent) {
    saveUnsent(me, userId, unsent);
    const hasArrived = () => saveUnsent(me, userId, null);
    try {
      const reply = await ask(unsent, userId, {
        begun: ({ message_id }) => {
          hasArrived();
          dispatch({ userId, type: 'heard', live: { messageId: message_id } });
        },
        doing: ({ sentence }) => dispatch({ userId, type: 'heard', live: { doing: sentence } }),
        draft: (piece) => dispatch({ userId, type: 'drafted', ...piece }),
      });
      hasArrived();
      dispatch({ userId, type: 'answered', message: replyMessage(reply) });
      void look();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // Cancelled, or kept and to be answered later.
      if (status === 409 || status === 504) hasArrived();
      if (status === 401) {
        // The session ended before it was heard: it is a draft again, for after the sign-in.
        hasArrived();
        if (savedDraft(me, userId) === '') saveDraft(me, userId, unsent.text);
      }
      if (error instanceof AnsweredLater) await recover(error);
      // What was cancelled stays so under its key.
      else fail(error, status === 409 ? { ...unsent, key: newKey() } : unsent);
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

  function fail(error: unknown, unsent: Unsent | null, whose = userId) {
    if (error instanceof ApiError && error.status === 409 && stopping.current.has(whose))
      return dispatch({ userId: whose, type: 'answered', message: stoppedMessage() });
    console.warn('The message was not answered', error);
    dispatch({ userId: whose, type: 'answered', message: failedSend(error, unsent) });
  }

  return {
    thread,
    draft: thread.draft ?? savedDraft(me, userId),
    stored,
    isFetchingEarlier,
    loadEarlier,
    type(text: string) {
      saveDraft(me, userId, text);
      dispatch({ userId, type: 'typed', text });
    },
    send(text: string) {
      stopping.current.delete(userId);
      saveDraft(me, userId, '');
      dispatch({ userId, type: 'sent', message: userMessage(text) });
      return send({ key: newKey(), text });
    },
    sendAgain(failedId: string, unsent: Unsent) {
      stopping.current.delete(userId);
      dispatch({ userId, type: 'sent-again', failedId });
      return send(unsent);
    },
    /** The answer, which comes as always, says what was done until then. */
    async stop(messageId: string) {
      stopping.current.add(userId);
      dispatch({ userId, type: 'heard', live: { isStopping: true } });
      if (!(await askToStop(messageId))) dispatch({ userId, type: 'heard', live: { isStopping: false } });
    },
    async decide(callId: string, approved: boolean, choice?: string) {
      dispatch({ userId, type: 'deciding', callId, approved, choice });
      dispatch({ userId, ...(await decided(callId, approved, choice)) });
      onSettled();
    },
  };
}

/** What was typed or sent in another tab; here the words of somebody who is typing stay. */
function useDraftElsewhere(me: string, userId: string, onDraft: (text: string) => void) {
  const take = useEffectEvent(onDraft);
  useEffect(
    () =>
      onDraftElsewhere(me, userId, (text) => {
        if (!document.hasFocus()) take(text);
      }),
    [me, userId],
  );
}
