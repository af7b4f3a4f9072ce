import type { Intended } from '../values/make.ts';
import type { Alternative, ShownConflict, Told } from '../values/told.ts';
import type { Value } from '../values/values.ts';

/** Who reads it. */
export interface Reader {
  readonly timeZone: string;
}

/** What a model asked for, as it filled it in. */
export interface ModelCall {
  readonly tool_name: string;
  readonly args?: unknown;
}

/** A proposal as a person sees it. */
export interface Card {
  /** A sentence that a person can check in two seconds: what, when with weekday and zone, who. */
  readonly formatted: string;
  /** Why it asks, such as 'Ana will be invited. Overlaps with Stand-up.' */
  readonly reason: string;
  readonly conflicts: readonly ShownConflict[];
  /** Where it would not conflict. */
  readonly alternatives: readonly Alternative[];
}

/** Makes words of values. Everything that a person or a model reads of what tools know passes here. */
export interface Renderer {
  tell(value: Value, reader: Reader): Told;
  card(proposal: Intended, call: ModelCall, reader: Reader): Card;
}
