import type { Cue } from '../cue.ts';

/** It is to be called otherwise. */
export const RENAME_CUES: readonly Cue[] = [
  { for: 'renameEvent', weight: 8, pattern: /^(?:rename|retitle|re-title|re-name)\b/ },
  {
    for: 'renameEvent',
    weight: 8,
    pattern:
      /^(?:change|update|edit|set|modify|make|fix) (?:the )?(?:name|title|subject)\b|^change .{1,60} (?:name|title|subject) to\b/,
  },
  {
    for: 'renameEvent',
    weight: 5,
    pattern: /^(?:call|name|title) (?:it|this|that|the (?:meeting|event|appointment))\b/,
  },
];
