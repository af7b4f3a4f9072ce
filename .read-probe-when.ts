import { Temporal } from 'temporal-polyfill';
import { resolveWhen, unreadWords } from './packages/understanding/src/index.ts';
const ctx = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' } as never;
for (const w of process.argv.slice(2)) { const r = resolveWhen(w, ctx) as any; console.log(w, '=>', r.kind, String(r.at ?? r.start ?? ''), String(r.end ?? ''), r.rrule ?? '', r.range, r.dateSaid, r.zone, JSON.stringify(unreadWords(w, ctx))); }
