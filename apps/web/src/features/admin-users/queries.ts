import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { staffError } from '../../lib/staff-error.ts';
import { PAGE_SIZE } from '../../ui/pager.tsx';
import { say } from '../../words/staff.ts';

export const usersQuery = (search: string, page: number) =>
  apiQuery('adminUsers', {
    query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, search: search.trim() || undefined },
  });

export const usersPage = (search: string, page: { limit: number; offset: number }) =>
  call('adminUsers', { query: { ...page, search: search.trim() || undefined } });

export const userDetailsQuery = (userId: string) =>
  apiQuery('adminUserDetails', { params: { user_id: userId } });

/** Months are UTC, as budgets are. */
export const monthStart = (now: number): string => `${new Date(now).toISOString().slice(0, 7)}-01T00:00:00Z`;

export const userUsageQuery = (email: string, start: string) =>
  apiQuery('adminModelUsage', { query: { limit: 1, offset: 0, user_email: email, start_date: start } });

/** Everything staff can do to a user (product-spec section 4, 'Admin actions'). */
export type UserAction =
  | { readonly kind: 'reset-queue' | 'clear-history' | 'reset' | 'pause' | 'resume'; readonly userId: string }
  | { readonly kind: 'remove-preference' | 'remove-reminder'; readonly userId: string; readonly id: string };

interface Done {
  readonly message?: string;
}

function perform(action: UserAction): Promise<Done> {
  const params = { user_id: action.userId };
  switch (action.kind) {
    case 'reset-queue':
      return call('adminResetQueue', { params });
    case 'clear-history':
      return call('adminClearHistory', { params });
    case 'reset':
      return call('adminResetUser', { params });
    case 'pause':
      return call('adminPauseBackground', { params });
    case 'resume':
      return call('adminResumeBackground', { params });
    case 'remove-preference':
      return call('adminDeactivatePreference', {
        params: { ...params, preference_id: action.id },
        body: { is_active: false },
      }).then(() => ({}));
    case 'remove-reminder':
      return call('adminDeactivateReminder', {
        params: { ...params, reminder_id: action.id },
        body: { is_active: false },
      }).then(() => ({}));
  }
}

/** What to say when the server gives no words of its own, and the 404s of section 8. */
const words: Record<UserAction['kind'], { done: string; failed: string; missing: string }> = {
  'reset-queue': {
    done: say('users.queueReset'),
    failed: say('users.failedToResetQueue'),
    missing: say('users.userNotFound'),
  },
  'clear-history': {
    done: say('users.historyCleared'),
    failed: say('users.failedToClearHistory'),
    missing: say('users.userNotFound'),
  },
  reset: {
    done: say('users.userReset'),
    failed: say('users.failedToResetUser'),
    missing: say('users.userNotFound'),
  },
  pause: {
    done: say('users.backgroundEventsPaused'),
    failed: say('users.failedToToggleBackground'),
    missing: say('users.userNotFound'),
  },
  resume: {
    done: say('users.backgroundEventsResumed'),
    failed: say('users.failedToToggleBackground'),
    missing: say('users.userNotFound'),
  },
  'remove-preference': {
    done: say('users.preferenceRemoved'),
    failed: say('users.failedToDeactivatePreference'),
    missing: say('users.preferenceNotFound'),
  },
  'remove-reminder': {
    done: say('users.reminderRemoved'),
    failed: say('users.failedToDeactivateReminder'),
    missing: say('users.reminderNotFound'),
  },
};

export interface Feedback {
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
}

/** One action at a time; afterwards the list and the open details are refetched. */
export function useUserAction(feedback: Feedback) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSuccess: ({ message }, { kind }) => feedback.succeeded(message || words[kind].done),
    onError: (error, { kind }) => feedback.failed(staffError(error, words[kind].failed, words[kind].missing)),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'adminUsers' || queryKey[0] === 'adminUserDetails',
      }),
  });
}
