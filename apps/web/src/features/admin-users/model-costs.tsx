import type { AdminUserDetail } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFigures } from '../../lib/model-figures.ts';
import { say } from '../../words/staff.ts';
import { monthStart, userUsageQuery } from './queries.ts';
import { Nothing, Section } from './section.tsx';

/** What models cost for this person since the month began. */
export function ModelCosts({ user }: { user: AdminUserDetail }) {
  const [start] = useState(() => monthStart(Date.now()));
  const usage = useQuery(userUsageQuery(user.email, start));
  // A filter by address also finds addresses that contain this one.
  const own = usage.data?.by_user.find(({ user_id }) => user_id === user.id);
  return (
    <Section title={say('users.modelsThisMonth')}>
      {own ? (
        <p className="text-sm">{sayFigures(own)}</p>
      ) : (
        <Nothing>
          {usage.isPending
            ? say('users.loading')
            : usage.isError
              ? say('users.failedToFetch')
              : say('users.noModelWasAsked')}
        </Nothing>
      )}
    </Section>
  );
}
