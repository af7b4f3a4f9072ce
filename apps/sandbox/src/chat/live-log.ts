import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../platform/html.ts';

/** What a chat window shows at a moment. */
export interface WindowState {
  readonly log: Html;
  /** The line beneath the name, such as 'online' or 'typing…'. */
  readonly status: string;
}

/** Tells open windows that something of a person changed. */
export interface Changes {
  notify(email: string): void;
  on(email: string, listener: () => void): () => void;
}

export const createChanges = (): Changes => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    notify: (email) => emitter.emit(email),
    on: (email, listener) => {
      emitter.on(email, listener);
      return () => emitter.off(email, listener);
    },
  };
};

// Receipts and typing also change with time and by retries that notify nobody.
const LOOK_AGAIN_MS = 1000;

/** Keeps a window up to date with server-sent events: one event for every state that looks different. */
export const streamState = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    changes: Changes;
    email: string;
    read: () => Promise<WindowState>;
    log: (message: string) => void;
  },
): void => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let shown = '';
  let busy = false;
  let again = false;

  const show = async (): Promise<void> => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    try {
      do {
        again = false;
        const state = await options.read();
        const data = JSON.stringify({ log: state.log.text, status: state.status });
        if (data !== shown && !raw.destroyed) raw.write(`data: ${data}\n\n`);
        shown = data;
      } while (again);
    } catch (error) {
      options.log(`A chat window lost its connection: ${(error as Error).message}`);
      raw.destroy();
    } finally {
      busy = false;
    }
  };

  const refresh = (): void => void show();
  const leave = options.changes.on(options.email, refresh);
  const timer = setInterval(refresh, LOOK_AGAIN_MS);
  request.raw.on('close', () => {
    leave();
    clearInterval(timer);
  });
  refresh();
};
