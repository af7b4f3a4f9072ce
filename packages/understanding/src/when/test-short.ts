import { normalForm } from './normal-form.ts';
import type { When } from './types.ts';

type Time = { toPlainDateTime(): { toString(o: { smallestUnit: 'minute' }): string } } | undefined;

/** Local time, midnight left out: '2027-03-03' or '2027-03-03T09:00'. */
const wall = (t: Time): string =>
  t?.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T00:00', '') ?? '';

/** A reading as text: 'day 2027-03-03', '2027-03-03/2027-03-08' (end excluded), 'from …', 'until …'. */
export function short(when: When): string {
  const form = normalForm(when);
  switch (form.type) {
    case 'value':
      return `${form.grain} ${wall(form.value)}`;
    case 'interval':
      return `${when.kind === 'deadline' ? 'by ' : `${wall(form.from)}/`}${wall(form.to)}`;
    case 'open':
      return form.from ? `from ${wall(form.from)}` : `until ${wall(form.to)}`;
    case 'windows':
      return form.windows.map((w) => wall(w.from)).join(', ');
    case 'recurrence':
      return form.rrule.join(' ');
    case 'duration':
      return `${form.seconds} s`;
    default:
      return when.kind;
  }
}

/** The same, with every reading that is asked about: '? … | …'. */
export const said = (when: When): string =>
  when.kind === 'ambiguous' && when.options.length > 0
    ? `? ${when.options.map(short).join(' | ')}`
    : short(when);
