const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Words that tie others together and change nothing by themselves. What limits, counts, repeats, excludes or takes
 * back ('only', 'both', 'again', 'not', 'instead') is never here: unless the reading used it, it was not understood.
 */
export const TIES =
  words(`a an the my our your his her their its this that these those i me we us you he she it they him
  them mine and of to in on at for from with by into onto up out about around over as is are be am been being do does
  will would can could shall should may might must have has got get so then there here s d m re ve ll o
  myself ourselves everyone everybody people guys folks & + @ because since what`);

/** What people say to be polite, to begin, to end, or while they think. */
export const MANNERS =
  words(`please kindly thanks thank much many cheers hi hiya hello hey heya yo dear greetings ok okay alright right great perfect cool awesome fine nice excellent wonderful lovely sure yes
  yeah yep yup now oh good well ah um uh umm uhm er erm hmm ugh lol haha btw fyi just really very quick quickly simply also
  maybe perhaps possible possibly somehow basically like you know think guess believe assistant catch buddy mate friend
  appreciate appreciated love favor favour mind wondering wonder hoping hope able help bit little soon asap kind sort
  such chance any some lot inclusive`);

/** What people say of any request to a calendar, whatever is asked. */
export const ASKING =
  words(`need want wish would like let go going ahead sure make making try trying remember forget
  calendar calendars diary schedule agenda event events meeting meetings appointment appointments entry entries item
  thing things something one ones time times slot slots block session reminder reminders invite invitation invites
  invitations alert note notes title name called named titled length long duration lasts last lasting takes take start
  starts starting begin begins beginning end ends ending happen happens happening place location held day date hour
  hours minute minutes min mins call it's use keep sometime set up put down in add adding book booking create creating
  new plan planning arrange organize organise pencil reserve hold have having got fit squeeze drop enter log jot mark
  save write list include including move moving push pull shift bring reschedule change changing update edit
  modify adjust switch delay postpone extend shorten longer shorter rename cancel canceling cancelling delete remove
  clear free off remind reminding ping nudge notify snooze stop join attend attending meet meeting see do doing done
  undo back revert check find look show give send`);

/** Said when one changes one's mind, or goes back to what was said before. In answers they are understood. */
export const REVISIONS =
  words(`actually sorry wait oops whoops rather instead better no nope nah not nevermind mean
  meant correction scratch again but apologies apology pardon
  without`);

const FINITE_WORDS = `is isn't isnt are aren't arent was wasn't wasnt were weren't werent am i'm im will won't wont would
  wouldn't can can't cant cannot could couldn't should shouldn't has hasn't had hadn't haven't does doesn't doesnt did
  didn't didnt don't dont he's hes she's shes it's they're theyre we're you're that's thats`;

/** With one of these it is a sentence. */
export const FINITE = words(FINITE_WORDS);

/** What turns, limits or conditions a wish. In a name or a reminder it was swallowed, not understood. */
const TURNS_WORDS = `no wait sorry actually nevermind instead rather oops hm hmm only unless except otherwise`;
export const TURNS = words(TURNS_WORDS);

/** Words that stand in a sentence, and never in the name of an event. */
export const NOT_IN_NAMES =
  words(`${FINITE_WORDS} ${TURNS_WORDS} i he she they not better ugh anyway never same both if
  earliest latest soonest anymore though departs leaves arrives lands`);
