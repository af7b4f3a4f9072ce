/**
 * How much of an answer that is still being written may be shown: up to where something begins that may yet turn out to
 * be a thought, a call written as text, a mark, or Markdown (`model-words.ts` takes these out when they are whole).
 */
export function settledPart(text: string, toolNames: readonly string[]): string {
  const cuts = [
    ...BEGUN.map((begun) => text.search(begun)),
    openFence(text),
    openBracket(text),
    halfAName(text, toolNames),
    openEmphasis(text),
  ].filter((at) => at >= 0 && at < text.length);
  // What is left may end in the middle of something, too: the sign of a list without its first word.
  if (cuts.length > 0) return settledPart(text.slice(0, Math.min(...cuts)), toolNames);
  // Half of a sign that takes two is none yet.
  return text.replace(/[\uD800-\uDBFF]$/, '');
}

const BEGUN: readonly RegExp[] = [
  // '<thi', '</too', '<|to'
  /<[/|]?[\w=|:. -]{0,60}$/,
  // A line that may become a heading, a rule, a list or a quotation, and a row of a table until its end.
  /^[^\S\n]*(?:#{1,6}[^\S\n]*|[-*+:|_>\s]*)$(?![\s\S])/m,
  /^[^\S\n]*\|[^\n]*$(?![\s\S])/m,
  // '[the page]' of '[the page](https://…)'
  /\[[^[\]\n]+\](?:\([^)\s]*)?$/,
];

function openFence(text: string): number {
  const fences = [...text.matchAll(/```/g)];
  if (fences.length % 2 === 1) return fences.at(-1)?.index ?? -1;
  return text.search(/(?<!`)`{1,2}$/);
}

/** The outermost bracket that is not closed: arguments of a call, a list of calls, a mark. */
function openBracket(text: string): number {
  const open: number[] = [];
  let quote = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quote = false;
    } else if (sign === '"' && open.length > 0) quote = true;
    else if (sign === '{' || sign === '[') open.push(at);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open[0] ?? -1;
}

/** 'create_ev', 'create_event ' and 'create_event(title=': a call needs its bracket to be known as one. */
function halfAName(text: string, names: readonly string[]): number {
  const called =
    names.length > 0 ? text.search(new RegExp(`\\b(?:${names.join('|')})\\s*(?:\\([^)]*)?$`)) : -1;
  if (called >= 0) return called;
  const [word = ''] = /[a-z_]+$/.exec(text) ?? [];
  return word && names.some((name) => name.startsWith(word)) ? text.length - word.length : -1;
}

/** On the last line, since emphasis never goes beyond one. */
function openEmphasis(text: string): number {
  const from = text.lastIndexOf('\n') + 1;
  const line = text.slice(from).replaceAll('```', '   ');
  const at = [lastOfOdd(line, /\*\*/g), lastOfOdd(line, /__/g), lastOfOdd(line, /`/g)];
  at.push(line.replaceAll('**', '  ').search(/(?:^|[\s(])\*(?=[^\s*])[^*]*$|[*_]$/));
  const first = at.filter((one) => one >= 0);
  return first.length > 0 ? from + Math.min(...first) : -1;
}

function lastOfOdd(line: string, sign: RegExp): number {
  const found = [...line.matchAll(sign)];
  return found.length % 2 === 1 ? (found.at(-1)?.index ?? -1) : -1;
}
