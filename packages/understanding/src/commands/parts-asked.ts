const PARTS =
  /\b(morning|afternoon|evening)s\b|\b(?:which|what|any|a free|a clear) (morning|afternoon|evening)\b/i;

/** 'Which mornings am I free', 'on what evening': the part of each day that is asked about. */
export function partsAsked(clause: string): string | undefined {
  const [, several, one] = PARTS.exec(clause) ?? [];
  const part = several ?? one;
  return part && `${part.toLowerCase()}s`;
}
