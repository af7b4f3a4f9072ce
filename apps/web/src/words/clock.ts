import { clockIn } from '@catch/contract/clock';
import { chosenLanguage } from './language.ts';

/** Where this browser is. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
let zone = browserZone;

/** The person's own zone, as the server knows it; until it does, this browser's. */
export const setOwnZone = (known: string | null): void => {
  zone = known ?? browserZone;
};

/** The clock that the assistant goes by when it writes to this person (ADR 61). */
export const hourCycle = (): 'h12' | 'h23' => (clockIn(zone, chosenLanguage()) === 12 ? 'h12' : 'h23');

/** As the assistant writes a clock: '09:00', '9:00 am'. What browsers write differs in both. */
function writeParts({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'hour') return hourCycle() === 'h23' ? value.replace(/^\d$/, '0$&') : value.replace(/^0/, '');
  return type === 'dayPeriod' && /^[AP]M$/.test(value) ? value.toLowerCase() : value;
}

/** A moment as `format` has it. One that shows hours is made with `hourCycle`. */
export const written = (format: Intl.DateTimeFormat, moment: Date): string =>
  format.formatToParts(moment).map(writeParts).join('');
