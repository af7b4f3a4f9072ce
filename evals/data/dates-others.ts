import * as chrono from 'chrono-node';
import type { Answer, DateEngine, EngineFind, Reference } from './dates-types.ts';

const minutesOf = (offset: string): number => {
  const match = /^([+-])(\d{2}):(\d{2})$/.exec(offset);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
};

/** An instant as the wall clock at the reference's offset shows it. */
const wallAt = (date: Date, reference: Reference): string =>
  new Date(date.getTime() + minutesOf(reference.offset) * 60_000).toISOString().slice(0, 19);

function chronoAnswer(result: chrono.ParsedResult, reference: Reference): Answer {
  const at = (c: chrono.ParsedComponents): string => {
    const text = wallAt(c.date(), reference);
    return c.isCertain('hour') || c.isCertain('minute') ? text : `${text.slice(0, 10)}T00:00:00`;
  };
  if (result.end)
    return { type: 'interval', from: at(result.start), to: at(result.end), lastOf: at(result.end) };
  const s = result.start;
  const grain = s.isCertain('second')
    ? 'second'
    : s.isCertain('hour')
      ? 'minute'
      : s.isCertain('day') || s.isCertain('weekday')
        ? 'day'
        : s.isCertain('month')
          ? 'month'
          : s.isCertain('year')
            ? 'year'
            : 'day';
  return { type: 'value', value: at(s), grain };
}

function chronoFinds(text: string, reference: Reference): EngineFind[] {
  const instant = new Date(`${reference.local}${reference.offset}`);
  const parser = /gb|au|in|ie|nz/i.test(reference.locale.slice(2)) ? chrono.en.GB : chrono.en.casual;
  return parser
    .parse(text, { instant, timezone: minutesOf(reference.offset) }, { forwardDate: true })
    .map((r) => ({
      start: r.index,
      end: r.index + r.text.length,
      answer: chronoAnswer(r, reference),
      offered: [],
    }));
}

export const chronoNode: DateEngine = {
  name: 'chrono-node',
  phrase: (text, reference) => chronoFinds(text, reference)[0] ?? null,
  sentence: chronoFinds,
};

interface SuiteResult {
  readonly start: number;
  readonly end: number;
  readonly typeName: string;
  readonly resolution: { readonly values?: readonly Record<string, string>[] } | null;
}

interface Suite {
  readonly Culture: { readonly English: string; readonly EnglishOthers: string };
  readonly recognizeDateTime: (
    text: string,
    culture: string,
    options: undefined,
    reference: Date,
  ) => SuiteResult[];
}

/** Recognizers-Text for JavaScript. Of several values the last is the future one and stands; the rest are offered. */
export async function recognizersText(): Promise<DateEngine> {
  const loaded = (await import('@microsoft/recognizers-text-suite')) as unknown as Suite & {
    default?: Suite;
  };
  const suite = loaded.default ?? loaded;
  const run = (text: string, reference: Reference): EngineFind[] => {
    const [date = '', time = ''] = reference.local.split('T');
    const [y = 0, m = 1, d = 1] = date.split('-').map(Number);
    const [h = 0, mi = 0, s = 0] = time.split(':').map(Number);
    return suite
      .recognizeDateTime(text, suite.Culture.English, undefined, new Date(y, m - 1, d, h, mi, s))
      .map((r) => {
        const type = r.typeName.replace('datetimeV2.', '');
        const answers = (r.resolution?.values ?? []).map((v) => suiteAnswer(type, v, reference));
        return {
          start: r.start,
          end: r.end + 1,
          answer: answers.at(-1) ?? { type: 'unresolved' },
          offered: answers.slice(0, -1),
        };
      });
  };
  return {
    name: 'recognizers-text js',
    phrase: (text, reference) => run(text, reference)[0] ?? null,
    sentence: run,
  };
}

const stamp = (text: string): string => (text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T'));

/** A time of day comes next today or tomorrow. */
function nextTime(time: string, reference: Reference): string {
  const today = `${reference.local.slice(0, 10)}T${time}`;
  if (today >= reference.local) return today;
  const tomorrow = new Date(`${reference.local.slice(0, 10)}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return `${tomorrow.toISOString().slice(0, 10)}T${time}`;
}

const unitOf: Record<string, string> = { date: 'day', datetime: 'minute' };

function suiteAnswer(type: string, v: Record<string, string>, reference: Reference): Answer {
  if (type === 'set') return { type: 'set', rule: v.timex ?? '' };
  if (v.value === 'not resolved') return { type: 'unresolved' };
  if (type === 'duration') return { type: 'duration', seconds: Number(v.value) };
  if (type === 'date' || type === 'datetime')
    return { type: 'value', value: stamp(v.value ?? ''), grain: unitOf[type] ?? 'day' };
  if (type === 'time') return { type: 'value', value: nextTime(v.value ?? '', reference), grain: 'minute' };
  const place = (t: string): string => (type === 'timerange' ? nextTime(t, reference) : stamp(t));
  if (v.start !== undefined && v.end !== undefined) {
    const from = place(v.start);
    const to = place(v.end);
    const unit = /^\d{4}-W\d{2}$/.test(v.timex ?? '')
      ? 'week'
      : /^\d{4}-\d{2}$|^XXXX-\d{2}$/.test(v.timex ?? '')
        ? 'month'
        : /^\d{4}$/.test(v.timex ?? '')
          ? 'year'
          : '';
    return unit ? { type: 'value', value: from, grain: unit } : { type: 'interval', from, to };
  }
  return {
    type: 'open',
    ...(v.start === undefined ? {} : { from: place(v.start) }),
    ...(v.end === undefined ? {} : { to: place(v.end) }),
  };
}
