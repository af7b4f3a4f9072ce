import { type Mend, wordSet } from './clause.ts';

const WHERE = wordSet('in into at on');

/** 'Before I throw my phone in the river': where a reason ends. */
export const endOfReason: Mend = (clause, place) => {
  const isEnd = clause.begins(place, 'place') && clause.role(place - 1) === 'reason';
  if (isEnd && WHERE.has(clause.text(place - 1))) clause.setSpan(place, 'reason');
};
