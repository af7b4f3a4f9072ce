import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  keepDraft,
  keepUnsent,
  keptDraft,
  keptUnsent,
  onDraftElsewhere,
  type Unsent,
} from '../../lib/kept-words.ts';
import { newKey } from '../../lib/new-key.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { say } from '../../words/chat.ts';
import { AnsweredLater, ask } from './ask.ts';
import {
  failedApproval,
  failedSend,
  neverSent,
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
  const me = useCurrentUser().id;
  const [threads, dispatch] = useReducer(changeThreads, {});
  /** With whom Stop was pressed since something was said. */
  const stopping = useRef(new Set<string>());
  const thread = threadOf(threads, userId);
  const { look } = useSettled(openCalls(thread), (settled) => dispatch({ userId, type: 'settled', settled }));
  const isDeciding = Object.values(thread.decisions).some(({ kind }) => kind === 'deciding');
  const isIdle = !thread.isSending && !isDeciding;
  const stored = useStored(userId, isKnown, isIdle, (whose, conversation) => {
    // Whoever was quicker than the server has begun without what was said before; it comes with the next look.
    if (!threadOf(threads, whose).isSending && isIdle)
      load(whose, conversation).catch((error: unknown) => fail(error, null, whose));
  });
  const [isFetchingEarlier, setFetchingEarlier] = useState(false);

  // What was typed or sent in another tab; whoever is typing here keeps what they have.
  useEffect(
    () =>
      onDraftElsewhere(me, userId, (text) => {
        if (!document.hasFocus()) dispatch({ userId, type: 'typed', text });
      }),
    [me, userId],
  );

  /** Shows what is stored, and waits until nothing of it is under way any more. */
  async function load(whose: string, conversation: StoredConversation) {
    for (let current = conversation; ; ) {
      const awaited = current.under_way.at(-1) ?? null;
      dispatch({ userId: whose, type: 'loaded', ...readPage(current), awaited });
      if (awaited === null) break;
      current = await fetchStored(whose, awaited);
      onSettled();
    }
    await findUnsent(whose);
  }

  /** The page was left while something was on its way: it arrived, or it is offered again. */
  async function findUnsent(whose: string) {
    const unsent = keptUnsent(me, whose);
    const isShown = threadOf(threads, whose).messages.some(({ failure }) => failure?.unsent);
    if (!unsent || isShown) return;
    const query = { impersonate_user_id: whose || undefined, sent: unsent.key, limit: 1 };
    const { arrived } = await call('conversation', { query });
    if (keptUnsent(me, whose)?.key !== unsent.key) return;
    if (arrived) keepUnsent(me, whose, null);
    else
      dispatch({
        userId: whose,
        type: 'found-unsent',
        messages: [userMessage(unsent.text), neverSent(unsent)],
      });
  }

  async function loadEarlier() {
    if (thread.earlier === null || isFetchingEarlier) return;
    setFetchingEarlier(true);
    try {
      const query = { impersonate_user_id: userId || undefined, before: thread.earlier };
      dispatch({ userId, type: 'loaded-earlier', ...readPage(await call('conversation', { query })) });
    } catch (error) {
      // The button stays, and can be pressed again.
      console.warn('Earlier messages could not be fetched', error);
    } finally {
      setFetchingEarlier(false);
    }
  }

  // The person is the one of this moment: an answer lands with whom it was asked for, whoever is shown by then.
  async function send(unsent: Unsent) {
    keepUnsent(me, userId, unsent);
    const hasArrived = () => keepUnsent(me, userId, null);
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
        if (keptDraft(me, userId) === '') keepDraft(me, userId, unsent.text);
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
    draft: thread.draft ?? keptDraft(me, userId),
    stored,
    isFetchingEarlier,
    loadEarlier,
    type(text: string) {
      keepDraft(me, userId, text);
      dispatch({ userId, type: 'typed', text });
    },
    send(text: string) {
      stopping.current.delete(userId);
      keepDraft(me, userId, '');
      dispatch({ userId, type: 'sent', message: userMessage(text) });
      return send({ key: newKey(), text });
    },
    sendAgain(failedId: string, unsent: Unsent) {
      stopping.current.delete(userId);
      dispatch({ userId, type: 'sent-again', failedId });
      return send(unsent);
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

const readPage = ({ messages, settled, earlier }: StoredConversation) => ({
  messages: messages.map(storedMessage),
  // An older server, while it is being replaced, says neither.
  settled: settled ?? [],
  earlier: earlier ?? null,
});

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
