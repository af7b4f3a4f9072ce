import { MAX_MESSAGE_LENGTH } from '@catch/understanding';

/**
 * Messages that waited are answered together, and may be longer together than what is read at once: then they are read
 * piece by piece, parted where a line ends, or a sentence.
 */
export function inPieces(text: string, longest = MAX_MESSAGE_LENGTH): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const end = [head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')].find(
      (at) => at > 0,
    );
    pieces.push(rest.slice(0, end ?? longest));
    rest = rest.slice(end ?? longest).trimStart();
  }
  return [...pieces, rest];
}
