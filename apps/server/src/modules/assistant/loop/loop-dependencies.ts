import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Manager } from '../manager/manager.ts';
import type { ModelChain } from '../models/chain.ts';
import type { Renderer } from '../renderer.port.ts';
import type { Tool } from '../tools/tool.port.ts';

export interface LoopDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** One model, when there is no chain of them. */
  readonly model?: LanguageModelV4 | undefined;
  readonly chain?: ModelChain | undefined;
  /** Plain requests are done by the manager although there is a chain. */
  readonly readerFirst?: boolean | undefined;
  /** Reads and manages messages without a model, when it is there: always, or, behind a chain, when none of it can. */
  readonly manager?: Manager | undefined;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly brand: string;
  readonly render: Renderer;
  /** How long one answer of the model may take, with its retries. */
  readonly modelTimeoutMs?: number | undefined;
  /** How long a whole turn may take. */
  readonly turnTimeoutMs?: number | undefined;
  /** Asks the calendar for a user's zone when it is not remembered yet: no time is right without it. */
  readonly zoneOf: (userId: string) => Promise<string>;
  /** Records an exception where staff will see it. */
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/** The web waits 90 s (interfaces.md): a turn ends well before. */
export const TURN_TIMEOUT_MS = 80_000;
