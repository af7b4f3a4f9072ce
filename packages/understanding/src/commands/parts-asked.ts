const PARTS =
  /\b(morning|afternoon|evening)s\b|\b(?:which|what|any|a free|a clear|next free|next clear|next empty|first free) (morning|afternoon|evening)\b/i;

/** 'Which mornings am I free', 'on what evening': the part of each day that is asked about. */
export function partsAsked(clause: string): string | undefined {
  const [, several, one] = PARTS.exec(clause) ?? [];
  const part = several ?? one;
  return part && `${part.toLowerCase()}s`;
}

/** 'Thursday evening', 'tonight': the part of the day in a time. */
export function partIn(span: string): string | undefined {
  const [, part] = /\b(morning|afternoon|evening)\b/i.exec(span) ?? [];
  return part?.toLowerCase() ?? (/\btonight\b/i.test(span) ? 'evening' : undefined);
}
