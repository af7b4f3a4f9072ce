import type { AdminUserDetail } from '@catch/contract';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { say } from '../../words/staff.ts';
import { MemoryList } from './memory-list.tsx';
import type { Feedback } from './queries.ts';

export function Preferences({ user, feedback }: { user: AdminUserDetail; feedback: Feedback }) {
  return (
    <MemoryList
      title={say('users.activePreferences')}
      empty={say('users.noActivePreferencesSet')}
      items={user.preferences}
      feedback={feedback}
      nameOf={(preference) => preference.preference_text}
      removal={(preference) => ({ kind: 'remove-preference', userId: user.id, id: preference.id })}
      describe={(preference) => (
        <>
          <p>{preference.preference_text}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-soft text-xs">
            <Badge>{preference.category}</Badge>
            <span>
              {say('users.createdOn')}
              <DateTime value={preference.created_at} />
            </span>
          </p>
        </>
      )}
    />
  );
}
