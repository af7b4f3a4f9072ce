import { Temporal } from 'temporal-polyfill';

/**
 * Zone names as people say them. An abbreviation of standard time means the region's clock ('EST' in July is
 * what New York's clocks show, as people mean it); one of summer time is taken literally.
 */
const codes: Record<string, string> = {
  est: 'America/New_York',
  et: 'America/New_York',
  edt: '-04:00',
  cst: 'America/Chicago',
  ct: 'America/Chicago',
  cdt: '-05:00',
  mst: 'America/Denver',
  mt: 'America/Denver',
  mdt: '-06:00',
  pst: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pdt: '-07:00',
  akst: 'America/Anchorage',
  akdt: '-08:00',
  hst: 'Pacific/Honolulu',
  ast: 'America/Halifax',
  adt: '-03:00',
  nst: 'America/St_Johns',
  bst: '+01:00',
  wet: 'Europe/Lisbon',
  west: '+01:00',
  cet: 'Europe/Berlin',
  cest: '+02:00',
  eet: 'Europe/Athens',
  eest: '+03:00',
  msk: 'Europe/Moscow',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  sgt: 'Asia/Singapore',
  hkt: 'Asia/Hong_Kong',
  pkt: 'Asia/Karachi',
  gst: 'Asia/Dubai',
  aest: 'Australia/Sydney',
  aedt: '+11:00',
  acst: 'Australia/Adelaide',
  awst: 'Australia/Perth',
  nzst: 'Pacific/Auckland',
  nzdt: '+13:00',
  sast: 'Africa/Johannesburg',
  brt: 'America/Sao_Paulo',
  wat: 'Africa/Lagos',
  eat: 'Africa/Nairobi',
  cat: 'Africa/Maputo',
};

/** Words that are codes only beside a clock time; the grammar decides. */
const regions: Record<string, string> = {
  eastern: 'America/New_York',
  'us eastern': 'America/New_York',
  'east coast': 'America/New_York',
  central: 'America/Chicago',
  'us central': 'America/Chicago',
  mountain: 'America/Denver',
  'us mountain': 'America/Denver',
  pacific: 'America/Los_Angeles',
  'us pacific': 'America/Los_Angeles',
  'west coast': 'America/Los_Angeles',
  'central european': 'Europe/Berlin',
  'eastern european': 'Europe/Athens',
  'western european': 'Europe/Lisbon',
  atlantic: 'America/Halifax',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  british: 'Europe/London',
  uk: 'Europe/London',
  england: 'Europe/London',
  'greenwich mean': 'UTC',
  'coordinated universal': 'UTC',
  indian: 'Asia/Kolkata',
  india: 'Asia/Kolkata',
  japan: 'Asia/Tokyo',
  'japan standard': 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  china: 'Asia/Shanghai',
  german: 'Europe/Berlin',
  germany: 'Europe/Berlin',
  french: 'Europe/Paris',
  france: 'Europe/Paris',
  spain: 'Europe/Madrid',
  spanish: 'Europe/Madrid',
  italy: 'Europe/Rome',
  ireland: 'Europe/Dublin',
  irish: 'Europe/Dublin',
  california: 'America/Los_Angeles',
  texas: 'America/Chicago',
  florida: 'America/New_York',
  boston: 'America/New_York',
  washington: 'America/New_York',
  'washington dc': 'America/New_York',
  nyc: 'America/New_York',
  ny: 'America/New_York',
  philadelphia: 'America/New_York',
  atlanta: 'America/New_York',
  miami: 'America/New_York',
  austin: 'America/Chicago',
  dallas: 'America/Chicago',
  houston: 'America/Chicago',
  minneapolis: 'America/Chicago',
  'san francisco': 'America/Los_Angeles',
  sf: 'America/Los_Angeles',
  la: 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  portland: 'America/Los_Angeles',
  'san diego': 'America/Los_Angeles',
  'las vegas': 'America/Los_Angeles',
  montreal: 'America/Toronto',
  ottawa: 'America/Toronto',
  beijing: 'Asia/Shanghai',
  shenzhen: 'Asia/Shanghai',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  bangalore: 'Asia/Kolkata',
  bengaluru: 'Asia/Kolkata',
  hyderabad: 'Asia/Kolkata',
  chennai: 'Asia/Kolkata',
  barcelona: 'Europe/Madrid',
  munich: 'Europe/Berlin',
  frankfurt: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  cologne: 'Europe/Berlin',
  milan: 'Europe/Rome',
  geneva: 'Europe/Zurich',
  manchester: 'Europe/London',
  edinburgh: 'Europe/London',
  lyon: 'Europe/Paris',
  rotterdam: 'Europe/Amsterdam',
  krakow: 'Europe/Warsaw',
  'tel aviv': 'Asia/Jerusalem',
  'abu dhabi': 'Asia/Dubai',
  osaka: 'Asia/Tokyo',
  canberra: 'Australia/Sydney',
  wellington: 'Pacific/Auckland',
  'rio de janeiro': 'America/Sao_Paulo',
  rio: 'America/Sao_Paulo',
  'cape town': 'Africa/Johannesburg',
  saigon: 'Asia/Ho_Chi_Minh',
  hanoi: 'Asia/Ho_Chi_Minh',
  kolkata: 'Asia/Kolkata',
  kyiv: 'Europe/Kyiv',
  kathmandu: 'Asia/Kathmandu',
  yangon: 'Asia/Yangon',
};

