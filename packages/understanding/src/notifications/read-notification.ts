import { CLOCK, NUMBER, numberOf, OFF, ON, SEND, TOPICS, type TopicWord, TRAIL } from './phrases.ts';

/** A wish about what the assistant sends by itself. Times stay as they were said. */
export type NotificationWish =
  | { topic: 'list' }
  | { topic: TopicWord; on?: boolean; at?: string; minutes?: number; until?: string }
  | { topic: 'quiet'; on?: boolean; from?: string; to?: string }
  | { topic: 'limit'; most: number };

type Reader = readonly [
  RegExp,
  (groups: Readonly<Record<string, string | undefined>>) => NotificationWish | undefined,
];

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})${TRAIL}$`, 'u');
const NAMES = Object.keys(TOPICS) as TopicWord[];

const UNTIL = '(?: (?:until|till) (?<until>.{2,40}?))?';
const WRITE =
  '(?:messag(?:e|ing)|text(?:ing)?|ping(?:ing)?|notify(?:ing)?|contact(?:ing)?|disturb(?:ing)?|bother(?:ing)?|writ(?:e|ing) to)';
const MEETINGS = '(?:my |all |all my |every |each |any |the )?(?:meetings?|events?)(?: starts?)?';
const LEAD = `(?:(?<half>half an hour)|(?<number>${NUMBER}) (?<unit>minutes?|mins?|hours?))`;

const readers: readonly Reader[] = [
  // What is there
  [
    whole(
      `(?:what|which) (?:messages|notifications|updates) (?:do|will) (?:you|i) (?:send|get)(?: me)?(?: (?:by yourself|on your own|without being asked|from you))?|what do you send me(?: (?:by yourself|on your own|without being asked))?|when do you send (?:me )?(?:${TOPICS.briefing}|${TOPICS.evening})|(?:show|list|tell)(?: me)? (?:my |your )?(?:notification|message) (?:settings|preferences)|what are my (?:notification settings|quiet hours)`,
    ),
    () => ({ topic: 'list' }),
  ],
  // Quiet hours
  [
    whole(
      '(?:turn off|switch off|disable|remove|cancel|end|stop|no|no more)(?: (?:my|the|all))? quiet (?:hours|time)',
    ),
    () => ({ topic: 'quiet', on: false }),
  ],
  [
    whole(
      `(?:${OFF} (?:any )?(?:messages|notifications|pings|texts)|(?:do not|don'?t|never|stop) ${WRITE} me|(?:(?:be|keep|stay) )?quiet(?: please)?|(?:my )?quiet hours(?: are)?|do not disturb(?: me)?|no disturbing)(?: (?:from|between))? (?<from>${CLOCK}) ?(?:to|until|till|and|-|–) ?(?<to>${CLOCK})`,
    ),
    ({ from, to }) => ({ topic: 'quiet', ...(from ? { from } : {}), ...(to ? { to } : {}) }),
  ],
  [
    whole(
      `(?:${OFF} (?:any )?(?:messages|notifications|pings|texts)|(?:do not|don'?t|never|stop) ${WRITE} me|(?:(?:be|keep|stay) )?quiet|nothing)(?: (?:after|from|past) (?<from>${CLOCK}))?(?:(?:,? (?:and|or))? (?:before|until) (?<to>${CLOCK}))?`,
    ),
    ({ from, to }) =>
      from || to ? { topic: 'quiet', ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined,
  ],
  // How many a day
  [
    whole(
      `(?:(?:send|give)(?: me)? )?(?:at most|no more than|not more than|only|up to|max|a maximum of|maximum|limit (?:your |the )?(?:messages|notifications) to|limit (?:it|yourself) to|(?:do not|don'?t) send(?: me)? more than) (?<most>${NUMBER}|zero|no)(?: (?:messages?|notifications?|pings?|texts?))? (?:a|per|each|every) day`,
    ),
    ({ most = '' }) => ({ topic: 'limit', most: /^(?:zero|no)$/.test(most) ? 0 : numberOf(most) }),
  ],
  // When
  [
    whole(`(?:nudge me|${SEND} (?:a |my )?nudges?|nudges?) ${LEAD} (?:before|ahead of) ${MEETINGS}`),
    ({ half, number = '', unit = '' }) => ({
      topic: 'nudge',
      minutes: half ? 30 : numberOf(number) * (unit.startsWith('hour') ? 60 : 1),
    }),
  ],
  ...(['evening', 'briefing'] as const).map(
    (topic): Reader => [
      whole(
        `(?:${SEND} (?:${TOPICS[topic]})(?: (?:to|for me))?(?: (?:come|be|arrive))? (?:at|around|by)|(?:set|change) (?:${TOPICS[topic]})(?: time)? to|change the time of (?:${TOPICS[topic]}) to${topic === 'briefing' ? '|brief me at' : ''}) (?<at>${CLOCK})`,
      ),
      ({ at }) => ({ topic, ...(at ? { at } : {}) }),
    ],
  ),
  // On and off
  [
    whole(`(?:stop nudging|(?:do not|don'?t) nudge) me(?: (?:before|ahead of) ${MEETINGS})?`),
    () => ({ topic: 'nudge', on: false }),
  ],
  [whole(`nudge me (?:before|ahead of) ${MEETINGS}`), () => ({ topic: 'nudge', on: true })],
  [whole("(?:stop briefing|(?:do not|don'?t) brief) me"), () => ({ topic: 'briefing', on: false })],
  [
    whole(`(?:stop telling|(?:do not|don'?t) tell) me about (?:${TOPICS.collision}|conflicts)`),
    () => ({ topic: 'collision', on: false }),
  ],
  [
    whole(
      "(?:tell|warn|notify|message) me (?:when|if|whenever) (?:an|a new|any|new|some|someone'?s|the)? ?invit(?:ation|e)s? (?:collides?|conflicts?|clash(?:es)?|overlaps?)(?: with .{2,60})?",
    ),
    () => ({ topic: 'collision', on: true }),
  ],
  [
    whole(
      `(?:stop|do not|don'?t|never) ${WRITE} me(?: (?:by yourself|on your own|without being asked|unasked))?${UNTIL}`,
    ),
    ({ until }) => ({ topic: 'everything', on: false, ...(until ? { until } : {}) }),
  ],
  [whole(`you (?:can|may) ${WRITE} me`), () => ({ topic: 'everything', on: true })],
  ...NAMES.flatMap((topic): Reader[] => [
    [
      whole(
        `${OFF} (?:${TOPICS[topic]})${topic === 'everything' ? UNTIL : ''}|(?:turn|switch) (?:${TOPICS[topic]}) off`,
      ),
      ({ until }) => ({ topic, on: false, ...(until ? { until } : {}) }),
    ],
    [
      whole(`${ON} (?:${TOPICS[topic]})|(?:turn|switch|bring) (?:${TOPICS[topic]})(?: back)?(?: on)?`),
      () => ({ topic, on: true }),
    ],
  ]),
];

const POLITE =
  /^(?:(?:hey|hi|hello|ok|okay|so|and|also|please|catch|actually|well)[,!]? )*(?:(?:can|could|would|will) you (?:please )?|i want you to |please )?/u;

/** Only whole sentences are read: a meeting may be called 'morning briefing', and is moved and cancelled like others. */
export function readNotification(said: string): NotificationWish | undefined {
  const text = said
    .slice(0, 200)
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/[.!?]+$/u, '')
    .trim()
    .replace(POLITE, '');
  for (const [pattern, read] of readers) {
    const found = pattern.exec(text);
    const wish = found && read(found.groups ?? {});
    if (wish) return wish;
  }
  return undefined;
}
