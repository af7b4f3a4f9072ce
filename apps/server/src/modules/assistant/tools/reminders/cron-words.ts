import type { Moment } from '@catch/scheduling';
import { InvalidCron, nextRuns, parseCron } from '../../../reminders/index.ts';
import { momentAt } from '../../values/make.ts';
import type { ImpossibleRhythm } from '../../values/values.ts';

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
  | { readonly kind: 'runs'; readonly runs: readonly Moment[] }
  | { readonly kind: 'refused'; readonly rhythm: ImpossibleRhythm };

const PREVIEWED = 3;

/** What an expression comes to: its next few times, or why it cannot be. */
export function readCron(cron: string, zone: string, now: Date): CronReading {
  try {
    const runs = nextRuns(parseCron(cron), zone, now, PREVIEWED);
    if (runs.length === 0) return { kind: 'refused', rhythm: { code: 'never' } };
    return { kind: 'runs', runs: runs.map((at) => momentAt(at.getTime(), zone)) };
  } catch (error) {
    if (!(error instanceof InvalidCron)) throw error;
    return { kind: 'refused', rhythm: { code: 'bad-cron', cron, problem: error.message } };
  }
}
