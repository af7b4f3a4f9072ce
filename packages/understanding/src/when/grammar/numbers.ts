import type { Parsed } from './nodes.ts';
import type { Reader } from './reader.ts';

/** A whole number in words: 'twenty-five', 'one hundred and twenty'. */
function spelled(r: Reader, i: number): Parsed<number> | null {
  const first = r.lex(i);
  if (first.number === undefined) return null;
  let value = first.number;
  let end = i + 1;
  if (first.tens) {
    const gap = r.is(end, '-') ? end + 1 : end;
    const units = r.lex(gap).number;
    if (units !== undefined && units > 0 && units < 10 && !r.lex(gap).tens) {
      value += units;
      end = gap + 1;
    }
  }
  if (r.is(end, 'hundred') && value < 10) {
    value *= 100;
    end = r.skip(end + 1, 'and');
    const rest = spelled(r, end);
    if (rest && rest.node < 100) return { node: value + rest.node, end: rest.end };
    if (r.is(end - 1, 'and')) end--;
  }
  return { node: value, end };
}

/** A whole number, in digits or words. */
export function integer(r: Reader, i: number): Parsed<number> | null {
  const token = r.number(i);
  if (token) return { node: token.value, end: i + 1 };
  return spelled(r, i);
}

/** An amount before a unit: '2', '1.5', '1/2', 'a', 'half a', 'a couple of', 'a few', 'one and a half'. */
export function amount(r: Reader, i: number): Parsed<number> | null {
  if (r.is(i, 'a', 'an', 'another')) {
    if (r.is(i + 1, 'couple', 'pair')) return { node: 2, end: r.skip(i + 2, 'of') };
    if (r.is(i + 1, 'few', 'several')) return { node: 3, end: r.skip(i + 2, 'of') };
    if (r.is(i + 1, 'half')) return { node: 0.5, end: r.skip(i + 2, '-') };
    if (r.is(i + 1, 'single', 'full', 'whole', 'good')) return { node: 1, end: i + 2 };
    if (r.is(i + 1, 'dozen')) return { node: 12, end: i + 2 };
    if (r.is(i, 'another')) {
      const more = integer(r, i + 1);
      if (more) return more;
    }
    return { node: 1, end: i + 1 };
  }
  if (r.is(i, 'couple', 'pair')) return { node: 2, end: r.skip(i + 1, 'of') };
  // 'some hours', but not 'some day'
  if (r.is(i, 'few', 'several') || (r.is(i, 'some') && r.lex(i + 1).plural)) return { node: 3, end: i + 1 };
  if (r.is(i, 'half')) return { node: 0.5, end: r.is(i + 1, 'a', 'an') ? i + 2 : i + 1 };
  if (r.is(i, '½')) return { node: 0.5, end: r.is(i + 1, 'a', 'an') ? i + 2 : i + 1 };
  const whole = integer(r, i);
  if (!whole) return null;
  const { end } = whole;
  if (r.number(i)) {
    if (r.is(end, '.', ',') && r.glued(end) && r.number(end + 1) && r.glued(end + 1)) {
      const fraction = r.tokens[end + 1];
      return { node: Number(`${whole.node}.${fraction?.text ?? '0'}`), end: end + 2 };
    }
    const divisor = r.number(end + 1);
    if (r.is(end, '/') && divisor && divisor.value > 0 && divisor.value < 10 && r.glued(end)) {
      return { node: whole.node / divisor.value, end: r.is(end + 2, 'a', 'an') ? end + 3 : end + 2 };
    }
    if (r.is(end, '½')) return { node: whole.node + 0.5, end: end + 1 };
    const over = r.number(end);
    const divisor2 = r.number(end + 2);
    if (over && r.is(end + 1, '/') && divisor2 && divisor2.value > over.value) {
      return { node: whole.node + over.value / divisor2.value, end: end + 3 };
    }
  }
  const fraction = andFraction(r, end);
  return fraction ? { node: whole.node + fraction.node, end: fraction.end } : whole;
}

/** 'and a half', 'and a quarter', 'and half'. */
export function andFraction(r: Reader, i: number): Parsed<number> | null {
  if (!r.is(i, 'and', '&', 'n')) return null;
  const at = r.skip(i + 1, 'a', 'an');
  if (r.is(at, 'half')) return { node: 0.5, end: at + 1 };
  // '2 and 1/2 hours'
  if (r.is(at, '1') && r.is(at + 1, '/') && r.is(at + 2, '2', '4'))
    return { node: r.is(at + 2, '2') ? 0.5 : 0.25, end: at + 3 };
  if (r.is(at, '½')) return { node: 0.5, end: at + 1 };
  if (r.is(at, 'quarter')) return { node: 0.25, end: at + 1 };
  if (r.is(at, 'three') && r.is(at + 1, 'quarters')) return { node: 0.75, end: at + 2 };
  return null;
}

/** 'third', '3rd', 'twenty-third', 'last' is not one. */
export function ordinal(r: Reader, i: number): Parsed<number> | null {
  const token = r.number(i);
  if (token) {
    return r.is(i + 1, 'st', 'nd', 'rd', 'th') && r.glued(i + 1) ? { node: token.value, end: i + 2 } : null;
  }
  const { ordinal: place, number: tens } = r.lex(i);
  if (place !== undefined) return { node: place, end: i + 1 };
  if (tens !== undefined && r.lex(i).tens) {
    const gap = r.is(i + 1, '-') ? i + 2 : i + 1;
    const units = r.lex(gap).ordinal;
    if (units !== undefined && units < 10) return { node: tens + units, end: gap + 1 };
  }
  return null;
}
