/** Figures of a day on a channel. */
export interface DayRow {
  readonly day: string;
  readonly channel: string;
  readonly messages: number;
  readonly prompts: number;
  readonly tool_calls: number;
}

/** Messages of somebody on a channel. */
export interface Written {
  readonly user_id: string;
  readonly channel: string;
  readonly messages: number;
}
