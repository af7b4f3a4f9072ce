import { memo } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import {
  type ModelFigures,
  sayCalls,
  sayCost,
  sayTime,
  sayTokensSent,
  sayTokensWritten,
} from '../../lib/model-figures.ts';
import { Card } from '../../ui/card.tsx';
import { Email } from '../../ui/email.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Usage = CallReply<'adminModelUsage'>;

const MOST_PEOPLE = 5;

const figures: readonly Column<ModelFigures>[] = [
  { key: 'calls', header: 'Calls', align: 'right', cell: sayCalls },
  { key: 'sent', header: 'Tokens sent', align: 'right', cell: sayTokensSent },
  { key: 'written', header: 'Written', align: 'right', cell: sayTokensWritten },
  { key: 'time', header: 'Time a call', align: 'right', cell: sayTime },
  { key: 'cost', header: 'Cost', align: 'right', cell: ({ cost }) => sayCost(cost) },
];

const models: readonly Column<Usage['by_model'][number]>[] = [
  { key: 'model', header: 'Model', cell: ({ model }) => <span className="break-all">{model}</span> },
  ...figures,
];

const people: readonly Column<Usage['by_user'][number]>[] = [
  { key: 'user', header: 'User Email', cell: ({ user_email }) => <Email address={user_email} /> },
  ...figures,
];

/** What models were asked in the range, and what it cost; nothing where none was asked. */
export const ModelUsage = memo(function ModelUsage({ usage }: { usage: Usage }) {
  if (usage.by_model.length === 0 && usage.saved_calls === 0) return null;
  return (
    <Card title="Models" description={describeMonth(usage)}>
      <div className="mt-4 grid gap-5">
        {usage.by_model.length > 0 && (
          <Table
            caption="What models were asked, by model"
            columns={models}
            rows={usage.by_model}
            rowKey={({ model }) => model}
          />
        )}
        {usage.by_user.length > 0 && (
          <Table
            caption="What models were asked, by user, the most expensive first"
            columns={people}
            rows={usage.by_user.slice(0, MOST_PEOPLE)}
            rowKey={({ user_id }) => user_id}
          />
        )}
      </div>
    </Card>
  );
});

function describeMonth({ month, saved_calls }: Usage): string {
  const spent = `This month cost ${sayCost(month.spent)}`;
  return [
    `${spent}${month.budget === null ? '' : ` of ${sayCost(month.budget)}`}.`,
    month.budget_per_user === null ? '' : `One user may cost ${sayCost(month.budget_per_user)}.`,
    saved_calls > 0
      ? `The built-in reader answered ${saved_calls.toLocaleString('en')} messages without a model.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
