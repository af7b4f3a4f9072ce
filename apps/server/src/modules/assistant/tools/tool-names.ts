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
  // Beyond that list: what the assistant sends by itself is changed in words, too (ADR 0011).
  'change_notifications',
  'list_notifications',
  // Parts of update_event, by what is wished for (ADR 0035).
  'move_event',
  'resize_event',
  'repeat_event',
  'change_attendees',
  'swap_events',
  'change_reminder',
  'convert_time',
  'count_time',
  'product_facts',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
