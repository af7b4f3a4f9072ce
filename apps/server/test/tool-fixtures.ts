import { sayQuestion } from '../src/modules/assistant/render/say-question.ts';
import type { Journal, ToolContext } from '../src/modules/assistant/tools/tool.port.ts';
import type { ToolReport } from '../src/modules/assistant/values/tool-report.ts';
import type { Value } from '../src/modules/assistant/values/values.ts';
import { english } from './english.ts';

/** A value as a reader in that zone sees it. */
export const reportOf = (value: Value | undefined, timeZone: string): ToolReport | undefined =>
  value && english.report(value, { zone: timeZone, now: 0 });

/** The question in words. */
export const asked = (value: Value, timeZone: string): string =>
  value.kind === 'question' ? sayQuestion(value, { zone: timeZone, now: 0, inFull: true }) : '';

/** What a tool knows about its user, as far as its own test needs it. */
export const toolContext = (timeZone: string): ToolContext =>
  ({
    user: { id: 'u', timeZone },
    signal: new AbortController().signal,
    toolCallId: 'c',
    names: { event: 'Event', reminder: 'Reminder' },
    assertCurrent: async () => undefined,
  }) as unknown as ToolContext;

/** A journal that shows what was written into it. */
export function openJournal(): Journal & { readonly images: { before: unknown; after: unknown } } {
  const images: { before: unknown; after: unknown } = { before: undefined, after: undefined };
  return {
    images,
    before: undefined,
    recordBefore: async (image) => {
      images.before = image;
    },
    recordAfter: (image) => {
      images.after = image;
    },
    recordUndone: () => undefined,
  };
}
