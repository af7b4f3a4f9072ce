import { z } from 'zod';
import { Channel } from './channel.ts';
import { bodyOf, limitUpTo, Timestamp, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';

/** A message longer than this is refused: nobody types it, and every later turn would carry it. */
export const MAX_CHAT_MESSAGE = 10_000;

/** Ids are strings; a number is taken too, because clients of the first version sent one. */
const ImpersonateUserId = z
  .union([z.string(), z.number().transform(String)], { error: 'must be the id of a user, or null' })
  .nullish();

/** One change that waits for a yes, field by field, in the words and the zone of the person asked. */
export const CardChange = z
  .object({
    did: z.enum(['create', 'change', 'delete']),
    event_id: z.string().nullable(),
    title: z.string().nullable(),
    /** When it would be, or is; dates for whole days. */
    start: z.string(),
    end: z.string(),
    fields: z.array(
      z.object({
        name: z.enum([
          'title',
          'day',
          'time',
          'repeats',
          'guests',
          'place',
          'calendar',
          'video',
          'note',
          'scope',
        ]),
        value: z.array(z.string()),
        /** What it is now, where that would become something else. */
        before: z.array(z.string()).optional(),
      }),
    ),
  })
  .meta({ id: 'CardChange' });
export type CardChange = z.output<typeof CardChange>;

export const PendingApproval = z
  .object({
    tool_call_id: z.string(),
    tool_name: z.string(),
    args: z.record(z.string(), z.unknown()),
    formatted_args: z.string(),
    expires_at: Timestamp.nullable(),
    /** Why it asks: 'Ana will be invited. Overlaps with Stand-up.' Absent in answers from before. */
    reason: z.string().optional(),
    /** Other times at which it would not collide, to be chosen by their reference. */
    alternatives: z.array(z.object({ ref: z.string(), label: z.string(), brief: z.string() })).optional(),
    /** The same as `formatted_args`, to be laid out; absent where only the sentence says it. */
    changes: z.array(CardChange).optional(),
  })
  .meta({ id: 'PendingApproval' });
export type PendingApproval = z.output<typeof PendingApproval>;

export const Conflict = z
  .object({ summary: z.string().nullable(), start: z.string().nullable() })
  .meta({ id: 'Conflict' });

export const ChatResponse = z
  .object({
    message: z.string(),
    event_id: z.string().nullable(),
    conflicts: z.array(Conflict),
    requires_approval: z.boolean(),
    pending_approvals: z.array(PendingApproval),
    logfire_url: z.string().nullable(),
    /** The end of `message` that asks what the cards show: clients that draw the cards need not say it twice. */
    asks: z.string().optional(),
    /** Where the calendar itself shows the event of `event_id`. */
    event_url: z.string().optional(),
  })
  .meta({ id: 'ChatResponse' });
export type ChatResponse = z.output<typeof ChatResponse>;

/** One bubble of the stored conversation. */
export const ConversationMessage = ChatResponse.extend({
  id: z.string(),
  is_user: z.boolean(),
  timestamp: Timestamp,
}).meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.output<typeof ConversationMessage>;

/** What clients that ask for events get before the answer. */
export interface ChatEvents {
  /** It is stored, and will be answered whatever becomes of this connection. */
  readonly begun: { readonly message_id: string };
  /** What is being done now, such as 'Looking at Thursday…'. */
  readonly doing: { readonly sentence: string };
  /** The reply as it would be if it ended here: of what was shown so much is kept, and this follows it. */
  readonly draft: { readonly keep: number; readonly text: string };
  readonly answer: ChatResponse;
  readonly problem: { readonly status: number; readonly detail: string; readonly request_id: string };
}

/** A proposal that nobody can decide any more, and what became of it. */
export const SettledApproval = z
  .object({
    tool_call_id: z.string(),
    status: z.enum(['approved', 'denied', 'expired', 'superseded']),
    /** Such as 'Approved in Slack, 14:02', or by what it was replaced. */
    sentence: z.string(),
  })
  .meta({ id: 'SettledApproval' });
export type SettledApproval = z.output<typeof SettledApproval>;

/** One of a person's own open cards, described for someone who was not there when it was asked. */
export const WaitingApproval = PendingApproval.extend({
  asked_at: Timestamp,
  channel: Channel,
  /** The people who are notified, with their addresses. */
  told: z.array(z.string()),
  /** These are the guests that stand in `changes`, all of them. */
  tells_guests: z.boolean(),
}).meta({ id: 'WaitingApproval' });
export type WaitingApproval = z.output<typeof WaitingApproval>;

/** As many as a page may ask about at once. */
const MAX_CALLS_ASKED = 50;

const toolCallId = () => text().min(1, 'must not be empty').max(256, 'must be at most 256 characters long');

const messageId = () => text().min(1, 'must not be empty').max(64, 'must be at most 64 characters long');

const sendKey = () => text().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _');

const tag = 'Assistant';

export const assistantEndpoints = {
  chat: endpoint(routes.chat, {
    summary: 'Say something to the assistant and wait for its answer (90 s at most)',
    tag,
    body: bodyOf({
      message: text()
        .trim()
        .min(1, 'must not be empty')
        .max(MAX_CHAT_MESSAGE, `must be at most ${MAX_CHAT_MESSAGE} characters long`),
      channel: text()
        .refine((value) => value.toLowerCase() === 'web', "must be 'web'")
        .default('web'),
      impersonate_user_id: ImpersonateUserId,
    }),
    headers: z.looseObject({
      /** A client that does not know whether it arrived sends it again with the same key, and gets the same answer. */
      'idempotency-key': sendKey().optional(),
    }),
    response: ChatResponse,
    events:
      'Server-sent events whose data is JSON: `begun` { message_id } once it is stored; `doing` { sentence }; `draft` { keep, text }: the reply so far is the first `keep` UTF-16 units of the draft before, then `text`; and at last `answer`, which is the JSON answer and stands whatever was drafted, or `problem` { status, detail, request_id }. Closing the connection does not stop the work.',
  }),
  conversation: endpoint(routes.conversation, {
    summary:
      'What was said in this chat, the oldest first, with its open cards, and what is still being answered',
    tag,
    query: z.object({
      impersonate_user_id: z.string().optional(),
      /** Answered when this message is, or after a while. */
      awaiting: messageId().optional(),
      /** As `earlier` names it: what was said before that. */
      before: text()
        .regex(/^\d{1,18}$/, 'must be what an answer called `earlier`')
        .optional(),
      /** Stored lines, of which a turn with tools has several; turns come whole, and with no `before` all open cards do. */
      limit: limitUpTo(200),
      /** The `Idempotency-Key` of a message about which the page does not know whether it arrived. */
      sent: sendKey().optional(),
    }),
    response: z
      .object({
        messages: z.array(ConversationMessage),
        under_way: z.array(z.string()),
        /** Of the cards in these messages, those that can no longer be decided. */
        settled: z.array(SettledApproval),
        earlier: z.string().nullable(),
        /** Whether what was asked about with `sent` is stored; false when nothing was. */
        arrived: z.boolean(),
      })
      .meta({ id: 'Conversation' }),
  }),
  stopAnswer: endpoint(routes.stopAnswer, {
    summary: 'End the work on a message; what was done until then is told in its answer',
    tag,
    body: bodyOf({ message_id: messageId() }),
    /** False when it had ended before. */
    response: z.object({ stopped: z.boolean() }).meta({ id: 'StoppedAnswer' }),
  }),
  decideApproval: endpoint(routes.decideApproval, {
    summary: 'Approve or deny a pending tool call; the first decision wins',
    tag,
    body: bodyOf({
      tool_call_id: toolCallId(),
      approved: z.boolean({
        error: ({ input }) => (input === undefined ? 'is missing' : 'must be true or false'),
      }),
    }),
    response: ChatResponse,
  }),
  chooseAlternative: endpoint(routes.chooseAlternative, {
    summary: 'Agree to a pending tool call at one of the other times that were offered with it',
    tag,
    body: bodyOf({
      tool_call_id: toolCallId(),
      choice: text().min(1, 'must not be empty').max(16, 'must be at most 16 characters long'),
    }),
    response: ChatResponse,
  }),
  waitingApprovals: endpoint(routes.waitingApprovals, {
    summary: 'What waits for my own decision, the oldest first',
    tag,
    response: z.object({ approvals: z.array(WaitingApproval) }).meta({ id: 'WaitingApprovals' }),
  }),
  firstWords: endpoint(routes.firstWords, {
    summary: 'Three sentences to begin with, from my own next days',
    tag,
    /** In the language that the assistant reads, which may not be the chosen one. */
    response: z
      .object({ examples: z.array(z.string()), language: z.enum(languages) })
      .meta({ id: 'FirstWords' }),
  }),
  settledApprovals: endpoint(routes.settledApprovals, {
    summary: 'Of the proposals that are named, those that can no longer be decided, and what became of them',
    tag,
    query: z.object({
      tool_call_ids: text()
        .transform((value) => value.split(','))
        .pipe(
          z
            .array(toolCallId())
            .max(MAX_CALLS_ASKED, `must name at most ${MAX_CALLS_ASKED}, with commas between`),
        ),
    }),
    response: z.object({ settled: z.array(SettledApproval) }).meta({ id: 'SettledApprovals' }),
  }),
};
