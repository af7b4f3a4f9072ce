/**
 * Whose table is whose. A module changes only its own tables. `readers` may read one as well, because one statement with
 * a join is cheaper or safer than two calls; `writers` are the exceptions:
 *
 * - operations deletes what is old and renews seals, in batches, for everybody; it also notes the last nightly run.
 * - assistant begins and ends a turn in one round trip each, with the messages of that turn (ADR 14).
 * - channels turns a voice message into words while it waits in the inbox.
 * - conversations stores what is under way with the messages of a turn, in the same statement (ADR 57).
 *
 * Tables that a channel's own folder creates are not listed: they belong to that folder (`tables.ts`).
 *
 * The export (account/export) reads everything about a person on purpose, and has a test of its own for that.
 *
 * Before adding a name, see whether a function of the owner would do (identity/people.ts holds several).
 */
export interface Ownership {
  readonly owner: string;
  readonly readers?: readonly string[];
  readonly writers?: readonly string[];
}

export const owners: Readonly<Record<string, Ownership>> = {
  installation: { owner: 'identity', writers: ['operations'] },
  users: {
    owner: 'identity',
    readers: ['admin', 'assistant', 'background', 'channels', 'profiles', 'reminders'],
  },
  sessions: { owner: 'identity', writers: ['operations'] },
  sign_in_attempts: { owner: 'identity', writers: ['operations'] },
  staff_access: { owner: 'identity' },
  google_grants: { owner: 'adapters' },
  google_refresh_leases: { owner: 'adapters' },

  characters: { owner: 'characters', readers: ['admin', 'assistant'] },

  messages: { owner: 'conversations', readers: ['admin'], writers: ['assistant', 'operations'] },

  preferences: { owner: 'preferences', readers: ['assistant', 'background'] },
  notification_choices: { owner: 'preferences', readers: ['assistant', 'background'] },

  profiles: { owner: 'profiles', readers: ['admin', 'assistant', 'background'] },
  profile_learning: { owner: 'profiles' },

  reminders: { owner: 'reminders', readers: ['assistant', 'operations'] },
  reminder_runs: { owner: 'reminders' },

  inbox: { owner: 'assistant', writers: ['channels', 'operations'] },
  lanes: { owner: 'assistant', readers: ['conversations'] },
  turns: { owner: 'assistant', readers: ['admin'], writers: ['conversations', 'operations'] },
  approvals: { owner: 'assistant', readers: ['channels'], writers: ['operations'] },
  approval_logs: { owner: 'assistant', readers: ['admin'], writers: ['operations'] },
  executions: { owner: 'assistant', writers: ['operations'] },
  conversation_states: { owner: 'assistant' },
  model_usage: { owner: 'assistant', readers: ['admin'] },

  outbox: { owner: 'channels', readers: ['background'], writers: ['operations'] },
  channel_events: { owner: 'channels' },
  channel_quotas: { owner: 'channels', writers: ['operations'] },
  unknown_senders: { owner: 'channels', writers: ['operations'] },
  whatsapp_codes: { owner: 'channels' },
  whatsapp_links: { owner: 'channels' },
  whatsapp_health: { owner: 'channels' },
  slack_installations: { owner: 'channels' },
  slack_links: { owner: 'channels' },
  slack_oauth_states: { owner: 'channels' },

  background_people: { owner: 'background', readers: ['operations'] },
  background_occasions: { owner: 'background', readers: ['operations'] },
  calendar_channels: { owner: 'background', readers: ['operations'] },

  message_roll_up: { owner: 'admin' },
  message_cells: { owner: 'admin' },
  message_days: { owner: 'admin' },
  conversation_totals: { owner: 'admin' },
  user_totals: { owner: 'admin' },
  approval_roll_up: { owner: 'admin' },
  approval_days: { owner: 'admin' },
  approval_totals: { owner: 'admin' },

  processes: { owner: 'platform' },
  set_aside: { owner: 'platform', readers: ['channels'] },
};
