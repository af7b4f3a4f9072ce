/** Letters that need no secure context: the page may be served without TLS in somebody's own network. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same as a UUID, for what the server keeps under it. */
export const newId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
