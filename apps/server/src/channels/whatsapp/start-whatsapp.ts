import { sql } from 'kysely';
import { z } from 'zod';
import { configured, missingIn, type StartChannel } from '../../modules/channels/kit.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { eraseExpiredSetAside } from '../../platform/db/set-aside.repository.ts';
import { createWhatsappCloudGateway } from './gateway/whatsapp-cloud-gateway.ts';
import type { WhatsappSettings } from './settings.ts';
import { whatsappRoutes } from './whatsapp.routes.ts';
import { whatsappLinks } from './whatsapp-links.repository.ts';
import { createWhatsappSender } from './whatsapp-sender.ts';
import { whatsappWebhookRoutes } from './whatsapp-webhook.routes.ts';

/** What `receiveVoice` was given. */
const storedVoice = z.object({ kind: z.literal('whatsapp'), media_id: z.string() });

export const start: StartChannel<WhatsappSettings> = (settings, services) => {
  const { db, clock, http } = services;
  const setUp = configured('WHATSAPP', {
    WHATSAPP_PHONE_NUMBER_ID: settings.WHATSAPP_PHONE_NUMBER_ID,
    WHATSAPP_NUMBER: settings.WHATSAPP_NUMBER,
    WHATSAPP_TOKEN: settings.WHATSAPP_TOKEN,
    WHATSAPP_APP_SECRET: settings.WHATSAPP_APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: settings.WHATSAPP_VERIFY_TOKEN,
  });
  const given = setUp.kind === 'ready' ? setUp.with : undefined;
  const phoneNumberId = given?.WHATSAPP_PHONE_NUMBER_ID ?? '';
  const gateway =
    given &&
    createWhatsappCloudGateway(
      {
        graphUrl: settings.WHATSAPP_GRAPH_URL,
        phoneNumberId,
        token: given.WHATSAPP_TOKEN,
        mediaHosts: settings.WHATSAPP_MEDIA_HOSTS,
      },
      http,
    );
  const webhook = given &&
    gateway && {
      ...services,
      gateway,
      proof: {
        appSecret: given.WHATSAPP_APP_SECRET,
        verifyToken: given.WHATSAPP_VERIFY_TOKEN,
        phoneNumberId,
      },
    };

  return {
    routes: [
      whatsappRoutes({
        db,
        clock,
        unavailableReason: missingIn(setUp),
        // wa.me wants digits only, without leading zeros.
        number: given?.WHATSAPP_NUMBER.replace(/\D/g, '').replace(/^0+/, '') ?? '',
        linkUrl: settings.WHATSAPP_LINK_URL,
      }),
      whatsappWebhookRoutes(webhook),
    ],
    sender: gateway && createWhatsappSender(db, gateway),
    fetchVoice: gateway && ((voice, signal) => gateway.fetchVoice(storedVoice.parse(voice).media_id, signal)),
    namesOf,
    tidyUp: (now) => eraseExpiredSetAside(db, [whatsappLinks], now),
  };
};

async function namesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select whatsapp_user_id as name from whatsapp_links where user_id = ${userId}
    union select phone from whatsapp_links where user_id = ${userId} and phone is not null
    union select value from set_aside s, jsonb_each_text(s.contents) where s.user_id = ${userId}
      and s.kind = ${whatsappLinks.kind} and key in ('whatsapp_user_id', 'phone') and value is not null`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
