/** Answers of any engine in one shape. Times are wall-clock strings, `2013-02-12T15:00:00`, so that they compare as text. */
export type Answer =
  | { readonly type: 'value'; readonly value: string; readonly grain: string }
  | { readonly type: 'time'; readonly time: string }
  | {
      readonly type: 'interval';
      readonly from: string;
      readonly to: string;
      readonly lastOf?: string;
      readonly timeOnly?: boolean;
    }
  | {
      readonly type: 'open';
      readonly from?: string;
      readonly to?: string;
      readonly lastOf?: string;
      readonly timeOnly?: boolean;
    }
  | { readonly type: 'duration'; readonly seconds: number }
  | { readonly type: 'set'; readonly rule: string; readonly time?: string }
  | { readonly type: 'unresolved' };

/** One time expression an engine found: the reading it stands by, and others it offered or asked about. */
export interface EngineFind {
  readonly start: number;
  readonly end: number;
  readonly answer: Answer;
  readonly offered: readonly Answer[];
}

/** Reads a text at a reference time given as wall clock and offset from UTC. */
export interface DateEngine {
  readonly name: string;
  /** The whole text is a time phrase. */
  readonly phrase: (text: string, reference: Reference) => EngineFind | null;
  /** All expressions of a sentence. */
  readonly sentence: (text: string, reference: Reference) => readonly EngineFind[];
}

export interface Reference {
  /** `2013-02-12T04:30:00` on the wall. */
  readonly local: string;
  /** `-02:00`. */
  readonly offset: string;
  readonly locale: string;
}

export interface DucklingRow {
  readonly id: string;
  readonly text: string;
  readonly ref: string;
  readonly ref_offset: string;
  readonly locale: string;
  readonly expected: {
    readonly type: 'value' | 'interval' | 'interval_open';
    readonly value?: string;
    readonly grain: string;
    readonly from?: string;
    readonly to?: string;
    readonly to_minus_one_grain?: string;
  };
}

export interface RecognizersValue {
  readonly timex?: string;
  readonly type?: string;
  readonly value?: string;
  readonly start?: string;
  readonly end?: string;
}

export interface RecognizersRow {
  readonly id: string;
  readonly text: string;
  readonly ref: string;
  readonly locale: string;
  readonly expected: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly type: string;
    readonly values: readonly RecognizersValue[];
  }[];
}
