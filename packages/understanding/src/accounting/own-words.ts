/** Somebody's own words, and what of the message is somebody else's. */
export interface OwnWords {
  readonly own: string;
  readonly quoted: string;
}

const CITED = /^[ \t]*>.*$/gm;
/** From here on it is a mail or an invitation that was passed on. */
const FORWARDED =
  /^[ \t]*(?:-{2,}.*\b(?:forwarded|original|weitergeleitet|transféré)\b.*|(?:from|von|de|subject|betreff|sent|begin forwarded message):[ \t].*|on [^\n]{5,80} wrote:)[ \t]*$/im;
/** Longer than a title: what somebody wrote, not what an event is called. */
const LONG_QUOTE = /["“”„«»]([^"“”„«»]{1,4000})["“”„«»]/g;
const TITLE_WORDS = 8;
const TOLD =
  /\b(?:said|says|saying|wrote|writes|asked|asks|told|tells|texted|replied|answered|goes|like|reads)\b[^"“”„«]{0,20}$/i;
const TOLD_WORDS = 2;
/** Lines that begin with an hour, one after the other: a programme that was pasted. */
const PROGRAMME = /(?:^[ \t]*(?:[-*•][ \t]*)?\d{1,2}[:.h]\d{2}\b[^\n]*(?:\n|$)[ \t]*\n?){4,}/gm;
const ORDER = /\b(?:add|put|book|schedule|create|block|enter|save|move|please|can you|could you)\b/i;

/**
 * Takes out what was quoted, forwarded or pasted. Nothing in it is a wish of the person who passes it on; what they
 * want done with it, they say in words of their own.
 */
export function ownWords(message: string): OwnWords {
  const taken: string[] = [];
  const take = (text: string) => {
    taken.push(text.trim());
    return ' ';
  };
  let own = message.replace(CITED, take);
  const forwarded = FORWARDED.exec(own);
  if (forwarded) own = own.slice(0, forwarded.index) + take(own.slice(forwarded.index));
  own = own.replace(LONG_QUOTE, (whole, inside: string, at: number, all: string) => {
    const most = TOLD.test(all.slice(0, at)) ? TOLD_WORDS : TITLE_WORDS;
    return inside.trim().split(/\s+/).length > most ? take(whole) : whole;
  });
  own = own.replace(PROGRAMME, (block: string, ...rest: unknown[]) =>
    ORDER.test(String(rest.at(-1)).replace(block, '')) ? block : take(block),
  );
  return { own: taken.length > 0 ? own.trim() : message, quoted: taken.join(' ').trim() };
}
