import type { MailAddress } from '../../../modules/calendar/index.ts';

const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/;

/** Hundreds of recipients; beyond that only somebody's joke. */
const LONGEST_HEADER = 20_000;

/** The addresses of a From or To header (RFC 5322): names may be quoted, hold commas, or be encoded words. */
export function parseAddresses(header: string): MailAddress[] {
  return splitList(header.slice(0, LONGEST_HEADER)).flatMap((entry) => {
    const bracketed = /^(.*)<([^<>]*)>\s*$/s.exec(entry);
    const email = (bracketed?.[2] ?? entry).trim().toLowerCase();
    if (!ADDRESS.test(email)) return [];
    const name = decodeWords(unquote(bracketed?.[1] ?? '')).trim();
    return [{ email, name: name === '' || name.toLowerCase() === email ? undefined : name }];
  });
}

/** Commas separate entries unless they are inside quotes or a comment; a group ('Friends: a, b;') is its members. */
function splitList(header: string): string[] {
  const entries: string[] = [];
  let entry = '';
  let quoted = false;
  let comment = 0;
  let bracket = false;
  for (let index = 0; index < header.length; index += 1) {
    const character = header[index] ?? '';
    if (quoted && character === '\\') {
      entry += character + (header[index + 1] ?? '');
      index += 1;
      continue;
    }
    if (character === '"' && comment === 0) quoted = !quoted;
    if (!quoted && character === '(') comment += 1;
    const isText = comment === 0;
    if (!quoted && character === ')' && comment > 0) comment -= 1;
    if (!quoted && isText && character === '<') bracket = true;
    if (!quoted && isText && character === '>') bracket = false;
    const parts = isText && !quoted && !bracket;
    if (parts && (character === ',' || character === ';')) {
      entries.push(entry);
      entry = '';
    } else if (parts && character === ':') entry = '';
    else if (isText) entry += character;
  }
  return [...entries, entry].map((one) => one.trim()).filter(Boolean);
}

const unquote = (text: string): string =>
  text.trim().replace(/"((?:[^"\\]|\\.)*)"/gs, (_all, inner: string) => inner.replace(/\\(.)/gs, '$1'));

/** RFC 2047. Blank space between two encoded words is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(
      /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi,
      (all, charset: string, form: string, data: string) => {
        try {
          const bytes =
            form.toLowerCase() === 'b'
              ? Buffer.from(data, 'base64')
              : Buffer.from(
                  data
                    .replaceAll('_', ' ')
                    .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) =>
                      String.fromCharCode(Number.parseInt(hex, 16)),
                    ),
                  'latin1',
                );
          return new TextDecoder(charset).decode(bytes);
        } catch {
          // An encoding that nobody here knows: the raw text is still better than no name.
          return all;
        }
      },
    );
}
