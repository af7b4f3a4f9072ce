import type { Channel } from '@catch/contract/channel';

/** More than anybody reads in a chat; what a model says beyond it is its own loop. */
const LONGEST = 4000;
const LOOKED_THROUGH = 5 * LONGEST;

const THOUGHTS = 'think|thinking|thought|reasoning|scratchpad';
const CALLS = 'tool_call|tool_calls|tool_code|function_call|function_calls|invoke|tool_response|function';
const MARKUP: readonly RegExp[] = [
  new RegExp(`<(${THOUGHTS}|${CALLS})\\b[^>]*>[\\s\\S]*?</\\1\\s*>`, 'gi'),
  // Some servers swallow the first of the two signs, and an answer that was cut has no last one.
  new RegExp(`^[\\s\\S]*</(?:${THOUGHTS})\\s*>`, 'i'),
  new RegExp(`<(?:${THOUGHTS}|${CALLS})\\b[^>]*>[\\s\\S]*$`, 'i'),
  /\[TOOL_CALLS\][\s\S]*$/,
  /<\|tool[\s\S]*$/i,
  /<\|[^|>\n]{1,40}\|>/g,
];

const THOUGHT = new RegExp(`<(/?)(?:${THOUGHTS})\\b[^>]*>`, 'i');
/** Its first sign of thinking is the one that ends it. */
export const endsUnbegunThoughts = (text: string): boolean => THOUGHT.exec(text)?.[1] === '/';

interface Spoken {
  readonly channel: Channel;
  readonly tools: readonly { readonly name: string }[];
}

/**
 * What a person may read of what a model wrote: no thoughts, no calls written as text instead of being made, not
 * without end, and no Markdown where nobody renders it. Slack and WhatsApp turn it into their own (their adapters).
 */
export function modelWords(text: string, { channel, tools }: Spoken): string {
  const spoken = MARKUP.reduce((left, sign) => left.replace(sign, ''), bounded(text));
  const words = withoutCalls(
    spoken,
    tools.map(({ name }) => name),
  ).trim();
  return cutAtSentence(channel === 'WEB' ? plain(words) : words);
}

/** Looking through it must not take longer than writing it did: of a very long one, what follows its thoughts. */
function bounded(text: string): string {
  if (text.length <= LOOKED_THROUGH) return text;
  const thought = Math.max(text.lastIndexOf('</think>'), text.lastIndexOf('</thinking>'), 0);
  return text.slice(thought, thought + LOOKED_THROUGH);
}

/** `create_event({…})`, `{"name": "create_event", …}` and lists of them, in a block of code or not. */
function withoutCalls(text: string, names: readonly string[]): string {
  if (!names.some((name) => text.includes(name))) return text;
  const named = `(?:${names.join('|')})`;
  const begins = new RegExp(
    `(?:\`\`\`\\w*\\s*)?(?:\\b${named}\\s*(?=[({])|(?=[[{][^\\p{L}]*(?:"?(?:name|tool|tool_name|function|type|tool_calls|recipient_name)"?)[\\s\\S]{0,80}?["'.]${named}["']))`,
    'u',
  );
  let left = text;
  for (let found = begins.exec(left); found; found = begins.exec(left)) {
    const end = endOfBrackets(left, found.index + found[0].length);
    const rest = left.slice(end).replace(/^\s*```/, '');
    left = `${left.slice(0, found.index).trimEnd()}\n${rest.trimStart()}`;
  }
  return left;
}

/** Behind the bracket that closes the one at `from`; behind everything when none does. */
function endOfBrackets(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return text.length;
}

/** Markdown as somebody would write it who has only letters. */
const plain = (text: string): string =>
  text
    .replace(/^[^\S\n]*```[^\n]*\n?/gm, '')
    .replace(/^#{1,6}[^\S\n]+(.+?)[^\S\n]*#*$/gm, '$1')
    .replace(/^[^\S\n]*\|?[^\S\n]*:?-{3,}:?[^\S\n]*(?:\|[^\S\n]*:?-{3,}:?[^\S\n]*)*\|?[^\S\n]*\n?/gm, '')
    .replace(/^[^\S\n]*\|(.+)\|[^\S\n]*$/gm, (_row, cells: string) => cells.split('|').map(trim).join(', '))
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(^|[\s(])\*(?=[^\s*])([^*\n]*?[^\s*])\*(?=[\s).,;:!?]|$)/gm, '$1$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^([^\S\n]*)[-*+][^\S\n]+(?=\S)/gm, '$1• ')
    .replace(/^>[^\S\n]?/gm, '')
    .replace(/\[([^[\]\n]+)\]\((https?:\/\/[^)[\s]+)\)/g, '$1 ($2)')
    .replace(/\n{3,}/g, '\n\n');

const trim = (cell: string): string => cell.trim();

function cutAtSentence(text: string): string {
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  const ends = [...kept.matchAll(/[.!?…](?=\s)|[。！？]|\n/gu)];
  const last = ends.at(-1);
  // A text without sentences is cut at a word, and one without words where it must be.
  if (last && last.index > LONGEST / 4) return `${kept.slice(0, last.index + 1).trimEnd()} …`;
  const word = kept.lastIndexOf(' ');
  return `${kept.slice(0, word > LONGEST / 4 ? word : undefined).trimEnd()} …`;
}
