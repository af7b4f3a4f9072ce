import { Temporal } from 'temporal-polyfill';
import { quote, SchedulingError } from '../errors.ts';
import { DAY } from './civil.ts';

/** A stretch of time during which a zone keeps one offset; half-open, cut at cache-block edges. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** About 13 months: a block holds two transitions of a usual zone and is filled on first use. */
const BLOCK = 2 ** 35;
/** Temporal's own range of instants, and therefore ours. */
const LAST_INSTANT = 8.64e15;

/**
 * One time zone with its offsets remembered. Wall-clock times are carried as 'local milliseconds': the
 * milliseconds a UTC clock would show for the same wall-clock reading.
 */
export class Zone {
  readonly id: string;
  readonly #blocks = new Map<number, readonly Segment[]>();
  #recent: Segment;

  constructor(id: string) {
    this.id = id;
    this.#recent = this.#find(0);
  }

  /** Offset from UTC in milliseconds at an instant. */
  offsetAt(instant: number): number {
    const recent = this.#recent;
    if (instant >= recent.from && instant < recent.to) return recent.offset;
    this.#recent = this.#find(instant);
    return this.#recent.offset;
  }

  toLocal(instant: number): number {
    return instant + this.offsetAt(instant);
  }

  /**
   * The instant at which the zone's clocks show `local`. A reading skipped by a gap moves forward by the
   * gap's length, a doubled reading means the earlier of the two: Temporal's 'compatible' rule.
   */
  toInstant(local: number): number {
    const recent = this.#recent;
    const guess = local - recent.offset;
    // A day away from any change of offset nothing can be ambiguous.
    if (guess - DAY >= recent.from && guess + DAY < recent.to) return guess;
    const before = this.offsetAt(local - DAY);
    const after = this.offsetAt(local + DAY);
    const early = local - before;
    if (before === after || this.offsetAt(early) === before) return early;
    const late = local - after;
    // Neither offset is in force at its own reading: the reading lies in the gap.
    return this.offsetAt(late) === after ? late : early;
  }

  #find(instant: number): Segment {
    const index = Math.floor(instant / BLOCK);
    let block = this.#blocks.get(index);
    if (block === undefined) {
      block = this.#load(index);
      this.#blocks.set(index, block);
    }
    for (const segment of block) if (instant < segment.to) return segment;
    throw new SchedulingError('invalid-date', `No instant ${instant} in ${this.id}`);
  }

  #load(index: number): readonly Segment[] {
    const end = Math.min((index + 1) * BLOCK, LAST_INSTANT + 1);
    let from = Math.max(index * BLOCK, -LAST_INSTANT);
    if (!(from < end))
      throw new SchedulingError('invalid-date', 'Outside the range of representable instants');
    const segments: Segment[] = [];
    let cursor = zonedAt(from, this.id);
    while (from < end) {
      const next = cursor.getTimeZoneTransition('next');
      const to = next === null ? end : Math.min(next.epochMilliseconds, end);
      segments.push({ from, to, offset: Math.round(cursor.offsetNanoseconds / 1e6) });
      if (next === null) break;
      cursor = next;
      from = to;
    }
    return segments;
  }
}

function zonedAt(instant: number, id: string): Temporal.ZonedDateTime {
  try {
    return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id);
  } catch (cause) {
    throw new SchedulingError('unknown-zone', `Unknown time zone ${quote(id)}`, { cause });
  }
}

const zones = new Map<string, Zone>();
/** The IANA list has about 600 names; more distinct spellings than this can only be hostile input. */
const MOST_ZONES = 2000;

/** The zone by IANA name or fixed offset ('+05:30'); an unknown name is a typed error, never UTC. */
export function zoneOf(id: string): Zone {
  let zone = zones.get(id);
  if (zone === undefined) {
    zone = new Zone(id);
    if (zones.size >= MOST_ZONES) zones.clear();
    zones.set(id, zone);
  }
  return zone;
}

export function isKnownZone(id: string): boolean {
  try {
    zoneOf(id);
    return true;
  } catch (error) {
    if (error instanceof SchedulingError) return false;
    throw error;
  }
}
