import { Readable } from 'node:stream';
import type { ChatEvents } from '@catch/contract';
import type { LiveTurns, Onlooker } from './turns/live-turns.ts';

/** So often a reader sees more; nobody reads faster. */
const PAUSE_MS = 40;
/** Proxies give a silent connection up, some after half a minute. */
const HEARTBEAT_MS = 15_000;

/** Nobody on the way may collect it, fold it or keep it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** Clients that ask for it get it, unless they prefer JSON. Everybody else gets JSON, as always. */
export function asksForEvents(accept = ''): boolean {
  const wishes = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return [type, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
  const events = wishes.get('text/event-stream') ?? 0;
  return events > 0 && events >= (wishes.get('application/json') ?? 0);
}

/** What happens in a turn, as server-sent events. The last of them is the answer, or why there is none. */
export class AnswerStream implements Onlooker {
  readonly body: Readable;
  #isFull = false;
  /** The turn may continue after the last word for its client: nobody receives it any longer. */
  #isOver = false;
  #sent = '';
  #latest: (() => string) | undefined;
  #pause: NodeJS.Timeout | undefined;
  #heart: NodeJS.Timeout | undefined;

  constructor() {
    this.body = new Readable({
      read: () => {
        this.#isFull = false;
        if (!this.#pause) this.#show();
      },
    });
  }

  /** Until it ends or the client goes away: the turn continues either way. */
  watch(liveTurns: LiveTurns, inboxId: number): void {
    const leave = liveTurns.watch(inboxId, this);
    this.#heart = setInterval(() => void (this.#isFull || this.#push(': still here\n\n')), HEARTBEAT_MS);
    this.body.once('close', () => {
      this.#rest();
      leave();
    });
    this.#send('begun', { message_id: String(inboxId) });
  }

  doing(sentence: string): void {
    this.#send('doing', { sentence });
  }

  /** Who reads slowly sees fewer steps of it, and the same end. */
  draft(reply: () => string): void {
    this.#latest = reply;
    if (!this.#pause && !this.#isFull) this.#show();
  }

  answer(answer: ChatEvents['answer']): void {
    this.#end('answer', answer);
  }

  problem(problem: ChatEvents['problem']): void {
    this.#end('problem', problem);
  }

  #show(): void {
    const reply = this.#next();
    if (reply === undefined || reply === this.#sent) return;
    const keep = sharedStart(this.#sent, reply);
    this.#send('draft', { keep, text: reply.slice(keep) });
    this.#sent = reply;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (!this.#isFull) this.#show();
    }, PAUSE_MS);
  }

  /** A glance at what is being written must never cost the answer itself. */
  #next(): string | undefined {
    const latest = this.#latest;
    this.#latest = undefined;
    try {
      return latest?.();
    } catch {
      return undefined;
    }
  }

  #end<E extends keyof ChatEvents>(event: E, data: ChatEvents[E]): void {
    this.#latest = undefined;
    this.#send(event, data);
    this.#push(null);
    this.#isOver = true;
    this.#rest();
  }

  #send<E extends keyof ChatEvents>(event: E, data: ChatEvents[E]): void {
    this.#push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #push(piece: string | null): void {
    if (!this.#isOver && !this.body.destroyed) this.#isFull = !this.body.push(piece);
  }

  #rest(): void {
    clearInterval(this.#heart);
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }
}

/** In UTF-16 units; never between the two of one sign. */
function sharedStart(before: string, after: string): number {
  const end = Math.min(before.length, after.length);
  let at = 0;
  while (at < end && before[at] === after[at]) at += 1;
  return at > 0 && /[\uD800-\uDBFF]/.test(after[at - 1] ?? '') ? at - 1 : at;
}
