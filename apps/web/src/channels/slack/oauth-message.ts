/** What the callback page in the popup tells the page that opened it (product-spec section 2). */
export type SlackOauthMessage =
  | { readonly type: 'SLACK_OAUTH_SUCCESS' }
  | { readonly type: 'SLACK_OAUTH_ERROR'; readonly error?: string };

/** Only our own pages are believed; anything else that speaks is ignored. */
export function readOauthMessage(
  event: { origin: string; data: unknown },
  origin: string,
): SlackOauthMessage | null {
  if (event.origin !== origin || typeof event.data !== 'object' || event.data === null) return null;
  const { type, error } = event.data as Record<string, unknown>;
  if (type === 'SLACK_OAUTH_SUCCESS') return { type };
  if (type !== 'SLACK_OAUTH_ERROR') return null;
  return typeof error === 'string' && error !== '' ? { type, error } : { type };
}
