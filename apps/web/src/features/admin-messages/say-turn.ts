import type { AdminTurn } from '@catch/contract';
import { sayMilliseconds } from '../../lib/model-figures.ts';
import { say } from '../../words/staff.ts';

/** 'list_events ×2, create_event' */
export function sayTools(tools: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const tool of tools) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return [...counts].map(([tool, count]) => (count > 1 ? `${tool} ×${count}` : tool)).join(', ');
}

/** What a person wrote, or what there is instead. */
export const sayPrompt = ({ prompt }: AdminTurn): string => prompt ?? say('messages.noWords');

/** No model means that the built-in reader answered. */
export const sayModels = ({ models }: AdminTurn): string =>
  models.length > 0 ? models.join(', ') : say('messages.builtIn');

export const sayTook = ({ milliseconds, status }: AdminTurn): string =>
  milliseconds === null ? status : sayMilliseconds(milliseconds);
