import { officeHours } from '@catch/scheduling';
import type { UnderstandContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type PromptFacts, readFacts, usualHours } from '../../../../modules/assistant/index.ts';

/** Whom we serve and when: everything the program knows beyond the conversation. */
export interface Situation {
  readonly context: UnderstandContext;
  readonly now: Temporal.ZonedDateTime;
  readonly name: string;
  readonly email: string;
  readonly character: string | undefined;
  readonly brand: string;
  /** Reminders that were sent lately, newest first. */
  readonly sentReminders: PromptFacts['sentReminders'];
}

const NOBODY: PromptFacts = {
  userName: '',
  userEmail: '',
  locale: 'en-GB',
  workingHours: undefined,
  character: undefined,
  channel: 'WEB',
  brand: 'Catch',
  sentReminders: [],
};

export function readSituation(instructions: string, at = '1970-01-01T00:00:00+00:00[UTC]'): Situation {
  const facts = readFacts(instructions) ?? NOBODY;
  const now = Temporal.ZonedDateTime.from(at);
  return {
    context: {
      now: now.toInstant(),
      zone: now.timeZoneId,
      locale: facts.locale,
      workingHours: usualHours(facts.workingHours ?? officeHours(now.timeZoneId)),
    },
    now,
    name: facts.userName,
    email: facts.userEmail,
    character: facts.character,
    brand: facts.brand,
    sentReminders: facts.sentReminders ?? [],
  };
}
