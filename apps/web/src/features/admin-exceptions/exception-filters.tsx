import { type FormEvent, useState } from 'react';
import { fromLocalField, toLocalField } from '../../lib/local-date-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { say } from '../../words/staff.ts';
import type { ExceptionFilters as Filters } from './queries.ts';
import { DEFAULT_LIMIT } from './read-limit.ts';

interface Props {
  readonly applied: Filters;
  readonly busy: boolean;
  readonly onApply: (filters: Filters) => void;
}

/** Nothing is fetched until Apply Filters is pressed. */
export function ExceptionFilters({ applied, busy, onApply }: Props) {
  const [limit, setLimit] = useState(applied.limit);
  const [start, setStart] = useState(toLocalField(applied.start));
  const [end, setEnd] = useState(toLocalField(applied.end));
  const [known, setKnown] = useState(applied);
  if (known.limit !== applied.limit || known.start !== applied.start || known.end !== applied.end) {
    // Applied, or the back button brought other ones. The fields stay, and with them where the keyboard is.
    setKnown(applied);
    setLimit(applied.limit);
    setStart(toLocalField(applied.start));
    setEnd(toLocalField(applied.end));
  }
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ limit: limit.trim(), start: fromLocalField(start), end: fromLocalField(end) });
  };
  return (
    <Card title={say('exceptions.filters')}>
      <form
        onSubmit={apply}
        className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[8rem_14rem_14rem_auto]"
      >
        <Input
          label={say('exceptions.limit')}
          type="number"
          inputMode="numeric"
          placeholder={String(DEFAULT_LIMIT)}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        <Input
          label={say('exceptions.startDate')}
          type="datetime-local"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Input
          label={say('exceptions.endDate')}
          type="datetime-local"
          value={end}
          onChange={(event) => setEnd(event.target.value)}
        />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {say('exceptions.applyFilters')}
        </Button>
      </form>
    </Card>
  );
}
