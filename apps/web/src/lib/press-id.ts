import { useState } from 'react';
import { newKey } from './new-key.ts';

/**
 * The name of one press. It stays the same until an answer has come: tried again after a lost connection, it is the
 * same press to the server, which does it once.
 */
export function usePressId(): { readonly id: string; readonly renew: () => void } {
  const [id, setId] = useState(newKey);
  return { id, renew: () => setId(newKey()) };
}
