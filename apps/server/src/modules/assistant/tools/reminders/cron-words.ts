import { InvalidCron, nextRuns, parseCron } from '../../../reminders/index.ts';
import { sayInstant } from '../text/say-time.ts';

const FIELD = '[\\d*/,?-]+|(?:sun|mon|tue|wed|thu|fri|sat)(?:-(?:sun|mon|tue|wed|thu|fri|sat))?';
const EXPRESSION = new RegExp(`(?<![\\w*/-])(?:${FIELD})(?:\\s+(?:${FIELD})){4,6}(?![\\w*/-])`, 'i');
const INTRODUCTION =
  /[\s,;:]*\b(?:(?:on|with|by|using|as|at|per|the|a|cron(?:tab)?|schedule|expression|of)[\s:]*)+["'`“]*$/i;

/** Five fields or more, one of them a star: nobody means anything else by it. What is left are the other words. */
export function splitCron(text: string | undefined): { cron: string; rest: string } | undefined {
  const found = text ? EXPRESSION.exec(text) : null;
  if (!text || !found || !/\*/.test(found[0])) return undefined;
  const before = text
    .slice(0, found.index)
    .replace(INTRODUCTION, '')
    .replace(/[\s,;:]+$/, '');
  const after = text.slice(found.index + found[0].length).replace(/^["'`”]+/, '');
  return { cron: found[0].trim(), rest: `${before}${after}`.trim() };
}

export type CronReading =
  | { readonly kind: 'runs'; readonly preview: string }
  | { readonly kind: 'refused'; readonly why: string };

const PREVIEWED = 3;

/** Only what is different from the one before. */
function sayNext(at: Date, before: Date, zone: string): string {
  const [day, clock = ''] = sayInstant(at.getTime(), zone).split(/, | \(/);
  return sayInstant(before.getTime(), zone).startsWith(`${day},`)
    ? clock
    : `${day?.replace(/ \d{4}$/, '')}, ${clock}`;
}

/** What an expression comes to: its next few times in words, or why it cannot be. */
export function readCron(cron: string, zone: string, now: Date): CronReading {
  try {
    const [first, ...others] = nextRuns(parseCron(cron), zone, now, PREVIEWED);
    if (!first) return { kind: 'refused', why: 'That would never happen.' };
    const then = others.map((at, index) => sayNext(at, others[index - 1] ?? first, zone));
    return {
      kind: 'runs',
      preview: `next on ${sayInstant(first.getTime(), zone)}${then.length > 0 ? `, then ${then.join(' and ')}` : ''}`,
    };
  } catch (error) {
    if (!(error instanceof InvalidCron)) throw error;
    return { kind: 'refused', why: `I cannot repeat it by '${cron}': ${error.message}.` };
  }
}
