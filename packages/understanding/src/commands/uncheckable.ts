import { plainWords } from '../text/plain.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const BEGINS = /^\W*(?:and |but |only |just )?(?:if|unless|provided|providing)\b/i;
/** 'If you don't mind', 'if possible': courtesy, and no condition. */
const POLITE = wordSet(
  'you possible please may mind trouble ok okay alright remember recall wrong right mistaken must need be anything honest helps matters',
);
/** All that is said of being free: whatever else a condition says, no calendar shows. */
const FREE = wordSet(
  'if unless provided providing as long so only and or but when i am m im we are re us me my our the a an is s it its that there theres this then at in on of for to by still yet already else also all both ' +
    'not no nothing anything something someone nobody none isn t aren don doesn haven dont isnt arent havent doesnt cant can could do does have has ve got get be been being ' +
    'ive thats whats theres id ill wont hes shes weve youre were else elses free busy available open clear empty vacant unbooked booked taken blocked occupied full packed time slot gap room space hour spot window day calendar diary schedule ' +
    'fit fits work works suit suits possible okay ok clash clashes conflict conflicts overlap overlaps way meeting meetings event events appointment appointments thing things plan plans ' +
    'morning afternoon evening night tonight today tomorrow same whole entire planned scheduled ' +
    'entirely completely totally fully wholly really actually indeed remains stays exact',
);

const CONDITION = /\b(?:if|unless|provided|providing)\b/i;
const isAboutTime = (word: string): boolean => FREE.has(word) || /\d/.test(word);
/** 'Unless it pours', and not 'unless I have something there': a calendar does not tell. */
export const isBeyondCalendar = (clause: string): boolean =>
  CONDITION.test(clause) && !plainWords(clause).every(isAboutTime);

/** Whoever says more has begun to tell something: 'if I don't do it on a Tuesday, I do it in the bath'. */
const MOST_WORDS = 6;
/** 'If the weather is nice', 'unless it pours': nobody can look that up, so nothing is done on the strength of it. */
export const saysCondition = (text: string): boolean => {
  const words = plainWords(text);
  return (
    BEGINS.test(text) &&
    words.length <= MOST_WORDS &&
    words[1] !== 'not' &&
    !words.some((word) => POLITE.has(word)) &&
    isBeyondCalendar(text)
  );
};
