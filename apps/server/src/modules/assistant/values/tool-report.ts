import type { Conflict } from '@catch/contract/assistant';
import type { z } from 'zod';
import type { Slot, Value } from './values.ts';

/** A value as it was reported, stored with what was done: nothing is said twice in different words. */
export interface ToolReport {
  readonly ok: boolean;
  /** JSON for the model; other people's text stands under keys named `untrusted_…`. */
  readonly data: Record<string, unknown>;
  /** The true sentence about what was changed. Only successful changes have one. */
  readonly receipt?: string;
  /** The sentence about what nobody knows yet. */
  readonly inDoubt?: string;
  /** Only of an event that was made: the chat page says 'Event created successfully' by it. */
  readonly eventId?: string;
  readonly conflicts?: readonly ShownConflict[];
  /** Absent in what was stored before values were kept. */
  readonly value?: Value;
}

export type ShownConflict = z.output<typeof Conflict>;

/** Another time at which what is proposed would not collide, as it is shown to be chosen. */
export interface Alternative {
  readonly ref: string;
  readonly slot: Slot;
  /** In full, and as short as fits on a button of a phone. */
  readonly label: string;
  readonly brief: string;
}
