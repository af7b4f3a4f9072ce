import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { insertMessages, type NewMessage, type StoredMessage } from '../../conversations/index.ts';
import type { Turn } from '../turns/turn.ts';
import { LaneLost, lockLane } from '../turns/turns.repository.ts';
import type { UnderwayPlan } from '../turns/underway.ts';
import type { Proposal, Value } from '../values/values.ts';
import type { TurnMessages } from './turn-messages.ts';
import type { TurnProgress } from './turn-progress.ts';

/** What of a turn is stored, and when. */
export class TurnStore {
  readonly #dependencies: { readonly db: Database; readonly clock: Clock };
  readonly #turn: Turn;
  readonly #traceId: string | null;
  readonly #said: TurnMessages;
  readonly #unsaved: TurnProgress['unsaved'];
  #unkept: { plans: Record<number, UnderwayPlan>; values: Record<string, Value | Proposal> } = {
    plans: {},
    values: {},
  };
  #isStoredAtOnce = false;

  constructor(
    dependencies: { readonly db: Database; readonly clock: Clock },
    given: {
      readonly turn: Turn;
      readonly traceId: string | null;
      readonly progress: Pick<TurnProgress, 'unsaved'>;
    },
    said: TurnMessages,
  ) {
    this.#dependencies = dependencies;
    this.#turn = given.turn;
    this.#traceId = given.traceId;
    this.#unsaved = given.progress.unsaved;
    this.#said = said;
  }

  /** What a turn writes, it writes here: never for a process that is believed dead, nor for work that was cancelled. */
  write<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    const { userId, process, epoch } = this.#turn;
    return this.#dependencies.db.transaction().execute(async (transaction) => {
      await lockLane(transaction, userId, process, epoch);
      return work(transaction);
    });
  }

  /**
   * As long as a turn only looks, what it says is kept in memory and stored with its outcome: a crash costs nothing
   * but asking again. From its first change on, everything is stored at once.
   */
  async append(message: StoredMessage): Promise<void> {
    this.#said.add(message);
    this.#unsaved.push(this.#rowOf(message));
    if (this.#isStoredAtOnce) await this.#store();
  }

  /** Before a change: a process that takes this turn over must find what led to it. */
  async storeFromNowOn(): Promise<void> {
    this.#isStoredAtOnce = true;
    if (this.#unsaved.length > 0) await this.#store();
  }

  /** For a process that takes this turn over: what a message was made into. Stored with what is appended next. */
  keepPlan(place: number, plan: UnderwayPlan): void {
    this.#unkept.plans[place] = plan;
  }

  /** The same for what a call came to. */
  keepValue(call: string, value: Value | Proposal): void {
    this.#unkept.values[call] = value;
  }

  /** What the message at this place was made into before an interruption. */
  storedPlan(place: number): UnderwayPlan | undefined {
    return this.#turn.underway?.plans?.[place];
  }

  /** Fenced like `write`, in one statement. */
  async #store(): Promise<void> {
    const { db } = this.#dependencies;
    const { userId, process, epoch } = this.#turn;
    const rows = this.#unsaved;
    const { plans, values } = this.#unkept;
    const unstored = {
      turnId: this.#turn.id,
      plans: JSON.stringify(plans),
      values: JSON.stringify(values),
    };
    const hasUnstored = Object.keys(plans).length + Object.keys(values).length > 0;
    if (!(await insertMessages(db, rows, { userId, process, epoch }, hasUnstored ? unstored : undefined))) {
      await lockLane(db, userId, process, epoch);
      throw new LaneLost('this lane was lost for a moment');
    }
    rows.length = 0;
    this.#unkept = { plans: {}, values: {} };
  }

  /** The turn's last words: stored together with its outcome, since neither means anything without the other. */
  close(message: StoredMessage): void {
    this.#unsaved.push(this.#rowOf(message));
  }

  #rowOf(message: StoredMessage): NewMessage {
    const { id, userId, channel, askedBy } = this.#turn;
    const at = this.#dependencies.clock.now();
    return { userId, channel, turnId: id, askedBy, traceId: this.#traceId, at, message };
  }
}
