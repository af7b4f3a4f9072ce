import type { Language } from '@catch/contract/languages';
import { z } from 'zod';
import {
  cutText,
  isStillPending,
  languageOf,
  loadSettlement,
  type OutboxRow,
  type Sender,
} from '../../modules/channels/kit.ts';
import type { Database } from '../../platform/db/database.ts';
import { hasListened } from '../../platform/listening.ts';
import { say } from '../../platform/words.ts';
import { buttonId } from './button-id.ts';
import type { WhatsappContent, WhatsappGateway } from './whatsapp.port.ts';
import { emptyBucket, type PacedLink, takeToken } from './whatsapp-links.repository.ts';

const HOUR_MS = 3_600_000;
/** A little before the 24 hours end: the message must arrive inside them. */
const WINDOW_MS = 24 * HOUR_MS - 60_000;
/** Receipts come within a second or two. */
const GRACE_MS = 20_000;
const LONGEST_BODY = 1024;
const MOST_BUTTONS = 3;
/** The template was approved with these two: 'Approve' and 'Deny'. */
const TEMPLATE_BUTTONS = 2;
/** What an approved template leaves for our words. */
const LONGEST_PARAMETER = 900;

/** A stranger's address, as it was kept with the message. */
const storedRecipient = z.object({ whatsappUserId: z.string(), phone: z.string().nullable() });

/** WhatsApp's rules for sending: the 24 hours, templates, the pace for one person. */
export function createWhatsappSender(db: Database, gateway: WhatsappGateway): Sender {
  /** Strangers are answered the moment they wrote: their window is open, and they are not written to twice. */
  const addressOf = async (row: OutboxRow, now: Date): Promise<PacedLink | undefined> => {
    const { stranger } = row.payload;
    if (stranger) {
      const { whatsappUserId, phone } = storedRecipient.parse(stranger);
      return { whatsapp_user_id: whatsappUserId, phone, last_inbound_at: now, waitSeconds: 0 };
    }
    return row.user_id === null ? undefined : takeToken(db, row.user_id, now);
  };

  return {
    graceMs: GRACE_MS,
    prepare: async (row, now) => {
      const content = await contentOf(db, row, now);
      if (typeof content === 'string') return { kind: 'skip', why: content };
      const link = await addressOf(row, now);
      if (!link) return { kind: 'not-connected' };
      if (link.waitSeconds > 0) return { kind: 'wait', milliseconds: link.waitSeconds * 1000, why: 'pacing' };
      const isOpen = now.getTime() - link.last_inbound_at.getTime() < WINDOW_MS;
      const isFree = isOpen && !row.as_template;
      // Templates cost money, and a card says the same when it is pressed later.
      if (!isFree && row.kind === 'settlement') return { kind: 'skip', why: 'not worth a template' };
      const form = isFree ? content : asTemplate(row, content, (await languageOf(db, row.user_id)) ?? 'en');
      const to = { userId: link.whatsapp_user_id, phone: link.phone };
      return {
        kind: 'ready',
        send: async (signal) => {
          const result = await gateway.send(to, form, row.reference, signal);
          if (result.kind === 'too-fast' && row.user_id !== null) await emptyBucket(db, row.user_id, now);
          return result;
        },
      };
    },
    // WhatsApp cannot be asked. A receipt would have come by now and marked the row, if anybody was there to hear it.
    lookFor: async (row) => ({
      kind: (await hasListened(db, row.tried_at ?? row.created_at, GRACE_MS)) ? 'not-sent' : 'ask-later',
    }),
  };
}

async function contentOf(db: Database, row: OutboxRow, now: Date): Promise<WhatsappContent | string> {
  const { payload } = row;
  if (payload.type === 'text') return { type: 'text', text: payload.text };
  if (payload.type === 'card') {
    if (!(await isStillPending(db, row.tool_call_id, now))) return 'settled before it went out';
    const to = { language: await languageOf(db, row.user_id) };
    const order = say(to, 'channel.needsOk', { proposal: payload.proposal });
    const text = payload.intro ?? `${payload.why ? `${payload.why} ` : ''}${order}`;
    const toolCallId = row.tool_call_id ?? '';
    const buttons = [
      { id: buttonId({ toolCallId, approved: true }), title: say(to, 'channel.approve') },
      { id: buttonId({ toolCallId, approved: false }), title: say(to, 'channel.deny') },
      ...(payload.alternatives ?? []).map(({ ref, brief, label }) => ({
        id: buttonId({ toolCallId, approved: true, choice: ref }),
        title: brief,
        description: label,
      })),
    ];
    const body = cutText(payload.footnote ? `${text}\n\n_${payload.footnote}_` : text, LONGEST_BODY);
    return buttons.length > MOST_BUTTONS
      ? { type: 'list', text: body, buttons, choose: say(to, 'channel.choose') }
      : { type: 'buttons', text: body, buttons };
  }
  const settlement = await loadSettlement(db, row);
  if (!settlement?.card) return 'the card never went out';
  // Who decided here is answered here; what lapsed is explained when an old button is pressed.
  if (!settlement.isDecided || settlement.decidedOn === 'WHATSAPP') return 'nothing to add';
  return { type: 'text', text: settlement.line, replyTo: settlement.card.messageId };
}

function asTemplate(row: OutboxRow, content: WhatsappContent, language: Language): WhatsappContent {
  if (content.type === 'template') return content;
  const text = cutText(oneLine(content.text), LONGEST_PARAMETER);
  if (content.type === 'buttons' || content.type === 'list')
    return {
      type: 'template',
      template: 'approval',
      language,
      text,
      buttons: content.buttons.slice(0, TEMPLATE_BUTTONS),
    };
  return { type: 'template', template: row.kind === 'reminder' ? 'reminder' : 'update', language, text };
}

/** A parameter may hold neither line breaks nor tabs nor more than four spaces. */
const oneLine = (text: string): string =>
  text
    .replace(/\s*\n\s*(?:• )?/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
