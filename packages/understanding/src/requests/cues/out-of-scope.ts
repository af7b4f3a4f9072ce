import type { Cue } from './cue.ts';

/**
 * Things people ask of assistants that are not ours. Their nouns outweigh the verbs they share with us
 * ('set', 'book', 'cancel', 'add'), because acting wrongly is worse than saying what we can do instead.
 */
export const OUT_OF_SCOPE_CUES: readonly Cue[] = [
  {
    for: 'outOfScope:alarm',
    weight: 12,
    in: 'canon',
    pattern: /\balarms?\b(?! company)/,
    unless: /\b(?:fire alarm (?:test|drill|inspection)|alarm (?:company|install\w*|technician|guy))\b/,
  },
  {
    for: 'outOfScope:alarm',
    weight: 11,
    in: 'canon',
    pattern:
      /\b(?:wake|get) (?:me|us) up\b|\bwake-?up call\b|^(?:i )?(?:need|want|have) to (?:wake|get) up (?:at|by)\b/,
  },
  {
    for: 'outOfScope:timer',
    weight: 12,
    in: 'canon',
    pattern:
      /\b(?:timers?|count ?down|counting down|stopwatch)\b|\btell me when _duration_ (?:is|are|have|has)\b|\blet me know when _duration_|\bset a time$/,
  },
  {
    for: 'outOfScope:list',
    weight: 13,
    in: 'canon',
    pattern:
      /\b(?:add|put|remove|delete|erase|clear|wipe|cross|take|check|include|place|nuke|cancel|strike|write|drop|mark|make|throw|get rid|insert|empty|needs? to go|clean|i (?:do not|no longer) need|it)\b.{0,80}\b(?:to ?-?do|todo|task|chore|chores|shopping|grocery|groceries|packing|wish|bucket|check|pending tasks?)s?(?: \S+)? ?lists?\b/,
    unless: /^(?:what|read|show|tell|is|did i|do i|have i)\b/,
  },
  {
    for: 'outOfScope:list',
    weight: 13,
    in: 'canon',
    pattern:
      /\b(?:add|put|remove|delete|erase|cross|take|include|place|check|wipe|clear|on|off)\b.{0,60}\blists? of (?:things to do|tasks|chores|to ?dos|reminders|pending|things)\b|\b(?:off|from|to|on) (?:of )?my (?:\S+ ){0,2}list\b|\b(?:todo|to do) list (?:blank|empty)\b/,
    unless:
      /^(?:what|read|show|tell|is|did i|do i|have i|please look|check to see|look)\b|\breminders? list\b/,
  },
  {
    for: 'outOfScope:shopping',
    weight: 12,
    in: 'canon',
    pattern:
      /\bshopping (?:list|cart)\b|\bgrocery list\b|\b(?:what|things) (?:do )?i need to (?:buy|get when|go shopping)\b|\bto buy list\b/,
  },
  {
    for: 'outOfScope:shopping',
    weight: 8,
    in: 'canon',
    pattern:
      /^(?:.{0,60}\b(?:so|and|please|to|you|can you|could you|will you)\b )?(?:please |just )?(?:order|purchase|repurchase|re-?order|buy|acquire|aquire|get me)\b(?! a time)/,
    unless: /_time_|\b(?:meeting|appointment|remind|lunch|dinner|event|calendar|schedule)\b/,
  },
  {
    for: 'outOfScope:shopping',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:order (?:me |some |more |a |an |the |all |everything)|(?:make|place|submit|put in|create) (?:a |an |the |my )?(?:purchase|order)|amazon|ebay order|delivery of|ordered?(?: off| on| from| right)|shipped to me|run out of|ran out of|out of stock)\b/,
    unless: /_time_|\b(?:remind|meeting|appointment|calendar)\b/,
  },
  {
    for: 'outOfScope:reservation',
    weight: 17,
    in: 'canon',
    pattern:
      /\breservations?\b|\b(?:reserve|book|get|need|have|release|unreserve|schedule|cancel|reserved)\b.{0,24}\b(?:a |the |that |an )?tables?\b|\btables? (?:for|available|reserved|at)\b|\bparty of (?:\d+|two|three|four|five|six|seven|eight)\b/,
    unless: /\btable tennis\b|^(?:what|when) is my\b/,
  },
  {
    for: 'outOfScope:reservation',
    weight: 9,
    in: 'canon',
    pattern:
      /\b(?:hotel room|airbnb|rental car|rent a car|car rental|plane tickets?|book (?:a |me a |my )?(?:flight|hotel|ticket|seat|cab|taxi|uber|ride|train)|tickets (?:for|to)|seats? (?:for|on))\b|\bbook \d+ seats\b|\bunder the name\b/,
  },
  {
    for: 'outOfScope:timeOff',
    weight: 12,
    in: 'canon',
    pattern:
      /\bpto\b|\bpaid (?:time off|leave|vacation)\b|\b(?:vacation|time off|leave|day off|holiday|days off) requests?\b|\brequest(?:ing|ed)?\b.{0,24}\b(?:vacation|time off|leave|days? off|holidays?)\b|\b(?:vacation|leave|time off|days? off|holiday)\b.{0,24}\b(?:approv\w+|granted|okayed|accepted|denied|signed|request\w*|authori[sz]ed|permitted|cleared)\b|\bvacation days?\b|\bapprov\w+.{0,30}\b(?:vacation|leave|time off|days? off|take off)\b|\b(?:maternity|medical|sick|paternity|parental) leave\b/,
    unless: /\bremind(?:er)?s?\b|\bcancel\b/,
  },
  {
    for: 'outOfScope:timeOff',
    weight: 8,
    in: 'canon',
    pattern:
      /\b(?:ask|allowed|permitted|able|possible|may i|can i)\b.{0,24}\b(?:take|have|to have)\b.{0,24}\b(?:off|vacation|leave|holiday)\b|\b(?:schedule|use|take) (?:my |some |a )?vacation (?:time|day|days|hours)\b|\bschedule a vacation\b|\btake my vacation\b|\bget (?:my )?vacation\b/,
  },
  {
    for: 'outOfScope:holiday',
    weight: 10,
    in: 'canon',
    pattern:
      /\b(?:next|upcoming|coming|following|public|bank|federal|official|paid|office|another|what|which|national|any)\b.{0,24}\bholidays?\b|\bholidays?\b.{0,20}\b(?:next|coming|comming|up|arrives?|soon|is it)\b|\bnext (?:\S+ ){0,3}?(?:day off|days off|time off|day away|long weekend|three day weekend|time i (?:get|am) off|off day)\b|\b(?:a|the|my|our|another) days? off\b.{0,30}\b(?:next|be|coming|until|soon|up)\b|\bwhen (?:will|am|do|are|is|can|does|'s) (?:i|we|the|my|our|a)\b.{0,40}\b(?:off (?:again|next|work)|day off|days off|stay home|holiday|time off|am off|off from work)\b|\bday (?:that )?i am off\b|\buntil (?:the |my |our )?(?:next |following )?(?:day off|holiday|three day|long weekend|day away)/,
    unless:
      /\b(?:party|bbq|barbecue|lunch|dinner|brunch|drinks|trip|walk|schedule|add|put|book|plan|create|remind|cancel|request|approved?)\b/,
  },
  {
    for: 'outOfScope:holiday',
    weight: 7,
    in: 'canon',
    pattern:
      /^(?:when|what (?:day|date)|is|what is the date (?:of|for))\b.{0,12}\b(?:\S+ )?(?:day|_time_ (?:this|next) year|christmas|easter|halloween|thanksgiving|hanukkah|hannukah|ramadan|diwali|passover|lent|new year'?s?(?: eve| day)?|black friday|saint patrick's|st patrick's|palm sunday|mardi gras|labor day|memorial day|super ?bowl|yom kippur|kwanzaa|good friday|independence day|valentine'?s?(?: day)?|mother'?s day|father'?s day|earth day)\b(?:.{0,20})$/,
    unless:
      /\b(?:my|our|meeting|appointment|event|party|dinner|lunch|scheduled|on the calendar|free|spa day|day of|work day|first day|last day|moving day|birthday|looking|today|tuesday|monday)\b/,
  },
  {
    for: 'outOfScope:serviceBooking',
    weight: 9,
    in: 'canon',
    pattern:
      /\b(?:oil (?:changed?|to get changed)|(?:check )?engine light|tires?|tired checked|brakes?|mechanics?|car(?:'s)? (?:repair|maintenance|service|checked|fixed|inspection|needs)|vehicle|maintenance|tune ?up)\b/,
    unless:
      /_time_|_repeat_|\bremind(?:er)?\b|\b(?:when|what time) is my\b|\b(?:cancel|move|reschedule|delete)\b/,
  },
  {
    for: 'outOfScope:serviceBooking',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:find|locate|get|recommend|look for|know of|is there|need) (?:me )?(?:a |an |someone|somebody|some|any)(?: \S+){0,3}? ?(?:mechanic|plumber|doctor|dentist|electrician|someone|somebody|who can|place to|somewhere|who specializes|to look at|to check)\b/,
    unless: /_time_|\btime\b/,
  },
  {
    for: 'outOfScope:weather',
    weight: 10,
    in: 'canon',
    pattern:
      /\b(?:weather|forecast|temperature|rain(?:ing|y|fall)?|snow(?:ing|y|fall)?|sunny|umbrella|humid(?:ity)?|windy|wind speed|cloudy|clouds|storms?|thunder\w*|hurricane|tornado|degrees|celsius|fahrenheit|farenheight|haboob|fog(?:gy)?|hotter|colder|warmer|warmest|hottest|coldest|chilly|heat wave|high and low|how (?:hot|cold|warm)|blizzard)\b/,
    unless:
      /\bremind\b|^(?:schedule|book|add|put|create|set up|cancel|move|delete|reschedule|invite|make|plan)\b|\b(?:calendar|put that)\b|\b(?:sales|budget|revenue|financial|demand) forecast\b|\bsnow'?s?\b.{0,5}\boffice\b|\bstorm(?:ing)? (?:session|meeting)/,
  },
  {
    for: 'outOfScope:weather',
    weight: 6,
    in: 'canon',
    pattern:
      /^will it be\b.{0,40}\b(?:hot|cold|warm|above|below|nice|cool|wet|dry)\b|\bthe (?:low|high) (?:was|is|be|in|for|today|tomorrow)\b/,
  },
  {
    for: 'outOfScope:place',
    weight: 8,
    in: 'canon',
    pattern:
      /\b(?:full bar|happy hour|waiter service|take ?out|delivery|outdoor seating|price ?range|prices?|pricey|expensive|rating|rated|reviews?|menu|parking|wifi|opening hours|hours of operation|vegetarian|vegan|kid friendly|average price|how much is|cost of|price of drinks|large parties|reservations?|cuisine|valet)\b.{0,60}\b(?:in|at|for|of|from|does|have|is)\b|\b(?:does|is|do|can i get|what is|how much)\b.{0,60}\b(?:full bar|happy hours?|waiter service|take ?out|outdoor seating|price ?range|pricey|expensive|rating|menu|large parties|vegan|wifi|parking)\b/,
    unless:
      /_time_|\b(?:my|our|schedule|add|book|create|who|accepted|attending|performance review|review meeting|code review)\b/,
  },
  {
    for: 'outOfScope:place',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:number|address|phone) (?:for|of|to)\b.{1,40}\b(?:in|on|at|near)\b|\b(?:directions?) to\b|\baddress (?:for|of)\b.{1,60}|\b(?:restaurants?|coffee shops?|gas stations?|atms?|stores?|hotels?|bars?|gyms?) (?:near|nearby|around|in the area|close)\b|\b(?:nearest|closest) \S+|\bwhere can i (?:find|get|buy|eat)\b|\bwhat can i expect to pay\b|\b(?:is|are) (?:the )?\S+(?: \S+){0,4}? (?:open|closed)(?: (?:now|today|on))?\b/,
    unless:
      /\b(?:my|meeting|appointment|event|calendar|schedule|party|lunch|dinner|concert|tonight|his|her|free|day)\b|^(?:am|is my)\b|\bnumber of (?:meetings|people|events)/,
  },
  {
    for: 'outOfScope:place',
    weight: 7,
    in: 'canon',
    pattern:
      /^(?:where|what (?:city|state|country|town|place|street)) (?:am i|is here|are we|is this)\b|\bwhere i am\b|\bmy (?:current )?location\b|\bhow far\b|\bhow (?:do|can) i get to\b|\bdriving (?:time|directions)\b|\btraffic\b|\bdirections to\b/,
    unless: /\bsupposed to\b|\bmeeting\b|\bholding\b|\bgoing\b/,
  },
  {
    for: 'outOfScope:phone',
    weight: 8,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |i need you to |i want you to )*(?:call|dial(?: up)?|phone|ring|facetime|skype) (?!it |this |that |the (?:meeting|event)|off|in |me )(?:the |my |up |mr |dr )?\S+(?: \S+){0,2}(?: (?:now|for me|please|right now|back|_time_))*$/,
    unless: /_quote_|\bremind\b|_time_.{0,3}_time_|\b(?:with|about|at|on|tomorrow)\b/,
  },
  {
    for: 'outOfScope:message',
    weight: 8,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |i need you to )*(?:send|write|compose|text|email|e-mail|message|reply to|forward|draft)\b(?! (?:down|me (?:a |an )?(?:reminder|notice|notification|invite))).{0,60}\b(?:email|e-mail|text|message|sms|note|letter|to|saying|that)\b/,
    unless: /\b(?:invit\w*|calendar|meeting|event|reminder)\b/,
  },
  {
    for: 'outOfScope:message',
    weight: 8,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you )*(?:tell|inform|notify|let) (?!me\b|us\b|it\b|the (?:time|date)\b)\S+(?: \S+)? (?:know )?(?:that |about |i |we |my )/,
    unless: /\b(?:remind|calendar|let us)\b/,
  },
  {
    for: 'outOfScope:other',
    weight: 9,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you )*(?:write|compose|draft|sing|make up|tell)(?: me| us)? (?:a|an|some|another) (?:\S+ )?(?:poem|story|song|essay|joke|haiku|limerick|rap|speech|tweet|post|article|script|cover letter|blog)\b/,
  },
  {
    for: 'outOfScope:message',
    weight: 12,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you )*remind (?!me\b|us\b|myself\b|my ?self\b|that\b|about\b|the\b|again\b|on\b|at\b|in\b|_)(?:my )?\S+(?: \S+)? (?:to|about|that)\b/,
    unless: /\bremind me\b/,
  },
  {
    for: 'outOfScope:device',
    weight: 8,
    in: 'canon',
    pattern:
      /\b(?:turn|switch) (?:on|off|up|down)\b.{0,30}\b(?:lights?|lamp|tv|television|music|volume|radio|fan|heat(?:er|ing)?|ac|air|thermostat|oven|bluetooth|wifi|screen|phone)\b|\b(?:play|pause|skip) (?:some |the |a |my )?(?:music|song|playlist|album|radio|podcast|video)\b|\b(?:volume|brightness) (?:up|down)\b|\blog (?:me )?out\b|\bsign (?:me )?out\b|\btake a (?:photo|picture|selfie)\b/,
  },
  {
    for: 'outOfScope:travel',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:passport|visa requirements?|flight status|luggage|exchange rate|airport security|travel (?:alert|notification|advisory)|international (?:fees?|visa))\b/,
    unless: /_time_|\bremind\b|\bappointment\b/,
  },
  {
    for: 'outOfScope:trivia',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |do you know |tell me |i (?:want|need|would like) to know )*(?:who (?:is|was|were|are|has|won|invented|wrote|sings|plays|discovered)|what (?:is|are|was|were|does|do|causes?|caused|makes?) (?:the |a |an )?(?:capital|meaning|definition|population|largest|smallest|tallest|best|most|difference|purpose|average|name of|square root|formula|distance|color|speed|point|story|news|top|final|latest|standard|history|price|symptoms?|benefits?|recipe|ingredients|calories|odds|score|status of the)|what is \d|how (?:many|much) (?:\S+ ){0,3}(?:are there|in a|does|do|is|should|cost|calories|money|people live)|how (?:do|can|to|does|did|high|tall|old|big|fast|deep|far|heavy|is (?:the|crypto))|why|where (?:is|are|did|do|does|was|can) (?!my|the meeting|i |it\b|that\b|this\b)|when (?:was|did|were) (?!i |my |the (?:last )?(?:meeting|time i)|we )|are there any (?:new|good|jobs?|cyber)|is (?:it true|there any truth)|should i|which (?:is|one|country|nations|state|team|planet)|define|spell|translate|calculate|solve|convert)\b/,
    unless:
      /_time_.{0,30}\b(?:meeting|calendar|schedule)\b|\b(?:my|our) (?:\S+ ){0,2}(?:meeting|calendar|schedule|event|appointment|next|day|week|dinner|lunch|reminders?|party)|\b(?:meetings?|1:1s?|appointments?|schedule a|calendar|events? (?:do|am|are) i)\b|\bwho (?:is|are|was|has) (?:coming|attending|invited|going|accepted|responded|declined|all|possibly|not)\b|\battend|\bfree\b|\bavailable\b|\b(?:connect|slack|whatsapp|preferences?)\b|^how (?:is|does|are) _time_|^where (?:is|are|was) (?:my|our|the) (?:\S+ ){0,3}(?:lunch|dinner|breakfast|brunch|party|meeting|event|appointment|call|interview|workshop|class|game|concert|wedding|offsite|conference|review|session)/,
  },
  {
    for: 'outOfScope:trivia',
    weight: 5,
    in: 'canon',
    pattern:
      /\b(?:president|brexit|bitcoin|crypto\w*|stocks?|nfl|nba|recipe|calories|planet|universe|capital of|movies? (?:playing|out)|actor|actress|celebrity|tv shows?|lottery|election|democra\w+|harvard|bank(?! holiday)|credit (?:card|score)|interest rate|mortgage rate|insurance|loan|overdraft|routing number|gas mileage|apr|401k|taxes owed|exchange rate|the word|meaning of|synonym|spell)\b/,
    unless:
      /_time_.{0,40}\b(?:meeting|lunch|dinner|call|calendar)|\b(?:remind|schedule|meeting|appointment|calendar|book|cancel|move|add|put|create|set up)\b/,
  },
  // we see people's calendars, not a building's rooms
  {
    for: 'outOfScope:other',
    weight: 9,
    in: 'canon',
    pattern:
      /\b(?:meetings? |conference )?rooms?\b.{0,20}\b(?:available|open|free|availability|to use|are there)\b|\b(?:available|open|free|any|how many)\b.{0,12}\b(?:meetings? |conference )?rooms?\b|\bavailability of (?:the )?(?:meeting |conference )?rooms?\b/,
    unless: /^(?:book|schedule|get|arrange|reserve|add|create|i (?:need|want) a)\b/,
  },
];
