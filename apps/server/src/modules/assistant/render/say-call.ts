import { type Spoken, say } from '../../../platform/words.ts';
import type { ModelCall } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';

/** For a person to check, when the change itself has no sentence: what the model filled in. */
export function sayCall({ tool_name, args }: ModelCall, to: Spoken = {}): string {
  const said =
    args && typeof args === 'object'
      ? Object.entries(args).filter(([key]) => key !== 'unsure' && key !== 'replaces')
      : [];
  const name = nameOf(tool_name, to);
  return `${name[0]?.toUpperCase()}${name.slice(1)}${said.length > 0 ? ': ' : ''}${said
    .map(
      ([key, value]) =>
        `${key.replaceAll('_', ' ')} '${typeof value === 'string' ? value : JSON.stringify(value)}'`,
    )
    .join(', ')}`;
}

/** The same in as few words as name it. */
export function sayCallBriefly({ tool_name, args }: ModelCall, to: Spoken): string {
  const given = (args ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof given[key] === 'string' ? oneLine(given[key]) : '');
  const name = text('title') || text('event') || text('text') || text('preference');
  const when = text('when') || text('new_when') || text('event_when');
  if (!name) return oneLine(sayCall({ tool_name, args }, to), 200);
  return `${nameOf(tool_name, to)} ${say(to, 'text.word', { text: name })}${when ? ` (${when})` : ''}`;
}

const nameOf = (tool: string, to: Spoken): string =>
  say(to, 'call.tool', { tool, name: tool.replaceAll('_', ' ') });
