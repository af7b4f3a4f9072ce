const IN =
  /\binvit\w*|\b(?:added|included)\b|\badd (?:him|her|them)\b|\bin on (?:it|that|this|the)\b|\bjoins? (?:us|in|too|the|that)\b/i;
const OUT = /\b(?:comes?|coming|take[ns]?|taking|gets?|got to go|drop(?:ped)?) (?:\w+ )?off\b|\buninvit\w*/i;

/** 'She ought to be invited', 'get her in on that', 'she has to come off it': who comes or goes was said before. */
export function wantsWho(clause: string): 'in' | 'out' | undefined {
  if (OUT.test(clause)) return 'out';
  return IN.test(clause) ? 'in' : undefined;
}
