/** Run as a process of its own with another TZ: prints how every phrase is read. */
import { renderWhen } from './render-when.ts';
import { resolveWhen } from './resolve-when.ts';
import { at } from './test-context.ts';
import { phrases } from './test-phrases.ts';

const contexts = [
  at('2026-03-07T20:10:00Z', 'America/New_York'),
  at('2026-10-24T23:50:00Z', 'Europe/Berlin'),
];
for (const [i, phrase] of phrases.entries()) {
  const context = contexts[i % 2];
  if (context)
    console.log(`${context.zone} ${phrase} = ${renderWhen(resolveWhen(phrase, context), context)}`);
}