/** Countries with one time, by name and by what is theirs: 'Turkish time', 'New Zealand time'. */
const countries: readonly (readonly [string, string])[] = [
  ['turkey turkish ankara izmir', 'Europe/Istanbul'],
  ['new-zealand nz kiwi', 'Pacific/Auckland'],
  ['vietnam vietnamese', 'Asia/Ho_Chi_Minh'],
  ['italian', 'Europe/Rome'],
  ['portugal portuguese', 'Europe/Lisbon'],
  ['poland polish', 'Europe/Warsaw'],
  ['austria austrian', 'Europe/Vienna'],
  ['switzerland swiss', 'Europe/Zurich'],
  ['netherlands dutch holland', 'Europe/Amsterdam'],
  ['belgium belgian', 'Europe/Brussels'],
  ['sweden swedish', 'Europe/Stockholm'],
  ['norway norwegian', 'Europe/Oslo'],
  ['denmark danish', 'Europe/Copenhagen'],
  ['finland finnish', 'Europe/Helsinki'],
  ['greece greek', 'Europe/Athens'],
  ['hungary hungarian', 'Europe/Budapest'],
  ['romania romanian', 'Europe/Bucharest'],
  ['bulgaria bulgarian', 'Europe/Sofia'],
  ['ukraine ukrainian', 'Europe/Kyiv'],
  ['czech czechia', 'Europe/Prague'],
  ['israel israeli', 'Asia/Jerusalem'],
  ['egypt egyptian', 'Africa/Cairo'],
  ['morocco moroccan', 'Africa/Casablanca'],
  ['nigeria nigerian', 'Africa/Lagos'],
  ['kenya kenyan', 'Africa/Nairobi'],
  ['ghana ghanaian', 'Africa/Accra'],
  ['ethiopia ethiopian', 'Africa/Addis_Ababa'],
  ['south-africa south-african', 'Africa/Johannesburg'],
  ['pakistan pakistani', 'Asia/Karachi'],
  ['bangladesh', 'Asia/Dhaka'],
  ['nepal nepali', 'Asia/Kathmandu'],
  ['sri-lanka', 'Asia/Colombo'],
  ['thailand thai', 'Asia/Bangkok'],
  ['malaysia malaysian', 'Asia/Kuala_Lumpur'],
  ['philippines philippine', 'Asia/Manila'],
  ['taiwan', 'Asia/Taipei'],
  ['japanese', 'Asia/Tokyo'],
  ['korean south-korea', 'Asia/Seoul'],
  ['chinese', 'Asia/Shanghai'],
  ['emirates uae', 'Asia/Dubai'],
  ['saudi saudi-arabia', 'Asia/Riyadh'],
  ['argentina argentine', 'America/Argentina/Buenos_Aires'],
  ['colombia colombian', 'America/Bogota'],
  ['peru peruvian', 'America/Lima'],
  ['scotland wales cardiff glasgow birmingham leeds liverpool bristol', 'Europe/London'],
  ['naples florence turin', 'Europe/Rome'],
  ['marseille nice', 'Europe/Paris'],
  ['valencia seville', 'Europe/Madrid'],
  ['porto', 'Europe/Lisbon'],
];
for (const [named, zone] of countries)
  for (const name of named.split(' ')) regions[name.replaceAll('-', ' ')] = zone;

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
  if (as === 'place' && Object.hasOwn(regions, plain)) return regions[plain];
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
