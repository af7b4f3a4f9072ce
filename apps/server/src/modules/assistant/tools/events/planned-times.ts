import type { EventChanges } from '../../../calendar/index.ts';
import type { Question } from '../../values/values.ts';
import type { ToolInput } from '../inputs.ts';

export type Words = Pick<
  ToolInput<'update_event'>,
  'exact' | 'new_when' | 'move_by' | 'new_duration' | 'extend_by' | 'new_end' | 'all_day'
>;

export type PlannedTimes =
  | { readonly kind: 'times'; readonly changes: Pick<EventChanges, 'start' | 'end'> }
  | Question;
