import type { BotToken } from '../tokens.repository.ts';
import type { Arguments } from './arguments.ts';

export interface Call {
  readonly bot: BotToken;
  readonly arguments: Arguments;
  /** Runs when the answer is out: Slack's events come after it, mostly. */
  readonly afterwards: (work: () => Promise<unknown>) => void;
}

/** One method of the Web API. */
export interface Method {
  readonly scope?: string;
  /** Takes no JSON. */
  readonly formOnly?: true;
  run(call: Call): Promise<Record<string, unknown>>;
}

export type Methods = Record<string, Method>;
