import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { credentials } from '../credentials.ts';
import type { SandboxContext } from '../platform/context.ts';

interface MediaRow extends Record<string, unknown> {
  id: string;
  mime_type: string;
  sha256: string;
  bytes: Buffer;
  expires_at: Date;
}

/** Ids that come by webhook die after seven days, the address of the bytes after five minutes. */
const MEDIA_LIFETIME_MS = 7 * 86_400_000;
const ADDRESS_LIFETIME_S = 300;
export const MEDIA_PATH = '/graph/whatsapp_business/attachments/';

const sign = (id: string, expires: string): string =>
  createHmac('sha256', credentials.whatsapp.appSecret).update(`${id} ${expires}`).digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const createMedia = ({ database, now, publicUrl }: SandboxContext) => ({
  save: async (bytes: Buffer, mimeType: string) => {
    const id = `${randomInt(1e9, 9e9)}${randomInt(1e5, 9e5)}`;
    const sha256 = createHash('sha256').update(bytes).digest('base64');
    await database.query(
      'INSERT INTO whatsapp_media (id, mime_type, sha256, bytes, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [id, mimeType, sha256, bytes, new Date(now().getTime() + MEDIA_LIFETIME_MS)],
    );
    return { id, mime_type: mimeType, sha256 };
  },
  find: async (id: string): Promise<MediaRow | undefined> =>
    (
      await database.query<MediaRow>('SELECT * FROM whatsapp_media WHERE id = $1 AND expires_at > $2', [
        id,
        now(),
      ])
    )[0],
  /** Where the bytes are for the next five minutes, for who also has the token. */
  address: (id: string): string => {
    const expires = String(Math.floor(now().getTime() / 1000) + ADDRESS_LIFETIME_S);
    const query = new URLSearchParams({ mid: id, ext: expires, hash: sign(id, expires) });
    return `${publicUrl()}${MEDIA_PATH}?${query}`;
  },
  isValidAddress: (query: Record<string, string>): boolean =>
    Number(query.ext) > now().getTime() / 1000 &&
    isEqual(query.hash ?? '', sign(query.mid ?? '', query.ext ?? '')),
});

export type Media = ReturnType<typeof createMedia>;
