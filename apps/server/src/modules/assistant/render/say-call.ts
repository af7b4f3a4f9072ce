import type { ModelCall } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';

/** For a person to check, when the change itself has no sentence: what the model filled in. */
export function sayCall({ tool_name, args }: ModelCall): string {
  const said =
    args && typeof args === 'object'
      ? Object.entries(args).filter(([key]) => key !== 'unsure' && key !== 'replaces')
      : [];
  const name = tool_name.replaceAll('_', ' ');
  return `${name[0]?.toUpperCase()}${name.slice(1)}${said.length > 0 ? ': ' : ''}${said
    .map(
      ([key, value]) =>
        `${key.replaceAll('_', ' ')} '${typeof value === 'string' ? value : JSON.stringify(value)}'`,
    )
    .join(', ')}`;
}

/** The same in as few words as name it. */
export function sayCallBriefly({ tool_name, args }: ModelCall): string {
  const given = (args ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof given[key] === 'string' ? oneLine(given[key]) : '');
  const name = text('title') || text('event') || text('text') || text('preference');
  const when = text('when') || text('new_when') || text('event_when');
  if (!name) return oneLine(sayCall({ tool_name, args }), 200);
  return `${tool_name.replaceAll('_', ' ')} '${name}'${when ? ` (${when})` : ''}`;
}
