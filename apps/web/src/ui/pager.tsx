import { ChevronLeft, ChevronRight } from 'lucide-react';
import { say } from '../words/staff.ts';
import { Button } from './button.tsx';

/** Admin lists use limit 100 (product-spec section 9). */
export const PAGE_SIZE = 100;

interface Props {
  readonly page: number;
  /** How many rows this page holds. */
  readonly count: number;
  readonly total: number;
  /** The total is 'at least' (decisions.md, 'Admin'). */
  readonly capped: boolean;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, count, total, capped, onPage }: Props) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + count - 1;
  const more = capped ? count === PAGE_SIZE : last < total;
  const whole = `${total.toLocaleString('en')}${capped ? '+' : ''}`;
  return (
    <nav
      aria-label={say('ui.pages')}
      className="flex items-center justify-between gap-3 text-ink-soft text-sm"
    >
      <p className="tabular-nums">
        {count > 0
          ? say('ui.of', { first: first.toLocaleString('en'), last: last.toLocaleString('en'), whole })
          : say('ui.noneOf', { whole })}
      </p>
      {(page > 1 || more) && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<ChevronLeft className="size-4" aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            {say('ui.previous')}
          </Button>
          <Button variant="secondary" size="sm" disabled={!more} onClick={() => onPage(page + 1)}>
            {say('ui.next')}
            <ChevronRight className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
}
