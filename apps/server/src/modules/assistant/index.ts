import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Liveness } from '../../platform/liveness.ts';
import type { Tasks } from '../../platform/queue/worker.ts';
import type { SubjectOfCall } from '../identity/index.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { settle, toChatResponse } from './answer-in-place.ts';
import { expireUndecided } from './approvals/decisions.repository.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { chatRoutes } from './chat.routes.ts';
import { queueLooks } from './journal/doubts.repository.ts';
import { settleInterrupted } from './journal/settle-interrupted.ts';
import type { ModelChain } from './models/chain.ts';
import { createPressButton, type PressButton } from './presses/press.ts';
import { english } from './render/english.ts';
import type { Renderer } from './renderer.port.ts';
import type { Tool } from './tools/tool.port.ts';
import { createEngine, type Engine, type EngineDependencies } from './turns/engine.ts';
import { wakeStuck } from './turns/inbox.repository.ts';
import { createLiveTurns } from './turns/live-turns.ts';
import { openWaitingRoom } from './turns/waiting-room.ts';
import type { ToolReport } from './values/tool-report.ts';
import type { Value } from './values/values.ts';

export { findApproval, lockApprovals } from './approvals/approvals.repository.ts';
export { AlreadySettled, decideApproval } from './approvals/decide-approval.ts';
export { forgetContexts } from './approvals/forget-contexts.ts';
export { settlePending } from './approvals/settle-pending.ts';
export { decideTyped } from './approvals/typed-decision.ts';
export { BUILT_IN, createBuiltInManager } from './manager/built-in.ts';
export { createLearnedReader } from './manager/learned-reader.ts';
export { createManager, type Manager, type MessageReader } from './manager/manager.ts';
export { isPlain } from './manager/plain.ts';
export { type ChainLink, createChain } from './models/chain.ts';
export type { Budget } from './models/cost.ts';
export { monthOf, spentIn } from './models/spending.ts';
export * from './outcome.ts';
export type { PressButton } from './presses/press.ts';
export { saySettled, sayStale } from './render/say-settled.ts';

export { type ReplayedStep, replayTurn } from './replay.ts';
export { createTools } from './tools/create-tools.ts';
export { matchesWords } from './tools/events/matches-words.ts';
export * from './tools/tool.port.ts';
export { cancelWork } from './turns/cancel-work.ts';
export { clearHistory } from './turns/clear-history.ts';
export type { Engine } from './turns/engine.ts';
export { type Incoming, storeIncoming, wakeUser } from './turns/inbox.repository.ts';
export { awaitedSince, type Turn } from './turns/turn.ts';
export { createWaker, type Waker } from './turns/waker.ts';
export type * from './values/values.ts';

export interface AssistantDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly liveness: Liveness;
  readonly model?: LanguageModelV4;
  readonly chain?: ModelChain;
  readonly manager?: EngineDependencies['manager'];
  readonly readerFirst?: EngineDependencies['readerFirst'];
  readonly tools: readonly Tool[];
  readonly brand: string;
  /** What the calendar service is called. */
  readonly service: string;
  /** English when absent. */
  readonly render?: Renderer | undefined;
  readonly modelTimeoutMs?: EngineDependencies['modelTimeoutMs'];
  readonly turnTimeoutMs?: EngineDependencies['turnTimeoutMs'];
  readonly zoneOf: EngineDependencies['zoneOf'];
  readonly deliver: EngineDependencies['deliver'];
  readonly isAnsweredInPlace?: EngineDependencies['isAnsweredInPlace'];
  readonly prepare?: EngineDependencies['prepare'];
  readonly report: (error: unknown, about: Record<string, string>) => void;
  readonly subjectOfCall: SubjectOfCall;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
}

export interface AssistantModule {
  readonly engine: Engine;
  readonly routes: (app: FastifyInstance) => void;
  readonly press: PressButton;
  readonly tasks: Tasks;
  /** Every second: wakes the lanes of users whose process died, lets proposals expire, settles what was interrupted, has looked for what is in doubt. */
  readonly rounds: () => Promise<void>;
}

export async function createAssistant(dependencies: AssistantDependencies): Promise<AssistantModule> {
  const { db, liveness } = dependencies;
  const waitingRoom = await openWaitingRoom(db, liveness);
  const liveTurns = createLiveTurns();
  await liveness.listen('turn_stopped', liveTurns.stop);
  const render = dependencies.render ?? english(dependencies.service);
  // Nobody waits for what was interrupted and left: it has no times in it, so any zone will do.
  const reportToNobody = (value: Value): ToolReport => render.report(value, { zone: 'UTC', now: 0 });
  const tools = new Map<string, Tool>(dependencies.tools.map((tool) => [tool.name, tool]));
  const engine = createEngine({
    ...dependencies,
    render,
    tools,
    announce: waitingRoom.announce,
    liveTurns,
  });
  const inPlace = { ...dependencies, engine, waitingRoom, liveTurns };
  const press = createPressButton({
    ...inPlace,
    settle: (userId, inboxId) => settle(inPlace, userId, inboxId),
    // Traces are for staff, who chat on a page of their own.
    toResponse: (outcome) => toChatResponse(outcome, null),
  });
  return {
    engine,
    press,
    routes: (app) => {
      chatRoutes(inPlace)(app);
      approvalRoutes(inPlace)(app);
      activityRoutes({ ...dependencies, render, tools, press })(app);
    },
    tasks: { turn: ({ user_id }) => engine.wake(String(user_id)) },
    rounds: async () => {
      // By the queue, which knows how much may be done at once.
      await wakeStuck(db, await engine.findStuck());
      await expireUndecided(db, dependencies.clock.now());
      await settleInterrupted(db, dependencies.clock.now(), reportToNobody);
      await queueLooks(db, dependencies.clock.now());
    },
  };
}
