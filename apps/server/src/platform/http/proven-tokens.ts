import type { FastifyRequest } from 'fastify';
import { sha256 } from '../secrets.ts';

/** Tokens that were good when they were last used in this process. Says nothing about what they are good for now. */
export interface ProvenTokens {
  has(token: string): boolean;
  note(token: string, isGood: boolean): void;
}

/** Beyond it the oldest are forgotten: then a good one counts as a guess once more, which is all. */
const MOST = 50_000;

export function createProvenTokens(): ProvenTokens {
  const proven = new Set<string>();
  const keyOf = (token: string): string => sha256(token).toString('base64');
  return {
    has: (token) => proven.has(keyOf(token)),
    note: (token, isGood) => {
      const key = keyOf(token);
      if (!isGood) proven.delete(key);
      else if (!proven.has(key)) {
        proven.add(key);
        const [oldest] = proven.size > MOST ? proven : [];
        if (oldest) proven.delete(oldest);
      }
    },
  };
}

export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
