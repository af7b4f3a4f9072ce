import type { z } from 'zod';
import { SETTLED } from '../tools/settled.ts';
import type { Tool } from '../tools/tool.port.ts';

export type ParsedInput =
  | { readonly ok: true; readonly input: unknown }
  /** Everything that is wrong with it at once, for the model that filled it in. */
  | { readonly ok: false; readonly complaint: string };

/** What a model filled in, as its tool wants it. Null is nothing, and one thing where several may stand is a list of one. */
export function parseInput(tool: Tool, args: unknown): ParsedInput {
  const given = withoutNull(args);
  const first = tool.inputSchema.safeParse(given);
  if (first.success) return { ok: true, input: first.data };
  const mended = tool.inputSchema.safeParse(first.error.issues.reduce(mend, given));
  if (mended.success) return { ok: true, input: mended.data };
  const known = (tool.offers ?? Object.keys(shapeOf(tool))).filter((name) => !SETTLED.has(name));
  const wrong = mended.error.issues.flatMap((issue) => complaintsAbout(issue, known));
  return {
    ok: false,
    complaint: `The arguments are not valid, and nothing was done. ${wrong.join(' ')} Correct all of this and call again.`,
  };
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNull);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNull(item)]])),
  );
}

type Issue = z.core.$ZodIssue;

/** Only where nothing can be mistaken. */
function mend(given: unknown, issue: Issue): unknown {
  const [key, ...deeper] = issue.path;
  if (issue.code !== 'invalid_type' || typeof key !== 'string' || deeper.length > 0) return given;
  const value = (given as Record<string, unknown>)[key];
  if (typeof value !== 'string') return given;
  const text = value.trim();
  const better =
    issue.expected === 'array'
      ? [value]
      : issue.expected === 'boolean' && /^(?:true|false)$/i.test(text)
        ? text.toLowerCase() === 'true'
        : issue.expected === 'number' && /^\d{1,6}$/.test(text)
          ? Number(text)
          : value;
  return { ...(given as Record<string, unknown>), [key]: better };
}

function complaintsAbout(issue: Issue, known: readonly string[]): string[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `There is no argument '${at ? `${at}.` : ''}${key}'; there are: ${known.join(', ')}.`,
    );
  return [at ? `'${at}': ${issue.message}.` : `${issue.message}.`];
}

const shapeOf = ({ inputSchema }: Tool): object => ('shape' in inputSchema ? Object(inputSchema.shape) : {});
