export const SECRET_NAMES: readonly string[] = [
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'code',
  'code_verifier',
  'state',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'password',
];

const SECRET_QUERY = new RegExp(`([?&](?:${SECRET_NAMES.join('|')})=)[^&#\\s"']*`, 'gi');

/** URLs reach logs and spans inside error messages too, so the text itself is cleaned, not only known fields. */
export const redactText = (text: string): string =>
  text.replace(SECRET_QUERY, '$1[redacted]').replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]');

/**
 * What logs and traces say of a failure: its message, or its stack with the message in it. Most messages are ours; some
 * quote what could not be read, and that may be somebody's words.
 */
export function safeText(error: Error, text: string): string {
  const { message } = error;
  return redactText(message === '' ? text : text.replaceAll(message, () => withoutQuotes(error)));
}

function withoutQuotes(error: Error): string {
  const { message, name } = error;
  const { code } = error as { code?: unknown };
  // PostgreSQL's complaints about data.
  if (typeof code === 'string' && /^22\w{3}$/.test(code)) return message.replace(/: ".*"/gs, ': "…"');
  // The parser of JSON shows where it stopped.
  if (name === 'SyntaxError') return message.replace(/(["'`]).*\1/gs, '…');
  return name.startsWith('AI_') ? fromModel(error) : message;
}

/** Model SDKs hand on what the provider said, and whole answers that have another shape than they know. */
function fromModel(error: Error): string {
  const { statusCode, data } = error as { statusCode?: unknown; data?: unknown };
  if (typeof statusCode !== 'number' || statusCode < 400)
    return `A model's answer could not be used (${error.name})`;
  const vendorError = (data as { error?: { code?: unknown; type?: unknown } } | undefined)?.error;
  const kind = [vendorError?.code, vendorError?.type].find(
    (one) => typeof one === 'string' && /^[a-z_]{1,40}$/.test(one),
  );
  return `The model's provider answered ${statusCode}${kind ? ` (${kind})` : ''}`;
}
