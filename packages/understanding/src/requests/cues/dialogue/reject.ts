import type { Cue } from '../cue.ts';

const NO =
  "(?:no|nope|nah|naw|nay|na|negative|negatory|never|no way|no thanks|no thank you|not (?:now|really|at all|that|this|happening|today|yet|right)|do not|don't|stop|cancel|cancel that|cancel it|wrong|incorrect|false|neither|none|deny|denied|reject|👎|❌|🚫|✖)";

/** 'No', 'never mind', 'that is wrong'. */
export const REJECT_CUES: readonly Cue[] = [
  {
    for: 'reject',
    weight: 7,
    in: 'canon',
    pattern: new RegExp(
      `^${NO}(?:[ ,]+(?:${NO}|please|thanks|thank you|it is|that is|it|that|this|at all|good|for me|really|i|am|think|way|so|sorry|just|all|sir|olly|catch|anymore|now))*$`,
    ),
  },
  {
    for: 'reject',
    weight: 7,
    in: 'canon',
    pattern:
      /^(?:please |can you |just |ai,? |olly,? )?(?:never ?mind|forget (?:it|that|about it)|scratch that|stop(?: it| that| now| please)?|abort(?: it| that)?|quit|halt|discontinue|terminate|skip it|drop it|leave it|do not bother|do not do (?:it|that|this)|cancel (?:that|it|this|everything)|hold off|hold on|wait|forget i (?:said|asked)|scrap(?: that| it)?)\b(?:[ ,]*(?:please|now|for now|thanks|i .{1,60}|what .{1,40}))?$/,
  },
  {
    for: 'reject',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:that|this|it|which|you|the \S+) (?:\S+ )?(?:is|was|are|were|does|did|got|seems?|have|gave)(?: \S+){0,3}? ?(?:not|wrong|incorrect\w*|false|invalid)\b|\bnot (?:right|correct|what i (?:want|said|asked|meant|need)|the (?:right|correct|one)|true|factual|proper|it|accurate)\b|\b(?:incorrect|wrong) (?:answer|command|one|response|information|event|person|thing|day|manner)\b|\bgot (?:it|that|me) wrong\b/,
    unless: /^(?:what|when|is|do|am|who|remember|note)\b/,
  },
  {
    for: 'reject',
    weight: 6,
    in: 'canon',
    pattern:
      /^i (?:would )?(?:do not|did not|would rather not|would prefer not|say no|meant no|must say no|prefer not|think not|disagree)\b/,
    unless:
      /\b(?:know|care|mind|understand|hear|catch|get|matter|have|remember|work|like|need (?:a|the|my)|want to (?:remember|forget))\b/,
  },
  {
    for: 'reject',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:olly |please |can you |could you |would you |will you |i (?:would )?(?:want|like) (?:you )?(?:to )?|just |ai |that is (?:all|enough),? ?)*(?:just )?(?:stop|shut (?:up|off|down|it)|be quiet|cancel(?: it| that| please)?|quiet|enough|abort|silence|turn off|switch off|end it|quit (?:it|talking)|stop (?:it|talking|speaking|working|doing)|no more talking|do not talk|stop what you)(?: .{0,40})?$/,
    unless:
      /_time_|_duration_|_repeat_|\b(?:meeting|event|appointment|briefings?|reminders?|alarm|lunch|dinner|reservation|subscription|notifications?|messages|remind\w*|messaging|nudges?|list)\b/,
  },
  {
    for: 'reject',
    weight: 5,
    in: 'canon',
    pattern:
      /\b(?:current|running|ongoing) (?:process|task|action|job|program|request|command)\b|\b(?:stop|quit|cease|abandon|refrain|do not (?:continue|complete|finish|carry)|actually do not want)\b.{0,40}\b(?:doing|process|task|action|asked|want this|this|that|program)\b/,
    unless: /_time_/,
  },
  {
    for: 'reject',
    weight: 5,
    in: 'canon',
    pattern: /^(?:neither|none)(?: of (?:them|those|these))?(?:,? .{0,30})?$/,
  },
  {
    for: 'reject',
    weight: 4,
    in: 'canon',
    pattern:
      /^(?:that (?:would|will) be a no|no good|i think not|certainly not|definitely not|absolutely not|not happening|fat chance)\b/,
  },
];
