import type { Channel } from '@catch/contract/channel';
import type { Language } from '@catch/contract/languages';
import type { StoredPreference } from '../../preferences/index.ts';
import type { ToolUser } from '../tools/tool.port.ts';

export interface SentReminder {
  readonly id: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a turn knows about whom it serves; read once at its beginning. */
export interface TurnContext {
  readonly user: ToolUser;
  readonly character:
    | { readonly id: string; readonly name: string; readonly personality: string }
    | undefined;
  readonly preferences: readonly StoredPreference[];
  readonly profile: Record<string, unknown> | undefined;
  /** The newest reminders that were sent: what 'done' and 'again in an hour' are about. */
  readonly sentReminders: readonly SentReminder[];
  /** Some proposal still waits for a decision. */
  readonly hasPending: boolean;
  /** What they chose to be spoken to in. */
  readonly language?: Language | undefined;
  readonly channel: Channel;
  readonly brand: string;
}
