import type { Today } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../ui/query-state.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { say } from '../../words/settings.ts';
import { EventRow } from './event-row.tsx';
import { type Feedback, InvitationRow } from './invitation-row.tsx';
import { LoadingToday } from './loading-today.tsx';
import { myToday } from './queries.ts';
import { sayDay, sayHours } from './times.ts';

export function TodayPanes({ feedback }: { feedback: Feedback }) {
  return (
    <QueryState
      query={useQuery(myToday())}
      loading={<LoadingToday />}
      error={say('today.failed')}
      isEmpty={() => false}
      empty={null}
    >
      {(data) => (
        <div className="grid grid-cols-1 gap-4 md:h-full md:grid-cols-2 md:grid-rows-1">
          <Next today={data} />
          <Answers today={data} feedback={feedback} />
        </div>
      )}
    </QueryState>
  );
}

function Next({ today }: { today: Today }) {
  const days = Map.groupBy(today.events, ({ start }) => sayDay(start, today));
  return (
    <Pane label={say('today.next')}>
      {!today.is_complete && (
        <p className="border-line border-b px-4 py-2 text-warning-ink text-xs">{say('today.partial')}</p>
      )}
      {today.events.length === 0 && (
        <div className="md:absolute md:inset-0 md:grid md:place-content-center">
          <Nothing>{say('today.nothing')}</Nothing>
        </div>
      )}
      {[...days].map(([day, events]) => (
        <div key={day}>
          <h3 className="bg-surface-sunken px-4 py-1.5 font-medium text-ink-soft text-xs">{day}</h3>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <EventRow key={event.id} event={event} today={today} />
            ))}
          </ul>
        </div>
      ))}
    </Pane>
  );
}

function Answers({ today, feedback }: { today: Today; feedback: Feedback }) {
  const [first] = today.free;
  return (
    <Pane label={say('today.answersAndTime')}>
      <h3 className="bg-surface-sunken px-4 py-1.5 font-medium text-ink-soft text-xs">
        {say('today.invitations')}
      </h3>
      {today.invitations.length === 0 ? (
        <Nothing>{say('today.noInvitations')}</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {today.invitations.map((event) => (
            <InvitationRow key={event.id} event={event} today={today} feedback={feedback} />
          ))}
        </ul>
      )}
      <h3 className="bg-surface-sunken px-4 py-1.5 font-medium text-ink-soft text-xs">
        {first ? say('today.freeOn', { day: sayDay(first.start, today) }) : say('today.free')}
      </h3>
      {first ? (
        <ul className="flex flex-wrap gap-2 px-4 py-3 text-sm tabular-nums">
          {today.free.map((stretch) => (
            <li key={stretch.start} className="rounded-full bg-accent-soft px-3 py-1 text-accent-soft-ink">
              {sayHours(stretch, today.time_zone)}
            </li>
          ))}
        </ul>
      ) : (
        <Nothing>{say('today.noTime')}</Nothing>
      )}
      <p className="px-4 pb-3 text-ink-faint text-xs">{say('today.zone', { zone: today.time_zone })}</p>
    </Pane>
  );
}

const Pane = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollBox label={label} className="min-h-0 min-w-0">
    {children}
  </ScrollBox>
);

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="px-4 py-3 text-ink-soft text-sm">{children}</p>
);
