import type { Answer } from './ask.ts';
import { MARKER } from './hostile-values.ts';
import type { Question } from './question.ts';

/** What only a program's inside says. */
const INTERNALS = /node_modules|\.ts:\d+|\bat \w+ \(|select .+ from|duplicate key|syntax error at|ECONN/i;

/** Everything that is wrong with an answer; nothing when it is as it should be. */
export function judge(question: Question, answer: Answer): string[] {
  const wrong: string[] = [];
  const { status, headers, body } = answer;
  const type = String(headers['content-type'] ?? '');
  if (status >= 500) wrong.push(`answered ${status}: ${body.slice(0, 300)}`);
  if (status < 200) wrong.push(`answered ${status}`);
  if (isLetIn(status) && !mayEnter(question)) wrong.push(`let ${question.role} in with ${status}`);
  if (headers['x-content-type-options'] !== 'nosniff') wrong.push('no nosniff');
  if (!headers['content-security-policy']) wrong.push('no content security policy');
  if (body !== '' && !type) wrong.push('no content type');
  if (type.startsWith('text/') && !type.includes('charset=')) wrong.push(`no charset: ${type}`);
  if (headers['x-injected']) wrong.push('a header was injected');
  if (type.includes('text/html') && body.includes(MARKER)) wrong.push('wrote foreign text into a page');
  if (status >= 400 && question.path.startsWith('/api/') && question.method !== 'HEAD')
    wrong.push(...judgeProblem(body));
  return wrong;
}

const isLetIn = (status: number): boolean => status >= 200 && status < 400;

function mayEnter({ needs, role }: Question): boolean {
  if (needs === 'never') return false;
  if (needs === 'staff') return role === 'staff';
  if (needs === 'user') return role !== 'nobody';
  return true;
}

function judgeProblem(body: string): string[] {
  try {
    const { detail, request_id } = JSON.parse(body) as Record<string, unknown>;
    if (typeof detail !== 'string' || detail === '' || typeof request_id !== 'string')
      return [`an error without detail or request_id: ${body.slice(0, 200)}`];
    return INTERNALS.test(detail) ? [`an error tells about the inside: ${detail.slice(0, 200)}`] : [];
  } catch {
    return [`an error that is no JSON: ${body.slice(0, 200)}`];
  }
}
