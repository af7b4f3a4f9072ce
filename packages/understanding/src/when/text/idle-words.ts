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
