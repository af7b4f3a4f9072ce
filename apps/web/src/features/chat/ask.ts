import type { ChatEvents, ChatResponse } from '@catch/contract';
import { call, open } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Unsent } from '../../lib/saved-text.ts';
import { readEvents } from './read-events.ts';

/** The connection broke after the message was stored: it is answered all the same. */
export class AnsweredLater extends Error {
  readonly messageId: string;

  constructor(messageId: string, options?: ErrorOptions) {
    super('The connection broke while the message was being answered', options);
    this.name = 'AnsweredLater';
    this.messageId = messageId;
  }
}

export interface Hearing {
  readonly begun: (event: ChatEvents['begun']) => void;
  readonly doing: (event: ChatEvents['doing']) => void;
  readonly draft: (event: ChatEvents['draft']) => void;
}

/** Says something and hears of it until the answer; a server that only knows the whole answer gives that. */
export async function ask({ text, key }: Unsent, userId: string, hearing: Hearing): Promise<ChatResponse> {
  const body = { message: text, channel: 'web', impersonate_user_id: userId || null };
  const headers = { 'idempotency-key': key };
  const response = await open(
    'chat',
    { body, headers },
    undefined,
    'text/event-stream, application/json;q=0.9',
  );
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return (await response.json()) as ChatResponse;
  let messageId: string | undefined;
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'answer') return data as ChatResponse;
      if (event === 'problem') throw asError(data as ChatEvents['problem']);
      if (event === 'begun') {
        messageId = (data as ChatEvents['begun']).message_id;
        hearing.begun({ message_id: messageId });
      } else if (event === 'doing') hearing.doing(data as ChatEvents['doing']);
      else if (event === 'draft') hearing.draft(data as ChatEvents['draft']);
    }
  } catch (cause) {
    if (cause instanceof ApiError || messageId === undefined) throw cause;
    throw new AnsweredLater(messageId, { cause });
  }
  throw messageId === undefined ? new ApiError(0, null, null) : new AnsweredLater(messageId);
}

const asError = ({ status, detail, request_id }: ChatEvents['problem']): ApiError =>
  new ApiError(status, detail, request_id);

/** False when it could not be asked; the answer comes either way. */
export async function askToStop(messageId: string): Promise<boolean> {
  try {
    await call('stopAnswer', { body: { message_id: messageId } });
    return true;
  } catch (error) {
    console.warn('It could not be stopped', error);
    return false;
  }
}
