/** Run as a process of its own by reader-bench.ts: prints how long it takes to be able to read, and what it costs in memory. */
import { messages } from './reader-messages.ts';

const held = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = held();
const began = performance.now();
const { readMessage, readWeights } = await import('@catch/understanding/reader/index');
const { Temporal } = await import('temporal-polyfill');
const { readFileSync } = await import('node:fs');
const weights = readWeights(
  readFileSync(new URL('../../packages/understanding/weights/reader.bin', import.meta.url)),
);
const start = performance.now() - began;
const when = { now: Temporal.Instant.from('2026-11-18T10:15:00Z'), zone: 'Europe/Madrid' };
for (let round = 0; round < 10; round++)
  for (const text of messages) readMessage(text, { situation: [], titles: [], people: [] }, when, weights);
const memory = (held() - before) / 1_048_576;
console.log(JSON.stringify({ start, memory }));
