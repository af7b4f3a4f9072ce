import type { Today, TodayEvent } from '@catch/contract';
import { Video } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { sayTime } from './times.ts';

export const titleOf = (title: string | null): string => title ?? say('today.untitled');

export function EventRow({ event, today }: { event: TodayEvent; today: Today }) {
  const place = event.location && event.location !== event.join_url ? event.location : null;
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="text-ink-faint text-xs tabular-nums leading-5">{sayTime(event, today)}</p>
        <p dir="auto" className="break-words font-medium text-sm">
          {titleOf(event.title)}
        </p>
        {place && (
          <p dir="auto" className="truncate text-ink-soft text-xs leading-5">
            {place}
          </p>
        )}
        <Clashes titles={event.clashes} />
      </div>
      {event.join_url && (
        <a
          href={event.join_url}
          target="_blank"
          rel="noreferrer"
          aria-label={say('today.joinNamed', { title: titleOf(event.title) })}
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} shrink-0`}
        >
          <Video className="size-4" aria-hidden="true" />
          {say('today.join')}
        </a>
      )}
    </li>
  );
}

export const Clashes = ({ titles }: { titles: TodayEvent['clashes'] }) =>
  titles.length > 0 && (
    <p className="mt-1">
      <Badge tone="warning">
        <span className="max-w-58 truncate lg:max-w-80">
          {say('today.clash', { title: titleOf(titles[0] ?? null), more: titles.length - 1 })}
        </span>
      </Badge>
    </p>
  );
