/** So many letters at most, as people count them, the last of them a sign that there were more. */
export function shorten(text: string, longest: number): string {
  const letters = [...text];
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
