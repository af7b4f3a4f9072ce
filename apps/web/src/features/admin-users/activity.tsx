import type { AdminUserDetail } from '@catch/contract';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { sayMilliseconds } from '../../lib/model-figures.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { say } from '../../words/staff.ts';
import { Nothing, Section } from './section.tsx';

type Activity = AdminUserDetail['activity'];

/** What somebody did lately, before who they are. */
export function Activity({ activity }: { activity: Activity }) {
  const { conversations, by_day, turns } = activity;
  const messages = by_day.reduce((sum, day) => sum + day.messages, 0);
  return (
    <Section title={say('users.activity')}>
      {conversations.length === 0 && turns.length === 0 ? (
        <Nothing>{say('users.noActivityYet')}</Nothing>
      ) : (
        <div className="grid grid-cols-1 gap-4 text-sm">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Sparkline
              values={by_day.map((day) => day.messages)}
              label={say('users.messagesByDay')}
              className="h-8 w-44"
            />
            <span className="text-ink-soft">{say('users.messagesIn30Days', { messages })}</span>
          </div>
          <ul className="grid grid-cols-1 gap-1.5">
            {conversations.map(({ user_id, channel, message_count, last_message_at }) => (
              <li key={channel} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ChannelBadge channel={channel} />
                <OpenLink to={{ kind: 'conversation', id: user_id, channel }}>
                  {say('users.messageCount', { count: message_count })}
                </OpenLink>
                <span className="text-ink-soft">
                  {say('users.lastMessage')} <DateTime value={last_message_at} />
                </span>
              </li>
            ))}
          </ul>
          {turns.length > 0 && <NewestTurns turns={turns} />}
        </div>
      )}
    </Section>
  );
}

const NewestTurns = ({ turns }: { turns: Activity['turns'] }) => (
  <ol aria-label={say('users.newestTurns')} className="grid grid-cols-1 gap-2">
    {turns.map((turn) => (
      <li key={turn.id} className="rounded-control border border-line px-4 py-2.5">
        <OpenLink to={{ kind: 'turn', id: turn.id }} className="wrap-anywhere line-clamp-2">
          {turn.prompt ?? say('messages.noWords')}
        </OpenLink>
        <p className="mt-0.5 text-ink-soft text-xs">
          <DateTime value={turn.started_at} />
          {[
            ...new Set(turn.tools),
            ...(turn.milliseconds === null ? [] : [sayMilliseconds(turn.milliseconds)]),
          ].map((fact) => (
            <span key={fact}> · {fact}</span>
          ))}
        </p>
      </li>
    ))}
  </ol>
);
