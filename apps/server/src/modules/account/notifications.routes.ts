import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { endpoints, type Notifications } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { route } from '../../platform/http/register.ts';
import { readerIn } from '../../platform/time-reader.ts';
import { type Choice, type Choices, loadChoices, sayChoice, storeChoice } from '../preferences/index.ts';

const TOPICS = ['briefing', 'evening', 'nudge', 'collision', 'quiet', 'limit'] as const;

/** The same choices that are made in words, as controls: whichever came last holds. */
export function notificationRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  route(app, endpoints.myNotifications)(async ({ caller }) => present(await loadChoices(db, caller.userId)));

  route(
    app,
    endpoints.chooseMyNotifications,
  )(async ({ caller, body }) => {
    const known = await loadChoices(db, caller.userId);
    const now = clock.now();
    const reader = { ...readerIn(caller.timeZone ?? 'UTC', now, caller.language), inFull: true as const };
    for (const topic of TOPICS) {
      const choice = body[topic] as Choice | undefined;
      // Said again, it is the same choice.
      if (!choice || isDeepStrictEqual(choice, known[topic])) continue;
      await storeChoice(db, {
        id: randomUUID(),
        userId: caller.userId,
        topic,
        choice,
        text: sayChoice(topic, choice, reader),
        // No words: a control was used.
        quote: '',
        at: now,
      });
    }
    return present(await loadChoices(db, caller.userId));
  });
}

const present = ({ briefing, evening, nudge, collision, quiet, limit }: Choices): Notifications => ({
  briefing,
  evening,
  nudge,
  collision,
  quiet,
  limit,
});
