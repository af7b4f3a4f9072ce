import type { SettledApproval } from '@catch/contract';
import type { ChatMessage } from './chat-message.ts';

/** What became of one pending call, as far as this page knows. */
export type Decision =
  | { readonly kind: 'deciding'; readonly approved: boolean; readonly choice?: string | undefined }
  | { readonly kind: 'decided'; readonly approved: boolean }
  /** Somebody or something else was first; the server's sentence says what. */
  | { readonly kind: 'overtaken'; readonly sentence: string }
  /** The same, noticed before anybody pressed. */
  | { readonly kind: 'settled'; readonly sentence: string };

export interface Live {
  /** By which it is stopped; null until the server has stored what was said. */
  readonly messageId: string | null;
  readonly isStopping: boolean;
  readonly doing: string;
  /** The reply so far; the one that comes at last stands, whatever was written here. */
  readonly text: string;
}

/** The conversation with one person's assistant. The draft is part of it: words for one must not reach another. */
export interface Thread {
  readonly draft: string;
  readonly isSending: boolean;
  /** What is known of the answer that is being made. */
  readonly live: Live;
  readonly messages: readonly ChatMessage[];
  readonly decisions: Readonly<Record<string, Decision>>;
}

/** By the impersonated user's id; '' is oneself. */
export type Threads = Readonly<Record<string, Thread>>;

const nothing: Live = { messageId: null, isStopping: false, doing: '', text: '' };
const emptyThread: Thread = { draft: '', isSending: false, live: nothing, messages: [], decisions: {} };
export const threadOf = (threads: Threads, userId: string): Thread => threads[userId] ?? emptyThread;

type Change =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'sent'; readonly message: ChatMessage }
  | { readonly type: 'sent-again'; readonly failedId: string }
  | { readonly type: 'answered'; readonly message: ChatMessage }
  | { readonly type: 'heard'; readonly live: Partial<Live> }
  | { readonly type: 'drafted'; readonly keep: number; readonly text: string }
  /** The stored conversation; with the id of what is still being answered in it. */
  | { readonly type: 'loaded'; readonly messages: readonly ChatMessage[]; readonly awaited: string | null }
  | {
      readonly type: 'deciding';
      readonly callId: string;
      readonly approved: boolean;
      readonly choice?: string | undefined;
    }
  | {
      readonly type: 'decided';
      readonly callId: string;
      readonly approved: boolean;
      readonly message: ChatMessage;
    }
  | { readonly type: 'overtaken'; readonly callId: string; readonly sentence: string }
  | { readonly type: 'settled'; readonly settled: readonly SettledApproval[] }
  | { readonly type: 'decision-failed'; readonly callId: string; readonly message: ChatMessage };

export type ThreadAction = Change & { readonly userId: string };

export const changeThreads = (threads: Threads, { userId, ...change }: ThreadAction): Threads => ({
  ...threads,
  [userId]: changeThread(threadOf(threads, userId), change as Change),
});

function changeThread(thread: Thread, change: Change): Thread {
  switch (change.type) {
    case 'typed':
      return { ...thread, draft: change.text };
    case 'sent':
      return {
        ...thread,
        draft: '',
        isSending: true,
        live: nothing,
        messages: [...thread.messages, change.message],
      };
    case 'sent-again':
      return {
        ...thread,
        isSending: true,
        live: nothing,
        messages: thread.messages.filter(({ id }) => id !== change.failedId),
      };
    case 'answered':
      return {
        ...thread,
        isSending: false,
        live: nothing,
        messages: [...thread.messages, change.message],
      };
    case 'heard':
      return { ...thread, live: { ...thread.live, ...change.live } };
    case 'drafted':
      return {
        ...thread,
        live: { ...thread.live, text: thread.live.text.slice(0, change.keep) + change.text },
      };
    case 'loaded':
      return {
        ...thread,
        isSending: change.awaited !== null,
        live: { ...nothing, messageId: change.awaited },
        messages: change.messages,
      };
    case 'deciding':
      return settle(thread, change.callId, {
        kind: 'deciding',
        approved: change.approved,
        ...(change.choice === undefined ? {} : { choice: change.choice }),
      });
    case 'decided':
      return {
        ...settle(thread, change.callId, { kind: 'decided', approved: change.approved }),
        messages: [...thread.messages, change.message],
      };
    case 'overtaken':
      return settle(thread, change.callId, { kind: 'overtaken', sentence: change.sentence });
    case 'settled':
      // Whoever has pressed hears it from their own press.
      return change.settled
        .filter(({ tool_call_id }) => !thread.decisions[tool_call_id])
        .reduce(
          (so, { tool_call_id, sentence }) => settle(so, tool_call_id, { kind: 'settled', sentence }),
          thread,
        );
    case 'decision-failed': {
      const { [change.callId]: _failed, ...decisions } = thread.decisions;
      return { ...thread, decisions, messages: [...thread.messages, change.message] };
    }
  }
}

/** Cards that can be pressed, as far as this page knows. */
export const openCalls = ({ messages, decisions }: Thread): string[] => [
  ...new Set(
    messages
      .flatMap(({ pendingApprovals }) => pendingApprovals.map(({ tool_call_id }) => tool_call_id))
      .filter((id) => !decisions[id]),
  ),
];

const settle = (thread: Thread, callId: string, decision: Decision): Thread => ({
  ...thread,
  decisions: { ...thread.decisions, [callId]: decision },
});
