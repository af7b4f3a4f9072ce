const ABLE =
  /\b(?:can|could|would|will|might) (?:(?!we\b|you\b|i\b|it\b|that\b|this\b)[\p{L}'’-]+ ){1,6}(?:do|make|manage|be able|be free|be around)\b/iu;

/** 'Can Ana do three tomorrow?', 'would Ben manage Friday': whether somebody has time, whatever else it was taken for. */
export const canSomebody = (clause: string): boolean => ABLE.test(clause);
