import type { Mend } from './clause.ts';

const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends?)$/;
/** 'Every day at eight, Sundays too': that they come on top belongs to the time. */
const daysToo: Mend = (clause, place) => {
  const isSaid = clause.text(place) === 'too' && clause.role(place) === 'O';
  if (isSaid && clause.role(place - 1) === 'time' && DAYS.test(clause.text(place - 1)))
    clause.set(place, 'time', clause.roles[place - 1]?.share);
};

/** Parts of a wish that were taken for other ones. */
export const PARTS: readonly Mend[] = [daysToo];
