import { holidaysFrom } from '../series/holidays.ts';
import type { Token } from './tokenize.ts';

/** Words, apart from numbers and the words of the lexicon, with which a time or a part of one can begin. */
const words = new Set(
  // articles, amounts
  (
    'the a an another any all some several few couple pair half both either one single ' +
    // prepositions and their kin
    'at on in of by from to until till through since after before between btw btwn during over within around about for up past prior not no as ' +
    'approximately approx roughly exactly precisely circa starting beginning commencing following sometime anytime right just straight directly immediately shortly soon ' +
    // now and near
    'now today tomorrow yesterday tonight asap so same this that these next last previous preceding coming upcoming forthcoming current subsequent later late early earlier mid middle ' +
    // parts of the day, of the week, of the year
    'am pm p morning mornings afternoon afternoons evening evenings eve overnight noon noonish midnight lunch breakfast brunch dinner teatime lunchtime dinnertime daytime weekend weekends weekday weekdays workday workdays working business ' +
    'spring summer autumn fall winter season q qtr h w ' +
    // edges
    'start end close eom eoy eow eod eoq eob cob bom boy rest remainder final latter former ' +
    // repetition
    'every each once twice thrice everyday daily nightly hourly weekly biweekly fortnightly monthly bimonthly quarterly yearly annually semiannually semiannual semi annual ytd mtd qtd wtd atm more less greater fewer longer nearest closest ides small wee midweek biannually biannual bi alternate alternating ' +
    // decades
    'twenties thirties forties fifties sixties seventies eighties nineties'
  ).split(' '),
);

/** A cheap look at one token that spares the grammar most words of a sentence. */
export function mayOpen(token: Token): boolean {
  if (token.kind === 'number' || token.lexeme !== undefined) return true;
  if (token.kind === 'symbol')
    return (
      token.text === '@' ||
      token.text === '~' ||
      token.text === '½' ||
      token.text === '<' ||
      token.text === '>' ||
      token.text === '='
    );
  return words.has(token.text) || holidaysFrom(token.text.replace(/'/g, '')).length > 0;
}
