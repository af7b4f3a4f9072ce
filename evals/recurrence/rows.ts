/** One recurrence problem, whatever shape its file has. */
export interface RecurrenceRow {
  readonly id: string;
  readonly file: string;
  /** `yyyy-mm-ddThh:mm:ss`, optionally `Z`, or a bare date. */
  readonly start: string;
  readonly zone: string;
  readonly lines: readonly string[];
  readonly expected: readonly string[];
  /** True when the expected list is the whole set; false when it is only its beginning. */
  readonly complete: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The start the first shape's authors mean when a text has no DTSTART. */
const UNSTATED_START = '1997-09-02T09:00:00';

/** A line of a data file by its fields: `text` is a block of iCalendar lines, `rrule` a rule with its start. */
export function readRow(json: string, file: string): RecurrenceRow {
  const fields = JSON.parse(json) as Fields;
  const id = text(fields.id) ?? '(no id)';
  if (text(fields.text) !== undefined) return fromText(id, file, fields);
  if (text(fields.rrule) !== undefined) return fromRule(id, file, fields);
  throw new Error(`${file}: row ${id} has neither 'text' nor 'rrule'`);
}

function fromText(id: string, file: string, fields: Fields): RecurrenceRow {
  const all = splitText(text(fields.text) ?? '');
  const startLine = all.find((line) => /^DTSTART/i.test(line));
  const lines = all.filter((line) => !/^DT(START|END)/i.test(line));
  const expected = strings(fields.instances ?? fields.dates);
  const bounded = lines.every((line) => !/^(RRULE:|FREQ=)/i.test(line) || /(COUNT|UNTIL)=/i.test(line));
  const zone = /;TZID=([^:;]+)/i.exec(startLine ?? '')?.[1] ?? text(fields.tzid) ?? 'UTC';
  const start = startLine === undefined ? (text(fields.dtStart) ?? UNSTATED_START) : extended(startLine);
  return { id, file, start, zone, lines, expected, complete: bounded };
}

function fromRule(id: string, file: string, fields: Fields): RecurrenceRow {
  const rule = text(fields.rrule) ?? '';
  const extra = [
    ...dateLines('RDATE', fields.rdate ?? fields.rDates),
    ...dateLines('EXDATE', fields.exdate ?? fields.exDates),
  ];
  const expected = fields.noInstance === true ? [] : strings(fields.dates ?? fields.instances);
  const bounded = /(COUNT|UNTIL)=/i.test(rule);
  const complete = fields.noInstance === true || fields.byCount === true || fields.until === true || bounded;
  const start = text(fields.dtStart) ?? text(fields.dtstart) ?? UNSTATED_START;
  const lines = [canonical(rule.replace(/^RRULE:/i, 'RRULE:')), ...extra];
  return {
    id,
    file,
    start,
    zone: text(fields.tzid) ?? text(fields.timeZone) ?? 'UTC',
    lines,
    expected,
    complete,
  };
}

/**
 * Blocks arrive folded, indented, or with several properties on one line. A continuation is a line that
 * begins with a space and does not itself begin a property.
 */
function splitText(block: string): string[] {
  const property = /^\s*(DTSTART|DTEND|RRULE|RDATE|EXDATE|EXRULE)[:;]/i;
  const lines: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (/^[ \t]\S/.test(line) && !property.test(line) && lines.length > 0) {
      lines.push((lines.pop() ?? '') + line.slice(1).trimEnd());
    } else {
      lines.push(...line.trim().split(/\s+(?=(?:DTSTART|RRULE|RDATE|EXDATE|EXRULE)[:;])/i));
    }
  }
  return lines.map(canonical).filter((line) => line !== '');
}

/** BYWEEKDAY is one library's own spelling of BYDAY. */
function canonical(line: string): string {
  return line.trim().replace(/BYWEEKDAY=/i, 'BYDAY=');
}

/** `DTSTART…:19970902T090000` as extended ISO text. */
function extended(line: string): string {
  const value = line.slice(line.lastIndexOf(':') + 1).trim();
  return value.replace(
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/i,
    (_all, year, month, day, hour, minute, second) =>
      `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}:${second}`}`,
  );
}

function dateLines(name: string, value: unknown): string[] {
  return strings(value).map((one) => `${name}:${one.replaceAll('-', '').replaceAll(':', '')}`);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
