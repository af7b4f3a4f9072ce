/** Fixed by interfaces.md, 'Shapes'. */
export const TOOL_NAMES = [
  'list_events',
  'find_free_times',
  'create_event',
  'update_event',
  'delete_event',
  'respond_to_invitation',
  'set_reminder',
  'list_reminders',
  'cancel_reminder',
  'remember_preference',
  'list_preferences',
  'forget_preference',
  'find_contact',
  'undo_last_action',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
