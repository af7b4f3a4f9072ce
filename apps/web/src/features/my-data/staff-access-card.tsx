import type { StaffAccess } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeepsPlace } from '../../ui/keeps-place.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/settings.ts';
import { myStaffAccess } from './queries.ts';

export function StaffAccessCard() {
  const access = useQuery(myStaffAccess());
  return (
    <Card title={say('looks.title')} description={say('looks.text')}>
      <KeepsPlace name="looks" className="mt-5 [--kept:1.5rem]">
        <QueryState
          query={access}
          loading={<Skeleton shape="control" className="h-16 w-full" />}
          error={say('looks.failed')}
          isEmpty={({ entries }) => entries.length === 0}
          empty={<p className="text-ink-faint text-sm">{say('looks.none')}</p>}
        >
          {({ entries, total }) => <Looks entries={entries} total={total} />}
        </QueryState>
      </KeepsPlace>
    </Card>
  );
}

/** Settings are opened for two minutes: what is beneath must not lie a hundred rows away. */
const SHOWN = 8;

function Looks({ entries, total }: { entries: readonly StaffAccess[]; total: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <ul className="divide-y divide-line rounded-control border border-line text-sm">
        {shown.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span className="min-w-0 break-words">
              <span className="font-medium">{entry.staff_email}</span>{' '}
              <span className="text-ink-soft">{entry.action}</span>
            </span>
            <time dateTime={entry.occurred_at} className="text-ink-faint">
              {formatDateTime(entry.occurred_at)}
            </time>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 mt-2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? say('looks.fewer') : say('looks.all', { count: entries.length })}
        </Button>
      )}
      {(all || entries.length <= SHOWN) && total > entries.length && (
        <p className="mt-2 text-ink-faint text-xs">{say('looks.newest', { count: entries.length, total })}</p>
      )}
    </>
  );
}
