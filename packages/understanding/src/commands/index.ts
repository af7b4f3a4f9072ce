export { wantsAfterAll } from './after-all.ts';
export { agreesToAll, agreesToThatOne, beginsWithYes } from './agrees-to-all.ts';
export { aheadOnly } from './ahead-only.ts';
export {
  asBefore,
  asksHowItWas,
  keepsNew,
  putsBack,
  saysKeep,
  saysOriginal,
  saysWhen,
} from './as-before.ts';
export { answersThem, asksDeclined, namesWhoDeclined } from './asks-declined.ts';
export { canSomebody } from './can-somebody.ts';
export * from './check-reading.ts';
export { asksForNow, asksOwnZone, asksWhatIsOn, isTheirHour, saysOwnClock } from './clock-asked.ts';
export { companyIn, withCompany } from './company-in.ts';
export { conditionSaid } from './condition-said.ts';
export { unreadWords } from './covered-time.ts';
export { decisionsIn, namesRest } from './decisions-in.ts';
export * from './edge-asked.ts';
export { pointsAtPreference } from './forgets-that.ts';
export { halfOfDay, onOtherHalf, partNamed } from './half-of-day.ts';
export { isInPassing, isKnownToBeThere } from './in-passing.ts';
export * from './language.ts';
export { isLeftOut } from './left-out.ts';
export * from './name-phrases.ts';
export { namedAfterNo } from './named-after-no.ts';
export * from './named-calendar.ts';
export { saysNoAddress } from './no-address.ts';
export { readNotation, writeNotation } from './notation.ts';
export { ofPeople } from './of-people.ts';
export { partIn, partsAsked } from './parts-asked.ts';
export {
  joinsPronoun,
  onlyPronoun,
  peopleIn,
  pronounIn,
  saysThem,
  withoutThem,
  withTheirName,
} from './people-in.ts';
export { peopleOfIn } from './people-of.ts';
export * from './phrases.ts';
export {
  isPointing,
  isTheirTime,
  pointsBack,
  pointsOnly,
  saysThat,
  saysThoseDays,
  withoutPointing,
} from './points-back.ts';
export { proportionIn, saysLate, saysThatLong } from './proportion.ts';
export { placeSaid, type Reference, readReference } from './read-reference.ts';
export { refusedIn } from './refused-in.ts';
export { regretsNo } from './regrets-no.ts';
export {
  meansAnother,
  meansInstead,
  putsRight,
  saidAfterNot,
  saidFor,
  saidInsteadOf,
  saysMakeIt,
  withItsBound,
} from './said-for.ts';
export { saysDeleting } from './says-deleting.ts';
export { saysDuring } from './says-during.ts';
export { movesIt, saysMoving } from './says-moving.ts';
export { endNamed, lastOf, type SeriesEnd, seriesEnd, totalIn } from './series-end.ts';
export * from './set-phrases.ts';
export { setsOff } from './sets-off.ts';
export { countedAhead, countedIn, joinedFirst, othersIn, severalIn } from './several.ts';
export { type SmallTalk, smallTalkIn } from './small-talk.ts';
export { asksForNextOne, looksAhead, stepIn } from './step-in.ts';
export { compares, type Superlative, superlativeIn } from './superlative-in.ts';
export { insteadOfThem, isTakenOut } from './taken-out.ts';
export { hourSuiting, hourTold, leadsToTime } from './time-in-reason.ts';
export * from './time-phrases.ts';
export * from './told-words.ts';
export { travelIn } from './travel-in.ts';
export { isBeyondCalendar, saysCondition } from './uncheckable.ts';
export { leadsToName, withoutVisitor } from './visitors.ts';
export { weekdayInWeek } from './weekday-in-week.ts';
export * from './which-asked.ts';
export {
  goesOn,
  invitesMore,
  offersOtherTime,
  otherNamed,
  saysAlso,
  saysInItsPlace,
  saysInstead,
  saysOff,
  saysOnly,
} from './who-else.ts';
export { wantsWho } from './who-is-wanted.ts';
