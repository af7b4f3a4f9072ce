import type { Notifications } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { connectableChannels } from '../../words/names.ts';
import { say } from '../../words/settings.ts';
import { NumberField, TimeField } from './fields.tsx';
import { myNotifications, useChoose } from './queries.ts';

interface Feedback {
  readonly failed: (text: string) => void;
}

/** What the assistant sends by itself. */
export function NotificationsCard({ feedback }: { feedback: Feedback }) {
  const notifications = useQuery(myNotifications());
  const choose = useChoose((error) =>
    feedback.failed(
      (error instanceof ApiError ? error.reason : null) ?? detailOr(error, say('notify.changeFailed')),
    ),
  );
  return (
    <Card title={say('notify.title')} description={say('notify.text', { channels: connectableChannels() })}>
      <div className="mt-5 min-h-[26rem] sm:min-h-[19.625rem]">
        <QueryState
          query={notifications}
          loading={<LoadingNotifications />}
          error={say('notify.failed')}
          isEmpty={() => false}
          empty={null}
        >
          {(known) => <Controls known={known} onChange={choose.mutate} />}
        </QueryState>
      </div>
    </Card>
  );
}

interface ControlsProps {
  readonly known: Notifications;
  readonly onChange: (changed: Partial<Notifications>) => void;
}

function Controls({ known: { briefing, evening, nudge, collision, quiet, limit }, onChange }: ControlsProps) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      <Row
        label={say('notify.briefing')}
        on={briefing.on}
        onSwitch={(on) => onChange({ briefing: { ...briefing, on } })}
      >
        {!briefing.at && <Unless>{say('notify.briefingUnless')}</Unless>}
        <TimeField
          label={say('notify.briefingAt')}
          value={briefing.at ?? ''}
          onChange={(at) => onChange({ briefing: { on: briefing.on, ...(at ? { at } : {}) } })}
        />
      </Row>
      <Row
        label={say('notify.evening')}
        on={evening.on}
        onSwitch={(on) => onChange({ evening: { ...evening, on } })}
      >
        {!evening.at && <Unless>{say('notify.eveningUnless')}</Unless>}
        <TimeField
          label={say('notify.eveningAt')}
          value={evening.at ?? ''}
          onChange={(at) => onChange({ evening: { on: evening.on, ...(at ? { at } : {}) } })}
        />
      </Row>
      <Row label={say('notify.nudge')} on={nudge.on} onSwitch={(on) => onChange({ nudge: { ...nudge, on } })}>
        <NumberField
          label={say('notify.nudgeMinutes')}
          unit={say('notify.minutes')}
          value={nudge.minutes}
          min={1}
          max={240}
          onChange={(minutes) => onChange({ nudge: { ...nudge, minutes } })}
        />
      </Row>
      <Row
        label={say('notify.collision')}
        on={collision.on}
        onSwitch={(on) => onChange({ collision: { on } })}
      />
      <Row label={say('notify.quiet')} on={quiet.on} onSwitch={(on) => onChange({ quiet: { ...quiet, on } })}>
        <TimeField
          label={say('notify.quietFrom')}
          value={quiet.from}
          onChange={(from) => from && onChange({ quiet: { ...quiet, from } })}
        />
        <span aria-hidden="true">–</span>
        <TimeField
          label={say('notify.quietTo')}
          value={quiet.to}
          onChange={(to) => to && onChange({ quiet: { ...quiet, to } })}
        />
      </Row>
      <li className="flex min-h-13 flex-wrap items-center sm:h-13 justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm">
        <span>{say('notify.limit')}</span>
        <NumberField
          label={say('notify.limit')}
          unit={say('notify.aDay')}
          value={limit.most}
          min={0}
          max={100}
          onChange={(most) => onChange({ limit: { most } })}
        />
      </li>
    </ul>
  );
}

/** When it comes as long as no time was chosen; the field's own name says so as well. */
const Unless = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="text-ink-faint text-xs">
    {children}
  </span>
);

interface RowProps {
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly children?: ReactNode;
}

const Row = ({ label, on, onSwitch, children }: RowProps) => (
  <li className="flex min-h-13 flex-wrap items-center sm:h-13 justify-between gap-x-4 gap-y-1 px-4 py-2">
    <Checkbox label={label} checked={on} onChange={onSwitch} />
    {on && children && <div className="flex items-center gap-2 text-sm max-sm:gap-1.5">{children}</div>}
  </li>
);

const LoadingNotifications = () => (
  <div className="grid grid-cols-1 gap-3">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} shape="control" className="h-10 w-full" />
    ))}
  </div>
);
