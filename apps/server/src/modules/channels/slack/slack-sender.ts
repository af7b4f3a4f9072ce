import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets.ts';
import { isStillPending, loadSettlement } from '../outbox/card-state.ts';
import type { OutboxRow, SlackPlace } from '../outbox/outbox.repository.ts';
import type { Found, Sender } from '../outbox/sender.ts';
import type { SlackContent, SlackGateway } from './slack.port.ts';
import {
  findInstallation,
  findSlackLink,
  markInstallationDead,
  rememberConversation,
} from './slack.repository.ts';

interface Target extends SlackPlace {
  readonly token: string;
  readonly installedAt: Date;
}

/** Slack's rules for sending: the workspace's token, cards that are rewritten when they settle. */
export function createSlackSender(
  db: Database,
  secrets: SecretBox,
  clock: Clock,
  gateway: SlackGateway,
): Sender {
  const targetOf = async (row: OutboxRow): Promise<Target | undefined> => {
    const { stranger } = row.payload;
    const link = row.user_id === null ? undefined : await findSlackLink(db, row.user_id);
    const place =
      stranger?.channel === 'SLACK'
        ? { teamId: stranger.teamId, conversation: stranger.conversationId }
        : link && { teamId: link.team_id, conversation: link.conversation_id ?? link.slack_user_id };
    if (!place) return undefined;
    return reach(place);
  };
  const reach = async (place: SlackPlace): Promise<Target | undefined> => {
    const installation = await findInstallation(db, secrets, place.teamId);
    return installation && { ...place, token: installation.token, installedAt: installation.installedAt };
  };

  return {
    graceMs: 3000,
    prepare: async (row, now) => {
      const target = await targetOf(row);
      if (!target) return { kind: 'not-connected' };
      const { teamId, token, installedAt, conversation } = target;
      const act = await actionOf(row, now);
      if (typeof act === 'string') return { kind: 'skip', why: act };
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
            : await gateway.post(token, conversation, act.content, row.reference, signal);
          // The one whose token was refused, not one that somebody made while the answer was on its way.
          if (result.kind === 'dead')
            await markInstallationDead(db, teamId, result.reason, clock.now(), installedAt);
          if (result.kind === 'sent' && result.conversationId && row.user_id !== null)
            await rememberConversation(db, row.user_id, result.conversationId);
          return result;
        },
      };
    },
    lookFor: async (row): Promise<Found> => {
      // Rewriting a card again does no harm.
      if (row.payload.type === 'settlement') return { kind: 'not-sent' };
      // Also where its owner was when it was sent. A workspace that everybody left cannot be asked any more.
      const { left } = row.payload;
      const targets = [await targetOf(row), left && (await reach(left))];
      try {
        for (const target of targets) {
          const found =
            target && (await gateway.find(target.token, target.conversation, row.reference, row.created_at));
          if (found) return { kind: 'sent', providerId: found };
        }
        return { kind: 'not-sent' };
      } catch {
        // Slack does not say; to send again now could say it twice.
        return { kind: 'ask-later' };
      }
    },
  };

  async function actionOf(
    row: OutboxRow,
    now: Date,
  ): Promise<{ content: SlackContent; rewrites?: { conversation: string; message: string } } | string> {
    const { payload } = row;
    if (payload.type === 'text') return { content: { type: 'text', text: payload.text } };
    if (payload.type === 'card') {
      if (!(await isStillPending(db, row.tool_call_id, now))) return 'settled before it went out';
      return { content: { ...payload, toolCallId: row.tool_call_id ?? '' } };
    }
    const settlement = await loadSettlement(db, row);
    if (!settlement?.card?.conversationId) return 'the card never went out';
    const { line, proposal, card } = settlement;
    return {
      content: { type: 'settled-card', proposal, line },
      rewrites: { conversation: settlement.card.conversationId, message: card.messageId },
    };
  }
}
