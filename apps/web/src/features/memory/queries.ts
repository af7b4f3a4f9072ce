import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { whileUndoable } from '../../lib/while-undoable.ts';
import { type Change, isDone, type Simple } from './change.ts';

export const myMemory = () => ({
  ...apiQuery('myMemory'),
  refetchInterval: whileUndoable(({ removed }: { removed: readonly unknown[] }) => removed.length > 0),
  // Most of it is said in chats.
  refetchOnWindowFocus: 'always' as const,
});

function carryOut(change: Change): Promise<unknown> {
  switch (change.do) {
    case 'addPreference':
      return call('addMyPreference', change.with);
    case 'editPreference':
      return call('changeMyPreference', change.with);
    case 'addReminder':
      return call('addMyReminder', change.with);
    case 'editReminder':
      return call('changeMyReminder', change.with);
    default:
      return change.kind === 'preference'
        ? changePreference(change.do, { preference_id: change.id })
        : changeReminder(change.do, { reminder_id: change.id });
  }
}

function changePreference(what: Simple, params: { preference_id: string }): Promise<unknown> {
  if (what === 'remove') return call('forgetMyPreference', { params, query: { undoable: 'true' } });
  if (what === 'restore') return call('restoreMyPreference', { params });
  return call('changeMyPreference', { params, body: { is_active: what === 'resume' } });
}

function changeReminder(what: Simple, params: { reminder_id: string }): Promise<unknown> {
  if (what === 'remove') return call('forgetMyReminder', { params, query: { undoable: 'true' } });
  if (what === 'restore') return call('restoreMyReminder', { params });
  return call('changeMyReminder', { params, body: { is_active: what === 'resume' } });
}

interface Ends {
  readonly onDone?: () => void;
  readonly onFailed?: (error: Error, change: Change) => void;
}

/**
 * Busy until the list shows what came of it; refetched also when it failed, as another tab may be the reason, or only
 * the answer was lost: what the list shows to be done has not failed. The outcome is reported here and not with each
 * press: the row that was pressed may be gone by then.
 */
export function useChange({ onDone, onFailed }: Ends) {
  const client = useQueryClient();
  /** Two presses may come before anything is redrawn. */
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: async (change: Change): Promise<void> => {
      const failure = await carryOut(change).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      await Promise.all(
        // A choice about messages may have ended with it.
        ['myMemory', 'myNotifications'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      );
      if (failure && !isDone(change, client.getQueryData(myMemory().queryKey))) throw failure.error;
    },
    onSuccess: () => onDone?.(),
    onError: (error, change) => onFailed?.(error, change),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const start: typeof mutation.mutate = (change, options) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(change, options);
  };
  return { ...mutation, mutate: start };
}

export function useForgetProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('forgetMyProfile'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['myMemory'] }),
  });
}

export function useLearnProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('learnMyProfile'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['myMemory'] }),
  });
}
