import { Temporal } from 'temporal-polyfill';
import said from './zone-names.json' with { type: 'json' };

/**
 * Zone names as people say them. An abbreviation of standard time means the region's clock ('EST' in July is
 * what New York's clocks show, as people mean it); one of summer time is taken literally.
 */
const codes: Readonly<Record<string, string>> = said.codes;
/** Regions, countries, and cities after which no zone is called. */
const places: Readonly<Record<string, string>> = said.places;

let cities: Map<string, string> | undefined;
let names: Map<string, string> | undefined;

/** Cities come from the platform's own list of zones, read once and only when somebody names a place. */
function load(): void {
  cities = new Map();
  names = new Map();
  for (const id of Intl.supportedValuesOf('timeZone')) {
    names.set(id.toLowerCase(), id);
    const city = id
      .slice(id.lastIndexOf('/') + 1)
      .replaceAll('_', ' ')
      .toLowerCase();
    if (!cities.has(city)) cities.set(city, id);
  }
  names.set('utc', 'UTC');
}

export function zoneNamed(name: string, as: 'code' | 'place' | 'iana'): string | undefined {
  if (as === 'code') return Object.hasOwn(codes, name) ? codes[name] : undefined;
  // 'São Paulo' is in the list without its marks.
  const plain = as === 'place' ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name;
  if (as === 'place' && Object.hasOwn(places, plain)) return places[plain];
  if (!cities || !names) load();
  return as === 'place' ? cities?.get(plain) : (names?.get(name) ?? renamed(name));
}

/** Zones that were renamed are known under both names, but only one of them is in the platform's list. */
function renamed(name: string): string | undefined {
  if (!/^[a-z]+\/[a-z_/+\d-]+$/.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** 'Tokyo', 'EST', 'Europe/Madrid', 'Pacific': whatever a person calls a zone. */
export function zoneCalled(name: string): string | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\s+time$/, '');
  return (
    zoneNamed(plain, 'iana') ??
    zoneNamed(plain, 'place') ??
    zoneNamed(plain, 'code') ??
    (plain === 'utc' || plain === 'gmt' ? 'UTC' : undefined)
  );
}
