/** PostgreSQL stores neither NUL nor half a surrogate pair, and nobody types either. */
export const cleanText = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
