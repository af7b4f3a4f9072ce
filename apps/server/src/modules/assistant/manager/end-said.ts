import { isThatTime, resolveWhen, type WhenContext } from '@catch/understanding';
import { Slots } from './slots.ts';
import { clocksIn } from './times.ts';

/**
 * 'A quarter past two, I mean to 02:15' gives the end twice, and 'until four', 'at night' in two parts:
 * neither names a time to move to.
 */
export function withEndOnce(slots: Slots, when: WhenContext): Slots {
  const [end, time] = [slots.joined('end'), slots.joined('time')];
  if (!end || !time || slots.has('start')) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'end');
  const read = resolveWhen(time, when);
  const isPart = read.kind === 'interval' && read.grain === 'part-of-day' && !read.dateSaid;
  if (isPart) return new Slots([...others, { role: 'end', text: `${end} ${time}` }]);
  const clocks = endClocks(end, when);
  const isSame = (words: string) =>
    clocksIn(words, when).some((clock) => clocks.some((one) => one.equals(clock)));
  const shift = slots.joined('shift');
  if (isSame(time)) return new Slots([...others, { role: 'end', text: end }]);
  return shift && isSame(`${shift} ${time}`)
    ? new Slots([...others.filter(({ role }) => role !== 'shift'), { role: 'end', text: end }])
    : slots;
}

/** 'The tuner offers ten past four, so use that time': drops what only points at the time next to it. */
export function withoutThatTime(slots: Slots): Slots {
  const times = slots.all('time');
  const isLeft = times.some((text) => !isThatTime(text));
  if (times.length < 2 || !isLeft || !times.some(isThatTime)) return slots;
  return new Slots(slots.list().filter(({ role, text }) => role !== 'time' || !isThatTime(text)));
}

function endClocks(end: string, when: WhenContext) {
  const read = resolveWhen(end, when);
  return read.kind === 'open' ? [read.at.toPlainTime()] : clocksIn(end, when);
}
