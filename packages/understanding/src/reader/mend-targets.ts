import { type Mend, wordSet } from './clause.ts';

const NAMED_SO = wordSet('option except target set retracted time old_time person O');
/** 'Not the Wednesday one', of several that were offered: that one it is not. */
const notThatOne: Mend = (clause, place) => {
  if (clause.act !== 'pick' || place !== 0 || clause.text(0) !== 'not') return;
  if (!['option', 'except', 'target', 'retracted'].some((role) => clause.has(role))) return;
  clause.set(0, 'O', 1);
  for (let at = 1; at < clause.roles.length && !/^[.,;!?]$/.test(clause.text(at)); at += 1)
    if (NAMED_SO.has(clause.role(at))) clause.set(at, 'retracted', 1);
};

/** Which events are meant. */
export const TARGETS: readonly Mend[] = [notThatOne];
