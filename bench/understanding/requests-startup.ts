/** Run as a process of its own by requests-bench.ts: prints how long the import takes and what it costs in memory. */
import { requestMessages } from './requests-messages.ts';

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const began = performance.now();
const { understand } = await import('@catch/understanding/requests/index');
const { Temporal } = await import('temporal-polyfill');
const start = performance.now() - began;
const now = Temporal.Instant.from('2026-11-18T10:15:00Z');
const firstBegan = performance.now();
understand('book lunch with Ana tomorrow at 1', {}, { now, zone: 'Europe/Madrid' });
const first = performance.now() - firstBegan;
for (let round = 0; round < 100; round++)
  for (const text of requestMessages) understand(text, {}, { now, zone: 'Europe/Madrid' });
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - before) / 1_048_576;
console.log(JSON.stringify({ start, memory, first }));
