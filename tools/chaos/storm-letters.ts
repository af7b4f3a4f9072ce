import {
  whatsappRequest,
  whatsappText,
} from '../../apps/server/src/modules/channels/test/signed-webhooks.ts';
import type { SignedRequest } from './retrying-sender.ts';

export interface Letter {
  readonly user: number;
  readonly tag: string;
  readonly request: SignedRequest;
  begunAt: number;
  takenAt: number;
}

export function writeLetters(count: number, users: number): Letter[] {
  // All of one second: then the order of arrival is the order.
  const timestamp = String(Math.floor(Date.now() / 1000));
  return Array.from({ length: count }, (_, index) => {
    const user = index % users;
    const tag = `p${user}m${Math.floor(index / users)}`;
    const message = whatsappText(`ES.${user}`, tag, { id: `wamid.${tag}`, timestamp });
    return {
      user,
      tag,
      request: whatsappRequest({ messages: [message] }),
      begunAt: Number.POSITIVE_INFINITY,
      takenAt: Number.POSITIVE_INFINITY,
    };
  });
}

/** The repeated ones some way behind the first ones, all over the run. */
export const spread = <T>(first: readonly T[], repeated: readonly T[]): T[] =>
  [
    ...first.map((item, index) => ({ item, place: index / first.length })),
    ...repeated.map((item, index) => ({ item, place: index / repeated.length })),
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
