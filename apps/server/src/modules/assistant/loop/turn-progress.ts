import type { NewMessage } from '../../conversations/index.ts';
import type { Proposal, Value } from '../values/values.ts';

/** What a turn has come to so far, whatever becomes of it. */
export interface TurnProgress {
  /** True sentences about what was changed. */
  readonly receipts: string[];
  /** And about what is not known yet, or was found out by now. */
  readonly doubts: string[];
  /** The same, what was asked and answered and what is proposed, as data. */
  readonly values: (Value | Proposal)[];
  /** Said, but not stored yet: it is stored with the outcome. */
  readonly unsaved: NewMessage[];
  /** Who has answered, for figures. */
  model: string;
  /** It could not be done, and we say so. */
  hasFailed: boolean;
}
