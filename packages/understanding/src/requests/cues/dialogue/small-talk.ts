import type { Cue } from '../cue.ts';

/** Greetings, thanks, who are you. */
export const SMALL_TALK_CUES: readonly Cue[] = [
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
];
