import { useState } from 'react';

/** Letters that need no secure context: the page may be served without TLS in somebody's own network. */
const newPressId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The name of one press. It stays the same until an answer has come: tried again after a lost connection, it is the
 * same press to the server, which does it once.
 */
export function usePressId(): { readonly id: string; readonly renew: () => void } {
  const [id, setId] = useState(newPressId);
  return { id, renew: () => setId(newPressId()) };
}
