import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Waker } from '../../modules/assistant/index.ts';
import {
  type InboundLimits,
  inviteStrangers,
  type Person,
  receivePress,
  receiveText,
  receiveUnsupported,
  receiveVoice,
} from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { say } from '../../platform/words.ts';
import { decodeSlackText } from './decode-text.ts';
import { markInstallationDead } from './slack-installations.repository.ts';
import type { SlackFile, SlackMessageEvent, SlackPress, SlackWebhook } from './webhook-payload.ts';

export interface SlackReceiveDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly waker: Waker;
  readonly brand: string;
  readonly settingsUrl: string;
  readonly limits: InboundLimits;
}

/** Signs to show in a thread besides words. */
export interface Sign {
  readonly kind: 'thinking' | 'suggestions';
  readonly teamId: string;
  readonly conversationId: string;
  /** A message outside of any thread is the root of one. */
  readonly thread: string;
  /** Of the person looking at it. */
  readonly language?: Language | undefined;
}

/** What happened in Slack; answers what is to be shown besides the answer. */
export async function receiveSlack(
  dependencies: SlackReceiveDependencies,
  webhook: Exclude<SlackWebhook, { kind: 'challenge' }>,
): Promise<Sign | undefined> {
  const { db, clock } = dependencies;
  switch (webhook.kind) {
    case 'message':
      return receiveMessage(dependencies, webhook.teamId, webhook.event);
    case 'press':
      for (const press of webhook.presses) await receiveButton(dependencies, press);
      return undefined;
    case 'opened':
      return receiveOpening(dependencies, webhook);
    case 'revoked':
      await markInstallationDead(db, webhook.teamId, webhook.reason, clock.now(), webhook.at);
      return undefined;
    case 'ignored':
      return undefined;
  }
}

/** Direct conversations say so; their ids say it, too. */
const isDirect = ({ channel_type, channel }: SlackMessageEvent): boolean =>
  channel_type === undefined ? channel.startsWith('D') : channel_type === 'im';

/** Edits, deletions, joins and everything bots write (including ourselves) are not messages from a person. */
const isFromAPerson = (event: SlackMessageEvent): boolean =>
  isDirect(event) &&
  !event.bot_id &&
  !event.hidden &&
  event.user !== undefined &&
  (event.subtype === undefined || event.subtype === 'file_share' || event.subtype === 'thread_broadcast');

async function receiveMessage(
  dependencies: SlackReceiveDependencies,
  teamId: string,
  event: SlackMessageEvent,
): Promise<Sign | undefined> {
  const { db, clock } = dependencies;
  if (!isFromAPerson(event) || !event.user) return undefined;
  if (dependencies.limits.isWorkspaceTooFast(teamId)) return undefined;
  const thread = event.thread_ts && { conversation: event.channel, ts: event.thread_ts };
  const found = await findPerson(dependencies, teamId, event.user, {
    conversation: event.channel,
    thread: event.thread_ts,
  });
  if (found === 'not-a-person' || found === 'inactive') return undefined;
  if (!found) {
    const to = {
      channel: 'SLACK',
      lane: `${teamId}:${event.channel}`,
      // What happens in one workspace is not the fault of another's.
      share: teamId,
      address: { teamId, conversationId: event.channel },
      thread: thread || undefined,
    } as const;
    const { brand, settingsUrl } = dependencies;
    const text = say({}, 'on.slack.unknown', { brand, url: settingsUrl });
    await inviteStrangers(dependencies, [{ sender: `${teamId}:${event.user}`, to }], text);
    return undefined;
  }
  if (await dependencies.limits.isPersonTooFast(db, found)) return undefined;
  const said = {
    // Identity is conversation and time stamp, which is a text and never a number.
    providerId: `${teamId}:${event.channel}:${event.ts}`,
    saidAt: new Date(Math.min(Number(event.ts) * 1000, clock.now().getTime())),
  };
  const isAnswering = await receiveContent(dependencies, teamId, found, said, event);
  if (!isAnswering) return undefined;
  return {
    kind: 'thinking',
    teamId,
    conversationId: event.channel,
    thread: event.thread_ts ?? event.ts,
    language: found.language,
  };
}

/** Opening says nothing, but shows where they are now; strangers get instructions for connecting when they write. */
async function receiveOpening(
  dependencies: SlackReceiveDependencies,
  { teamId, slackUserId, conversationId, thread }: Extract<SlackWebhook, { kind: 'opened' }>,
): Promise<Sign | undefined> {
  if (dependencies.limits.isWorkspaceTooFast(teamId)) return undefined;
  const person = await findPerson(dependencies, teamId, slackUserId, {
    conversation: conversationId,
    thread,
  });
  if (!person || typeof person === 'string') return undefined;
  return { kind: 'suggestions', teamId, conversationId, thread, language: person.language };
}

