import { DAY, modulo } from '../time/civil.ts';
import type { Zone } from '../time/zone.ts';

/** The first instant at or after `instant` at which the zone's clock shows a multiple of `every` past midnight. */
export function alignUp(instant: number, every: number, zone: Zone): number {
  let at = instant;
  // A change of offset on the way can spoil the reading; then look again from there.
  for (;;) {
    const clock = modulo(zone.toLocal(at), DAY);
    const ahead = Math.min(Math.ceil(clock / every) * every, DAY) - clock;
    if (ahead === 0) return at;
    at += ahead;
  }
}
