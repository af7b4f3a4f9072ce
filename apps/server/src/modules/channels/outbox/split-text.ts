/** Cuts a long text where a reader would pause, into parts of at most `most` characters (not UTF-16 units). */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = [...text.trim()];
  while (rest.length > most) {
    const end = breakBefore(rest, most);
    const part = rest.slice(0, end).join('').trim();
    if (part) parts.push(part);
    rest = [...rest.slice(end).join('').trimStart()];
  }
  const last = rest.join('').trim();
  if (last) parts.push(last);
  return parts;
}

/** Paragraph, line, sentence, word; a cut in the first half would leave too little. */
function breakBefore(signs: readonly string[], most: number): number {
  const head = signs.slice(0, most).join('');
  for (const pause of ['\n\n', '\n', '. ', ' ']) {
    const at = head.lastIndexOf(pause);
    if (at > head.length / 2) return [...head.slice(0, at + pause.length)].length;
  }
  return most;
}

export const cutText = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
};
