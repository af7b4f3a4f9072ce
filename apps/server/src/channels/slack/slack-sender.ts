import {
  type Found,
  isStillPending,
  languageOf,
  loadSettlement,
  noteInPayload,
  type OutboxRow,
  type Sender,
  type SendResult,
} from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { notesOf, type SlackPlace, type SlackThread } from './notes.ts';
import type { SlackContent, SlackGateway, SlackTarget } from './slack.port.ts';
import { markInstallationDead } from './slack-installations.repository.ts';
import { findSlackLink, rememberConversation } from './slack-links.repository.ts';
import type { SlackTokens } from './slack-tokens.ts';

interface Target extends SlackTarget {
  readonly teamId: string;
  readonly token: string;
  readonly installedAt: Date;
}

/** Another workspace has other threads: what was said in one that was left is answered outside of any. */
const threadIn = (conversation: string, thread: SlackThread | undefined): string | undefined =>
  thread?.conversation === conversation ? thread.ts : undefined;

/** Slack's rules for sending: the workspace's token, cards that are rewritten when they settle. */
export function createSlackSender(
  db: Database,
  tokens: SlackTokens,
  clock: Clock,
  gateway: SlackGateway,
): Sender {
  const targetOf = async (row: OutboxRow): Promise<Target | undefined> => {
    const { stranger, thread } = notesOf(row);
    const link = row.user_id === null ? undefined : await findSlackLink(db, row.user_id);
    // What answers nothing goes where the person spoke last.
    const spokeIn =
      link?.conversation_id && link.thread_ts
        ? { conversation: link.conversation_id, ts: link.thread_ts }
        : undefined;
    const place = stranger
      ? { teamId: stranger.teamId, conversation: stranger.conversationId }
      : link && { teamId: link.team_id, conversation: link.conversation_id ?? link.slack_user_id };
    if (!place) return undefined;
    return reach(place, thread ?? spokeIn);
  };
  const reach = async (place: SlackPlace, thread: SlackThread | undefined): Promise<Target | undefined> => {
    const installation = await tokens.of(place.teamId);
    return (
      installation && {
        ...place,
        thread: threadIn(place.conversation, thread),
        token: installation.token,
        installedAt: installation.installedAt,
      }
    );
  };
  /** With another token it may go at once; without one it never will. */
  const afterRenewal = async (teamId: string, refused: string): Promise<SendResult> => {
    const installation = await tokens.renew(teamId, refused);
    if (!installation) return { kind: 'undeliverable', reason: 'Slack: token_expired' };
    const isNew = installation.token !== refused;
    return { kind: 'retry', reason: 'Slack: token_expired', ...(isNew ? { afterMs: 0 } : {}) };
  };

  return {
    graceMs: 3000,
    prepare: async (row, now) => {
      const target = await targetOf(row);
      if (!target) return { kind: 'not-connected' };
      const { teamId, token, installedAt, conversation, thread } = target;
      const act = await actionOf(db, row, now);
      if (typeof act === 'string') return { kind: 'skip', why: act };
      if (thread && !row.payload.thread && !act.rewrites)
        await noteInPayload(db, row.id, { thread: { conversation, ts: thread } });
      return {
        kind: 'ready',
        send: async (signal) => {
          const result = act.rewrites
            ? await gateway.update(
                token,
                act.rewrites.conversation,
                act.rewrites.message,
                act.content,
                signal,
              )
            : await gateway.post(token, target, act.content, row.reference, signal);
          if (result.kind === 'expired') return afterRenewal(teamId, token);
          // The one whose token was refused, not one that somebody made while the answer was on its way.
          if (result.kind === 'dead')
            await markInstallationDead(db, teamId, result.reason, clock.now(), installedAt);
          if (result.kind === 'sent' && result.conversationId && row.user_id !== null)
            await rememberConversation(db, row.user_id, result.conversationId);
          return result;
        },
      };
    },
    lookFor: async (row) => {
      // Rewriting a card again does no harm.
      if (row.payload.type === 'settlement') return { kind: 'not-sent' };
      // Also where its owner was when it was sent. A workspace that everybody left can no longer be asked.
      const { left, thread } = notesOf(row);
      return findSent(db, gateway, row, [await targetOf(row), left && (await reach(left, thread))]);
    },
  };
}

/** What goes out now: a message of its own, or a card rewritten; or why nothing does. */
async function actionOf(
  db: Database,
  row: OutboxRow,
  now: Date,
): Promise<{ content: SlackContent; rewrites?: { conversation: string; message: string } } | string> {
  const { payload } = row;
  if (payload.type === 'text') return { content: { type: 'text', text: payload.text } };
  if (payload.type === 'card') {
    if (!(await isStillPending(db, row.tool_call_id, now))) return 'settled before it went out';
    const language = await languageOf(db, row.user_id);
    return { content: { ...payload, toolCallId: row.tool_call_id ?? '', language } };
  }
  const settlement = await loadSettlement(db, row);
  if (!settlement?.card?.conversationId) return 'the card never went out';
  const { line, proposal, card } = settlement;
  return {
    content: { type: 'settled-card', proposal, line },
    rewrites: { conversation: settlement.card.conversationId, message: card.messageId },
  };
}

/** Looks for an attempt whose answer was lost, in the places where it may have gone; goes on where it stopped last time. */
async function findSent(
  db: Database,
  gateway: SlackGateway,
  row: OutboxRow,
  targets: readonly (Target | undefined)[],
): Promise<Found> {
  const { sought } = notesOf(row);
  try {
    for (const [index, target] of targets.entries()) {
      if (!target) continue;
      const [place, cursor] = sought?.split(' ') ?? [];
      if (place !== undefined && Number(place) > index) continue;
      const found = await gateway.find(target.token, target, {
        reference: row.reference,
        since: row.created_at,
        cursor: Number(place) === index ? cursor : undefined,
      });
      if (found.kind === 'found')
        return { kind: 'sent', providerId: found.messageId, conversationId: found.conversationId };
      if (found.kind === 'go-on-later') {
        await noteInPayload(db, row.id, { sought: `${index} ${found.cursor ?? ''}`.trim() });
        return { kind: 'ask-later', afterMs: found.afterMs };
      }
    }
    // Should it get lost again, all of it is looked through again.
    if (sought !== undefined) await noteInPayload(db, row.id, { sought: null });
    return { kind: 'not-sent' };
  } catch {
    // Slack does not say; to send again now could say it twice.
    return { kind: 'ask-later' };
  }
}
