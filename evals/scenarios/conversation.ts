import { randomUUID } from 'node:crypto';
import type { Reading } from '@catch/understanding';
import {
  type AssistantModule,
  decideApproval,
  decideTyped,
  storeIncoming,
  type TurnOutcome,
} from '../../apps/server/src/modules/assistant/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { World } from './set-world.ts';
import type { StageClock } from './stage-clock.ts';
import { outcomeOf, waitingFor } from './stored.ts';

export interface ConversationNeeds {
  readonly db: Database;
  readonly clock: StageClock;
  readonly engine: AssistantModule['engine'];
  /** What a perfect reader makes of each message; undefined when somebody else reads. */
  readonly gold: ReadonlyMap<string, Reading> | undefined;
}

type Decided = Awaited<ReturnType<typeof decideApproval>>['approval'];

/** One person talks to the assistant the way the web does. */
export class Conversation {
  readonly talk: string[] = [];
  /** How long each message waited for its answer. */
  readonly waits: number[] = [];
  last: TurnOutcome | undefined;
  readonly #needs: ConversationNeeds;
  readonly #userId: string;
  readonly #by: { readonly userId: string; readonly email: string; readonly isStaff: false };

  constructor(needs: ConversationNeeds, { userId, owner }: World) {
    this.#needs = needs;
    this.#userId = userId;
    this.#by = { userId, email: owner.email, isStaff: false };
  }

  waiting() {
    return waitingFor(this.#needs.db, this.#userId);
  }

  /** Returns what the words settled, if they were a decision. */
  async say(text: string): Promise<Decided | undefined> {
    this.talk.push(`> ${text}`);
    const { inboxId, decided } = await this.#store(text);
    await this.#hear(inboxId);
    return decided;
  }

  /** Presses a button on everything that waits; false when nothing does. */
  async press(approved: boolean): Promise<boolean> {
    const pending = await this.waiting();
    this.talk.push(approved ? '[approve]' : '[deny]');
    for (const { tool_call_id } of pending) {
      const { inboxId } = await this.#decide(tool_call_id, approved);
      await this.#hear(inboxId);
    }
    return pending.length > 0;
  }

  #decide(toolCallId: string, approved: boolean) {
    return decideApproval(this.#needs, { toolCallId, approved, by: this.#by, channel: 'WEB' });
  }

  /** As the web does it: words that settle what waits are a decision, everything else is for the assistant. */
  async #store(text: string): Promise<{ inboxId: number; decided?: Decided }> {
    const { db, clock, gold } = this.#needs;
    const now = clock.now();
    const said = {
      userId: this.#userId,
      channel: 'WEB',
      providerId: randomUUID(),
      askedBy: null,
      saidAt: now,
    } as const;
    const settled = gold
      ? await this.#decideByGold(gold.get(text))
      : await decideTyped({ db, clock }, { ...said, text, now, by: this.#by });
    if (settled) return { inboxId: settled.inboxId, decided: settled.approval };
    const inboxId = await storeIncoming(db, {
      ...said,
      kind: 'message',
      body: text,
      details: {},
      receivedAt: now,
    });
    if (inboxId === undefined) throw new Error('not stored');
    return { inboxId };
  }

  /** What a perfect reader says of words that settle the one thing that waits; of several the manager decides. */
  async #decideByGold(reading: Reading | undefined) {
    const [only, ...more] = reading?.commands ?? [];
    if (more.length > 0 || (only?.act !== 'approve' && only?.act !== 'deny')) return undefined;
    // 'Leave the rehearsal' of several is more than a no.
    if (only.slots.some(({ role }) => role !== 'filler' && role !== 'reason')) return undefined;
    const [one, another] = await this.waiting();
    return one && !another ? this.#decide(one.tool_call_id, only.act === 'approve') : undefined;
  }

  async #hear(inboxId: number): Promise<void> {
    const asked = performance.now();
    await this.#needs.engine.drain(this.#userId);
    this.waits.push(performance.now() - asked);
    this.last = await outcomeOf(this.#needs.db, inboxId);
    this.talk.push(`  ${this.last?.message ?? '(nothing)'}`);
  }
}
