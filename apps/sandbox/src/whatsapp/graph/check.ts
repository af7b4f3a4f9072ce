import type { z } from 'zod';
import { type GraphError, invalid } from './graph-error.ts';

/** `interactive['body']['text']`, the way Meta names a place. */
const place = (root: string, path: readonly PropertyKey[]): string =>
  `${root}${path.map((step) => (typeof step === 'number' ? `[${step}]` : `['${String(step)}']`)).join('')}`;

const problem = (root: string, issue: z.core.$ZodIssue, code: number): GraphError => {
  const where = root === '' ? issue.path.map(String).join('.') : place(root, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return invalid(`Unexpected key "${issue.keys[0]}" on param "${where}".`);
  }
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) {
    return invalid(`The parameter ${where} is required.`, root === '' ? 100 : 131008);
  }
  if (issue.code === 'too_small') return invalid(`Param ${where} must not be empty.`, code);
  const most = issue.code === 'custom' ? (issue.params?.most as number | undefined) : undefined;
  if (most !== undefined) return invalid(`Param ${where} must be at most ${most} characters long.`, code);
  return invalid(`Param ${where}: ${issue.message}`, code);
};

/** Parses a part of a request and complains as Meta does, about the first thing that is wrong. */
export const check = <T>(schema: z.ZodType<T>, value: unknown, root: string, code = 100): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue === undefined ? invalid('Invalid parameter') : problem(root, issue, code);
};
