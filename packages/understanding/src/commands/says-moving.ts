const MOVING =
  /\b(?:move[ds]?|moving|put|make|push|shift|change|switch|swap|bring|set|book|schedule|reschedule|postpone|delay|get|have it|take it|do it|better|prefer|rather|instead|works?|suits?)\b|^\W*(?:to|can it|could it)\b/i;
const ASKING =
  /\bsame question\b|\b(?:ask(?:ed|ing)?|know|wonder(?:ed|ing)?)\b|\b(?:i|we) (?:mean|meant)\b|\bwrong (?:day|date|week)\b/i;

/** 'Better on Friday', 'make it five': something is to be moved, not just another time mentioned. */
export const saysMoving = (clause: string): boolean => MOVING.test(clause) && !ASKING.test(clause);

const MOVES =
  /\b(?:mov(?:e[ds]?|ing)|shift(?:s|ed|ing)?|push(?:ed|ing)?|chang(?:e[ds]?|ing)|swap(?:ped)?|switch(?:ed)?|bring|brought|reschedul(?:e[ds]?|ing)|postpon(?:e[ds]?|ing)|prepon(?:e[ds]?|ing)|delay(?:ed)?|now|instead)\b/i;
/** Whether it says outright that something that is there gets another time. */
export const movesIt = (clause: string): boolean => MOVES.test(clause);
