import { channels } from '../../../channels/index.ts';
import type { ExportedTable } from '../../../platform/db/adapter-data.ts';

const section = (
  name: string,
  table: string,
  key: string,
  columns: string,
  owner: ExportedTable['owner'] = 'user_id',
): ExportedTable => ({
  name,
  table,
  owner,
  key,
  columns: columns.split(' '),
});

/**
 * Everything stored about a person, without secrets (tokens, hashes) and without what is only ours (locks, epochs);
 * `kept` is what adapters keep. A test compares it with the database: a new table that names a user must be added here
 * or be excused there.
 */
export const sectionsWith = (kept: readonly ExportedTable[]): readonly ExportedTable[] => [
  section(
    'account',
    'users',
    'id',
    'id issuer subject email name picture hosted_domain is_active background_events_enabled selected_character_id time_zone language created_at updated_at',
    'id',
  ),
  ...kept,
  section('sessions', 'sessions', 'id', 'created_at expires_at revoked_at'),
  ...channels.flatMap(({ rows }) => rows.personal.map((own) => ({ ...own, owner: 'user_id' as const }))),
  section(
    'preferences',
    'preferences',
    'id',
    'id category preference_text source_quote rules is_active created_at updated_at',
  ),
  section(
    'reminders',
    'reminders',
    'id',
    'id reminder_type reminder_text scheduled_at cron_expression time_zone relative_to upcoming channel next_at snoozed_until last_triggered_at is_active created_at updated_at',
  ),
  section('profile', 'profiles', 'user_id', 'profile_data last_updated'),
  section('profile_learning', 'profile_learning', 'user_id', 'stopped_at next_at tried_at outcome'),
  section('messages', 'messages', 'id', 'id channel created_at turn_id message'),
  section('received', 'inbox', 'id', 'id channel kind body said_at received_at turn_id status'),
  section('turns', 'turns', 'id', 'id channel status outcome created_at finished_at'),
  section(
    'approvals',
    'approvals',
    'tool_call_id',
    'tool_call_id turn_id channel tool_name model_args args proposal formatted_args conflicts reason status created_at expires_at decided_at decided_channel',
  ),
  section(
    'decisions',
    'approval_logs',
    'id',
    'id tool_call_id tool_name tool_args approved channel response_time_seconds created_at model_context decided_by',
  ),
  section(
    'actions',
    'executions',
    'tool_call_id',
    'tool_call_id turn_id tool_name args wish status before_image after_image result undone_by created_at finished_at',
  ),
  section('conversation', 'conversation_states', 'id', 'state'),
  section('choices_about_messages', 'notification_choices', 'preference_id', 'preference_id topic choice'),
  section(
    'occasions',
    'background_occasions',
    'id',
    'kind occasion due_at until_at outcome settled_at local_day',
  ),
  section(
    'sent',
    'outbox',
    'id',
    'id channel kind payload status created_at sent_at delivered_at read_at failed_at',
  ),
  section('staff_access', 'staff_access', 'id', 'staff_email action occurred_at'),
];
