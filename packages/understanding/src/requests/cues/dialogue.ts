import type { Cue } from './cue.ts';

const YES =
  '(?:yes|yeah|yea|yeap|yep|yup|ya|yas|yass|yess+|sure|ok|okay|okey|okie|kk?|absolutely|definitely|certainly|affirmative|affirmitive|correct|right|exactly|indeed|agreed|perfect|great|good|awesome|excellent|fine|cool|lovely|wonderful|fantastic|brilliant|yes please|please do|do it|go ahead|go for it|proceed|book it|confirm|confirmed|confirm it|approve|approved|save|save it|send it|ship it|make it so|let us do it|sounds? (?:good|great|right|perfect|fine|lovely)|looks? (?:good|great|right|perfect|fine|correct|ok|okay)|works(?: for me)?|that works|it works|this works|that will work|of course|by all means|why not|positive|true|facts|oui|si|da|aye|roger|done deal|👍|👌|✅|✔|🙌|💯)';
const NO =
  "(?:no|nope|nah|naw|nay|na|negative|negatory|never|no way|no thanks|no thank you|not (?:now|really|at all|that|this|happening|today|yet|right)|do not|don't|stop|cancel|cancel that|cancel it|wrong|incorrect|false|neither|none|deny|denied|reject|👎|❌|🚫|✖)";

