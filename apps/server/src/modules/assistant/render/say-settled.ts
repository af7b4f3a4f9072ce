import type { Channel } from '@catch/contract/common';
import { inFull, type Reader, readerIn, sayClock } from '../../../platform/say-time.ts';
import type { Settled } from '../renderer.port.ts';
import type { Alternative } from '../values/told.ts';
import type { Wish } from '../values/values.ts';
import { sayReplacement } from './say-replacement.ts';

const WHERE: Record<Channel, string> = {
  WEB: 'on the web',
  WHATSAPP: 'on WhatsApp',
  SLACK: 'in Slack',
};

/** Read on any day after, so by the date; the card above it has the same words. */
const later = (zone: string): Reader => inFull(readerIn(zone, 0));

/** 'Approved in Slack, 14:02' (decisions.md); the time in the owner's zone. */
export function saySettled(approval: Settled, zone: string): string {
  if (approval.status === 'superseded') {
    const by = replacing(approval, zone);
    return by ? `Replaced: ${by}` : 'Replaced by what you wrote afterwards';
  }
  if (approval.status !== 'approved' && approval.status !== 'denied') return 'Expired; please ask again';
  const verb = approval.status === 'approved' ? `Approved${sayChosen(approval)}` : 'Denied';
  const where = approval.decided_channel ? ` ${WHERE[approval.decided_channel]}` : '';
  return `${verb}${where}${approval.decided_at ? `, ${clockTime(approval.decided_at, zone)}` : ''}`;
}

/** What a press on a card that is settled answers. */
export function sayStale(approval: Settled, { zone }: Pick<Reader, 'zone'>): string {
  const by = replacing(approval, zone);
  if (by) return `That was replaced: ${by}.`;
  const line = saySettled(approval, zone);
  return `That's already settled: ${line[0]?.toLowerCase()}${line.slice(1)}.`;
}

/** The same for whoever calls the API: the moment as they may show it in their own way. */
export function sayConflict(approval: Settled, zone: string): string {
  const { status, decided_at, decided_channel } = approval;
  if (status === 'approved' || status === 'denied')
    return `This was already ${status}${sayChosen(approval)} ${decided_channel ? `${WHERE[decided_channel]} ` : ''}at ${decided_at?.toISOString() ?? 'an earlier time'}.`;
  if (status !== 'superseded') return 'This proposal has expired. Please ask again.';
  const by = replacing(approval, zone);
  return by
    ? `This proposal was replaced: ${by}.`
    : 'This proposal was replaced by something you wrote afterwards.';
}

/** Which of the other times was agreed to. */
function sayChosen({ alternatives, chosen }: Settled): string {
  const slot = (alternatives as readonly Alternative[]).find(({ ref }) => ref === chosen);
  return slot ? ` for ${slot.label}` : '';
}

const replacing = ({ status, replaced_by }: Settled, zone: string): string | undefined =>
  status === 'superseded' && replaced_by ? sayReplacement(replaced_by as Wish, later(zone)) : undefined;

/** Always of 24 hours: decisions.md fixes this line. */
const clockTime = (at: Date, zone: string): string => sayClock(at.getTime(), { zone, now: 0 });
