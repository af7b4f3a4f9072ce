import { plainWords } from '../text/plain.ts';

/** What small talk is: something to answer in kind, or merely said. */
export type SmallTalk = 'thanks' | 'greeting' | 'goodbye' | 'objection' | 'other';

const pattern = (...forms: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${forms.join('|')})(?= |$)`);

/** 'No thanks' and 'thank goodness' thank nobody. */
const THANKS_TO_NOBODY = pattern(
  'no (?:thanks|thank you|thx|ty)',
  'thank(?:s to)? (?:god|goodness|heavens?|the lord)',
  'thanks (?:for nothing|to)',
);
const THANKS = pattern(
  'thanks?',
  'thank (?:you|u|ya)',
  'thankyou|thanx|thx|tx|ty|tysm|tyvm|tnx|cheers|ta',
  '(?:i|we|really|much|so|very) (?:really )?appreciate[ds]?',
  'appreciate it',
  'much obliged|i owe you(?: one)?',
  'you (?:are |re |r )?(?:such )?(?:a |an |the )?(?:best|star|legend|lifesaver|life saver|angel|gem|hero|treasure|rock)',
  '(?:good|great|nice|lovely) (?:job|work)|well done',
);
const AROUND_THANKS = new Set(
  'great lovely brilliant wonderful amazing awesome fantastic nice one perfect excellent cool super ok okay oh ah aw very much so many all again then mate pal love dear anyway now today done everything bye a an the lot lots ton tons bunch million indeed really just in advance for your help mean you re are is that s it of and i'.split(
    ' ',
  ),
);
/** 'Great, thank you very much!': thanks and praise, and no word that says yes. */
export function onlyThanks(message: string): boolean {
  const said = plainWords(message).join(' ');
  if (!THANKS.test(said) || THANKS_TO_NOBODY.test(said) || /\p{Extended_Pictographic}/u.test(message))
    return false;
  const rest = said.replace(new RegExp(THANKS.source, 'g'), ' ');
  return plainWords(rest).every((word) => AROUND_THANKS.has(word));
}
const GOODBYE = pattern(
  'bye|byebye|goodbye|cya|ttyl|ciao|farewell|so long',
  'good ?night|nighty? night',
  '(?:see|catch|talk to|speak to) (?:you|ya|u)(?: all)?(?: (?:later|soon|then|around|next|tomorrow|tonight|on|in|monday|tuesday|wednesday|thursday|friday|saturday|sunday))?',
  '(?:talk|speak) (?:soon|later)',
  'until (?:tomorrow|next time|then)',
  'take care',
  '(?:have|enjoy) (?:a|an|your|the)(?: very)?(?: (?:good|great|nice|lovely|wonderful|fine))? (?:one|day|evening|night|weekend|afternoon|morning|rest)',
);
const AROUND_GOODBYE = new Set(
  'ok okay alright right well anyway then so on at in again all guys friend thanks thank you cheers later soon tomorrow tonight next week monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
/** 'Ok, talk later', 'talk to you on Friday then': said in parting, and nothing is to be moved or booked. */
export function onlyGoodbye(message: string): boolean {
  const said = plainWords(message).join(' ');
  const rest = said.replace(new RegExp(GOODBYE.source, 'g'), ' ');
  return rest !== said && plainWords(rest).every((word) => AROUND_GOODBYE.has(word));
}
const GREETING =
  /^(?:(?:oh|well|and|why) )?(?:hi+|hello+|hey+|hiya|heya|howdy|yo|hullo|greetings|morning|afternoon|evening|good (?:morning|afternoon|evening|day)|gm|what s up|whats up|sup)(?= |$)/;
/** Next to a greeting, and still one: 'hi there', 'hello again, how are you doing today?'. */
const GREETED = new Set(
  'there again you u all everyone everybody team friend mate buddy catch assistant good morning afternoon evening day to how are is s it going doing things today this my dear old hi hello hey and'.split(
    ' ',
  ),
);
/** A name that we do not know: 'hey Nora'. */
const MOST_NAMES = 2;

const OBJECTION =
  /^(?:(?:no|nope|hm+|hey|sorry|but|um|wait|actually) )*(?:(?:that|this|it)(?: s| is)?(?: all| just)? (?:wrong|not right|incorrect|not true|not what i (?:said|meant|asked(?: for)?|wanted))|thats (?:wrong|not right|not true|not what i (?:said|meant|asked(?: for)?|wanted))|(?:that|this) isn t (?:right|true|it|what i (?:said|meant|asked(?: for)?|wanted))|you (?:got|have) (?:that|it) wrong|wrong)$/;

/** What a clause that wants nothing is, so that it is answered and not put off. */
export function smallTalkIn(clause: string): SmallTalk {
  const words = plainWords(clause);
  const said = words.join(' ');
  if (THANKS.test(said) && !THANKS_TO_NOBODY.test(said)) return 'thanks';
  if (GOODBYE.test(said)) return 'goodbye';
  if (OBJECTION.test(said)) return 'objection';
  const [greeted] = GREETING.exec(said) ?? [];
  if (greeted === undefined) return 'other';
  const others = plainWords(said.slice(greeted.length)).filter((word) => !GREETED.has(word));
  return others.length <= MOST_NAMES ? 'greeting' : 'other';
}
