import { z } from 'zod';
import { Done, Timestamp } from '../../common.ts';
import { endpoint } from '../../endpoint.ts';
import { channelTag as tag, unavailable_reason, undo_until } from '../common.ts';
import { whatsappRoutes as routes } from './routes.ts';

const WhatsappStatus = z
  .object({
    connected: z.boolean(),
    verified: z.boolean(),
    phone_number: z.string().nullable(),
    unavailable_reason,
    undo_until,
  })
  .meta({ id: 'WhatsappStatus' });

export const whatsappEndpoints = {
  whatsappStatus: endpoint(routes.whatsappStatus, {
    summary: 'Is WhatsApp connected',
    tag,
    response: WhatsappStatus,
  }),
  whatsappGenerateCode: endpoint(routes.whatsappGenerateCode, {
    summary: 'A new verification code; only the newest is valid',
    tag,
    response: z.object({ verification_code: z.string(), whatsapp_link: z.string(), expires_at: Timestamp }),
  }),
  whatsappDisconnect: endpoint(routes.whatsappDisconnect, {
    summary: 'Unlink WhatsApp',
    tag,
    response: Done,
  }),
  whatsappUndoDisconnect: endpoint(routes.whatsappUndoDisconnect, {
    summary: 'Link WhatsApp again as it was, within a minute of unlinking it',
    tag,
    response: Done,
  }),
};

/** What staff see of a user; connected means verified. */
export const whatsappStaffFields = {
  phone_number: z.string().nullable(),
  whatsapp_verified: z.boolean(),
};
