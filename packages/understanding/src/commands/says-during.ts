const LEADING =
  /(?:\b(?:during|throughout)|\b(?:while|whilst)(?:\s+(?:i['’]?m|i am|we['’]?re|we are))?(?:\s+(?:at|in|on|away (?:at|in|on)))?)\s+(?:(?:the|my|our)\s+)?$/i;

/** Whether the clause names an event for the time that it takes: 'during the fair', 'while I'm at the fair'. */
export function saysDuring(clause: string, span: string): boolean {
  if (/^during\s+\p{L}/iu.test(span)) return true;
  const at = clause.indexOf(span);
  return at > 0 && LEADING.test(clause.slice(0, at));
}