async function receiveContent(
  dependencies: SlackReceiveDependencies,
  teamId: string,
  person: Person,
  said: { providerId: string; saidAt: Date },
  event: SlackMessageEvent,
): Promise<boolean> {
  const clip = event.files?.find(isClip) ?? event.files?.find(isUndescribed);
  if (clip) {
    const url = isUndescribed(clip) ? null : (clip.url_private_download ?? clip.url_private ?? null);
    const voice = {
      kind: 'slack',
      team_id: teamId,
      file_id: clip.id,
      url,
      duration_ms: clip.duration_ms ?? null,
    };
    return receiveVoice(dependencies, person, { ...said, voice });
  }
  const text = decodeSlackText(event.text ?? '');
  if (text.trim()) return receiveText(dependencies, person, { ...said, text });
  await receiveUnsupported(dependencies, person, said);
  return false;
}

/** By its subtype: the MIME type is seen as audio, video, or nothing at all. */
const isClip = ({ subtype, mimetype }: SlackFile): boolean =>
  subtype === 'slack_audio' || (mimetype?.startsWith('audio/') ?? false);

/** Shared from another organisation: whether it is a clip, and where it lies, only its own record says. */
const isUndescribed = ({ file_access }: SlackFile): boolean => file_access === 'check_file_info';

/** How exactly it is known when somebody last wrote: a row that is written less often is cheaper. */
const TOUCH_AFTER_MS = 60_000;

async function findPerson(
  { db, clock }: Pick<SlackReceiveDependencies, 'db' | 'clock'>,
  teamId: string,
  slackUserId: string,
  where: { readonly conversation: string | undefined; readonly thread: string | undefined },
): Promise<Person | 'not-a-person' | 'inactive' | undefined> {
  const [conversation, thread] = [where.conversation ?? null, where.thread ?? null];
  const now = clock.now();
  const spokeSince = new Date(now.getTime() - TOUCH_AFTER_MS);
  const { rows } = await sql<{
    bot_user_id: string;
    id: string | null;
    email: string;
    time_zone: string | null;
    language: Language | null;
    is_active: boolean;
    has_pending: boolean;
  }>`
    with touched as (
      update slack_links set last_inbound_at = ${now},
        conversation_id = coalesce(${conversation}::text, conversation_id),
        thread_ts = case when ${conversation}::text is null then thread_ts else ${thread}::text end
      where team_id = ${teamId} and slack_user_id = ${slackUserId} and (
        coalesce(last_inbound_at, '-infinity') < ${spokeSince}
        or ${conversation}::text is not null
          and (conversation_id, thread_ts) is distinct from (${conversation}::text, ${thread}::text))
    )
    select i.bot_user_id, u.id, u.email, u.time_zone, u.language, u.is_active,
      exists (select 1 from approvals a where a.user_id = u.id and a.status = 'pending') as has_pending
    from slack_installations i
    left join slack_links l on l.team_id = i.team_id and l.slack_user_id = ${slackUserId}
    left join users u on u.id = l.user_id
    where i.team_id = ${teamId}`.execute(db);
  const [row] = rows;
  // Nobody of this workspace is with us: there is no token to answer with.
  if (!row || row.bot_user_id === slackUserId) return 'not-a-person';
  if (!row.id) return undefined;
  if (!row.is_active) return 'inactive';
  return {
    userId: row.id,
    email: row.email,
    zone: row.time_zone ?? 'UTC',
    language: row.language ?? undefined,
    channel: 'SLACK',
    hasPending: row.has_pending,
    ...(conversation && thread ? { thread: { conversation, ts: thread } } : {}),
  };
}

async function receiveButton(dependencies: SlackReceiveDependencies, press: SlackPress): Promise<void> {
  if (dependencies.limits.isWorkspaceTooFast(press.teamId)) return;
  const { clock } = dependencies;
  const person = await findPerson(dependencies, press.teamId, press.slackUserId, {
    // A card outside of any thread says nothing about where they talk.
    conversation: press.thread && press.conversationId,
    thread: press.thread,
  });
  if (!person || typeof person === 'string') return;
  await receivePress(dependencies, person, {
    providerId: `press:${press.teamId}:${press.slackUserId}:${press.toolCallId}:${press.pressedAt}`,
    saidAt: clock.now(),
    toolCallId: press.toolCallId,
    approved: press.approved,
    choice: press.choice,
  });
}
