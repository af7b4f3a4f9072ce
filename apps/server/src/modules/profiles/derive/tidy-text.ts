const LONGEST = 80;
/** Control, direction and invisible characters: nobody types them, and they make one text look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Other people's text as one short line of data; undefined when nothing readable is left. */
export function tidyText(text: string | undefined): string | undefined {
  const line = (text ?? '').normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : [...line].slice(0, LONGEST).join('').trim();
}

/** A name that is only the address again tells nothing. */
export function tidyName(name: string | undefined, email: string): string | undefined {
  const tidy = tidyText(name);
  return tidy === undefined || tidy.includes('@') || tidy.toLowerCase() === email.split('@')[0]
    ? undefined
    : tidy;
}
