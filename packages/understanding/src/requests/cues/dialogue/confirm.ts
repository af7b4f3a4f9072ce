import type { Cue } from '../cue.ts';

const YES =
  '(?:yes|yeah|yea|yeap|yep|yup|ya|yas|yass|yess+|sure|ok|okay|okey|okie|kk?|absolutely|definitely|certainly|affirmative|affirmitive|correct|right|exactly|indeed|agreed|perfect|great|good|awesome|excellent|fine|cool|lovely|wonderful|fantastic|brilliant|yes please|please do|do it|go ahead|go for it|proceed|book it|confirm|confirmed|confirm it|approve|approved|save|save it|send it|ship it|make it so|let us do it|sounds? (?:good|great|right|perfect|fine|lovely)|looks? (?:good|great|right|perfect|fine|correct|ok|okay)|works(?: for me)?|that works|it works|this works|that will work|of course|by all means|why not|positive|true|facts|oui|si|da|aye|roger|done deal|👍|👌|✅|✔|🙌|💯)';

/** 'Yes, please', 'sounds good'. */
export const CONFIRM_CUES: readonly Cue[] = [
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
      /\b(?:help|but|can you|could you|i need|i want|what|when|where|who|add|remove|change|move|delete|cancel|schedule|create|make|set|reminder|remind|how|was|is)\b(?! (?:it|that|this|them)$)|^(?:\S+ ){4,}_(?:time|repeat)_/,
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
];
