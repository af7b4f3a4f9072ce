import type { CardChange, SettledApproval } from '@catch/contract';
import type { ChatMessage } from './chat-message.ts';
import { mergeStored } from './merge-stored.ts';

/** What became of one pending call, as far as this page knows. */
export type Decision =
  | { readonly kind: 'deciding'; readonly approved: boolean; readonly choice?: string | undefined }
  | { readonly kind: 'decided'; readonly approved: boolean }
  /** Somebody or something else was first; the server's sentence says what. */
  | { readonly kind: 'overtaken'; readonly sentence: string }
  /** The same, noticed before anybody pressed. */
  | { readonly kind: 'settled'; readonly sentence: string };

interface Live {
  /** By which it is stopped; null until the server has stored what was said. */
  readonly messageId: string | null;
  readonly isStopping: boolean;
  readonly doing: string;
  /** The reply so far; the one that comes at last stands, whatever was written here. */
  readonly text: string;
}

/** The conversation with one person's assistant. The draft is part of it: words for one must not reach another. */
export interface Thread {
  /** Null until something was typed on this page: then what was kept counts. */
  readonly draft: string | null;
  readonly isSending: boolean;
  /** What is known of the answer that is being made. */
  readonly live: Live;
  readonly messages: readonly ChatMessage[];
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Names what was said before these messages; null when there is nothing, or nobody has looked yet. */
  readonly earlier: string | null;
}

/** By the impersonated user's id; '' is oneself. */
export type Threads = Readonly<Record<string, Thread>>;

const nothing: Live = { messageId: null, isStopping: false, doing: '', text: '' };
const emptyThread: Thread = {
  draft: null,
  isSending: false,
  live: nothing,
  messages: [],
  decisions: {},
  earlier: null,
};
export const threadOf = (threads: Threads, userId: string): Thread => threads[userId] ?? emptyThread;

export type Change =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'sent'; readonly message: ChatMessage }
  | { readonly type: 'sent-again'; readonly failedId: string }
  | { readonly type: 'answered'; readonly message: ChatMessage }
  | { readonly type: 'heard'; readonly live: Partial<Live> }
  | { readonly type: 'drafted'; readonly keep: number; readonly text: string }
  /** The stored conversation; with the id of what is still being answered in it. */
  | {
      readonly type: 'loaded';
      readonly messages: readonly ChatMessage[];
      readonly settled: readonly SettledApproval[];
      readonly earlier: string | null;
      readonly awaited: string | null;
    }
  | {
      readonly type: 'loaded-earlier';
      readonly messages: readonly ChatMessage[];
      readonly settled: readonly SettledApproval[];
      readonly earlier: string | null;
    }
  /** Found on the way that never ended; what was said, and that it was not sent. */
  | { readonly type: 'found-unsent'; readonly messages: readonly ChatMessage[] }
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
      return withSettled(
        {
          ...thread,
          isSending: change.awaited !== null,
          live: { ...nothing, messageId: change.awaited },
          messages: mergeStored(thread.messages, change.messages, change.earlier === null),
          // Pages that were read before still stand in front: theirs is the one that counts.
          earlier: reachesFurther(thread, change) ? thread.earlier : change.earlier,
        },
        change.settled,
      );
    case 'loaded-earlier':
      return withSettled(
        { ...thread, messages: [...change.messages, ...thread.messages], earlier: change.earlier },
        change.settled,
      );
    case 'found-unsent':
      return thread.isSending ? thread : { ...thread, messages: [...thread.messages, ...change.messages] };
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
      return withSettled(thread, change.settled);
    case 'decision-failed': {
      const { [change.callId]: _failed, ...decisions } = thread.decisions;
      return { ...thread, decisions, messages: [...thread.messages, change.message] };
    }
  }
}

/** The person who pressed hears it from their own press. */
const withSettled = (thread: Thread, settled: readonly SettledApproval[]): Thread =>
  settled
    .filter(({ tool_call_id }) => !thread.decisions[tool_call_id])
    .reduce(
      (so, { tool_call_id, sentence }) => settle(so, tool_call_id, { kind: 'settled', sentence }),
      thread,
    );

const reachesFurther = (
  { messages }: Thread,
  loaded: { readonly messages: readonly ChatMessage[]; readonly earlier: string | null },
): boolean => {
  const [first] = loaded.messages;
  return loaded.earlier !== null && !!first && messages.some(({ timestamp }) => timestamp < first.timestamp);
};

/** Cards that can be pressed, as far as this page knows. */
export const openCalls = ({ messages, decisions }: Thread): string[] => [
  ...new Set(
    messages
      .flatMap(({ pendingApprovals }) => pendingApprovals.map(({ tool_call_id }) => tool_call_id))
      .filter((id) => !decisions[id]),
  ),
];

/** What the open cards would do, as far as they lay it out. */
export const openChanges = (thread: Thread): readonly CardChange[] => {
  const open = new Set(openCalls(thread));
  const cards = thread.messages.flatMap(({ pendingApprovals }) => pendingApprovals);
  const once = new Map(
    cards.filter((card) => open.has(card.tool_call_id)).map((card) => [card.tool_call_id, card]),
  );
  return [...once.values()].flatMap(({ changes }) => changes ?? []);
};

const settle = (thread: Thread, callId: string, decision: Decision): Thread => ({
  ...thread,
  decisions: { ...thread.decisions, [callId]: decision },
});
