const THEY = '(?:he|she|they|it|that|you|we|anyone|anybody|someone|somebody|everyone|everybody)';
const NOT = new RegExp(
  `\\b(?:if not|unless|or else|otherwise|if ${THEY} (?:(?:did|has|have|is|are|was|were|does|do|can|will|wo|ca)(?:n['’]?t| not)|(?:hasnt|havent|didnt|isnt|arent|cant|wont)))\\b`,
  'i',
);
const SO = new RegExp(
  `\\b(?:if (?:so|yes)|in that case|if ${THEY} (?:did|has|have|is|are|was|were|does|do|can|will))\\b|\\bif ${THEY}['’](?:s|re|ve)\\b`,
  'i',
);

/** 'If so', 'if he did', 'if not', 'unless she has': whether what was asked has to be so; undefined where neither is said. */
export const conditionSaid = (clause: string): boolean | undefined =>
  NOT.test(clause) ? false : SO.test(clause) ? true : undefined;
