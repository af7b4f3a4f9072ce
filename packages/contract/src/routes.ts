import { allOf } from './all-of.ts';
import { providerRoutes } from './calendars/index.ts';
import { channelRoutes } from './channels/index.ts';
import { route } from './route.ts';

/**
 * Every call of the product's API, without its schemas: the browser imports this table at run time and the
 * schemas only as types, so no validation library is shipped to it.
 */
export const routes = {
  login: route('GET', '/api/v1/auth/login', 'public'),
  googleCallback: route('GET', '/api/v1/auth/google/callback', 'public'),
  logout: route('POST', '/api/v1/auth/logout', 'user'),
  me: route('GET', '/api/v1/auth/me', 'user'),
  chooseLanguage: route('PUT', '/api/v1/auth/me/language', 'user'),
  mailHeaders: route('GET', '/api/v1/auth/mail-headers', 'user'),
  turnOnMailHeaders: route('POST', '/api/v1/auth/mail-headers', 'user'),
  turnOffMailHeaders: route('DELETE', '/api/v1/auth/mail-headers', 'user'),
  myAssistant: route('GET', '/api/v1/auth/me/assistant', 'user'),
  chooseAssistant: route('PUT', '/api/v1/auth/me/assistant', 'user'),
  characters: route('GET', '/api/v1/auth/characters', 'user'),

  chat: route('POST', '/api/v1/assistant/chat', 'user'),
  conversation: route('GET', '/api/v1/assistant/conversation', 'user'),
  stopAnswer: route('POST', '/api/v1/assistant/stop', 'user'),
  decideApproval: route('POST', '/api/v1/assistant/approval', 'user'),
  chooseAlternative: route('POST', '/api/v1/assistant/choice', 'user'),
  waitingApprovals: route('GET', '/api/v1/assistant/waiting-approvals', 'user'),
  firstWords: route('GET', '/api/v1/assistant/first-words', 'user'),
  settledApprovals: route('GET', '/api/v1/assistant/settled-approvals', 'user'),

  calendarEvents: route('GET', '/api/v1/calendar/events', 'user'),
  calendars: route('GET', '/api/v1/calendar/calendars', 'user'),

  ...allOf(providerRoutes),

  ...allOf(channelRoutes),

  myExport: route('GET', '/api/v1/me/export', 'user'),
  myMemory: route('GET', '/api/v1/me/memory', 'user'),
  addMyPreference: route('POST', '/api/v1/me/memory/preferences', 'user'),
  changeMyPreference: route('PATCH', '/api/v1/me/memory/preferences/:preference_id', 'user'),
  restoreMyPreference: route('POST', '/api/v1/me/memory/preferences/:preference_id/restore', 'user'),
  addMyReminder: route('POST', '/api/v1/me/memory/reminders', 'user'),
  changeMyReminder: route('PATCH', '/api/v1/me/memory/reminders/:reminder_id', 'user'),
  restoreMyReminder: route('POST', '/api/v1/me/memory/reminders/:reminder_id/restore', 'user'),
  forgetMyPreference: route('DELETE', '/api/v1/me/memory/preferences/:preference_id', 'user'),
  forgetMyReminder: route('DELETE', '/api/v1/me/memory/reminders/:reminder_id', 'user'),
  forgetMyProfile: route('DELETE', '/api/v1/me/memory/profile', 'user'),
  learnMyProfile: route('POST', '/api/v1/me/memory/profile', 'user'),
  myStaffAccess: route('GET', '/api/v1/me/staff-access', 'user'),
  myActivity: route('GET', '/api/v1/me/activity', 'user'),
  undoMyActivity: route('POST', '/api/v1/me/activity/undo', 'user'),
  myToday: route('GET', '/api/v1/me/today', 'user'),
  answerMyInvitation: route('POST', '/api/v1/me/today/answer', 'user'),
  myNotifications: route('GET', '/api/v1/me/notifications', 'user'),
  chooseMyNotifications: route('PUT', '/api/v1/me/notifications', 'user'),
  deleteMe: route('DELETE', '/api/v1/me', 'user'),

  adminUsers: route('GET', '/api/v1/admin/users', 'staff'),
  adminNonAdmins: route('GET', '/api/v1/admin/users/non-admins', 'staff'),
  adminApprovalLogs: route('GET', '/api/v1/admin/approval-logs', 'staff'),
  adminApprovalLog: route('GET', '/api/v1/admin/approval-logs/:log_id', 'staff'),
  adminApprovalStatistics: route('GET', '/api/v1/admin/approval-statistics', 'staff'),
  adminMessages: route('GET', '/api/v1/admin/messages', 'staff'),
  adminConversations: route('GET', '/api/v1/admin/conversations', 'staff'),
  adminConversation: route('GET', '/api/v1/admin/conversations/:user_id', 'staff'),
  adminConversationStatistics: route('GET', '/api/v1/admin/conversation-statistics', 'staff'),
  adminTurns: route('GET', '/api/v1/admin/turns', 'staff'),
  adminTurn: route('GET', '/api/v1/admin/turns/:turn_id', 'staff'),
  adminModelUsage: route('GET', '/api/v1/admin/model-usage', 'staff'),
  adminExceptions: route('GET', '/api/v1/admin/exceptions', 'staff'),
  adminExceptionKinds: route('GET', '/api/v1/admin/exceptions/kinds', 'staff'),
  adminException: route('GET', '/api/v1/admin/exceptions/:exception_id', 'staff'),
  adminResetQueue: route('POST', '/api/v1/admin/users/:user_id/reset-queue', 'staff'),
  adminClearHistory: route('POST', '/api/v1/admin/users/:user_id/clear-history', 'staff'),
  adminUserDetails: route('GET', '/api/v1/admin/users/:user_id/details', 'staff'),
  adminDeactivatePreference: route(
    'PATCH',
    '/api/v1/admin/users/:user_id/preferences/:preference_id',
    'staff',
  ),
  adminDeactivateReminder: route('PATCH', '/api/v1/admin/users/:user_id/reminders/:reminder_id', 'staff'),
  adminResetUser: route('POST', '/api/v1/admin/users/:user_id/reset', 'staff'),
  adminPauseBackground: route('POST', '/api/v1/admin/users/:user_id/background-events/pause', 'staff'),
  adminResumeBackground: route('POST', '/api/v1/admin/users/:user_id/background-events/resume', 'staff'),

  health: route('GET', '/healthz', 'public'),
  ready: route('GET', '/readyz', 'public'),
  metrics: route('GET', '/metrics', 'public'),
} as const;
