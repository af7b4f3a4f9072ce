import type { Channel } from '@catch/contract/channel';
import { labelOf } from '@catch/contract/channel-labels';
import type { Language } from '@catch/contract/languages';
import { sayClock } from '../../../platform/say-time.ts';
import { inFull, type Reader, readerIn } from '../../../platform/time-reader.ts';
import { type Spoken, say } from '../../../platform/words.ts';
import type { Settled } from '../renderer.port.ts';
import type { Alternative } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';
import { sayReplacement } from './say-replacement.ts';

/** Read on any day after, so by the date; the card above it has the same words. */
const later = (zone: string, language: Language | undefined): Reader => inFull(readerIn(zone, 0, language));

/** 'Approved in Slack, 14:02' (decisions.md); the time in the owner's zone. */
export function saySettled(approval: Settled, zone: string, language?: Language): string {
  const to = { language };
  if (approval.status === 'superseded') {
    const by = replacing(approval, zone, language);
    return by ? say(to, 'settled.replaced', { by }) : say(to, 'settled.replacedByWords');
  }
  const { status, decided_channel, decided_at } = approval;
  if (status !== 'approved' && status !== 'denied') return say(to, 'settled.expired');
  const slot = chosenOf(approval);
  const verb =
    status === 'denied'
      ? say(to, 'settled.denied')
      : slot
        ? say(to, 'settled.approvedFor', { slot })
        : say(to, 'settled.approved');
  const where = decided_channel ? ` ${sayWhere(decided_channel, to)}` : '';
  return `${verb}${where}${decided_at ? `, ${clockTime(decided_at, zone)}` : ''}`;
}

/** What a press on a card that is settled answers. */
export function sayStale(approval: Settled, { zone, language }: Pick<Reader, 'zone' | 'language'>): string {
  const by = replacing(approval, zone, language);
  if (by) return say({ language }, 'settled.wasReplaced', { by });
  const line = saySettled(approval, zone, language);
  return say({ language }, 'settled.already', { line: `${line[0]?.toLowerCase()}${line.slice(1)}` });
}

/** The same for API clients: the moment, for them to show in their own way. */
export function sayConflict(approval: Settled, zone: string, language?: Language): string {
  const { status, decided_at, decided_channel } = approval;
  const to = { language };
  if (status === 'approved' || status === 'denied') {
    const slot = chosenOf(approval);
    const what =
      status === 'denied'
        ? say(to, 'settled.conflictDenied')
        : slot
          ? say(to, 'settled.conflictApprovedFor', { slot })
          : say(to, 'settled.conflictApproved');
    const where = decided_channel ? ` ${sayWhere(decided_channel, to)}` : '';
    return say(to, 'settled.conflictAt', {
      what: `${what}${where}`,
      moment: decided_at?.toISOString() ?? say(to, 'settled.earlier'),
    });
  }
  if (status !== 'superseded') return say(to, 'settled.conflictExpired');
  const by = replacing(approval, zone, language);
  return by ? say(to, 'settled.conflictReplaced', { by }) : say(to, 'settled.conflictReplacedByWords');
}

/** Which of the other times was agreed to. */
const chosenOf = ({ alternatives, chosen }: Settled): string | undefined =>
  (alternatives as readonly Alternative[]).find(({ ref }) => ref === chosen)?.label;

const replacing = (
  { status, replaced_by }: Settled,
  zone: string,
  language: Language | undefined,
): string | undefined =>
  status === 'superseded' && replaced_by
    ? sayReplacement(replaced_by as Wish, later(zone, language))
    : undefined;

const sayWhere = (channel: Channel, to: Spoken): string =>
  say(to, 'settled.where', { channel, name: labelOf(channel) });

/** Always of 24 hours: decisions.md fixes this line. */
const clockTime = (at: Date, zone: string): string => sayClock(at.getTime(), { zone, now: 0 });
