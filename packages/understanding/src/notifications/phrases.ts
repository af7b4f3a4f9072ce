/** Pieces of what people say about messages that come by themselves. All match plain lower-case words. */
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

export const NUMBER = `(?:\\d{1,3}|${NUMBERS.join('|')}|thirty|forty|forty-five|sixty|an?|half an)`;

const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  a: 1,
  an: 1,
};

export const numberOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : (TENS[text] ?? NUMBERS.indexOf(text) + 1);

/** A time of day; it is resolved later, in the person's zone. */
export const CLOCK = `(?:(?:half past|quarter past|quarter to) )?(?:\\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]\\.?m\\.?)?|${NUMBERS.slice(0, 12).join('|')}|noon|midday|midnight)(?: (?:thirty|fifteen|forty-five))?(?: o'?clock)?(?: in the (?:morning|evening|afternoon)| at night)?`;

const OWNED = '(?:(?:my|the|your|a|those|these|that|all|any|of|daily|regular) )*';

export const TOPICS = {
  evening: `${OWNED}(?:evening|night(?:ly)?|end[- ]of[- ](?:the[- ])?day|day[- ]ahead|tomorrow'?s?) (?:looks?|summar(?:y|ies)|previews?|messages?|updates?|briefings?|digests?|recaps?)|${OWNED}looks? at tomorrow`,
  briefing: `${OWNED}(?:morning )?(?:briefings?)|${OWNED}morning (?:summar(?:y|ies)|digests?|updates?|messages?|brief)|${OWNED}daily (?:summar(?:y|ies)|digests?|brief)`,
  nudge: `${OWNED}(?:meeting )?nudges?(?: (?:before|ahead of) ${OWNED}(?:meetings?|events?))?|${OWNED}meeting (?:alerts|pings)`,
  collision: `${OWNED}(?:collisions?|clash(?:es)?|(?:collision|conflict|clash) (?:messages?|alerts?|warnings?|notifications?)|(?:colliding|conflicting|clashing|overlapping) invit(?:ations?|es?)|(?:messages?|alerts?|notifications?|words) about (?:collisions|conflicts|conflicting invitations|colliding invitations))`,
  everything: `${OWNED}(?:proactive |background |unasked )?(?:messages?|notifications?|pings)(?: (?:by yourself|on your own|without being asked))?`,
} as const;

export type TopicWord = keyof typeof TOPICS;

export const OFF =
  "(?:stop|turn off|switch off|disable|mute|pause|no more|no|quit|end|unsubscribe(?: me)? from|get rid of|(?:do not|don'?t) (?:send|give|show)(?: me)?|i (?:do not|don'?t) (?:want|need)|skip)(?: (?:sending|giving|getting))?(?: me)?";
export const ON =
  "(?:turn on|switch on|enable|resume|restart|start|unmute|unpause|bring back|(?:please )?send(?: me)?|give(?: me)?|i want|i would like|i'?d like|continue)(?: (?:sending|giving|getting|with))?(?: me)?";
export const SEND =
  "(?:send|give|deliver|get|have|do|i want|i need|i would like|i'?d like|let me have)(?: me)?";
export const TRAIL =
  '(?: (?:please|again|anymore|any more|from now on|for good|altogether|for now|instead|every (?:day|morning|evening)|each (?:day|morning|evening)|in future|at all|back|thanks|thank you))*';
