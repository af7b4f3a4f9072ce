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

/** What an expression comes to: its next few times in words, or why it cannot be. */
export function readCron(cron: string, zone: string, now: Date): CronReading {
  try {
    const runs = nextRuns(parseCron(cron), zone, now, PREVIEWED).map((at) => sayInstant(at.getTime(), zone));
    const [first, ...others] = runs;
    if (!first) return { kind: 'refused', why: 'That would never happen.' };
    return {
      kind: 'runs',
      preview: `next on ${first}${others.length > 0 ? `, then ${others.join(' and ')}` : ''}`,
    };
  } catch (error) {
    if (!(error instanceof InvalidCron)) throw error;
    return { kind: 'refused', why: `I cannot repeat it by '${cron}': ${error.message}.` };
  }
}
