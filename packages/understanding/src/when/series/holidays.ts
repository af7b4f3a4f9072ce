import { dayNumber, daysInMonth, weekdayOf } from '../civil/calendar.ts';
import { monthDay, yearly } from './cycles.ts';
import { chineseNewYear, hanukkah, islamic, passover, roshHashanah } from './lunar-days.ts';
import type { Series } from './series.ts';

/** Western Easter Sunday, by the anonymous Gregorian algorithm. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayNumber(year, month, day);
}

/** Orthodox Easter: Julian computation moved to the Gregorian calendar. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  const gap = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return dayNumber(year, month, day + gap);
}

const nthWeekday =
  (n: number, iso: number, month: number) =>
  (year: number): number => {
    if (n < 0) {
      const last = dayNumber(year, month, daysInMonth(year, month));
      return last - ((weekdayOf(last) - iso + 7) % 7);
    }
    const first = dayNumber(year, month, 1);
    return first + ((iso - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
  };

const fixed = (month: number, day: number) => (): Series => monthDay(month, day);
const moving = (f: (year: number) => number) => (): Series => yearly(f);
const easterPlus = (days: number) => moving((y) => easter(y) + days);
const thanksgiving = nthWeekday(4, 4, 11);
/** Last Monday on or before 24 May. */
const victoriaDay = (y: number): number => {
  const d = dayNumber(y, 5, 24);
  return d - (weekdayOf(d) - 1);
};
const advent =
  (n: number) =>
  (y: number): number => {
    const christmas = dayNumber(y, 12, 25);
    const fourth = christmas - (weekdayOf(christmas) % 7 || 7);
    return fourth - (4 - n) * 7;
  };