/** Answers, small talk and talk about the talk. */
export const DIALOGUE_CUES: readonly Cue[] = [
  // --- confirm ---
  {
    for: 'confirm',
    weight: 7,
    in: 'canon',
    pattern: new RegExp(
      `^${YES}(?:[ ,]+(?:${YES}|please|thanks|thank you|it is|that is|it does|it was|this is|so|very much|much|all|just|do|that|this|it|one|looks?|sounds?|works?|well|really|pretty|good|now|then|actually|also|i|am|with|sir|buddy|man|olly|catch))*$`,
    ),
  },
  {
    for: 'confirm',
    weight: 5,
    in: 'canon',
    pattern: /^(?:yes|yeah|yep|yup|yeppers|sure|ok|okay|yea|yeap|correct|exactly)\b(?:[ ,]+\S+){0,5}$/,
    unless:
      /\b(?:help|but|can you|could you|i need|i want|what|when|where|who|add|remove|change|move|delete|cancel|schedule|create|make|set|reminder|remind|how|was|is)\b(?! (?:it|that|this|them)$)/,
  },
  {
    for: 'confirm',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:that|this|it|all|everything|these|those)(?: \S+){0,2}? (?:is|are|was|looks?|sounds?|seems?|works?|will (?:work|do)|would (?:work|be|do)|makes? sense|suits)(?: \S+){0,3}? ?(?:good|great|right|perfect|fine|correct|true|accurate|ok|okay|works?|well|awesome|better|best|excellent|nice|fact|lovely|yes|for me|it|much better|what i (?:want|need|wanted)\b.*)?$/,
    unless: /\b(?:not|wrong|incorrect|false|n't|what|when|late|early|all)\b/,
  },
  {
    for: 'confirm',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:go ahead|please do|do it|i (?:agree|approve|confirm|accept)|sounds good|looks? good|that works|works for me|i will (?:go with|take) (?:it|that)|you (?:are|were) (?:right|correct|not wrong)|you have (?:got|gotten|understood|done)|understood (?:me|it|that|my)|got (?:it|that|my|the|your) (?:\S+ )?(?:right|correct\w*|perfectly|exactly)|strongly agree|totally agree|book it|send it)\b/,
    unless:
      /\b(?:not|but|instead|incorrect\w*|wrong|mistakes?)\b|^(?:please )?(?:check|confirm|verify)|\bcheck (?:it|that|and)\b/,
  },
  {
    for: 'confirm',
    weight: 4,
    in: 'canon',
    pattern:
      /^(?:yes|yeah|yea|yeap|yep|yup|perfect|great|excellent|fantastic|wonderful|brilliant|exact|awesome|nice|good|right|correct)\b.{0,60}\b(?:response|answer|command|instructions?|job|correct\w*|right|exactly|perfectly|done|work|one|confirmed)\b/,
    unless: /\bnot\b|\bincorrect|\bwrong\b/,
  },
  {
    for: 'confirm',
    weight: 5,
    in: 'canon',
    pattern:
      /^(?:yes|yeah|yep|yup|sure|ok|okay|great|perfect|good|fine)[ ,]+(?:please )?(?:set|do|add|book|schedule|save|cancel|delete|move|change|send|create|make|put|go|confirm|forward) (?:that|it|this|them|the (?:meeting|event|appointment))?(?: (?:for me|please|up|now|to .{1,40}|one))*$/,
  },

  // --- reject ---
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

  // --- choose ---
  {
    for: 'choose',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:the )?(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|latter|former|earlier|later|other|middle|bottom|top)(?: (?:one|option|choice|time|slot|suggestion|of (?:those|these|them)))\b/,
    unless:
      /^(?:cancel|delete|remove|move|what|when|change|who|where|is|reschedule|not|no)\b|\bcancel\b|\bwhat\b/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:let us |i will |i would |we will )?(?:go with|take|choose|pick|prefer|like|do|have|say|book|use|select|want))(?: (?:the|number|option|#))* ?(?:first|second|third|fourth|1st|2nd|3rd|4th|last|one|two|three|1|2|3|4|_time_|earlier|later|option|a|b|c)(?: (?:one|option|please|slot|time|thanks|then))*$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:the |option |number |#|no )?(?:first|second|third|fourth|1st|2nd|3rd|4th|last|former|latter|earliest|latest|1|2|3|4|5|one|two|three|a|b|c|_time_ one)(?: (?:one|option|please|works|is (?:fine|good|great|perfect)|thanks|sounds good|looks? \S+))*$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:the )?(?:first|second|third|fourth|last|top|bottom|middle|1st|2nd|3rd|_time_)(?: one)?(?:,? (?:is|works|will work|would|looks|sounds|seems|will do|please)\b.{0,30})?$/,
    unless: /^_time_$|^_time_ please$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern: /^(?:the|that) one (?:at |on |for |in )?(?:the )?_time_\b.{0,20}$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:can|could) you |please |ok |okay )*(?:add|book|schedule|take|use|pick|choose|put|do|save) (?:the |that )?(?:first|second|third|fourth|last|top|bottom|1st|2nd|3rd|other)(?: (?:one|option|slot|time))?(?: please| then)?$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:any(?: one)?(?: (?:of (?:them|those|these)|time|day|is|will|works|would))?|either|whichever|whatever|you (?:choose|pick|decide)|your (?:choice|call|pick)|surprise me|both|all of (?:them|those|these)|up to you)\b.{0,40}$/,
    unless: /_time_.{0,20}(?:meeting|event)|\bcalendar\b|\bi have\b/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:(?:do|does|would|will|did)(?: \S+){0,2}? not (?:really )?(?:mind|matter|care|bother)|unimportant|no (?:preference|importance)|not important|makes no difference|all the same to me|any one (?:is|will)|i am easy|do not have a preference)\b/,
  },

  // --- undo ---
  {
    for: 'undo',
    weight: 9,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |oops,? |no,? |wait,? )*(?:undo|revert|roll ?back|reverse)(?: (?:that|it|this|the last (?:one|change|action|thing|event)|my last \S+|what you (?:just )?did|your last \S+|please))*(?: (?:on|in|from) (?:my|the) calendar)?$/,
  },
  {
    for: 'undo',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:put (?:it|that|everything|them) back|change (?:it|that) back|take (?:that|it) back|restore (?:it|that|the (?:event|meeting))|(?:undo|reverse|revert) (?:that|it|the last|what|this change|your)|go back to (?:how|what) it was)\b/,
    unless: /\breservation\b|\bprocess\b/,
  },

  // --- small talk ---
  {
    for: 'smallTalk',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:hi+|hello+|hey+|heyo|hiya|howdy|yo|sup|greetings|good (?:morning|afternoon|evening|day)|hallo|hola|namaste|salut|bonjour|ciao|ahoy)(?:[ ,]+(?:there|again|you|everyone|all|catch|assistant|cortana|olly|siri|alexa|ai|bot|buddy|friend|my friend|how are you|how is it going|what is up|sir|to you|dear|google|computer))*$/,
  },
  {
    for: 'smallTalk',
    weight: 6,
    in: 'canon',
    pattern:
      /\bhow (?:are|r|have|is|are things) (?:you|ya|u|it|everything|life|your (?:day|week)|things|your)(?: (?:doing|been|going|today|feeling|my friend|with you|so far|all|now))*$|\bhow (?:do you do|goes it|ya (?:doin|doing|been)|is it going|are ya|are things)\b|\bwhat is (?:up|new|good|going on with you|happening with you)$|^are you (?:good|well|ok|okay|doing well|there)\b|^(?:how is|how are) (?:you|everything|life|ya)\b|^hey,? what is up/,
    unless: /_time_|\bweather\b|\bcalendar\b|\bschedule\b|\blooking\b/,
  },
  {
    for: 'smallTalk',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:thank you|thanks|thank u|thankyou|much appreciated|i appreciate|appreciate (?:it|that|your|the)|cheers|many thanks|grateful|gracias|merci|danke)\b/,
    unless:
      /\b(?:schedule|book|create|add|move|cancel|remind|when|what|where|can you|could you|change|invite|set|make|put|delete|but|no thanks|no thank|please)\b|^(?:yes|no|nope)\b|_time_|\b(?:not|wrong|incorrect|mistakes?)\b/,
  },
  {
    for: 'smallTalk',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:good ?bye|bye(?:[ -]bye)?|see (?:you|ya)(?: (?:later|soon|around|tomorrow))?|farewell|later gator|ciao|good ?night|talk to you (?:later|soon|tomorrow)|take care|catch you later|have a (?:good|great|nice|lovely|wonderful) (?:day|night|evening|one|weekend|week)|ttyl|syonara|sayonara|until next time|so long|adios|talk (?:later|soon)|peace out)\b/,
    unless: /\b(?:schedule|book|remind|cancel|when|meeting)\b/,
  },
  {
    for: 'smallTalk',
    weight: 5,
    in: 'canon',
    pattern:
      /\b(?:(?:nice|good|great|lovely|pleasure|glad|enjoyed?|delight\w*)(?: \S+){0,4} (?:talk|talking|chat|chatting|speak|speaking|conversation|meet(?:ing)? you))\b/,
  },
  {
    for: 'smallTalk',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:who|what) (?:are you|made you|created you|built you|developed you|is your (?:\S+ )?name|do (?:i|you|people|they) call (?:you|yourself)|was your name|programmed you|designed you|makes you|invented you)\b|\byour (?:\S+ )?name\b|\b(?:are|r) (?:you|u) (?:a |an |really |actually |secretly |truly |even )*(?:human|robot|bot|real|person|computer|machine|ai|artificial|alive|man|woman|male|female|program|actual|living)\b|\b(?:who|which company|what company|who all) (?:made|created|built|developed|designed|programmed|owns|manufactured|is (?:your|the) (?:maker|creator|developer|manufacturer))\b|\bwhat should i call you\b|\b(?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real |actual |live )?(?:human|robot|bot|person|computer|machine|ai)\b/,
  },
  {
    for: 'smallTalk',
    weight: 5,
    in: 'canon',
    pattern:
      /\b(?:your|the ai's?|ai) (?:maker|creator|developer|origins?|manufacturer|inventor|programmer|name)\b|\b(?:does|do) (?:the ai|you) have a name\b|\bwhat do you go by\b|\b(?:what|which) (?:kind|type|sort) of (?:life ?form|being|entity|thing) (?:are|you)\b|\b(?:you|yourself) (?:a |an )?(?:artificial intelligence|human being|robot|bot|real person|ai\b)|\bcall you a bot\b|\breal person\b/,
  },
  {
    for: 'smallTalk',
    weight: 5,
    in: 'canon',
    pattern:
      /^(?:you (?:are|rock)|i (?:love|like|hate) (?:you|it|this|that)|good (?:job|work|bot|girl|boy)|well done|nice (?:work|job|one)|lol|haha+|ha ha|wow|cool|awesome|amazing|great|nice|perfect|brilliant|ok then|i see|interesting|oh+|ah+|hmm+|good to know|no problem|you are welcome|no worries|sorry|my bad|apologies|oops|congrat\w*|happy \S+(?: \S+)?)(?:[ ,].{0,40})?$/,
    unless:
      /_time_|\b(?:schedule|book|cancel|move|add|when|what|wrong|incorrect|can you|meeting|not correct)\b/,
  },
  {
    for: 'smallTalk',
    weight: 4,
    in: 'canon',
    pattern:
      /^i am (?:well|fine|good|great|ok|okay|doing (?:well|good|fine|great)|bored|tired|sad|happy|sick|not feeling|hungry)\b/,
    unless: /_time_|\b(?:cancel|delete|move)\b/,
  },
  {
    for: 'smallTalk',
    weight: 4,
    in: 'canon',
    pattern:
      /^(?:that is all|that is it|nothing(?: else| more)?|i am (?:done|good|all set)|all set|no more|nothing for now|not at the moment)(?:[ ,].{0,20})?$/,
  },
  {
    for: 'smallTalk',
    weight: 5,
    in: 'canon',
    pattern:
      /\b(?:tell me a joke|sing (?:me )?a song|i am bored|do you love me|marry me|make me laugh|tell (?:me )?a (?:story|joke))\b/,
  },
  {
    for: 'smallTalk',
    weight: 5,
    in: 'canon',
    pattern:
      /^(?:maybe|perhaps|possibly|not sure|i am not (?:sure|certain|confident)|i do not (?:know|have (?:a clue|that|an answer|any idea))|do not know|would not know|idk|dunno|no idea|no clue|who knows|could be|it (?:could|might|may) be|i (?:can not|could not) (?:say|tell|answer)|beats me|hard to say|i have no idea|it is possible|couldn't tell|could not tell|i am drawing a blank|hell if i know|either)\b/,
    unless: /_time_.{0,10}(?:works|is better)|\b(?:meeting|book|schedule|cancel)\b/,
  },

  // --- help and talk about the talk ---
  {
    for: 'help',
    weight: 8,
    in: 'canon',
    pattern:
      /\bwhat (?:all |else |exactly )?(?:can|could|do|are|should|would|may) (?:you|i|we) (?:all )?(?:do|help|ask|capable|able|know|assist|offer|say|answer|handle|support|talk)\b|\bwhat (?:are|is) your (?:capabilities|abilities|features|functions?|skills|purpose|commands|services|limits?|talents?|specialt\w+|expertise)\b|\bwhat (?:kinds?|sorts?|types?|topics?|categories|subjects?|things|questions?|areas|info|other)\b.{0,40}\b(?:you|ask|ai)\b|\bhow (?:can|do|could|would|will) you (?:help|assist|work)\b|\b(?:which|what) (?:kinds? of )?(?:questions|topics|subjects|things|info|information)\b.{0,40}\b(?:you|ask)\b|\bcan i ask you\b|\bwhat (?:might|may) i ask\b/,
    unless: /_time_|\bhave (?:planned|scheduled)\b|\bpreferences?\b|\babout me\b|\bremember\b/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:yes|ok|okay|hi|hello|hey)[ ,]+)?(?:please )?(?:(?:i (?:would )?(?:need|want|like)|can you|could you|you (?:may|can)|will you|some) )?(?:to |some |your )?help(?: me| please| us| out| now| fast)*$|^help\b.{0,12}$/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:help|assistance|assist)\b.{0,30}\b(?:with|coordinating|managing|organi[sz]ing|using|creating|updating|my|personal)\b.{0,20}\b(?:calendar|schedule|events?|appointments?)$|\b(?:manage|customi[sz]e|organi[sz]e|coordinate|handle|maintain) (?:my |a |the )?(?:personal )?(?:calendar|schedule|time|day)s?$/,
  },
  {
    for: 'help',
    weight: 8,
    in: 'canon',
    pattern:
      /\bhow (?:do|can|could|would|should|might|does|is) (?:i|we|one|you|a meeting|someone|this)\b.{0,30}\b(?:schedule|book|add|create|cancel|invite|set|move|make|connect|link|use|change|scheduled|set up)\b|\b(?:tell|show) me how (?:to|do i|i)\b|\bwhat do i (?:do|need) to (?:do to )?(?:schedule|book|set up|create|make)\b|\bneed to know how\b.{0,20}\b(?:schedule|meeting)|\bhow is a meeting scheduled\b/,
    unless:
      /\b(?:vacation|pto|table|reservation|time off|timer|car|oil|tires?|recipe|leave|maintenance|mechanic)\b/,
  },
  {
    for: 'help',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:repeat|say|tell me|rephrase|restate|replay|echo) (?:\S+ ){0,2}?(?:that|it|again|yourself|what (?:you|was|did)|your (?:last|answer|response|question|statement)|the (?:last|question|statement|answer|sentence))\b(?! (?:is|are|was) (?:on|my)).{0,40}|\b(?:pardon|come again|one more time|once (?:more|again)|what (?:did|was) (?:you|that|it)(?: you)? (?:just )?(?:say|said|ask|mean)?|what was (?:that|the (?:last|question))|could not hear|did not (?:hear|catch|get|quite)|can not (?:hear|quite|catch)|missed (?:that|what)|another time please|i want that repeated|be repeated|that repeated|repeat)\b/,
    unless: /_repeat_|\b(?:meeting|event|remind|every|weekly|reminders?|list|to repeat)\b|\bcalendar\b/,
  },
  {
    for: 'help',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:explain|clarify|elaborate|unclear|what (?:do|did) you mean|rephrase|not (?:so |very |quite |really )?clear|do not (?:understand|get) (?:you|that|it|what|the)|could not (?:get|understand)|more (?:details?|clearly) (?:on|about) (?:that|it|your|what)|confus\w+|made a mistake|make (?:a )?mistake|explanation)\b/,
    unless: /_time_|\bcalendar\b|\bclear (?:my|the)\b/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |would you |will you |i (?:would )?(?:like|want|need) (?:you )?(?:to )?)*(?:please )?(?:check|confirm|verify)(?: and confirm)?(?: \S+){0,3}? ?(?:it|that|this|details?|instructions?|commands?|questions?|(?:last|what)(?: \S+){0,5}|answer|request|said|understanding)?(?: please| for me| again| once)*$|\bdid you (?:get|hear|understand|catch) (?:that|it|me|what|my|the)\b/,
    unless:
      /\b(?:reservations?|meeting|appointment|event|calendar|schedule|flight|order|balance|reminders?|list)\b|_time_/,
  },
];
