import { MAX_MESSAGE_LENGTH } from '../understanding.ts';

const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u02bc\u00b4`]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
// Everything that looks like a gap, or is invisible, becomes one space so that offsets stay true. Line ends stay:
// they end a request.
const GAPS = /[\t\r\f\v\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]|[^\P{Cc}\n]/gu;

// Sounds of somebody who speaks: they say nothing, least of all in a title. 'ER' is a place, 'uh-huh' an answer.
const HESITATION =
  /(?<![\p{L}\p{N}'"-])(?:[Uu]+[Hh]+[Mm]*|[Uu]+[Mm]+|[Ee]rm+|err+|[Hh]mm+)(?![\p{L}\p{N}'"-])[,.…]*/gu;

/** Leaves room where somebody hesitated, outside of what is quoted. A message of nothing else stays. */
function withoutHesitation(text: string): string {
  const spoken = text
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(HESITATION, (sound) => ' '.repeat(sound.length)) : part,
    )
    .join('');
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : text;
}

/** Cuts a message and unifies its punctuation WITHOUT changing any offset: one unit in, one unit out. */
export function cleanText(message: string): string {
  return withoutHesitation(
    message
      .slice(0, MAX_MESSAGE_LENGTH)
      .replace(SINGLE_QUOTES, "'")
      .replace(DOUBLE_QUOTES, '"')
      .replace(DASHES, '-')
      .replace(GAPS, ' '),
  );
}

/** Tidies a slice that is shown to people: outer punctuation and doubled spaces go. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?\-–"'()[\]]+/, (lead) => (lead.includes('(') ? '(' : ''))
    .replace(/[\s,;:!?\-–"(]+$/, '')
    .replace(/(?<![A-Z])\.$/, '')
    .replace(/(?<!s)'$/, '')
    .trim();
}