/** Only what can be computed by rule; names without 'day', apostrophes or hyphens. */
const table: readonly (readonly [names: string, make: () => Series])[] = [
  ['christmas|xmas|x mas|christmas day|xmas day', fixed(12, 25)],
  ['christmas eve|xmas eve', fixed(12, 24)],
  ['boxing day|st stephens day', fixed(12, 26)],
  ['new years|new years day|new year|new year day', fixed(1, 1)],
  ['new years eve|new year eve|nye|silvester', fixed(12, 31)],
  ['epiphany|three kings day', fixed(1, 6)],
  ['groundhog day', fixed(2, 2)],
  ['valentines|valentines day|valentine day|st valentines day', fixed(2, 14)],
  ['st patricks day|saint patricks day|st paddys day|st patrick day|saint patrick day', fixed(3, 17)],
  ['april fools|april fools day|april fool day|all fools day', fixed(4, 1)],
  ['earth day', fixed(4, 22)],
  ['may day|labour day uk', fixed(5, 1)],
  ['cinco de mayo', fixed(5, 5)],
  ['star wars day', fixed(5, 4)],
  ['juneteenth', fixed(6, 19)],
  ['independence day|july fourth|july 4th|4th of july', fixed(7, 4)],
  ['canada day', fixed(7, 1)],
  ['bastille day', fixed(7, 14)],
  ['halloween|hallowe en|all hallows eve', fixed(10, 31)],
  ['all saints day|all saints', fixed(11, 1)],
  ['all souls day', fixed(11, 2)],
  ['guy fawkes|guy fawkes day|guy fawkes night|bonfire night', fixed(11, 5)],
  ['veterans day|veteran day|armistice day|remembrance day', fixed(11, 11)],
  ['pi day', fixed(3, 14)],
  ['womens day|international womens day', fixed(3, 8)],
  ['anzac day', fixed(4, 25)],
  ['australia day', fixed(1, 26)],
  ['burns night', fixed(1, 25)],
  ['teachers day', fixed(10, 5)],
  ['pearl harbor day', fixed(12, 7)],
  ['kwanzaa', fixed(12, 26)],
  ['singles day', fixed(11, 11)],
  [
    'mlk day|mlk|martin luther king day|martin luther kings day|martin luther king jr day|civil rights day',
    moving(nthWeekday(3, 1, 1)),
  ],
  ['presidents day|president day|washingtons birthday', moving(nthWeekday(3, 1, 2))],
  ['mothers day|mother day', moving(nthWeekday(2, 7, 5))],
  ['fathers day|father day', moving(nthWeekday(3, 7, 6))],
  ['memorial day|decoration day', moving(nthWeekday(-1, 1, 5))],
  ['labor day|labour day', moving(nthWeekday(1, 1, 9))],
  ['columbus day|indigenous peoples day', moving(nthWeekday(2, 1, 10))],
  ['thanksgiving|thanksgiving day|turkey day', moving(thanksgiving)],
  ['black friday', moving((y) => thanksgiving(y) + 1)],
  ['small business saturday', moving((y) => thanksgiving(y) + 2)],
  ['cyber monday', moving((y) => thanksgiving(y) + 4)],
  ['giving tuesday', moving((y) => thanksgiving(y) + 5)],
  ['canadian thanksgiving', moving(nthWeekday(2, 1, 10))],
  ['victoria day', moving(victoriaDay)],
  ['spring bank holiday', moving(nthWeekday(-1, 1, 5))],
  ['early may bank holiday|may bank holiday', moving(nthWeekday(1, 1, 5))],
  ['summer bank holiday|august bank holiday', moving(nthWeekday(-1, 1, 8))],
  ['grandparents day', moving((y) => nthWeekday(1, 1, 9)(y) + 6)],
  ['administrative professionals day|secretaries day|admin day', moving((y) => nthWeekday(-1, 6, 4)(y) - 3)],
  ['super bowl sunday|super bowl|superbowl sunday|superbowl', moving(nthWeekday(2, 7, 2))],
  ['easter|easter sunday|easter day', easterPlus(0)],
  ['easter monday', easterPlus(1)],
  ['easter saturday|holy saturday|easter eve', easterPlus(-1)],
  ['good friday', easterPlus(-2)],
  ['maundy thursday|holy thursday|covenant thursday', easterPlus(-3)],
  ['palm sunday', easterPlus(-7)],
  ['ash wednesday', easterPlus(-46)],
  ['shrove tuesday|mardi gras|pancake day|pancake tuesday|fat tuesday', easterPlus(-47)],
  ['ascension|ascension day|ascension thursday', easterPlus(39)],
  ['pentecost|whit sunday|whitsunday', easterPlus(49)],
  ['whit monday|pentecost monday', easterPlus(50)],
  ['trinity sunday', easterPlus(56)],
  ['corpus christi', easterPlus(60)],
  ['orthodox easter', moving(orthodoxEaster)],
  ['orthodox good friday', moving((y) => orthodoxEaster(y) - 2)],
  ['rosh hashanah|rosh hashana|jewish new year', moving(roshHashanah)],
  ['yom kippur|day of atonement', moving((y) => roshHashanah(y) + 9)],
  ['sukkot|sukkoth', moving((y) => roshHashanah(y) + 14)],
  ['simchat torah', moving((y) => roshHashanah(y) + 22)],
  ['hanukkah|chanukah|hanukah', moving(hanukkah)],
  ['purim', moving((y) => passover(y) - 30)],
  ['passover|pesach', moving(passover)],
  ['shavuot', moving((y) => passover(y) + 50)],
  ['ramadan|start of ramadan', moving(islamic(9, 1))],
  ['eid al fitr|eid ul fitr|eid', moving(islamic(10, 1))],
  ['eid al adha|eid ul adha', moving(islamic(12, 10))],
  ['islamic new year|hijri new year', moving(islamic(1, 1))],
  ['chinese new year|lunar new year|spring festival', moving(chineseNewYear)],
  ['nowruz|norooz', fixed(3, 20)],
  ['tax day', fixed(4, 15)],
  ['first advent|advent sunday|advent', moving(advent(1))],
];

export interface Holiday {
  readonly name: string;
  readonly make: () => Series;
}

let byFirstWord: Map<string, { words: readonly string[]; holiday: Holiday }[]> | undefined;

/** Holidays by their first word, longest name first. Built on first use. */
export function holidaysFrom(word: string): readonly { words: readonly string[]; holiday: Holiday }[] {
  if (!byFirstWord) {
    byFirstWord = new Map();
    for (const [names, make] of table) {
      const all = names.split('|');
      const name = all[0] ?? '';
      for (const each of all) {
        const words = each.split(' ');
        const list = byFirstWord.get(words[0] ?? '') ?? [];
        list.push({ words, holiday: { name, make } });
        byFirstWord.set(words[0] ?? '', list);
      }
    }
    for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  }
  return byFirstWord.get(word) ?? [];
}
