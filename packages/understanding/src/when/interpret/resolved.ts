import type { TimeNode } from '../grammar/nodes.ts';
import type { When } from '../types.ts';
import { civilNowIn, type Environment } from './environment.ts';
import { type Resolution, type ResolveOptions, resolveTime } from './resolve-time.ts';

export const noWhen = (text: string): When => ({ kind: 'none', text, rule: 'no time was recognised' });

export function resolved(
  node: TimeNode,
  environment: Environment,
  options: ResolveOptions = {},
): Resolution | null {
  const now = node.zone === undefined ? {} : { now: civilNowIn(environment, node.zone) };
  return resolveTime(node, environment.moment, { ...now, ...options });
}
