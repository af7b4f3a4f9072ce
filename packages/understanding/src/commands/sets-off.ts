const SELF = "(?:i|we|they|everyone|everybody)(?:['’]?(?:re|m|ll|d))?";
const LEAD = '(?:\\s+(?:all|both|actually|finally|have to|need to|are|am))*';
const GOES =
  '(?:go|going|leave|leaving|set(?:ting)? off|set(?:ting)? out|head(?:ing)? (?:off|out)|depart|travel|start|begin|take off|get going|drive(?: off)?|fly(?: off)?|are off)';
const SETS_OFF = new RegExp(`^${SELF}${LEAD}\\s+${GOES}(?:\\s+(?:away|there|then))?$`, 'i');

/** '(The night before) we go', 'we set off': the beginning of what was spoken of, and the name of nothing. */
export const setsOff = (span: string): boolean => SETS_OFF.test(span.trim());
