import { createCipheriv, createDecipheriv, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface TokenKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * Encrypts tokens at rest with AES-256-GCM. The stored text names its key, so keys can be rotated; the context
 * (table and row) is authenticated, so a stored secret moved to another row does not decrypt.
 */
export interface SecretBox {
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** What everything sealed by the current key begins with; the rest waits to be sealed again. */
  readonly currentPrefix: string;
}

export function createSecretBox(keys: readonly TokenKey[]): SecretBox {
  const [current] = keys;
  if (!current) throw new Error('at least one token key is needed');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, id = '', encoded = ''] = sealed.split('.');
      const key = byId.get(id);
      if (version !== 'v1' || !key) throw new Error(`a stored secret names the unknown key '${id}'`);
      const bytes = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    currentPrefix: `v1.${current.id}.`,
  };
}

export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

export const sha256 = (value: string): Buffer => hash('sha256', value, 'buffer');

/** Compares two strings without telling by time where they differ. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(sha256(left), sha256(right));

/** A UUID that is always the same for the same text: a repeated insert meets its own row. */
export const uuidFrom = (text: string): string => {
  const hex = sha256(text).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
