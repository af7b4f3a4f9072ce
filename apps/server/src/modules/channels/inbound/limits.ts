import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { createMinuteLimit } from '../../../platform/minute-limit.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { say } from '../../../platform/words.ts';
import { enqueue, type Stranger } from '../outbox/outbox.repository.ts';
import type { Person } from './person.ts';

export interface InboundLimits {
  /** A workspace that floods us must not take the others' place; what it sends beyond its share is dropped. */
  isWorkspaceTooFast(teamId: string): boolean;
  /** Somebody (or rather something) that writes without end: what is left out is said, once a minute. */
  isPersonTooFast(db: Queryable, person: Person): Promise<boolean>;
  /** Strangers share what is left: however many write, only so many are answered. */
  mayAnswerStranger(stranger: Stranger): boolean;
}

export interface InboundLimitSettings {
  readonly messagesAMinute: number;
  readonly workspaceEventsAMinute: number;
  readonly strangersAMinute: number;
}

export function createInboundLimits(
  { messagesAMinute, workspaceEventsAMinute, strangersAMinute }: InboundLimitSettings,
  clock: Clock,
  logger: Logger,
): InboundLimits {
  const now = () => clock.now().getTime();
  const people = createMinuteLimit(messagesAMinute, now);
  const workspaces = createMinuteLimit(workspaceEventsAMinute, now);
  const strangers = createMinuteLimit(strangersAMinute, now);
  const warnings = createMinuteLimit(1, now);
  return {
    isWorkspaceTooFast: (teamId) => {
      if (workspaces.take(teamId)) return false;
      if (warnings.take(`workspace:${teamId}`))
        logger.warn({ team_id: teamId }, 'a workspace is sending too many events');
      return true;
    },
    isPersonTooFast: async (db, person) => {
      if (people.take(person.userId)) return false;
      if (!warnings.take(`person:${person.userId}`)) return true;
      logger.warn(
        { user_id: person.userId, channel: person.channel },
        'a person is sending too many messages',
      );
      await enqueue(db, {
        to: person,
        kind: 'notice',
        dedupeKey: `too-fast:${person.channel}:${person.userId}:${Math.floor(now() / 60_000)}`,
        payload: { type: 'text', text: say(person, 'channel.tooFast') },
        at: clock.now(),
      });
      return true;
    },
    mayAnswerStranger: (stranger) => {
      // What happens in one workspace is not the fault of another's.
      const share = stranger.share === undefined ? stranger.channel : `${stranger.channel}:${stranger.share}`;
      if (strangers.take(share)) return true;
      if (warnings.take(`strangers:${share}`))
        logger.warn({ share }, 'more strangers are writing than we answer');
      return false;
    },
  };
}
