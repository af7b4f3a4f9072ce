import type { Timestamp } from '../../platform/db/tables/column-types.ts';

interface WhatsappLinksTable {
  user_id: string;
  whatsapp_user_id: string;
  phone: string | null;
  connected_at: Timestamp;
  last_inbound_at: Timestamp;
  tokens: number;
  tokens_at: Timestamp;
}

interface WhatsappCodesTable {
  user_id: string;
  code_hash: Buffer;
  expires_at: Timestamp;
}

interface WhatsappHealthTable {
  subject: string;
  state: string;
  is_bad: boolean;
  told_at: Timestamp;
}

declare module '../../platform/db/tables/channels.ts' {
  interface ChannelTables {
    whatsapp_health: WhatsappHealthTable;
    whatsapp_links: WhatsappLinksTable;
    whatsapp_codes: WhatsappCodesTable;
  }
}
